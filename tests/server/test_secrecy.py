"""Trust: every frame of whole games, for every seat and a spectator, holds nothing that may not be known yet.

What may be known is worked out here from the public events alone, not by the code that veils states.
"""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pydantic import TypeAdapter

from fogcity import record
from fogcity.games import SPECTATOR
from fogcity.games.cablecar.board import COPIES, TILES
from fogcity.server import frames
from fogcity.server.protocol.sockets import ServerMessage
from fogcity.table import Table
from server.harness import Person, Plain, Socket

NewPerson = Callable[[], Person]
GAMES: list[tuple[str, Plain]] = [
    ("cablecar", {}),
    ("cablecar", {"companies": True, "hand": 2, "rotate": True}),
    ("tickets", {}),
]


def play_and_watch(person: NewPerson, game: str, options: Plain) -> tuple[list[list[Plain]], record.Record, str]:
    """A game between three people with somebody looking on; every frame that each of the four got."""
    people = [person() for _ in range(4)]
    state = people[0].new_table("me", "open", "open", game=game, options=options, public=True)
    table = state["table"]["id"]
    sockets = [people[0].socket(table)]
    for seat in (1, 2):
        people[seat].ask("POST", f"/api/tables/{table}/join", seat=seat)
        sockets.append(people[seat].socket(table))
    sockets.append(people[3].socket(table))
    _play(sockets, random.Random(20))
    for socket in sockets:
        socket.__exit__(None, None, None)
    text = people[3].http.get(f"/api/tables/{table}/record").text
    return [socket.frames for socket in sockets], record.loads(text), table


def _play(sockets: list[Socket], rng: random.Random) -> None:
    for socket in sockets:
        socket.until_state(lambda state: state["table"]["status"] == "playing")
    ply = 0
    while True:
        for socket in sockets:
            socket.until_ply(ply)
        if sockets[0].state["table"]["status"] == "finished":
            return
        seat = sockets[0].state["table"]["waiting"][0]
        choices = sockets[seat].state["seen"][0]["actions"]
        claims = [action for action in choices if action.startswith("claim")]
        sockets[seat].ask("act", seat=seat, ply=ply, action=rng.choice(claims or choices))
        ply += 1


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_no_frame_holds_what_may_not_be_known(person: NewPerson, game: str, options: Plain) -> None:
    received, finished, _ = play_and_watch(person, game, options)
    checks = {"cablecar": cablecar_secrets, "tickets": tickets_secrets}[game]
    states = [position_of(table) for table in record.replay(finished)]
    for viewer, its_frames in enumerate(received):
        seat = viewer if viewer < 3 else SPECTATOR
        log: list[Plain] = []
        for frame in its_frames:
            TypeAdapter[Any](ServerMessage).validate_python(frame)
            if frame["type"] != "state":
                continue
            log += frame["log"]
            if frame["table"]["status"] != "playing":
                continue
            assert finished.secret is not None
            assert finished.secret not in json.dumps(frame)
            assert frame["outcome"] is None
            assert [seen["seat"] for seen in frame["seen"]] == [None if seat == SPECTATOR else seat]
            for entry in log:
                if entry["seat"] != seat:
                    assert not entry["action"].startswith("keep "), "which tickets others keep is theirs to know"
            checks(frame, log, seat, states[frame["ply"]])


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_frames_are_the_views_of_the_replayed_record(person: NewPerson, game: str, options: Plain) -> None:
    received, finished, _ = play_and_watch(person, game, options)
    positions = [
        {seat: json.loads(frames.dumps(table.view(seat))) for seat in (0, 1, 2, SPECTATOR)}
        for table in record.replay(finished)
    ]
    for viewer, its_frames in enumerate(received):
        for frame in its_frames:
            if frame["type"] == "state" and frame["seen"]:
                seat = viewer if viewer < 3 else SPECTATOR
                assert frame["seen"][0]["view"] == positions[frame["ply"]][seat]


def position_of(table: Table) -> Plain:
    """What is really so, for the test only: hands, tickets and shares of everybody."""
    own = [json.loads(frames.dumps(table.view(seat))) for seat in range(3)]
    return {"views": own}


def cablecar_secrets(frame: Plain, log: list[Plain], seat: int, truth: Plain) -> None:
    """Others' tiles are hidden, what is unseen follows from the placements, others' shares from open exchanges."""
    view = frame["seen"][0]["view"]
    events = [event for entry in log for event in entry["events"]]
    for other in range(3):
        if other != seat:
            assert set(view["hands"][other]) <= {"?"}
    if view["turn"] != seat:
        assert view["drawn"] in (None, "?")
    placed = Counter(event["tile"].partition("/")[0] for event in events if event["type"] == "tile_placed")
    mine = Counter([] if seat == SPECTATOR else view["hands"][seat])
    if view["drawn"] not in (None, "?"):
        mine[view["drawn"]] += 1
    unseen = Counter(dict(zip(TILES, COPIES.tolist(), strict=True))) - placed - mine
    assert Counter(view["unseen"]) == unseen
    if view["shares"] is not None:
        known = {(event["seat"], str(event["percent"])): event["taken"] for event in exchanges(events)}
        for other in range(3):
            for percent, company in view["shares"][other].items():
                if other != seat:
                    seen_by_me = seat != SPECTATOR and company != "?" and known.get((other, percent)) is None
                    assert company == (known.get((other, percent)) or "?") or seen_by_me
                    if seen_by_me:  # only a share that one put back oneself may be recognised when another draws it
                        assert gave_back(events, seat, percent)


def exchanges(events: list[Plain]) -> Iterator[Plain]:
    """The exchanges of shares, in order."""
    return (event for event in events if event["type"] == "share_exchanged")


def gave_back(events: list[Plain], seat: int, percent: str) -> bool:
    """Whether a seat has ever put a share of a percentage back."""
    return any(event["seat"] == seat and str(event["percent"]) == percent for event in exchanges(events))


def tickets_secrets(frame: Plain, log: list[Plain], seat: int, truth: Plain) -> None:
    """Of others' cards only those taken face up are known, of others' tickets none that one never held."""
    view = frame["seen"][0]["view"]
    face_up: Counter[tuple[int, str]] = Counter()
    for entry in log:
        for event in entry["events"]:
            if event["type"] == "card_taken" and event["card"] is not None:
                face_up[event["seat"], event["card"]] += 1
            elif event["type"] == "route_claimed":
                for card, number in event["cards"].items():
                    face_up[event["seat"], card] = max(0, face_up[event["seat"], card] - number)
    ever_mine = {
        ticket["id"]
        for earlier in ([truth["views"][seat]] if seat != SPECTATOR else [])
        for ticket in (*earlier["players"][seat]["tickets"], *earlier["offer"])
    }
    text = json.dumps({"log": frame["log"], "view": view, "messages": frame["messages"]})
    for other in range(3):
        if other == seat:
            continue
        for card, number in view["players"][other]["hand"].items():
            assert number <= face_up[other, card]
        real = truth["views"][other]
        for ticket in (*real["players"][other]["tickets"], *real["offer"]):
            if ticket["id"] not in ever_mine and f'"{ticket["id"]}"' in text:
                assert ticket["id"] in view["put_back"] or ticket["id"] in returned_by(log, seat, view)
    assert view["offer"] == [] or seat != SPECTATOR


def returned_by(log: list[Plain], seat: int, view: Plain) -> set[str]:
    """Tickets of others that one recognises: they were offered to oneself before and put back."""
    if seat == SPECTATOR:
        return set()
    kept_one = [e for e in log if e["seat"] == seat and e["action"].startswith("keep ") and e["action"] != "keep both"]
    known = {ticket["id"] for player in view["players"] for ticket in player["tickets"]}
    return known if kept_one else set()
