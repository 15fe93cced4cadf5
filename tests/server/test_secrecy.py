"""Trust: every frame of whole games, for every seat and a spectator, holds what may be known then and no more.

What may be known is worked out in knowledge.py, not by the code that veils states.
"""

import copy
import json
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, fields
from typing import Any

import pytest
from pydantic import BaseModel, TypeAdapter

from fogcity import games, record
from fogcity.games import SPECTATOR, GameOver, plain
from fogcity.server import frames
from fogcity.server.protocol.lobby import SeatInfo, TableInfo
from fogcity.server.protocol.play import Entry, Message, Seen, TableState
from fogcity.server.protocol.sockets import ServerMessage
from fogcity.table import Table
from server.harness import Person, Plain, Socket
from server.knowledge import HIDDEN, knowledge, shown

GAMES: list[tuple[str, int, Plain]] = [
    ("cablecar", 3, {}),
    ("cablecar", 3, {"companies": True, "hand": 2, "rotate": True}),
    ("cablecar", 5, {"companies": True, "hand": 3}),
    ("tickets", 2, {}),
    ("tickets", 4, {}),
]


@dataclass
class Watched:
    """A game between people with somebody looking on: every frame that each of them got, and the record."""

    frames: dict[int, list[Plain]]
    """By seat, and of the SPECTATOR."""
    looks_back: dict[int, list[Plain]]
    """What each of them saw who looked back while the game was played."""
    finished: record.GameRecord
    knowledge: list[dict[int, Plain]]


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: f"{game[0]}-{game[1]}-{len(game[2])}")
def watched(request: pytest.FixtureRequest, base: str) -> Watched:
    """Each game, played once for all tests of this file."""
    game, players, options = request.param
    with ExitStack() as stack:
        people = [stack.enter_context(Person(base)) for _ in range(players + 1)]
        seats = ["me", *["open"] * (players - 1)]
        table = people[0].new_table(*seats, game=game, options=options, public=True)["table"]["id"]
        for seat in range(1, players):
            people[seat].ask("POST", f"/api/tables/{table}/join", seat=seat)
        sockets = [stack.enter_context(one.socket(table)) for one in people]
        looks_back: dict[int, list[Plain]] = {seat: [] for seat in (*range(players), SPECTATOR)}
        eyes = dict(zip(looks_back, people, strict=True))
        for _ in play(sockets, random.Random(20)):
            for seat, one in eyes.items():
                whose = "spectator" if seat == SPECTATOR else seat
                looks_back[seat] += one.ask("GET", f"/api/tables/{table}/replay?seat={whose}&count=200")["steps"]
                for other in {"open", *map(str, range(players))} - {str(seat)}:
                    one.refused("not_over", "GET", f"/api/tables/{table}/replay?seat={other}")
                    one.refused("not_over", "GET", f"/api/tables/{table}/replay/text?seat={other}")
        finished = record.loads(people[-1].http.get(f"/api/tables/{table}/record").text)
        received = {seat: socket.frames for seat, socket in enumerate(sockets[:-1])} | {SPECTATOR: sockets[-1].frames}
        return Watched(received, looks_back, finished, knowledge(finished))


def play(sockets: list[Socket], rng: random.Random) -> Iterator[None]:
    """Play at random, but often what moves hidden things: drawing tickets, exchanging shares; pauses now and then."""
    for ply in range(100_000):
        for socket in sockets:
            socket.until_ply(ply)
            socket.until_state(lambda state: state["table"]["status"] != "open")
        if sockets[0].state["table"]["status"] == "finished":
            return
        if ply % 40 == 2:
            yield
        seat = sockets[0].state["table"]["waiting"][0]
        actions = sockets[seat].state["seen"][0]["actions"]
        moving = [action for action in actions if action["type"] in ("exchange", "tickets")]
        choices = moving if moving and rng.random() < 0.6 else actions
        sockets[seat].ask("act", seat=seat, ply=ply, action=rng.choice(choices)["text"])


def states(watched: Watched, viewer: int) -> Iterator[Plain]:
    """The states that a viewer got while the game was played."""
    for frame in watched.frames[viewer]:
        if frame["type"] == "state" and frame["table"]["status"] == "playing":
            yield frame


def test_views_hold_what_may_be_known_and_no_more(watched: Watched) -> None:
    for viewer in watched.frames:
        for frame in states(watched, viewer):
            assert [seen["seat"] for seen in frame["seen"]] == [None if viewer == SPECTATOR else viewer]
            assert shows(frame, watched) == watched.knowledge[frame["ply"]][viewer]


def shows(frame: Plain, watched: Watched) -> Plain:
    """The parts of a state that are hidden from some."""
    return shown(watched.finished.game, frame["seen"][0]["view"])


def test_the_games_held_what_the_check_is_about(watched: Watched) -> None:
    """Shares and tickets that were put back, known to some and not to others, and found again with other players."""
    seen = [parts for position in watched.knowledge for parts in position.values()]
    if watched.finished.game == "tickets":
        kinds = [{ticket == HIDDEN for ticket in parts["put_back"]} for parts in seen]
        assert {True, False} in kinds  # somebody knows one that was put back, and not another
    elif watched.finished.options["companies"]:
        put_back = [share for parts in seen for pile in parts["piles"] for share in pile["put_back"]]
        assert HIDDEN in put_back
        assert set(put_back) - {HIDDEN}
        shares = [parts["shares"][seat] for parts in seen for seat in range(len(parts["shares"]))]
        assert {HIDDEN} < {share for held in shares for share in held.values()}


def test_frames_have_the_documented_fields_and_no_others(watched: Watched) -> None:
    game = games.kind(watched.finished.game)
    types = {name_of(kind): kind for kind in (*game.event_types, *game.action_types, GameOver)}

    def has(kind: type[BaseModel], value: Plain, *more: str) -> None:
        assert value.keys() == {*kind.model_fields, *more}

    def declared(kind: type, value: Plain) -> None:
        assert value.keys() == {field.name for field in fields(kind)}

    for its_frames in watched.frames.values():
        for frame in its_frames:
            TypeAdapter[Any](ServerMessage).validate_python(frame)
            if frame["type"] != "state":
                continue
            has(TableState, frame, "type")
            has(TableInfo, frame["table"])
            for seat in frame["table"]["seats"]:
                has(SeatInfo, seat)
            for message in frame["messages"]:
                has(Message, message)
            for seen in frame["seen"]:
                has(Seen, seen)
                declared(game.view_type, seen["view"])
                for action in seen["actions"]:
                    declared(types[action["type"]], action)
            for entry in frame["log"]:
                has(Entry, entry)
                for value in (*entry["events"], entry["action"]):
                    declared(types[value["type"]], value)


def name_of(kind: type) -> str:
    """The `type` of an action or event."""
    return next(str(field.default) for field in fields(kind) if field.name == "type")


def test_log_secret_and_outcome_stay_closed_until_the_end(watched: Watched) -> None:
    assert watched.finished.secret is not None
    full = [step.action.text for step in record.final(watched.finished).log]
    for viewer in watched.frames:
        for frame in states(watched, viewer):
            assert watched.finished.secret not in json.dumps(frame)
            assert frame["outcome"] is None
            for entry in frame["log"]:
                hidden = entry["seat"] != viewer and full[entry["ply"] - 1].startswith("keep")
                assert entry["action"]["text"] == ("keep" if hidden else full[entry["ply"] - 1])
                for event in entry["events"]:
                    if event["type"] == "card_taken" and full[entry["ply"] - 1] == "take deck":
                        assert event["card"] is None
                    if event["type"] == "share_exchanged" and full[entry["ply"] - 1].endswith("?"):
                        assert event["taken"] is event["turned_up"] is None


def test_frames_are_the_views_of_the_replayed_record(watched: Watched) -> None:
    positions = [
        {seat: (json.loads(frames.dumps(table.view(seat))), _actions(table, seat)) for seat in watched.frames}
        for table in record.replay(watched.finished)
    ]
    for viewer in watched.frames:
        for frame in states(watched, viewer):
            seen = frame["seen"][0]
            assert (seen["view"], seen["actions"]) == positions[frame["ply"]][viewer]


def _actions(table: Table, seat: int) -> list[Plain]:
    return [plain(action) for action in table.legal(seat)] if seat in table.waiting else []


def test_who_looks_back_sees_what_they_saw(watched: Watched) -> None:
    """While the game is played a past step shows no more than it did then, and the actions of others are veiled."""
    for viewer, steps in watched.looks_back.items():
        assert len(steps) > 3
        then = {frame["ply"]: frame for frame in states(watched, viewer)}
        entries = {entry["ply"]: entry for frame in then.values() for entry in frame["log"]}
        for step in steps:
            assert step["views"] == [then[step["step"]]["seen"][0]["view"]]
            if step["step"]:
                entry = entries[step["step"]]
                assert (step["action"], step["events"]) == (entry["action"], entry["events"])


LEAKS: dict[str, list[Callable[[Plain, Plain], None]]] = {
    "cablecar": [
        lambda view, true: view.update(hands=true["hands"]),
        lambda view, true: view.update(unseen=true["unseen"]),
        lambda view, true: view.update(shares=true["shares"]),
        lambda view, true: view.update(piles=true["piles"]),
    ],
    "tickets": [
        lambda view, true: view.update(players=true["players"]),
        lambda view, true: view.update(put_back=true["put_back"]),
        lambda view, true: view.update(offer=true["offer"]),
        lambda view, true: view.update(unseen=true["unseen"]),
    ],
}
"""What would give away something of what another seat sees."""


def test_the_check_finds_a_planted_leak(watched: Watched) -> None:
    """A frame into which a part of another seat's view is put is found out, unless both see the same in it."""
    found = 0
    for leak in LEAKS[watched.finished.game]:
        for mine, theirs in zip(states(watched, SPECTATOR), states(watched, 0), strict=False):
            bent = copy.deepcopy(mine)
            leak(bent["seen"][0]["view"], theirs["seen"][0]["view"])
            if bent != mine and mine["ply"] == theirs["ply"]:
                found_out = shows(bent, watched) != watched.knowledge[mine["ply"]][SPECTATOR]
                assert found_out
                found += 1
    assert found > 0
