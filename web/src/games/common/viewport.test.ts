import { describe, expect, it } from "vitest";
import { held, MAX_ZOOM, moved, revealed, seen, whole, zoomed } from "./viewport";

const board = { x: -72, y: -72, width: 720, height: 720 };
const window = { width: 1440, height: 720 };

describe("a window on a board", () => {
  it("shows the whole board in the middle", () => {
    expect(seen(whole(board), board, window)).toEqual({ x: -432, y: -72, width: 1440, height: 720 });
  });

  it("keeps the point under the pointer while zooming", () => {
    const camera = zoomed({ zoom: 2, x: 300, y: 300 }, board, window, 1.5, 200, 250);
    const [before, after] = [seen({ zoom: 2, x: 300, y: 300 }, board, window), seen(camera, board, window)];
    expect((200 - after.x) / after.width).toBeCloseTo((200 - before.x) / before.width);
    expect((250 - after.y) / after.height).toBeCloseTo((250 - before.y) / before.height);
  });

  it("zooms neither further out than the board nor without end", () => {
    expect(zoomed(whole(board), board, window, 0.1, 0, 0)).toEqual(whole(board));
    expect(zoomed(whole(board), board, window, 1e6, 0, 0).zoom).toBe(MAX_ZOOM);
  });

  it("does not leave the board", () => {
    const camera = moved({ zoom: 3, x: 0, y: 0 }, board, window, -1e6, 1e6);
    const box = seen(camera, board, window);
    expect(box.x).toBeCloseTo(board.x);
    expect(box.y + box.height).toBeCloseTo(board.y + board.height);
  });

  it("moves only as far as it must to show a point", () => {
    const camera = held({ zoom: 4, x: 100, y: 100 }, board, window);
    expect(revealed(camera, board, window, 100, 100, 20)).toEqual(camera);
    const { x, width } = seen(revealed(camera, board, window, 500, 100, 50), board, window);
    expect(x + width).toBeCloseTo(550);
  });

  it("survives a window without a size", () => {
    expect(seen(whole(board), board, { width: 0, height: 0 })).toEqual(board);
  });
});
