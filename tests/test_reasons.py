"""Why a hint is given: reasons are facts of the game, and only what the seat can know."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import pytest

from fogcity import games
from fogcity.games import Action, Game, State, plain
from fogcity.games.cablecar import CableCar
from fogcity.games.cablecar import View as CableCarView
from fogcity.games.cablecar.board import TILES
from fogcity.games.tickets import Tickets
from fogcity.games.tickets.actions import Claim, Take
from fogcity.games.tickets.board import COLORS, FERRY, GRAY, Card
from fogcity.games.tickets.preview import missing_tracks
from fogcity.games.tickets.reasons import CardUnseen, DeckHelps, reasons
from fogcity.games.tickets.view import View as TicketsView
from fogcity.kernel import new_rng
from fogcity.table import Table

SECRET = bytes(range(32))
DRAWS = ("+", "take deck")
"""Drawing a tile or a card unseen, as people write it."""
FEW = 3
"""Of so many positions in which drawing is allowed the reasons of one are compared with all that could be done."""


def test_every_reason_in_whole_games_is_true() -> None:
    """Points that are promised come, and tickets that are said to be completed are."""
    for name in games.names():
        table, seen = Table(name, players=3, secret=SECRET), set()
        for seat in turns(table):
            action = chosen(table, seat)
            found = table.game.reasons(table.veiled(seat), seat, action)
            assert all(type(reason) in table.game.reason_types for reason in found)
            before = table.view(seat)
            table.play(seat, action)
            for reason in found:
                seen.add(type(reason))
                check(plain(reason), seat, before, table.view(seat))
        assert seen, name


def turns(table: Table) -> Iterator[int]:
    while not table.over:
        yield table.waiting[0]


def chosen(table: Table, seat: int) -> Action:
    """Some legal action, if possible one that scores."""
    legal = table.legal(seat)
    scoring = [action for action in legal if isinstance(action, Claim)]
    return (scoring or legal)[len(table.log) * 7 % len(scoring or legal)]


def check(reason: dict[str, object], seat: int, before: object, after: object) -> None:
    """A reason agrees with what the action did."""
    old, new = plain(before), plain(after)
    match reason["type"]:
        case "line_ends":
            line = new["lines"][int(str(reason["station"])) - 1]
            assert (line["complete"], line["points"], line["color"]) == (True, reason["points"], reason["color"])
            assert reason["mine"] == (reason["color"] == new["colors"][seat])
        case "line_grows":
            line = new["lines"][int(str(reason["station"])) - 1]
            assert (len(line["path"]), line["color"]) == (reason["crossings"], new["colors"][seat])
        case "route_scores":
            assert new["players"][seat]["points"] - old["players"][seat]["points"] == reason["points"]
        case "ticket_helped":
            ticket = next(one for one in new["players"][seat]["tickets"] if one["id"] == reason["ticket"])
            assert ticket["completed"] == (reason["left"] == 0)
        case "card_serves":
            assert not set(map(str, reason["tracks"])) & set(old["owners"])  # type: ignore[call-overload]
        case "ticket_needs":
            assert reason["ticket"] in [one["id"] for one in old["offer"]]


# --- drawing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("cablecar", {"players": 2}),
        ("cablecar", {"players": 5, "hand": 3}),
        ("cablecar", {"players": 3, "rotate": True, "companies": True}),
        ("tickets", {"players": 2}),
        ("tickets", {"players": 4}),
    ],
)
def test_drawing_always_has_a_true_reason(name: str, options: dict[str, Any]) -> None:
    """Every reason to draw agrees with what could be done instead, and with what was not seen yet."""
    table, draws, seen = Table(name, secret=SECRET, **options), 0, set()
    for seat in turns(table):
        draw = next((action for action in table.legal(seat) if action.text in DRAWS), None)
        if draw is not None:
            found = table.game.reasons(table.veiled(seat), seat, draw)
            assert found
            draws += 1
            if draws % FEW == 0:
                seen |= {type(reason) for reason in found}
                of_draw = of_tile if isinstance(table.game, CableCar) else of_card
                of_draw(table.game, table.veiled(seat), seat, [plain(reason) for reason in found])
        table.play(seat, chosen(table, seat))
    assert len(seen) > 1


@dataclass(frozen=True)
class Done:
    """What placing a tile does to the lines that are a seat's own."""

    tile: str
    square: str
    turn: int
    ends: bool
    points: int
    added: int
    worth: int
    """Points of complete lines and crossings of the others afterwards."""


def of_tile(game: Game, veiled: State, seat: int, found: list[dict[str, Any]]) -> None:
    """The reasons to draw a tile agree with placing each tile, held or not seen yet, wherever it may go."""
    view: CableCarView = game.view(veiled, seat)
    own: list[str] = list(view.shares[seat].values()) if view.shares else [view.colors[seat]]
    hand = [done for tile in view.hands[seat] for done in placed(game, veiled, seat, tile, own)]
    for reason in found:
        match reason:
            case {"type": "lines_done"}:
                assert all(line.complete for line in view.lines if line.color in own)
            case {"type": "hand_ends"}:
                assert all(done.ends for done in hand)
            case {"type": "hand_adds", "added": added, "better": better, "unseen": unseen}:
                assert added == max(done.added for done in hand if not done.ends)
                assert unseen == sum(view.unseen.values())
                growing = [
                    count
                    for tile, count in view.unseen.items()
                    if any(done.added > added and not done.ends for done in placed(game, veiled, seat, tile, own))
                ]
                assert better == sum(growing)
            case {"type": "hand_kept", "tile": tile, "square": square, "turn": turn}:
                (done,) = {one for one in hand if (one.tile, one.square, one.turn) == (tile, square, turn)}
                assert (done.points, done.added, done.worth) == (
                    reason["points"],
                    reason["added"],
                    max(one.worth for one in hand),
                )
            case _:
                raise AssertionError(reason)


def placed(game: Game, veiled: State, seat: int, tile: str, own: list[str]) -> Iterator[Done]:
    """What a tile does wherever its seat, if it held no other, could place it."""
    given = game.copy(veiled)
    given.hand[seat] = TILES.index(tile) + 1, 0, 0
    before = [line for line in game.view(given, seat).lines if line.color in own]
    for action in game.legal(given, seat):
        if action.type == "place":  # type: ignore[attr-defined]
            s = game.copy(given)
            game.rules.apply(game.setup, s, seat, action.number, new_rng(1))
            after = [line for line in game.view(s, seat).lines if line.color in own]
            both = list(zip(before, after, strict=True))
            yield Done(
                tile,
                action.square,  # type: ignore[attr-defined]
                action.turn,  # type: ignore[attr-defined]
                ends=any(new.complete > old.complete for old, new in both),
                points=sum(new.points - old.points for old, new in both),
                added=sum(len(new.path) - len(old.path) for old, new in both if not new.complete),
                worth=sum(line.points if line.complete else len(line.path) for line in after),
            )


def of_card(game: Game, veiled: State, seat: int, found: list[dict[str, Any]]) -> None:
    """The reasons to draw a card agree with every way to pay for the routes that the seat's tickets need."""
    assert isinstance(game, Tickets)
    view: TicketsView = game.view(veiled, seat)
    hand, unseen = view.players[seat].hand, sum(view.unseen.values())
    needed = set(missing_tracks(game.board, view, seat))
    lacks = {track: lack(game, hand, track) for track in needed}
    open_ = {track for track in needed if all(lacks[one] for one in needed if ends(one) == ends(track))}
    helpful = {
        card
        for card in (*COLORS, FERRY)
        if any(lack(game, {**hand, card: hand.get(card, 0) + 1}, track) < lacks[track] for track in open_)
    }
    shown = helpful & (view.row.keys() - {FERRY})
    kinds = {reason["type"] for reason in found}
    assert ("no_card_needed" in kinds) == (not open_)
    assert ("row_helps_not" in kinds) == (bool(open_) and not shown)
    for reason in found:
        assert reason.get("unseen", unseen) == unseen
        match reason:
            case {"type": "row_helps_not", "tracks": tracks, "ferry": ferry}:
                assert tracks
                assert set(tracks) <= open_
                assert (ferry == "none") == (FERRY not in view.row)
                assert (ferry == "not_second") == (FERRY in view.row and view.phase == "second_card")
            case {"type": "deck_helps", "cards": cards, "ferries": ferries}:
                assert cards == sum(view.unseen.get(card, 0) for card in helpful)
                assert ferries == view.unseen.get(FERRY, 0)
                assert ferries <= cards
            case {"type": "no_card_needed", "tracks": tracks}:
                assert bool(tracks) == bool(needed)
                claims = {action.track for action in game.legal(veiled, seat) if isinstance(action, Claim)}
                assert set(tracks) <= (claims if view.phase == "turn" else needed)
            case {"type": "deck_ferries", "ferries": ferries}:
                assert not open_
                assert ferries == view.unseen[FERRY]
            case _:
                raise AssertionError(reason)
    named = [ends(track) for reason in found for track in reason.get("tracks", ())]
    assert len(named) == len(set(named))


def ends(track: str) -> str:
    """The route of a track: its two locations."""
    return track.partition("/")[0]


def lack(game: Tickets, hand: dict[Card, int], track: str) -> int:
    """How many cards are missing for the payment that comes nearest, of all there are (TK-17, TK-18)."""
    color = next(one.color for one in game.board.tracks if one.id == track)
    route = game.board.routes[next(one.route for one in game.board.tracks if one.id == track)]
    return min(
        max(route.length - ferries - hand.get(one, 0), 0) + max(ferries - hand.get(FERRY, 0), 0)
        for one in COLORS
        if color in (one, GRAY)
        for ferries in range(route.ferries, route.length + 1)
    )


def test_a_draw_without_any_other_reason_is_at_least_not_seen() -> None:
    """TK-14: the others do not see a card from the deck."""
    table = Table("tickets", players=2, secret=SECRET)
    for seat in turns(table):
        draw = next((action for action in table.legal(seat) if isinstance(action, Take) and action.card is None), None)
        if draw is not None and isinstance(table.game, Tickets):
            view = replace(table.view(seat), row=dict.fromkeys(COLORS, 1))
            found = reasons(table.game.board, view, draw)
            if [type(reason) for reason in found] == [DeckHelps]:
                assert reasons(table.game.board, replace(view, unseen={}), draw) == [CardUnseen()]
                return
        table.play(seat, chosen(table, seat))
    raise AssertionError("no position to try it in")
