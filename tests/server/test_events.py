"""Events: every change that everybody can see is told, step by step."""

import random
from collections import Counter
from typing import Any

import pytest
from pydantic import TypeAdapter

from fogcity import record
from fogcity.games import SPECTATOR, GameOver, plain
from fogcity.table import Table

Plain = dict[str, Any]


def play(game: str, seed: int, **options: Any) -> tuple[Table, list[list[Plain]]]:
    """A random game and the events of its steps."""
    rng, table = random.Random(seed), Table(game, secret=bytes([seed]) * 32, **options)
    steps = []
    before = table.view(SPECTATOR)
    while not table.over:
        seat = table.waiting[0]
        legal = table.legal(seat)
        claims = [action for action in legal if action.text.startswith("claim")]
        table.play(seat, rng.choice(claims or legal))
        after = table.view(SPECTATOR)
        told = table.events(before, after)
        assert all(isinstance(event, (*table.game.event_types, GameOver)) for event in told)
        for event in told:
            TypeAdapter(type(event)).validate_python(plain(event), strict=False)
        steps.append([plain(event) for event in told])
        before = after
    return table, steps


def of_type(steps: list[list[Plain]], type_: str) -> list[Plain]:
    return [event for step in steps for event in step if event["type"] == type_]


@pytest.mark.parametrize("options", [{}, {"companies": True, "hand": 3, "rotate": True}])
def test_cable_car_adds_up(options: Plain) -> None:
    table, steps = play("cablecar", 3, players=3, **options)
    end = table.view(SPECTATOR)
    placed = {event["square"]: event["tile"] for event in of_type(steps, "tile_placed")}
    assert placed == end.tiles
    points: Counter[str] = Counter()
    for line in of_type(steps, "line_scored"):
        if line["color"] is not None:
            points[line["color"]] += line["points"]
    assert {color: points[color] for color in end.scores} == end.scores
    drawn = of_type(steps, "tile_drawn")
    assert [event["stack"] for event in drawn] == list(range(len(drawn)))[::-1]
    assert steps[-1][-1] == {"type": "game_over"}
    if options:
        exchanged = of_type(steps, "share_exchanged")
        assert {event["taken"] is None for event in exchanged} == {True, False}


def test_tickets_add_up() -> None:
    table, steps = play("tickets", 5, players=3)
    end = table.view(SPECTATOR)
    claimed = of_type(steps, "route_claimed")
    assert {event["track"]: event["seat"] for event in claimed} == end.owners
    for seat, player in enumerate(end.players):
        assert sum(event["points"] for event in claimed if event["seat"] == seat) == player.points
        tokens = {event["symbol"] for event in of_type(steps, "token_taken") if event["seat"] == seat}
        assert tokens == set(player.tokens)
        kept = sum(event["count"] for event in of_type(steps, "tickets_kept") if event["seat"] == seat)
        assert kept == player.ticket_count
    assert all(sum(event["cards"].values()) > 0 for event in claimed)
    assert len(of_type(steps, "stack_placed")) == 2
    assert len(of_type(steps, "tickets_chosen")) == 3
    assert len(of_type(steps, "last_round")) <= 1
    assert of_type(steps, "row_changed")


def test_every_shuffle_is_told() -> None:
    """TK-12: the deck grows, or discards are gone, only if an event says so."""
    told = 0
    for seed in range(6):
        table, steps = play("tickets", seed, players=4)
        before = None
        for at, step in zip(record.replay(record.of_table(table)), [[], *steps], strict=True):
            after = at.view(SPECTATOR)
            shuffles = of_type([step], "deck_renewed")
            told += len(shuffles)
            if before is not None:
                assert shuffles or (after.deck <= before.deck and Counter(before.discards) <= Counter(after.discards))
                assert [event["cards"] for event in shuffles] == [after.renewed] * len(shuffles)
            before = after
    assert told > 6


def test_what_is_not_public_is_in_no_event() -> None:
    _, steps = play("tickets", 6, players=4)
    for event in of_type(steps, "tickets_chosen") + of_type(steps, "tickets_drawn"):
        assert event.keys() == {"type", "seat"}
    unseen = [event for event in of_type(steps, "card_taken") if event["card"] is None]
    assert unseen
