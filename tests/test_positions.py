"""Positions as text: they round-trip, deal what they leave unknown, start games and records, and refuse nonsense."""

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from fogcity import games, position, record
from fogcity.games import SPECTATOR, BadInput, Game, State
from fogcity.kernel import new_rng
from fogcity.table import Table
from tickets.positions import SMALL_BOARD

EMPTY = "8/8/8/8/8/8/8/8"
SECRET = bytes(range(32))

CABLE_CAR = [
    {"players": players, "rotate": rotate, "hand": hand, "companies": companies}
    for players, rotate, hand, companies in product(range(2, 7), (False, True), (1, 2, 3), (False, True))
]
TICKETS = [{"players": players, "board": board} for players in (2, 3, 4) for board in ("san_francisco", SMALL_BOARD)]
ALL: list[tuple[str, dict[str, Any]]] = [
    *(("cablecar", options) for options in CABLE_CAR),
    *(("tickets", options) for options in 3 * TICKETS),
]


def random_game(game: Game, seed: int) -> Iterator[State]:
    """Every state of a game of random actions."""
    chance, s = random.Random(seed), game.start(new_rng(seed))
    yield s
    while seats := game.waiting(s):
        seat = chance.choice(seats)
        game.rules.apply(game.setup, s, seat, chance.choice(game.numbers(s, seat)), new_rng(chance.getrandbits(30)))
        yield s


@pytest.mark.parametrize("part", range(6))
def test_every_state_of_a_game_round_trips(part: int) -> None:
    """Over all options: text and bytes of full states, and those of what a seat or a spectator knows."""
    for seed, (name, options) in list(enumerate(ALL))[part::6]:
        game = games.make(name, **options)
        for ply, s in enumerate(random_game(game, seed)):
            seat = ply % (game.players + 1) - 1  # SPECTATOR is one of them
            veiled = game.veiled(s, seat)
            for state in (s, veiled):
                text = game.position(state)
                read = game.from_position(text)
                assert read.tobytes() == state.tobytes(), (name, options, text)
                assert game.position(read) == text
            assert game.view(read, seat) == game.view(veiled, seat)


@pytest.mark.parametrize(("name", "options"), ALL[::13])
def test_a_whole_position_can_be_pasted_alone(name: str, options: dict[str, Any]) -> None:
    table = Table(name, secret=SECRET, **options)
    beside: dict[str, Any] = {"board": SMALL_BOARD} if options.get("board") == SMALL_BOARD else {}
    again = Table.from_position(table.position, **beside)
    assert again.state.tobytes() == table.state.tobytes()
    assert again.game.options == table.game.options
    assert (again.position, again.waiting) == (table.position, table.waiting)


@pytest.mark.parametrize(("name", "options"), ALL[::13])
def test_repr_can_be_pasted_back(name: str, options: dict[str, Any]) -> None:
    table = Table(name, secret=SECRET, **options)
    known = {"Table": Table, "make": games.make}
    assert eval(repr(table), known).state.tobytes() == table.state.tobytes()
    assert eval(repr(table.game), known).options == table.game.options


@pytest.mark.parametrize(("name", "options"), ALL[::13])
def test_what_is_unknown_is_dealt_by_the_tables_chance(name: str, options: dict[str, Any]) -> None:
    """The same secret deals the same; what the seat knows stays."""
    table = Table(name, secret=SECRET, **options)
    beside: dict[str, Any] = {"board": SMALL_BOARD} if options.get("board") == SMALL_BOARD else {}
    known = table.view_position(0)
    assert "?" in known
    dealt = [Table.from_position(known, secret=bytes([i] * 32), **beside) for i in (1, 1, 2, 3, 4)]
    assert dealt[0].position == dealt[1].position
    assert len({made.position for made in dealt}) > 1
    for made in dealt:
        assert "?" not in made.position
        assert made.view_position(0) == known


def test_a_spectators_position_hides_all_hands() -> None:
    table = Table("cablecar", players=3, secret=SECRET)
    assert table.view_position(SPECTATOR).split(" | ")[1].split()[2] == "?/?/?"


def test_a_game_from_a_position_is_recorded_and_verified() -> None:
    """The record says where the game began, unknown things included, and is proved as any other."""
    table = Table.from_position(f"cablecar players=2 | {EMPTY} 2 aaaa/?", secret=SECRET, names=("Ann", "Bob"))
    assert table.waiting == (1,)
    while not table.over:
        table.play(table.waiting[0], table.numbers(table.waiting[0])[0])
    kept = record.loads(record.of_table(table).dumps())
    assert kept.start == f"{EMPTY} 2 aaaa/? -"
    assert record.verify(kept).state.tobytes() == table.state.tobytes()
    other = record.loads(record.of_table(table).dumps().replace("2 aaaa/?", "2 dddd/?"))
    with pytest.raises((BadInput, games.Illegal)):
        record.verify(other)
    assert '"start"' not in record.of_table(Table("cablecar")).dumps()


def test_a_damaged_start_of_a_record_is_refused() -> None:
    table = Table.from_position(f"cablecar players=2 | {EMPTY}", secret=SECRET)
    text = record.of_table(table, with_secret=True).dumps()
    with pytest.raises(BadInput, match="8 rows"):
        record.final(record.loads(text.replace(EMPTY, "8/8")))
    with pytest.raises(BadInput, match="start should be a text"):
        record.loads(text.replace(f'"{EMPTY} 1 ?/? -"', "[]"))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "begins with its game"),
        (EMPTY, "begins with its game"),
        (f"chess | {EMPTY}", "begins with its game"),
        ("x" * 10_001, "10001 characters is too long"),
        (f"cablecar players=7 | {EMPTY}", "7 players"),
        (f"cablecar players=two | {EMPTY}", "players=two cannot be"),
        (f"cablecar players=2 players=3 | {EMPTY}", "written twice"),
        (f"cablecar board=san_francisco | {EMPTY}", "not an option of cablecar"),
        (f"cablecar rotate=maybe | {EMPTY}", "rotate=maybe cannot be"),
        ("tickets board=#123456789abc | turn:1", "needs the board"),
        ("tickets board=nowhere | turn:1", "no such board"),
    ],
)
def test_what_stands_before_the_bar_is_checked(text: str, problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        position.read(text)


def test_options_given_beside_a_position() -> None:
    """They may add to it and name a board of one's own, but never say something else."""
    game, _ = position.read(f"cablecar | {EMPTY}", players=3, rotate=True)
    assert (game.options.players, game.options.values()["rotate"]) == (3, True)
    with pytest.raises(BadInput, match="the position says players=2"):
        position.read(f"cablecar players=2 | {EMPTY}", players=3)
    text = Table("tickets", board=SMALL_BOARD, secret=SECRET).position
    assert SMALL_BOARD not in text
    assert position.read(text, board=SMALL_BOARD)[0].options.values()["board"] == SMALL_BOARD
    with pytest.raises(BadInput, match="needs the board"):
        position.read(text, board=SMALL_BOARD + "# another\n")


def test_a_game_may_do_without_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("cablecar", players=2)
    monkeypatch.setattr(type(table.game), "position", Game.position)
    monkeypatch.setattr(type(table.game), "from_position", Game.from_position)
    with pytest.raises(BadInput, match="has no positions as text"):
        _ = table.position
    with pytest.raises(BadInput, match="has no positions as text"):
        Table.from_position(f"cablecar | {EMPTY}")
    assert repr(table) == "<Table of make('cablecar', players=2)>"


def test_nonsense_is_refused_in_one_sentence() -> None:
    """Texts that are broken at random either make a state that can be played on or are refused as bad input."""
    chance, refusals, made = random.Random(5), set(), 0
    for name, options in ALL[::7]:
        game = games.make(name, **options)
        s = next(s for ply, s in enumerate(random_game(game, 3)) if ply == 30)
        text = game.position(s)
        for _ in range(150):
            letters = list(text)
            for _ in range(chance.randint(1, 3)):
                letters[chance.randrange(len(letters))] = chance.choice(text + "?-/;,:9 ")
            try:
                read = game.from_position("".join(letters))
            except BadInput as refused:
                refusals.add(str(refused))
                continue
            made += 1
            game.rules.resample(game.setup, read, new_rng(1))
            mask = game.mask(read, 0)
            game.rules.random_game(game.setup, read, new_rng(2), mask)
            assert game.over(read)
    assert made > 50
    assert len(refusals) > 100
    assert max(map(len, refusals)) < 400
