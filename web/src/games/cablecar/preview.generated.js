// Written by `python web/build.py --types` from the preview.py of the game.
import { dictionary, remembered } from "../../pocket/given.ts";
import * as py from "../../pocket/python.ts";

const read_View_1 = remembered((value) => ({ ...value, tiles: dictionary(String, (item) => item)(value.tiles), unseen: dictionary(String, (item) => item)(value.unseen), scores: dictionary(String, (item) => item)(value.scores), shares: ((value) => (value === null ? null : ((items) => items.map(dictionary(Number, (item) => item)))(value)))(value.shares) }));
const K_4 = new Map([["a1", 0], ["b1", 1], ["c1", 2], ["d1", 3], ["e1", 4], ["f1", 5], ["g1", 6], ["h1", 7], ["a2", 8], ["b2", 9], ["c2", 10], ["d2", 11], ["e2", 12], ["f2", 13], ["g2", 14], ["h2", 15], ["a3", 16], ["b3", 17], ["c3", 18], ["d3", 19], ["e3", 20], ["f3", 21], ["g3", 22], ["h3", 23], ["a4", 24], ["b4", 25], ["c4", 26], ["d4", 27], ["e4", 28], ["f4", 29], ["g4", 30], ["h4", 31], ["a5", 32], ["b5", 33], ["c5", 34], ["d5", 35], ["e5", 36], ["f5", 37], ["g5", 38], ["h5", 39], ["a6", 40], ["b6", 41], ["c6", 42], ["d6", 43], ["e6", 44], ["f6", 45], ["g6", 46], ["h6", 47], ["a7", 48], ["b7", 49], ["c7", 50], ["d7", 51], ["e7", 52], ["f7", 53], ["g7", 54], ["h7", 55], ["a8", 56], ["b8", 57], ["c8", 58], ["d8", 59], ["e8", 60], ["f8", 61], ["g8", 62], ["h8", 63]]);
const K_7 = py.array("uint8", [32], [0, 4, 8, 12, 16, 20, 24, 28, 29, 61, 93, 125, 157, 189, 221, 253, 254, 250, 246, 242, 238, 234, 230, 226, 227, 195, 163, 131, 99, 67, 35, 3]);
const K_8 = py.array("int16", [64, 4], [256, 7, 32, 256, 256, 11, 36, 1, 256, 15, 40, 5, 256, 19, 44, 9, 256, 23, 48, 13, 256, 27, 52, 17, 256, 31, 56, 21, 256, 256, 60, 25, 2, 39, 64, 256, 6, 43, 68, 33, 10, 47, 72, 37, 14, 51, 76, 41, 18, 55, 80, 45, 22, 59, 84, 49, 26, 63, 88, 53, 30, 256, 92, 57, 34, 71, 96, 256, 38, 75, 100, 65, 42, 79, 104, 69, 46, 83, 257, 73, 50, 87, 257, 77, 54, 91, 116, 81, 58, 95, 120, 85, 62, 256, 124, 89, 66, 103, 128, 256, 70, 107, 132, 97, 74, 257, 136, 101, 78, 257, 257, 105, 82, 119, 257, 257, 86, 123, 148, 257, 90, 127, 152, 117, 94, 256, 156, 121, 98, 135, 160, 256, 102, 139, 164, 129, 106, 257, 168, 133, 257, 257, 172, 137, 257, 151, 176, 257, 118, 155, 180, 257, 122, 159, 184, 149, 126, 256, 188, 153, 130, 167, 192, 256, 134, 171, 196, 161, 138, 175, 200, 165, 257, 179, 204, 169, 257, 183, 208, 173, 150, 187, 212, 177, 154, 191, 216, 181, 158, 256, 220, 185, 162, 199, 224, 256, 166, 203, 228, 193, 170, 207, 232, 197, 174, 211, 236, 201, 178, 215, 240, 205, 182, 219, 244, 209, 186, 223, 248, 213, 190, 256, 252, 217, 194, 231, 256, 256, 198, 235, 256, 225, 202, 239, 256, 229, 206, 243, 256, 233, 210, 247, 256, 237, 214, 251, 256, 241, 218, 255, 256, 245, 222, 256, 256, 249]);
function head_6(line) {
let _, leave, square;

if (py.bool(!py.bool(line.path))) {
return py.int(py.get(K_7, py.sub(line.station, 1)));
}
[square, _, leave] = py.iter(py.get(line.path, py.sub(0, 1)));
return py.int(py.get(K_8, py.axes(py.get(K_4, square), py.floordiv(leave, 2))));
return null;
}
const K_9 = ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3", "a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4", "a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5", "a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6", "a7", "b7", "c7", "d7", "e7", "f7", "g7", "h7", "a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8"];
const K_10 = py.array("uint8", [24, 4], [2, 3, 0, 1, 2, 3, 1, 0, 2, 0, 3, 1, 1, 3, 0, 2, 3, 2, 0, 1, 1, 0, 3, 2, 3, 2, 1, 0, 1, 2, 3, 0, 3, 0, 1, 2, 0, 1, 2, 3, 2, 1, 0, 3, 0, 3, 2, 1, 2, 0, 1, 3, 3, 1, 0, 2, 3, 0, 2, 1, 0, 3, 1, 2, 2, 1, 3, 0, 1, 3, 2, 0, 1, 2, 0, 3, 0, 2, 3, 1, 1, 0, 2, 3, 3, 1, 2, 0, 0, 2, 1, 3, 0, 1, 3, 2]);
const K_11 = py.array("uint8", [24, 4], [0, 0, 0, 0, 1, 3, 4, 2, 2, 1, 3, 4, 3, 4, 2, 1, 4, 2, 1, 3, 5, 6, 5, 6, 6, 5, 6, 5, 7, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 9, 10, 11, 10, 11, 11, 10, 11, 10, 12, 15, 13, 14, 13, 14, 12, 15, 14, 12, 15, 13, 15, 13, 14, 12, 16, 17, 18, 19, 17, 18, 19, 16, 18, 19, 16, 17, 19, 16, 17, 18, 20, 22, 23, 21, 21, 20, 22, 23, 22, 23, 21, 20, 23, 21, 20, 22]);
const K_12 = ["aaaa", "aacb", "acba", "baac", "cbaa", "bcbc", "cbcb", "bbbb", "cccc", "dddd", "adad", "dada", "accd", "cdac", "ccda", "dacc", "adbb", "badb", "bbad", "dbba", "bcdd", "cddb", "dbcd", "ddbc"];
class Effect_13 { constructor(station, color, crossings, added, complete, power_station, points) { this.station = station; this.color = color; this.crossings = crossings; this.added = added; this.complete = complete; this.power_station = power_station; this.points = points; } }
Effect_13.fields = ["station", "color", "crossings", "added", "complete", "power_station", "points"];
function grown_5(line, tiles) {
let _, added, complete, crossings, head, kind, leaves, points, power_station, turn;

added = [];
head = head_6(line);
while (py.bool(py.both(py.lt(head, 256), () => py.isin(py.get(K_9, py.shr(head, 2)), tiles)))) {
[kind, _, turn] = py.iter(py.call(py.get(tiles, py.get(K_9, py.shr(head, 2))), "partition", "/"));
leaves = py.int(py.get(K_10, py.axes(py.get(K_11, py.axes(py.call(K_12, "index", kind), py.floordiv(py.int(py.either(turn, () => 0)), 90))), py.and(head, 3))));
py.call(added, "append", [py.get(K_9, py.shr(head, 2)), py.mul(2, py.and(head, 3)), py.add(py.mul(2, leaves), 1)]);
head = py.int(py.get(K_8, py.axes(py.shr(head, 2), leaves)));
}
[crossings, complete, power_station] = py.iter([py.add(py.len(line.path), py.len(added)), py.ge(head, 256), py.eq(head, 257)]);
points = (py.bool(py.both(complete, () => (line.color !== null))) ? py.mul(crossings, (py.bool(power_station) ? 2 : 1)) : 0);
return new Effect_13(line.station, line.color, crossings, py.tuple(added), complete, power_station, points);
return null;
}
function effects_on_3(lines, tiles, tile, square) {
let after, here, line;

[here, after] = py.iter([py.get(K_4, square), new Map([...tiles, [square, tile]])]);
return py.tuple((function* () { for (const $item of py.iter(lines)) { let line; line = $item; if (py.bool(py.both(!py.bool(line.complete), () => py.eq(py.shr(head_6(line), 2), here)))) { yield grown_5(line, after); } } })());
return null;
}
function effects_2(view, tile, square) {

return effects_on_3(view.lines, view.tiles, tile, square);
return null;
}
class Line_15 { constructor(station, color, path, complete, power_station, points) { this.station = station; this.color = color; this.path = path; this.complete = complete; this.power_station = power_station; this.points = points; } }
Line_15.fields = ["station", "color", "path", "complete", "power_station", "points"];
function lines_of_14(cars, tiles) {
let found, run, start, station;

found = [];
for (const $item of py.iter(py.range(1, py.add(32, 1)))) {
station = $item;
start = new Line_15(station, py.call(cars, "get", py.str(station)), [], false, false, 0);
run = grown_5(start, tiles);
py.call(found, "append", new Line_15(station, run.color, run.added, run.complete, run.power_station, run.points));
}
return py.tuple(found);
return null;
}
const K_17 = py.array("uint8", [24], [4, 4, 4, 4, 4, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
function tiles_left_16(tiles) {
let i, placed, tile;

placed = [...(function* () { for (const $item of py.iter(py.call(tiles, "values"))) { let tile; tile = $item; yield py.get(py.call(tile, "partition", "/"), 0); } })()];
return new Map((function* () { for (const $item of py.iter(py.enumerate(K_12))) { let i, tile; [i, tile] = py.iter($item); yield [tile, py.sub(py.int(py.get(K_17, i)), py.call(placed, "count", tile))]; } })());
return null;
}
const K_19 = new Map([[0, 1], [4, 2], [8, 3], [12, 4], [16, 5], [20, 6], [24, 7], [28, 8], [29, 9], [61, 10], [93, 11], [125, 12], [157, 13], [189, 14], [221, 15], [253, 16], [254, 17], [250, 18], [246, 19], [242, 20], [238, 21], [234, 22], [230, 23], [226, 24], [227, 25], [195, 26], [163, 27], [131, 28], [99, 29], [67, 30], [35, 31], [3, 32]]);
function end_of_18(line) {
let _, leave, square;

if (py.bool(line.power_station)) {
return "power";
}
[square, _, leave] = py.iter(py.get(line.path, py.sub(0, 1)));
return py.get(K_19, py.add(py.mul(4, py.get(K_4, square)), py.floordiv(leave, 2)));
return null;
}
function share_points_20(view, seat) {
let company, known, percent, shares;

shares = (py.bool((view.shares !== null)) ? py.get(view.shares, seat) : new Map([]));
known = [...(function* () { for (const $item of py.iter(py.call(shares, "items"))) { let company, percent; [percent, company] = py.iter($item); if (py.bool(py.isin(company, view.scores))) { yield [percent, company]; } } })()];
return new Map((function* () { for (const $item of py.iter(known)) { let company, percent; [percent, company] = py.iter($item); yield [percent, py.div(py.mul(percent, py.get(view.scores, company)), 100)]; } })());
return null;
}
const K_22 = ["d4", "e4", "d5", "e5"];
const K_23 = [0, 90, 180, 270];
class Action_25 { constructor(number, text) { this.number = number; this.text = text; } }
Action_25.fields = ["number", "text"];
class Place_24 extends Action_25 { constructor(number, text, type = "place", tile, square, turn = 0) { super(number, text); this.number = number; this.text = text; this.type = type; this.tile = tile; this.square = square; this.turn = turn; } }
Place_24.fields = ["number", "text", "type", "tile", "square", "turn"];
class Draw_26 extends Action_25 { constructor(number, text, type = "draw") { super(number, text); this.number = number; this.text = text; this.type = type; } }
Draw_26.fields = ["number", "text", "type"];
function plans_21(view, rotate) {
let found, own, placements, square, squares, tile, tiles, turn;

if (py.bool((view.turn === null))) {
return [];
}
own = (py.bool((view.seat === null)) ? [] : py.get(view.hands, view.seat));
tiles = py.sorted((function* () { for (const $item of py.iter(py.set(own))) { let tile; tile = $item; if (py.bool(py.ne(tile, "?"))) { yield tile; } } })());
squares = [...(function* () { for (const $item of py.iter(K_9)) { let square; square = $item; if (py.bool(py.both(py.notin(square, view.tiles), () => py.notin(square, K_22)))) { yield square; } } })()];
placements = py.product(tiles, squares, (py.bool(rotate) ? K_23 : py.get(K_23, py.slice(null, 1, null))));
found = [...(function* () { for (const $item of py.iter(placements)) { let square, tile, turn; [tile, square, turn] = py.iter($item); yield new Place_24(-1, "", undefined, tile, square, turn); } })()];
if (py.bool(view.stack)) {
py.call(found, "append", new Draw_26(-1, ""));
}
return py.tuple(found);
return null;
}
export const effects = (view, tile, square) => py.plain(effects_2(read_View_1(view), tile, square));
export const effectsOn = (lines, tiles, tile, square) => py.plain(effects_on_3(lines, dictionary(String, (item) => item)(tiles), tile, square));
export const linesOf = (cars, tiles) => py.plain(lines_of_14(dictionary(String, (item) => item)(cars), dictionary(String, (item) => item)(tiles)));
export const tilesLeft = (tiles) => py.plain(tiles_left_16(dictionary(String, (item) => item)(tiles)));
export const endOf = (line) => py.plain(end_of_18(line));
export const sharePoints = (view, seat) => py.plain(share_points_20(read_View_1(view), seat));
export const plans = (view, rotate) => py.plain(plans_21(read_View_1(view), rotate));
