"""Pairing and standings of events: fair, bounded, and the same for whoever repeats them."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, count
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from fogcity.server.clubs.pairing import Table, meetings, next_round, sizes
from fogcity.server.clubs.standings import WIN, Board, Entrant, Rules, shares, standings

NUMBERS = st.integers(2, 40)
PLAYERS = st.integers(2, 6)
SEEDS = st.integers(0, 2**32)
FORMATS = st.sampled_from(["swiss", "knockout", "arena"])


def field(number: int, dice: random.Random) -> list[Entrant]:
    return [Entrant(at + 1, dice.choice([900.0, 1000.0, 1100.0])) for at in range(number)]


def ranks(table: Table, dice: random.Random) -> tuple[int, ...]:
    """A result, ties among them."""
    scores = [dice.randrange(4) for _ in table]
    return tuple(1 + sum(other > mine for other in scores) for mine in scores)


def play(rules: Rules, entrants: list[Entrant], dice: random.Random, leaving: float = 0.0) -> Iterator[list[Board]]:
    """The boards after each round; some leave in between."""
    boards: list[Board] = []
    present = {one.number for one in entrants}
    for number in count(1):
        tables = next_round(rules, entrants, boards, present)
        if not tables or number > 30:
            return
        boards += [Board(number, table, ranks(table, dice)) for table in tables]
        yield boards
        present = {one for one in present if dice.random() >= leaving}


def of_round(boards: list[Board], number: int) -> list[Board]:
    return [board for board in boards if board.round == number]


# --- points and sizes -------------------------------------------------------------------------------------------------


def test_points_of_a_table() -> None:
    assert shares([1, 2]) == [WIN, 0]
    assert shares([1, 1]) == [WIN // 2, WIN // 2]
    assert shares([4, 1, 2, 2]) == [0, WIN, WIN // 2, WIN // 2]
    assert shares([1]) == [WIN]
    assert shares([6, 5, 4, 3, 2, 1]) == [0, 24, 48, 72, 96, WIN]


@given(st.lists(st.integers(1, 6), min_size=2, max_size=6))
def test_a_table_gives_the_same_points_however_it_ends(scores: list[int]) -> None:
    placed = [1 + sum(other < mine for other in scores) for mine in scores]
    assert 2 * sum(shares(placed)) == WIN * len(scores)


@given(st.integers(0, 200), PLAYERS, st.integers(2, 3))
def test_tables_are_even_and_byes_few(number: int, players: int, smallest: int) -> None:
    if smallest > players:
        return
    tables, byes = sizes(number, players, smallest)
    assert sum(tables) + byes == number
    assert all(smallest <= size <= players for size in tables)
    assert not tables or max(tables) - min(tables) <= 1
    assert byes < smallest * 2
    assert byes == 0 or players == 2 or smallest > 2 or number < 2


# --- what holds for all -----------------------------------------------------------------------------------------------


@given(FORMATS, NUMBERS, PLAYERS, SEEDS)
def test_everybody_plays_once_a_round_at_most(format: str, number: int, players: int, seed: int) -> None:
    dice = random.Random(seed)
    rules, entrants = Rules(format, players, 7, "fog"), field(number, dice)  # type: ignore[arg-type]
    for boards in play(rules, entrants, dice, leaving=0.03):
        latest = of_round(boards, boards[-1].round)
        seen = Counter(one for board in latest for one in board.numbers)
        assert seen
        assert max(seen.values()) == 1
        assert all(1 <= len(board.numbers) <= players for board in latest)


@given(FORMATS, NUMBERS, PLAYERS, SEEDS)
def test_repeating_it_gives_the_same(format: str, number: int, players: int, seed: int) -> None:
    """In whatever order entrants and results are given."""
    dice = random.Random(seed)
    rules, entrants = Rules(format, players, 5, "fog"), field(number, dice)  # type: ignore[arg-type]
    for boards in play(rules, entrants, dice):
        one = next_round(rules, entrants, boards, {entrant.number for entrant in entrants})
        others, mixed = dice.sample(entrants, number), dice.sample(boards, len(boards))
        assert next_round(rules, others, mixed, [entrant.number for entrant in others]) == one
        assert standings(rules, others, mixed) == standings(rules, entrants, boards)


@given(FORMATS, NUMBERS, PLAYERS, SEEDS)
def test_everybody_has_a_place_of_their_own(format: str, number: int, players: int, seed: int) -> None:
    dice = random.Random(seed)
    rules, entrants = Rules(format, players, 4, "fog"), field(number, dice)  # type: ignore[arg-type]
    for boards in play(rules, entrants, dice, leaving=0.05):
        table = standings(rules, entrants, boards)
        assert [row.place for row in table] == list(range(1, number + 1))
        assert {row.number for row in table} == {one.number for one in entrants}
        if format != "knockout":
            assert [row.points for row in table] == sorted((row.points for row in table), reverse=True)


# --- Swiss ------------------------------------------------------------------------------------------------------------


@given(st.integers(4, 40), SEEDS)
def test_nobody_meets_again_while_enough_others_are_left(number: int, seed: int) -> None:
    dice = random.Random(seed)
    rules = Rules("swiss", 2, (number - 1) // 2, "fog")
    for boards in play(rules, field(number, dice), dice):
        met = meetings(boards)
        assert not met or max(met.values()) == 1


def can_avoid(numbers: tuple[int, ...], size: int, met: Counter[frozenset[int]]) -> bool:
    """Whether anybody can seat these at tables of a size without a second meeting: all ways are tried."""
    if not numbers:
        return True
    tables = [(numbers[0], *rest) for rest in combinations(numbers[1:], size - 1)]
    return any(
        can_avoid(tuple(one for one in numbers if one not in table), size, met)
        for table in tables
        if not any(met[frozenset(two)] for two in combinations(table, 2))
    )


@given(st.sampled_from([(4, 2), (6, 2), (8, 2), (6, 3), (9, 3), (8, 4)]), SEEDS)
def test_nobody_meets_again_while_it_can_be_avoided(shape: tuple[int, int], seed: int) -> None:
    (number, players), dice = shape, random.Random(seed)
    entrants, before = field(number, dice), Counter[frozenset[int]]()
    for boards in play(Rules("swiss", players, number, "fog"), entrants, dice):
        now = meetings(boards)
        again = any(now[two] > 1 and now[two] > before[two] for two in now)
        assert again is not can_avoid(tuple(one.number for one in entrants), players, before)
        before = now


@given(st.integers(3, 31).filter(lambda number: number % 2 == 1), SEEDS)
def test_byes_are_spread(number: int, seed: int) -> None:
    dice = random.Random(seed)
    for boards in play(Rules("swiss", 2, number + 3, "fog"), field(number, dice), dice):
        byes = Counter(board.numbers[0] for board in boards if board.bye)
        had = [byes[one] for one in range(1, number + 1)]
        assert max(had) - min(had) <= 1


def test_the_last_who_had_none_has_the_bye() -> None:
    entrants = [Entrant(at, 1000.0 - at) for at in range(1, 6)]
    rules = Rules("swiss", 2, 5, "fog")
    assert next_round(rules, entrants, [], range(1, 6))[-1] == (5,)
    boards = [Board(1, (1, 2), (1, 2)), Board(1, (3, 4), (1, 2)), Board(1, (5,), (1,))]
    assert next_round(rules, entrants, boards, range(1, 6))[-1] == (4,)


def test_two_hundred_meet_for_nine_rounds() -> None:
    """As large as events are here, and nobody meets anybody twice; of six at a table, hardly anybody."""
    dice = random.Random(5)
    for players, most in ((2, 0), (3, 0), (4, 0), (6, 0)):
        (*_, boards) = play(Rules("swiss", players, 9, "fog"), field(200, dice), dice)
        assert sum(number > 1 for number in meetings(boards).values()) <= most


def test_where_all_have_met_they_meet_again() -> None:
    entrants = [Entrant(at, 1000.0) for at in range(1, 5)]
    dice = random.Random(1)
    (*_, boards) = play(Rules("swiss", 2, 6, "fog"), entrants, dice)
    assert set(meetings(boards).values()) == {2}


# --- knockout ---------------------------------------------------------------------------------------------------------


@given(NUMBERS, PLAYERS, SEEDS, st.sampled_from([0.0, 0.1]))
def test_a_knockout_ends_with_one_winner(number: int, players: int, seed: int, leaving: float) -> None:
    dice = random.Random(seed)
    rules, entrants = Rules("knockout", players, 0, "fog"), field(number, dice)
    (*_, boards) = play(rules, entrants, dice, leaving)
    final = of_round(boards, boards[-1].round)
    if not leaving:
        assert len(final) == 1
        winner = standings(rules, entrants, boards)[0].number
        assert final[0].ranks is not None
        assert final[0].ranks[final[0].numbers.index(winner)] == 1


@given(NUMBERS, SEEDS)
def test_between_two_only_the_first_round_has_byes(number: int, seed: int) -> None:
    dice = random.Random(seed)
    (*_, boards) = play(Rules("knockout", 2, 0, "fog"), field(number, dice), dice)
    assert all(board.round == 1 for board in boards if board.bye)
    assert boards[-1].round == (number - 1).bit_length()


def test_the_best_meet_the_last_and_have_the_byes() -> None:
    entrants = [Entrant(at, 2000.0 - at) for at in range(1, 7)]
    rules = Rules("knockout", 2, 0, "fog")
    first = next_round(rules, entrants, [], range(1, 7))
    assert first == [(3, 6), (4, 5), (1,), (2,)]
    boards = [Board(1, table, (2, 1)[: len(table)] if len(table) == 2 else (1,)) for table in first]
    assert next_round(rules, entrants, boards, range(1, 7)) == [(1, 6), (2, 5)]
    assert next_round(rules, entrants, boards, {1, 2, 6}) == [(2, 6), (1,)]


def test_half_a_table_goes_on_and_level_players_by_seed() -> None:
    entrants = [Entrant(at, 2000.0 - at) for at in range(1, 9)]
    rules = Rules("knockout", 4, 0, "fog")
    assert next_round(rules, entrants, [], range(1, 9)) == [(1, 4, 5, 8), (2, 3, 6, 7)]
    boards = [Board(1, (1, 4, 5, 8), (2, 2, 1, 2)), Board(1, (2, 3, 6, 7), (4, 3, 2, 1))]
    assert next_round(rules, entrants, boards, range(1, 9)) == [(1, 5, 6, 7)]


# --- arena ------------------------------------------------------------------------------------------------------------


def test_an_arena_pairs_waiting_players() -> None:
    entrants = [Entrant(at, 1000.0 - at) for at in range(1, 6)]
    rules = Rules("arena", 2, 0, "fog")
    assert next_round(rules, entrants, [], range(1, 6)) == [(1, 2), (3, 4)]
    boards = [Board(1, (1, 2), (1, 2)), Board(1, (3, 4))]
    assert next_round(rules, entrants, boards, range(1, 6)) == [(1, 5)], "whoever waited longest, then by points"
    boards = [Board(1, (1, 2), (1, 2)), Board(1, (3, 4)), Board(2, (5, 9))]
    assert next_round(rules, entrants, boards, range(1, 6)) == [], "no rematch while others may come"
    assert next_round(rules, entrants[:2], boards[:1], {1, 2}) == [(1, 2)], "but with nobody else there"


def test_an_arena_of_few_plays_at_a_smaller_table() -> None:
    entrants = [Entrant(at, 1000.0) for at in range(1, 4)]
    assert len(next_round(Rules("arena", 4, 0, "fog"), entrants, [], {1, 2, 3})[0]) == 3
    assert next_round(Rules("arena", 4, 0, "fog"), entrants, [Board(1, (1, 2))], {1, 2, 3}) == []
    assert next_round(Rules("arena", 4, 0, "fog", smallest=4), entrants, [], {1, 2, 3}) == []


@given(st.integers(4, 20), PLAYERS, SEEDS)
def test_nobody_waits_long_in_an_arena(number: int, players: int, seed: int) -> None:
    """Games end in any order; as long as enough are there, everybody gets about as many as others."""
    dice = random.Random(seed)
    rules, entrants, boards = Rules("arena", players, 0, "fog"), field(number, dice), list[Board]()
    everybody = {one.number for one in entrants}
    for step in range(1, 60):
        tables = next_round(rules, entrants, boards, everybody)
        boards += [Board(step, table) for table in tables]
        under_way = [at for at, board in enumerate(boards) if board.ranks is None]
        ending = dice.choice(under_way)
        boards[ending] = boards[ending]._replace(ranks=ranks(boards[ending].numbers, dice))
    games = Counter(one for board in boards for one in board.numbers)
    assert set(games) == everybody


# --- the example of the documentation -------------------------------------------------------------------------------

DOCS = Path(__file__).parents[2] / "docs" / "clubs.md"


def test_the_example_of_the_documentation() -> None:
    """Five players, two at a table, three rounds: pairings and standings are as docs/clubs.md tells them."""
    example = DOCS.read_text(encoding="utf-8").partition("```text")[2].partition("```")[0]
    rules, boards = Rules("swiss", 2, 3, re.findall(r"seed (\w+)", example)[0]), list[Board]()
    names = re.findall(r"(\w+) \((\d+)\)", example)
    entrants = [Entrant(number, float(rating)) for number, (_, rating) in enumerate(names, start=1)]
    number_of = {name: number for number, (name, _) in enumerate(names, start=1)}
    for number, line in re.findall(r"round (\d): (.*)", example):
        told = [tuple(re.findall(r"[A-Z]\w+", table)) for table in line.split(", ")]
        tables = next_round(rules, entrants, boards, set(number_of.values()))
        assert tables == [tuple(number_of[name] for name in table) for table in told]
        for table, text in zip(tables, line.split(", "), strict=True):
            placed = (1,) if len(table) == 1 else (1, 1) if "=" in text else (1, 2) if ">" in text else (2, 1)
            boards.append(Board(int(number), table, placed))
    final = standings(rules, entrants, boards)
    ranked = re.findall(r"^(\d)\. (\w+) +([\d.]+) +([\d.]+)", example, re.MULTILINE)
    assert [
        (str(row.place), names[row.number - 1][0], f"{row.points / WIN:g}", f"{float(row.strength / WIN):g}")
        for row in final
    ] == ranked
