// Short names for the protocol's values; schema.d.ts is generated from the server's own description of it.
import type { components, operations } from "./schema";

type Schemas = components["schemas"];
/** What games declare: outside its folder only that much is known of a game's values. */
export type GameView = Schemas["GameView"];
export type GameAction = Schemas["GameAction"];
export type GameEvent = Schemas["GameEvent"];
export type GameReason = Schemas["GameReason"];
export type Problem = Schemas["Problem"];
export type Notices = Schemas["Notices"];
export type Me = Schemas["Me"];
export type GameInfo = Schemas["GameInfo"];
export type OptionInfo = Schemas["OptionInfo"];
export type NewTable = Schemas["NewTable"];
export type NewSeat = Schemas["NewSeat"];
export type SeatInfo = Schemas["SeatInfo"];
export type TableInfo = Schemas["TableInfo"];
export type Invitation = Schemas["Invitation"];
export type TableState = Schemas["TableState"];
export type Entry = Schemas["Entry"];
export type Message = Schemas["Message"];
export type Seen = Schemas["Seen"];
export type Outcome = Schemas["Outcome"];
export type Hint = Schemas["Hint"];
export type Accepted = Schemas["Accepted"];
export type Replay = Schemas["Replay"];
export type ReplayStep = Schemas["ReplayStep"];
export type Level = GameInfo["levels"][number];
export type PersonInfo = GameInfo["people"][number];
/** Whose eyes a replay is seen through: a seat's number, `spectator`, or `open` for everything. */
export type Eyes = NonNullable<
  NonNullable<operations["replay_api_tables__table_id__replay_get"]["parameters"]["query"]>["seat"]
>;
export type Friends = Schemas["Friends"];
export type InvitationInfo = Schemas["InvitationInfo"];
export type SearchMessage = Schemas["SearchMessage"];
export type Clock = Schemas["Clock"];
export type ClientMessage = Schemas["ClientMessage"];
export type ServerMessage = Schemas["ServerMessage"];
