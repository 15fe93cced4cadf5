/** Viewing a board through a window: its zoom, and the point at its center. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Zoom 1 shows the whole board; `x` and `y` are the point in the middle of the window. */
export interface Camera {
  zoom: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const MAX_ZOOM = 5;

/** A camera that shows the whole board. */
export function whole(board: Box): Camera {
  return { zoom: 1, x: board.x + board.width / 2, y: board.y + board.height / 2 };
}

/** What a window shows, in board units: of the window's own shape, so that zooming in uses all of it. */
export function seen(camera: Camera, board: Box, window: Size): Box {
  const { width, height } = window.width > 0 && window.height > 0 ? window : board;
  const scale = Math.min(width / board.width, height / board.height) * camera.zoom;
  const size = { width: width / scale, height: height / scale };
  return { x: camera.x - size.width / 2, y: camera.y - size.height / 2, ...size };
}

/** Keep the board in the window: centered where it is smaller, without empty margins where it is larger. */
export function held(camera: Camera, board: Box, window: Size): Camera {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, camera.zoom));
  const { width, height } = seen({ ...camera, zoom }, board, window);
  return {
    zoom,
    x: within(camera.x, board.x, board.width, width),
    y: within(camera.y, board.y, board.height, height),
  };
}

function within(middle: number, start: number, length: number, shown: number): number {
  if (shown >= length) return start + length / 2;
  return Math.min(start + length - shown / 2, Math.max(start + shown / 2, middle));
}

/** Zoom by a factor so that the point (x, y) of the board stays where it is. */
export function zoomed(camera: Camera, board: Box, window: Size, factor: number, x: number, y: number): Camera {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, camera.zoom * factor));
  const share = camera.zoom / zoom;
  return held({ zoom, x: x + (camera.x - x) * share, y: y + (camera.y - y) * share }, board, window);
}

/** Move by a distance in board units. */
export function moved(camera: Camera, board: Box, window: Size, dx: number, dy: number): Camera {
  return held({ ...camera, x: camera.x + dx, y: camera.y + dy }, board, window);
}

/** Move as little as brings a point of the board into the window, with a margin around it. */
export function revealed(camera: Camera, board: Box, window: Size, x: number, y: number, margin: number): Camera {
  const { width, height } = seen(camera, board, window);
  const [roomX, roomY] = [Math.max(0, width / 2 - margin), Math.max(0, height / 2 - margin)];
  return held(
    {
      ...camera,
      x: Math.min(x + roomX, Math.max(x - roomX, camera.x)),
      y: Math.min(y + roomY, Math.max(y - roomY, camera.y)),
    },
    board,
    window,
  );
}
