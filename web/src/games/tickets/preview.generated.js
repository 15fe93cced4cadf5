// Written by `python web/build.py --types` from the preview.py of the game.
import { dictionary, remembered } from "../../pocket/given.ts";
import * as py from "../../pocket/python.ts";

const read_Location_1 = remembered((value) => ({ ...value, names: dictionary(String, (item) => item)(value.names) }));
const read_Scenery_2 = remembered((value) => ({ ...value, names: dictionary(String, (item) => item)(value.names) }));
const read_BoardData_3 = remembered((value) => ({ ...value, locations: ((items) => items.map(read_Location_1))(value.locations), scenery: ((items) => items.map(read_Scenery_2))(value.scenery), names: dictionary(String, (item) => item)(value.names) }));
const read_Player_4 = remembered((value) => ({ ...value, hand: dictionary(String, (item) => item)(value.hand) }));
const read_View_5 = remembered((value) => ({ ...value, players: ((items) => items.map(read_Player_4))(value.players), row: dictionary(String, (item) => item)(value.row), discards: dictionary(String, (item) => item)(value.discards), unseen: dictionary(String, (item) => item)(value.unseen), owners: dictionary(String, (item) => item)(value.owners), stacks: dictionary(String, (item) => item)(value.stacks) }));
function prices_8(board, view, seat, owners) {
let by, found, taken, track;

taken = new Map([]);
for (const $item of py.iter(board.tracks)) {
track = $item;
if (py.bool(py.isin(track.id, owners))) {
py.call(py.call(taken, "setdefault", track.route, []), "append", py.get(owners, track.id));
}
}
found = [];
for (const $item of py.iter(board.tracks)) {
track = $item;
by = py.call(taken, "get", track.route, []);
if (py.bool(py.isin(track.id, owners))) {
py.call(found, "append", (py.bool(py.eq(py.get(owners, track.id), seat)) ? 0 : null));
} else {
if (py.bool(py.both(by, () => py.either(py.isin(seat, by), () => py.eq(py.len(view.players), 2))))) {
py.call(found, "append", null);
} else {
py.call(found, "append", py.get(board.routes, track.route).length);
}
}
}
return found;
return null;
}
function directions_10(a, b) {
return [[a, b], [b, a]];
return null;
}
function costs_9(board, prices, start) {
let cost, costs, heap, here, next_, price, route, track, ways;

costs = new Map([]);
ways = new Map([]);
for (const $item of py.iter(py.zip(board.tracks, prices))) {
[track, price] = py.iter($item);
if (py.bool((price !== null))) {
route = py.get(board.routes, track.route);
for (const $item of py.iter(directions_10(route.a, route.b))) {
[here, next_] = py.iter($item);
py.call(py.call(ways, "setdefault", here, []), "append", [price, next_]);
}
}
}
heap = [[0, start]];
while (py.bool(heap)) {
[cost, here] = py.iter(py.heappop(heap));
if (py.bool(py.isin(here, costs))) {
continue;
}
py.put(costs, here, cost);
for (const $item of py.iter(py.call(ways, "get", here, []))) {
[price, next_] = py.iter($item);
py.heappush(heap, [py.add(cost, price), next_]);
}
}
return costs;
return null;
}
function spaces_between_7(board, view, seat, ends, owners, cars) {
let cost, place, places, prices;

places = [...(function* () { for (const $item of py.iter(board.locations)) { let place; place = $item; yield place.id; } })()];
prices = prices_8(board, view, seat, owners);
cost = py.call(costs_9(board, prices, py.call(places, "index", py.get(ends, 0))), "get", py.call(places, "index", py.get(ends, 1)));
return (py.bool(py.both((cost !== null), () => py.le(cost, cars))) ? cost : null);
return null;
}
function spaces_left_6(board, view, seat, a, b) {

return spaces_between_7(board, view, seat, [a, b], view.owners, py.get(view.players, seat).cars);
return null;
}
function missing_tracks_11(board, view, seat) {
let back, end, far, found, left, place, places, price, prices, route, there, ticket, track, ways, x, y;

found = new Map([]);
places = [...(function* () { for (const $item of py.iter(board.locations)) { let place; place = $item; yield place.id; } })()];
[prices, far] = py.iter([prices_8(board, view, seat, view.owners), py.float("inf")]);
for (const $item of py.iter(py.get(view.players, seat).tickets)) {
ticket = $item;
if (py.bool(ticket.completed)) {
continue;
}
[there, back] = py.iter((function* () { for (const $item of py.iter([ticket.a, ticket.b])) { let end; end = $item; yield costs_9(board, prices, py.call(places, "index", end)); } })());
left = py.call(there, "get", py.call(places, "index", ticket.b), far);
if (py.bool(py.gt(left, py.get(view.players, seat).cars))) {
continue;
}
for (const $item of py.iter(py.zip(board.tracks, prices))) {
[track, price] = py.iter($item);
route = py.get(board.routes, track.route);
ways = [...(function* () { for (const $item of py.iter(directions_10(route.a, route.b))) { let x, y; [x, y] = py.iter($item); yield py.add(py.add(py.call(there, "get", x, far), py.either(price, () => 0)), py.call(back, "get", y, far)); } })()];
if (py.bool(py.both(price, () => py.isin(left, ways)))) {
py.put(found, track.id, null);
}
}
}
return py.tuple(found);
return null;
}
function closed_tracks_12(board, view, seat) {
let price, prices, track;

prices = py.zip(board.tracks, prices_8(board, view, seat, view.owners));
return py.tuple((function* () { for (const $item of py.iter(prices)) { let price, track; [track, price] = py.iter($item); if (py.bool(py.both((price === null), () => py.notin(track.id, view.owners)))) { yield track.id; } } })());
return null;
}
function serves_13(color, card) {

return py.either(py.eq(card, "ferry"), () => py.isin(color, [card, "gray"]));
return null;
}
const K_16 = ["blue", "green", "black", "purple", "red", "orange"];
function payments_15(color, length, ferries, player) {
let ferry, found, held, one;

if (py.bool(py.lt(player.cars, length))) {
return [];
}
held = py.call(player.hand, "get", "ferry", 0);
found = [];
for (const $item of py.iter(K_16)) {
one = $item;
for (const $item of py.iter(py.range(ferries, py.add(py.min(py.sub(length, 1), held), 1)))) {
ferry = $item;
if (py.bool(py.both(serves_13(color, one), () => py.ge(py.call(player.hand, "get", one, 0), py.sub(length, ferry))))) {
py.call(found, "append", (py.bool(ferry) ? new Map([[one, py.sub(length, ferry)], ["ferry", ferry]]) : new Map([[one, length]])));
}
}
}
if (py.bool(py.ge(held, length))) {
py.call(found, "append", new Map([["ferry", length]]));
}
return found;
return null;
}
class Lack_17 { constructor(cars, color, needs, ferries) { this.cars = cars; this.color = color; this.needs = needs; this.ferries = ferries; } }
Lack_17.fields = ["cars", "color", "needs", "ferries"];
function lacking_14(board, player, track) {
let best, color, most, one, route;

color = py.next((function* () { for (const $item of py.iter(board.tracks)) { let one; one = $item; if (py.bool(py.eq(one.id, track))) { yield one.color; } } })());
route = py.next((function* () { for (const $item of py.iter(board.tracks)) { let one; one = $item; if (py.bool(py.eq(one.id, track))) { yield py.get(board.routes, one.route); } } })());
if (py.bool(payments_15(color, route.length, route.ferries, player))) {
return null;
}
best = "ferry";
most = py.sub(0, 1);
for (const $item of py.iter(K_16)) {
one = $item;
if (py.bool(py.both(serves_13(color, one), () => py.gt(py.call(player.hand, "get", one, 0), most)))) {
[best, most] = py.iter([one, py.call(player.hand, "get", one, 0)]);
}
}
if (py.bool(py.lt(player.cars, route.length))) {
return new Lack_17(true, best, route.length, 0);
}
return new Lack_17(false, best, py.sub(route.length, route.ferries), route.ferries);
return null;
}
const K_19 = ["turn", "second_card", "token_choice", "ticket_choice"];
class Action_21 { constructor(number, text) { this.number = number; this.text = text; } }
Action_21.fields = ["number", "text"];
class Take_20 extends Action_21 { constructor(number, text, type = "take", card) { super(number, text); this.number = number; this.text = text; this.type = type; this.card = card; } }
Take_20.fields = ["number", "text", "type", "card"];
const K_22 = ["blue", "green", "black", "purple", "red", "orange", "ferry"];
class DrawTickets_23 extends Action_21 { constructor(number, text, type = "tickets") { super(number, text); this.number = number; this.text = text; this.type = type; } }
DrawTickets_23.fields = ["number", "text", "type"];
class Claim_24 extends Action_21 { constructor(number, text, type = "claim", track, cards) { super(number, text); this.number = number; this.text = text; this.type = type; this.track = track; this.cards = cards; } }
Claim_24.fields = ["number", "text", "type", "track", "cards"];
function plans_18(board, view) {
let card, cards, closed, found, me, route, track;

if (py.bool(py.either((view.seat === null), () => py.notin(view.phase, K_19)))) {
return [];
}
[me, closed] = py.iter([py.get(view.players, view.seat), py.set(closed_tracks_12(board, view, view.seat))]);
found = [...(function* () { for (const $item of py.iter(K_22)) { let card; card = $item; if (py.bool(py.call(view.row, "get", card, 0))) { yield new Take_20(-1, "", undefined, card); } } })()];
if (py.bool(view.deck)) {
py.call(found, "append", new Take_20(-1, "", undefined, null));
}
if (py.bool(view.ticket_deck)) {
py.call(found, "append", new DrawTickets_23(-1, ""));
}
for (const $item of py.iter(board.tracks)) {
track = $item;
if (py.bool(py.both(py.notin(track.id, view.owners), () => py.notin(track.id, closed)))) {
route = py.get(board.routes, track.route);
for (const $item of py.iter(payments_15(track.color, route.length, route.ferries, me))) {
cards = $item;
py.call(found, "append", new Claim_24(-1, "", undefined, track.id, cards));
}
}
}
return py.tuple(found);
return null;
}
const K_26 = [0, 1, 2, 4, 7, 10, 15];
function route_points_25(length) {

return py.get(K_26, length);
return null;
}
const K_28 = py.array("uint8", [8], [0, 0, 1, 2, 4, 6, 9, 12]);
function token_points_27(symbols) {

return py.int(py.get(K_28, symbols));
return null;
}
function lengths_31(board, owners, seat) {
let track;
return [...(function* () { for (const $item of py.iter(board.tracks)) { let track; track = $item; if (py.bool(py.eq(py.call(owners, "get", track.id), seat))) { yield py.get(board.routes, track.route).length; } } })()];
return null;
}
class Ticket_32 { constructor(id, a, b, points, completed) { this.id = id; this.a = a; this.b = b; this.points = points; this.completed = completed; } }
Ticket_32.fields = ["id", "a", "b", "points", "completed"];
class Result_33 { constructor(routes, tickets, tokens, total, completed) { this.routes = routes; this.tickets = tickets; this.tokens = tokens; this.total = total; this.completed = completed; } }
Result_33.fields = ["routes", "tickets", "tokens", "total", "completed"];
function score_30(board, owners, seat, kept, symbols) {
let length, own, routes, ticket, tickets, tokens, total, track;
own = [...(function* () { for (const $item of py.iter(board.tracks)) { let track; track = $item; yield (py.bool(py.eq(py.call(owners, "get", track.id), seat)) ? 0 : null); } })()];
routes = py.sum((function* () { for (const $item of py.iter(lengths_31(board, owners, seat))) { let length; length = $item; yield py.get(K_26, length); } })());
tickets = [...(function* () { for (const $item of py.iter(board.tickets)) { let ticket; ticket = $item; if (py.bool(py.isin(ticket.id, kept))) { yield new Ticket_32(ticket.id, py.get(board.locations, ticket.a).id, py.get(board.locations, ticket.b).id, ticket.points, py.isin(ticket.b, costs_9(board, own, ticket.a))); } } })()];
tokens = py.int(py.get(K_28, symbols));
total = py.add(py.add(routes, tokens), py.sum((function* () { for (const $item of py.iter(tickets)) { let ticket; ticket = $item; yield (py.bool(ticket.completed) ? ticket.points : py.sub(0, ticket.points)); } })()));
return new Result_33(routes, py.tuple(tickets), tokens, total, py.sum((function* () { for (const $item of py.iter(tickets)) { let ticket; ticket = $item; if (py.bool(ticket.completed)) { yield 1; } } })()));
return null;
}
function sheet_29(board, owners, kept, symbols) {
let seat;

return py.tuple((function* () { for (const $item of py.iter(py.range(py.len(kept)))) { let seat; seat = $item; yield score_30(board, owners, seat, py.get(kept, seat), py.get(symbols, seat)); } })());
return null;
}
class Fault_35 { constructor(rule, seat, track) { this.rule = rule; this.seat = seat; this.track = track; } }
Fault_35.fields = ["rule", "seat", "track"];
function faults_34(board, owners, players) {
let first, found, seat, track;

found = [...(function* () { for (const $item of py.iter(py.range(players))) { let seat; seat = $item; if (py.bool(py.gt(py.sum(lengths_31(board, owners, seat)), 20))) { yield new Fault_35("TK-16", seat, null); } } })()];
first = new Map([]);
for (const $item of py.iter(board.tracks)) {
track = $item;
if (py.bool(py.isin(track.id, owners))) {
if (py.bool(py.both(py.isin(track.route, first), () => py.either(py.eq(players, 2), () => py.eq(py.get(first, track.route), py.get(owners, track.id)))))) {
py.call(found, "append", new Fault_35("TK-20", py.get(owners, track.id), track.id));
}
py.put(first, track.route, py.get(owners, track.id));
}
}
return py.tuple(found);
return null;
}
export const spacesLeft = (board, view, seat, a, b) => py.plain(spaces_left_6(read_BoardData_3(board), read_View_5(view), seat, a, b));
export const missingTracks = (board, view, seat) => py.plain(missing_tracks_11(read_BoardData_3(board), read_View_5(view), seat));
export const closedTracks = (board, view, seat) => py.plain(closed_tracks_12(read_BoardData_3(board), read_View_5(view), seat));
export const serves = (color, card) => py.plain(serves_13(color, card));
export const lacking = (board, player, track) => py.plain(lacking_14(read_BoardData_3(board), read_Player_4(player), track));
export const plans = (board, view) => py.plain(plans_18(read_BoardData_3(board), read_View_5(view)));
export const routePoints = (length) => py.plain(route_points_25(length));
export const tokenPoints = (symbols) => py.plain(token_points_27(symbols));
export const sheet = (board, owners, kept, symbols) => py.plain(sheet_29(read_BoardData_3(board), dictionary(String, (item) => item)(owners), kept, symbols));
export const faults = (board, owners, players) => py.plain(faults_34(read_BoardData_3(board), dictionary(String, (item) => item)(owners), players));
