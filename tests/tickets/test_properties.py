"""Laws that hold in every game of Ticket to Ride: San Francisco, tried on games that Hypothesis makes up."""

import os
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from exploring import examples
from fogcity import record
from fogcity.games import SPECTATOR, Illegal
from fogcity.games.tickets import Tickets, rules
from fogcity.games.tickets.board import CARDS, CARS, FERRY_CARDS
from fogcity.games.tickets.board_file import builtin
from fogcity.games.tickets.state import CHOOSING, FERRY, HIDDEN, NO_TICKET
from fogcity.kernel import below, new_rng
from fogcity.table import Table
from tickets.positions import SMALL, SMALL_BOARD, Position

players = st.integers(2, 4)
seeds = st.integers(0, 2**32 - 1)
plies = st.integers(0, 150)
laws = examples(40)


def played(players: int, seed: int, plies: int | None = None) -> Table:
    """A table with random legal actions, to the end or so many; claims are held back so that piles run out."""
    table = Table("tickets", secret=seed.to_bytes(32, "big"), players=players)
    rng = new_rng(seed)
    while not table.over and (plies is None or len(table.log) < plies):
        seat = table.waiting[int(below(rng, len(table.waiting)))]
        actions = table.numbers(seat)
        others = [action for action in actions if action < 64 * 3]
        if others and below(rng, 4):
            actions = others
        table.play(seat, actions[int(below(rng, len(actions)))])
    return table


def check_conservation(game: Tickets, s: Any) -> None:
    """Every card, car, token and ticket is in exactly one place."""
    seats = range(game.players)
    everywhere = s.hand.sum(axis=0) + s.row + s.deck + s.discards
    assert everywhere.tolist() == [CARDS] * FERRY + [FERRY_CARDS]
    assert int(s.deck_size) == s.deck.sum()
    assert not s.hidden.any()
    for seat in seats:
        assert (s.known[seat] <= s.hand[seat]).all()
        claimed = [i for i in range(len(game.board.tracks)) if int(s.claimed[seat, i >> 6]) >> (i & 63) & 1]
        assert int(s.cars[seat]) + sum(int(game.setup.length[i]) for i in claimed) == CARS
    size = 3 if game.players == 4 else 2
    for symbol in range(7):
        taken = sum(int(s.tokens[seat]) >> symbol & 1 for seat in seats)
        assert int(s.stack_left[symbol]) + taken in (0, 1, size)
    places = [s.kept[: s.kept_count], s.queue[: s.queued], s.offer[s.offer != NO_TICKET]]
    tickets = [int(ticket) for place in places for ticket in place]
    tickets += [i for i in range(len(game.board.tickets)) if int(s.unseen) >> i & 1]
    assert sorted(tickets) == list(range(len(game.board.tickets)))
    assert int(s.unseen).bit_count() == int(s.unseen_size)


@laws
@given(players, seeds, plies)
def test_nothing_gets_lost(players: int, seed: int, plies: int) -> None:
    """TK-1: cards, cars, tokens and tickets are conserved."""
    table = played(players, seed, plies)
    assert isinstance(table.game, Tickets)
    check_conservation(table.game, table.state)


@laws
@given(players, seeds)
def test_no_card_lies_idle_beside_an_empty_place(players: int, seed: int) -> None:
    """TK-12, TK-15: after every action the deck is renewed and the row full, as far as there are cards."""
    table = played(players, seed)
    for at in record.replay(record.of_table(table)):
        s = at.state
        assert s.deck_size > 0 or not s.discards.any()
        assert s.row.sum() == 5 or s.deck_size == 0
        others = int((s.row + s.deck + s.discards)[:FERRY].sum())
        assert s.row.sum() < 5 or s.row[FERRY] < 3 or others < 3


@laws
@given(players, seeds)
def test_every_game_ends(players: int, seed: int) -> None:
    """TK-25, TK-26: within what cards, cars and tickets allow; the score is the sum of its parts."""
    table = played(players, seed)
    assert len(table.log) < 600
    view = table.view(SPECTATOR)
    assert [end.total for end in view.results] == table.game.scores(table.state)
    assert min(view.places) == 1
    assert min(player.cars for player in view.players) <= 2 or table.state.passes == players


@laws
@given(players, seeds, plies)
def test_equal_knowledge_gives_equal_views(players: int, seed: int, plies: int) -> None:
    """TK-14, TK-24: states that differ only in what a seat cannot know look the same to it and let it do the same."""
    table = played(players, seed, plies)
    game = table.game
    for seat in (SPECTATOR, *range(players)):
        veiled = table.veiled(seat)
        other = game.copy(veiled)
        rules.resample(game.setup, other, new_rng(seed, 1))
        assert isinstance(game, Tickets)
        check_conservation(game, other)
        assert game.veiled(other, seat).tobytes() == veiled.tobytes()
        assert game.view(game.veiled(other, seat), seat) == game.view(veiled, seat)
        assert game.waiting(other) == table.waiting
        if seat != SPECTATOR:
            assert game.numbers(other, seat) == game.numbers(veiled, seat) == table.numbers(seat)


@laws
@given(players, seeds, plies)
def test_views_hold_no_secret(players: int, seed: int, plies: int) -> None:
    """TK-8, TK-14, TK-24: a veiled state shows of others only what was seen."""
    table = played(players, seed, plies)
    if table.over:
        return
    for seat in (SPECTATOR, *range(players)):
        veiled = table.veiled(seat)
        for other in range(players):
            if other != seat:
                assert veiled.hand[other].tolist() == table.state.known[other].tolist()
                assert veiled.hand[other].sum() + veiled.hidden[other] == table.state.hand[other].sum()
                assert veiled.choice[other] in (0, 255)
        mine = {int(t) for t, by in zip(veiled.kept, veiled.kept_by, strict=True) if int(by) == seat}
        for i in range(veiled.kept_count):
            if veiled.kept[i] != HIDDEN and int(veiled.kept_by[i]) != seat:
                assert int(veiled.kept_known[i]) >> seat & 1
                assert int(veiled.kept[i]) not in mine


@laws
@given(players, seeds, plies)
def test_undo_restores(players: int, seed: int, plies: int) -> None:
    """An undone action leaves the table as it was; one that brought something to light cannot be undone."""
    table = played(players, seed, plies)
    if table.over:
        return
    seat, before, waiting, log = table.waiting[-1], table.state.tobytes(), table.waiting, list(table.log)
    for action in table.numbers(seat):
        step = table.play(seat, action)
        assert table.may_undo(seat) is not (step.final or table.over)  # the end brings everything to light
        if not table.may_undo(seat):
            after = table.state.tobytes()
            with pytest.raises(Illegal):
                table.undo(seat)
            assert (table.state.tobytes(), list(table.log)) == (after, [*log, step])
            break
        table.undo(seat)
        assert (table.state.tobytes(), table.waiting, list(table.log)) == (before, waiting, log)


@laws
@given(players, seeds, plies)
def test_every_action_reads_back(players: int, seed: int, plies: int) -> None:
    """Actions and texts are one to one, and each can be described."""
    table = played(players, seed, plies)
    game, s = table.game, table.state
    for seat in table.waiting:
        texts = [game.action(s, seat, action).text for action in table.numbers(seat)]
        assert len(set(texts)) == len(texts)
        for action, text in zip(table.numbers(seat), texts, strict=True):
            assert game.read(s, seat, text).number == action
            assert game.read(s, seat, f"  {text.upper().replace(' ', '  ')} ").number == action
            assert game.describe(table.veiled(seat), seat, game.read(s, seat, text)).endswith(".")


@laws
@given(players, seeds, plies)
def test_record_round_trips(players: int, seed: int, plies: int) -> None:
    table = played(players, seed, plies)
    written = record.of_table(table, with_secret=True)
    again = record.loads(written.dumps())
    assert again == written
    assert record.verify(again).state.tobytes() == table.state.tobytes()


@examples(15)
@given(players, seeds, plies)
def test_texts_and_pictures_of_every_view(players: int, seed: int, plies: int) -> None:
    table = played(players, seed, plies)
    for seat in (SPECTATOR, 0):
        veiled = table.veiled(seat)
        assert "castro-mission_district" in table.game.text(veiled, seat)
        assert table.game.text(veiled, seat, board=False).count("\n") < 40
        assert (table.game.svg(veiled, seat) or "").startswith("<svg")


def test_simultaneous_choices_hide_that_they_differ() -> None:
    """TK-8: whatever others have chosen, a seat that still chooses sees the same."""
    seen = set()
    for choice in ("keep 1", "keep 2", "keep both"):
        table = Table("tickets", secret=bytes(32), players=3)
        table.play(2, choice)
        assert table.state.phase == CHOOSING
        seen.add(table.veiled(0).tobytes())
    assert len(seen) == 1
    assert table.view(0).players[2].decided
    assert len({table.game.public(action) for action in table.legal(0)}) == 1


def test_what_a_seat_put_back_it_remembers() -> None:
    """TK-22: and when it comes up for somebody else, that it was offered; the choice between two hides it again."""
    tickets = "tickets:p0-p1,p1-p2;p2-p3,p3-p4,p4-p5 under:p5-p6+2"
    position = Position(f"{SMALL} {tickets}", board=SMALL_BOARD)
    game, s = position.game, position.s
    position.play("tickets")
    put_back = int(s.offer[0, 0])
    position.play("keep 2")
    assert game.veiled(s, 0).queue[:2].tolist() == [HIDDEN, put_back]
    position.play("tickets")
    assert game.veiled(s, 0).offer[1].tolist() == [HIDDEN, put_back]
    both = game.copy(s)
    position.play("keep 2")
    assert game.veiled(s, 0).kept[: s.kept_count].tolist()[-1] == HIDDEN
    rules.apply(game.setup, both, 1, game.read(both, 1, "keep both").number, new_rng(5))
    assert game.veiled(both, 0).kept[: both.kept_count].tolist()[-2:] == [HIDDEN, put_back]


def test_the_order_of_locations_is_theirs_on_the_board() -> None:
    """Locations may be written by number, name or beginning."""
    table = Table("tickets", secret=bytes(32), first=0)
    for seat in (0, 1):
        table.play(seat, "keep both")
    index = builtin().location_index["castro"]
    symbol = table.view(1).aside[0]
    wanted = table.game.read(table.state, 1, f"stack {symbol} on castro")
    for name in (str(index + 1), "Castro", "cas", " CASTRO "):
        assert table.game.read(table.state, 1, f"stack {symbol[:3]} on {name}") == wanted


RANDOM_GAMES = """
import numpy as np, sys
from fogcity.games import make
from fogcity.kernel import new_rng
for players in (2, 3, 4):
    game = make("tickets", players=players)
    results, s = np.zeros((3, players), np.int32), game.start(new_rng(1))
    mask = np.zeros(game.rules.WORDS, np.uint64)
    print(game.rules.random_games(game.setup, s, new_rng(1), mask, 9, 0, results), results.tolist(), s.tobytes().hex())
    for seat in range(-1, players):
        t = game.start(new_rng(2))
        game.rules.veil(game.setup, t, seat)
        print(t.tobytes().hex())
        game.rules.resample(game.setup, t, new_rng(3))
        print(t.tobytes().hex())
"""


def test_interpreted_is_native() -> None:
    """The rules give the same games as plain Python and compiled, without a warning."""
    runs = [
        subprocess.run(
            [sys.executable, "-W", "error", "-c", RANDOM_GAMES],
            env={**os.environ, "FOGCITY_JIT": jit},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for jit in ("0", "1")
    ]
    assert runs[0] == runs[1]
    assert runs[0].count("\n") == 3 + 2 * (3 + 4 + 5)
