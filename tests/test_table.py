"""Tables: chance that was promised, actions that are refused without a trace, undo within its limits."""

import hashlib
from typing import Any

import pytest

from fogcity.games import SPECTATOR, BadInput, GameOver, Illegal
from fogcity.table import Table, Trail, chance, commitment

SECRET = bytes(range(32))


def test_the_commitment_is_published_and_the_secret_only_after_the_game() -> None:
    table = Table("cablecar", players=2, secret=SECRET)
    assert table.commitment == hashlib.sha256(SECRET).hexdigest() == commitment(SECRET)
    assert table.secret is None
    while not table.over:
        table.play(table.waiting[0], table.numbers(table.waiting[0])[0])
    assert table.secret == SECRET


def test_equal_secrets_make_equal_games_and_others_do_not() -> None:
    first, same, other = (Table("cablecar", players=2, secret=secret) for secret in (SECRET, SECRET, bytes(32)))
    assert first.state.tobytes() == same.state.tobytes() != other.state.tobytes()
    assert Table("cablecar", players=2).commitment != Table("cablecar", players=2).commitment
    assert chance(SECRET, 1).tolist() != chance(SECRET, 2).tolist()


@pytest.mark.parametrize("action", ["d4", "zzzz@a1", "x10", "no such thing", "", 10_000, -1, 767])
def test_a_refused_action_leaves_the_table_as_it_was(action: str | int) -> None:
    table = Table("cablecar", players=2, first=0, secret=SECRET)
    before = table.state.tobytes()
    with pytest.raises((Illegal, BadInput)):
        table.play(0, action)
    assert (table.state.tobytes(), len(table.log)) == (before, 0)


def test_only_the_seat_whose_turn_it_is_may_act() -> None:
    table = Table("cablecar", players=3, first=2)
    assert table.waiting == (2,)
    assert table.legal(0) == []
    with pytest.raises(Illegal, match="turn of seat 3"):
        table.play(0, "+")
    with pytest.raises(Illegal, match="not legal for seat 1 now"):
        table.play(0, 5)
    with pytest.raises(BadInput, match="no seat 8"):
        table.play(7, "+")


def test_undo_only_ones_own_last_action_and_never_across_chance() -> None:
    """With tiles in the stack every placement draws one; without, the last placement may be taken back."""
    table = Table("cablecar", players=2, first=0, secret=SECRET)
    table.play(0, table.legal(0)[0])
    assert not table.may_undo(0)
    with pytest.raises(Illegal, match="taken back"):
        table.undo(0)
    while table.view(0).stack or len(table.view(table.waiting[0]).hands[table.waiting[0]]) == 0:
        table.play(table.waiting[0], next(a for a in table.legal(table.waiting[0]) if "@" in a.text))
    seat = table.waiting[0]
    before = table.state.tobytes()
    step = table.play(seat, table.legal(seat)[0])
    assert not table.may_undo(1 - seat)
    assert table.undo(seat) == step
    assert (table.state.tobytes(), table.waiting) == (before, (seat,))
    table.play(seat, step.action)
    table.play(1 - seat, table.legal(1 - seat)[0])
    assert not table.may_undo(seat)


def test_nothing_before_a_final_step_can_be_undone() -> None:
    """The choice that completes all others brings them to light."""
    table = Table("tickets", secret=SECRET)
    assert not table.play(0, "keep both").final
    assert table.may_undo(0)
    assert table.play(1, "keep both").final
    assert not any(table.may_undo(seat) for seat in range(2))
    with pytest.raises(Illegal, match="taken back"):
        table.undo(1)


@pytest.mark.parametrize("game", ["cablecar", "tickets"])
def test_the_end_is_final(game: str) -> None:
    """All secrets are open then."""
    table = Table(game, secret=SECRET)
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, table.legal(seat)[0])
    assert not any(table.may_undo(seat) for seat in range(2))
    with pytest.raises(Illegal, match="taken back"):
        table.undo(table.log[-1].seat)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"secret": b"short"}, "32 bytes"),
        ({"names": ["Ann"]}, "give one for each"),
        ({"players": 9}, "choose 2 to 6"),
        ({"players": "three"}, "give a whole number"),
        ({"players": True}, "give a whole number"),
        ({"hand": 4}, "choose 1 to 3"),
        ({"first": 2}, "from 1 to 2"),
        ({"color": 1}, "unknown option 'color'"),
    ],
)
def test_bad_options_say_what_to_do(wrong: dict[str, object], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        Table("cablecar", **wrong)  # type: ignore[arg-type]


def test_unknown_game() -> None:
    with pytest.raises(BadInput, match="choose cablecar"):
        Table("chess")
    table = Table("cablecar")
    with pytest.raises(BadInput, match="options belong to the game"):
        Table(table.game, players=3)


def test_spectators_see_the_board_and_no_hand() -> None:
    view = Table("cablecar", players=4).view(SPECTATOR)
    assert view.seat is None
    assert view.hands == (("?",),) * 4
    assert sum(view.unseen.values()) == 60


def test_a_notebook_shows_what_a_spectator_sees() -> None:
    table = Table("cablecar", players=2, first=0, secret=SECRET)
    shown = table._repr_svg_()
    assert shown is not None
    assert shown.startswith("<svg")
    assert shown == table.game.svg(table.veiled(SPECTATOR), SPECTATOR)


@pytest.mark.parametrize("game", ["cablecar", "tickets"])
def test_events_are_those_of_the_last_step(game: str) -> None:
    """Each names the seat that acted, and only the last step ends the game."""
    table = Table(game, secret=SECRET)
    while not table.over:
        before, seat = table.view(SPECTATOR), table.waiting[-1]
        table.play(seat, table.numbers(seat)[0])
        found: list[Any] = table.events(before, table.view(SPECTATOR))
        assert isinstance(found[-1], GameOver) is table.over
        assert found[0].seat == seat or found[0].type == "tickets_kept"  # which tells of all seats at once


# --- copies ------------------------------------------------------------------------------------------------------


def test_copies_share_their_past() -> None:
    """Trails that grow by one item from copy to copy hold one list together, so that a copy costs nothing."""
    trails: list[Trail[int]] = [Trail()]
    for item in range(100):
        trails.append(trails[-1].copy())
        trails[-1].append(item)
    assert len({id(trail._items) for trail in trails}) == 1
    assert [list(trail) for trail in trails] == [list(range(n)) for n in range(101)]
    assert (trails[7][-1], trails[7][2:5], trails[7] == [*range(7)]) == (6, [2, 3, 4], True)
    with pytest.raises(IndexError):
        trails[7][7]


def test_copies_go_their_own_ways() -> None:
    one: Trail[str] = Trail("abc")
    other = one.copy()
    other.append("d")
    one.append("x")
    third = other.copy()
    assert third.pop() == "d"
    third.append("y")
    assert ["".join(trail) for trail in (one, other, third)] == ["abcx", "abcd", "abcy"]


def test_a_copied_table_goes_its_own_way() -> None:
    """What is played or taken back on a copy changes nothing here, and chance brings the same to both."""
    table = Table("cablecar", secret=bytes(32), players=2)
    befores = []
    while not table.over:
        befores.append((table.copy(), table.position, len(table.log)))
        table.play(table.waiting[0], table.numbers(table.waiting[0])[0])
    for before, position, length in befores:
        assert (before.position, len(before.log)) == (position, length)
    again = befores[10][0].copy()
    for step in table.log[10:]:
        again.play(step.seat, step.action)
    assert (again.position, again.log) == (table.position, table.log)
    assert len(befores[10][0].log) == 10


@pytest.mark.parametrize("game", ["cablecar", "tickets"])
def test_taking_back_brings_the_same_again(game: str) -> None:
    """Chance belongs to a step: neither tiles nor cards nor a bot's dice change by taking back."""
    table = Table(game, players=3, secret=SECRET)
    seen = []
    for _ in range(25):
        seat = table.waiting[0]
        seen.append((table.state.tobytes(), table.seed(seat), seat, table.legal(seat)[-1]))
        table.play(seat, seen[-1][-1])
    for _ in range(25):
        table.take_back(0)
    assert table.log == []
    assert 0 < table.taken_back[0] <= 25
    for state, seed, seat, action in seen:
        assert (table.state.tobytes(), table.seed(seat)) == (state, seed)
        table.play(seat, action)
    with pytest.raises(Illegal, match="nothing"):
        Table(game, secret=SECRET).take_back(0)
