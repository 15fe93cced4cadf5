/** A board prepared for drawing: its shapes, computed once, and the bounding box of its map. */
import { language } from "$lib/i18n.svelte";
import type { Box } from "../common/viewport";
import { type Name, placeNames, type Point, smooth, type TrackShape, trackShapes } from "./board";
import { type Article, articlesOf, inLanguage } from "./names";
import type { BoardData, Location } from "./types.generated";

export interface Chart {
  board: BoardData;
  tracks: readonly TrackShape[];
  track: ReadonlyMap<string, TrackShape>;
  place: ReadonlyMap<string, Location>;
  /** What French sentences need before the places' names. */
  article: ReadonlyMap<string, Article>;
  names: readonly Name[];
  /** The outlines of land, as one path, and that of the first land alone. */
  land: string;
  mainland: string;
  box: Box;
}

const files = import.meta.glob<BoardData>("./board.generated.json", { import: "default", eager: true });
const SAN_FRANCISCO = files["./board.generated.json"]!;

const ready = new WeakMap<object, Map<string, Chart>>();

/** The chart of a board as the server gives it, in the language of the page; without one of the board that comes with the game. */
export function chartOf(board: BoardData = SAN_FRANCISCO): Chart {
  const charts = ready.get(board) ?? new Map<string, Chart>();
  ready.set(board, charts);
  const known = charts.get(language());
  if (known) return known;
  const made = makeChart(inLanguage(board, language()), articlesOf(board, language()));
  charts.set(language(), made);
  return made;
}

function makeChart(board: BoardData, article: Chart["article"]): Chart {
  const tracks = trackShapes(board);
  const lands = board.scenery.filter((item) => item.kind === "land").map((item) => `${smooth(item.points)}Z`);
  return {
    board,
    tracks,
    track: new Map(tracks.map((track) => [track.id, track])),
    place: new Map(board.locations.map((place) => [place.id, place])),
    article,
    names: placeNames(board, tracks),
    land: lands.join(""),
    mainland: lands[0] ?? "",
    box: boxAround(board, tracks),
  };
}

/** The part of the map that holds all discs, slots and names, with some air around it. */
function boxAround(board: BoardData, tracks: readonly TrackShape[]): Box {
  const points: Point[] = board.locations.flatMap(({ xy, label }) => {
    const [x, y] = [xy[0] + (label?.[0] ?? 0), xy[1] + (label?.[1] ?? 0)];
    return [
      [xy[0] - 40, xy[1] - 40],
      [xy[0] + 40, xy[1] + 40],
      [x - 68, y - 24],
      [x + 68, y + 24],
    ] as Point[];
  });
  for (const track of tracks)
    for (const slot of track.slots) points.push([slot.x - 34, slot.y - 34], [slot.x + 34, slot.y + 34]);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.max(0, Math.min(...xs)), Math.max(0, Math.min(...ys))];
  const [right, bottom] = [Math.min(board.size[0], Math.max(...xs)), Math.min(board.size[1], Math.max(...ys))];
  return { x: left, y: top, width: right - left, height: bottom - top };
}
