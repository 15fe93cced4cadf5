import { beforeEach, describe, expect, it } from "vitest";
import { gameInfo, seatInfo, tableInfo } from "$lib/testing";
import { likeBots, likeColor, likedBots, likedFree, likedSeat } from "./taste";

const GAME = gameInfo();
beforeEach(() => localStorage.clear());

describe("one's own color", () => {
  it("is the seat where one sits, as far as a table has it", () => {
    expect(likedSeat(GAME, 4)).toBe(0);
    likeColor(GAME.id, "orange");
    expect(likedSeat(GAME, 4)).toBe(2);
    expect(likedSeat(GAME, 2)).toBe(0);
  });
  it("is taken at others' tables where it is free", () => {
    likeColor("fake", "orange");
    const free = (seat: number, color: string) => seatInfo(seat, { kind: "open", name: null, color });
    const table = tableInfo({ game: "fake", seats: [seatInfo(0), free(1, "blue"), free(2, "orange")] });
    expect(likedFree(table)?.seat).toBe(2);
    expect(likedFree({ ...table, seats: table.seats.slice(0, 2) })?.seat).toBe(1);
    expect(likedFree({ ...table, seats: table.seats.slice(0, 1) })).toBeUndefined();
  });
});

describe("one's usual bots", () => {
  it("are the last ones, as far as the game has them", () => {
    expect(likedBots(GAME)).toEqual(["normal"]);
    likeBots(GAME.id, ["easy", "hard", "hard"]);
    expect(likedBots(GAME)).toEqual(["easy", "hard", "hard"]);
    expect(likedBots({ ...GAME, max_players: 3 })).toEqual(["easy", "hard"]);
    expect(likedBots({ ...GAME, levels: ["normal"] })).toEqual(["normal"]);
  });
});
