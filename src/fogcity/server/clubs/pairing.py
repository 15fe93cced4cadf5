"""Pairings of the next round of an event, computed only from its rules and results, so that anybody can check them.

Nothing here uses a clock or a database, and the order of entrants and results does not matter.
docs/clubs.md explains the rules to players.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final

from fogcity.server.clubs.standings import Board, Entrant, Rules, lot, points, seeding, through

TRIES: Final = 100_000
"""The most steps in the search for tables without repeat meetings."""
PASSES: Final = 4
Table = tuple[int, ...]


def next_round(
    rules: Rules, entrants: Iterable[Entrant], boards: Iterable[Board], present: Collection[int]
) -> list[Table]:
    """The tables of the next round, with byes as tables of one; empty if there is nothing to pair or the event is over.

    `boards` are all earlier ones, and in an arena also those in progress; `present` are the entrants still taking part.
    """
    entrants, boards = list(entrants), list(boards)
    here = [one for one in entrants if one.number in present]
    match rules.format:
        case "swiss":
            return _swiss(rules, here, boards)
        case "knockout":
            return _knockout(rules, entrants, boards, present)
        case "arena":
            return _arena(rules, here, boards)


def sizes(number: int, players: int, smallest: int) -> tuple[list[int], int]:
    """Table sizes for a number of players, as even as possible, and the number of byes, as few as possible."""
    for byes in range(number + 1):
        seated = number - byes
        tables = -(-seated // players)
        if tables and seated // tables >= smallest:
            return [seated // tables + (at < seated % tables) for at in range(tables)], byes
    return [], number


def _in_order(rules: Rules, entrants: Iterable[Entrant], boards: Iterable[Board]) -> list[int]:
    """By points, then by rating, then by lot."""
    total = points(boards)
    key = {one.number: (-total.get(one.number, 0), -one.rating, lot(rules, one.number)) for one in entrants}
    return sorted(key, key=lambda number: key[number])


# --- Swiss ------------------------------------------------------------------------------------------------------------


def _swiss(rules: Rules, here: list[Entrant], boards: list[Board]) -> list[Table]:
    if len({board.round for board in boards}) >= rules.rounds or len(here) < rules.smallest:
        return []
    order = _in_order(rules, here, boards)
    tables, free = sizes(len(order), rules.players, rules.smallest)
    had = Counter(number for board in boards if board.bye for number in board.numbers)
    # The lowest-ranked of those with the fewest byes.
    byes = sorted(order, key=lambda number: (had[number], -order.index(number)))[:free]
    met = meetings(boards)
    seated = [number for number in order if number not in byes]
    found = _without_meeting_again(seated, tables, met) or _with_few_meetings(seated, tables, met)
    return [*found, *((number,) for number in order if number in byes)]


def meetings(boards: Iterable[Board]) -> Counter[frozenset[int]]:
    """How often any two have met."""
    return Counter(frozenset(two) for board in boards for two in combinations(board.numbers, 2))


def _without_meeting_again(order: list[int], tables: list[int], met: Counter[frozenset[int]]) -> list[Table]:
    """The first tables, from the top down, without any repeat meeting; none if the search finds none.

    The best of those left is always seated next, and of those who may join them the nearest is tried first.
    """
    foes: dict[int, set[int]] = {number: set() for number in order}
    for two in met:
        for one, other in combinations(two, 2):
            if one in foes and other in foes:
                foes[one].add(other)
                foes[other].add(one)
    first = {sum(tables[:at]) for at in range(len(tables))}
    starts = [max(start for start in first if start <= slot) for slot in range(len(order))]
    chosen: list[int] = []
    """The player in each slot, as an index into the order."""
    taken: set[int] = set()
    waiting = [_candidates(order, foes, chosen, taken, starts)]
    for _ in range(TRIES):
        if not waiting:
            return []
        at = next(waiting[-1], None)
        if at is None:
            waiting.pop()
            if chosen:
                taken.discard(chosen.pop())
            continue
        chosen.append(at)
        taken.add(at)
        if len(chosen) == len(order):
            return [
                tuple(order[at] for at in chosen[start : start + size])
                for start, size in zip(sorted(first), tables, strict=True)
            ]
        waiting.append(_candidates(order, foes, chosen, taken, starts))
    return []


def _candidates(
    order: list[int], foes: dict[int, set[int]], chosen: list[int], taken: set[int], starts: list[int]
) -> Iterator[int]:
    """The players allowed in the next slot."""
    slot = len(chosen)
    table = chosen[starts[slot] :]
    if not table:
        yield next(at for at in range(len(order)) if at not in taken)
        return
    against = set().union(*(foes[order[at]] for at in table))
    for at in range(table[-1] + 1, len(order)):
        if at not in taken and order[at] not in against:
            yield at


def _with_few_meetings(order: list[int], tables: list[int], met: Counter[frozenset[int]]) -> list[Table]:
    """Tables with few repeat meetings: filled from the top, then improved by swapping seats."""
    left, found = list(order), []
    for size in tables:
        table = [left.pop(0)]
        while len(table) < size:
            best = min(left, key=lambda number: (_again(number, table, met), left.index(number)))
            left.remove(best)
            table.append(best)
        found.append(table)
    for _ in range(PASSES):
        if not _exchange(found, met):
            break
    return [tuple(sorted(table, key=order.index)) for table in found]


def _again(number: int, table: Iterable[int], met: Counter[frozenset[int]]) -> int:
    """How often a player has met the others at a table; meeting one twice costs more than meeting two once."""
    return sum(met[frozenset((number, other))] ** 2 for other in table if other != number)


def _exchange(found: list[list[int]], met: Counter[frozenset[int]]) -> bool:
    """Swap seats wherever that reduces repeat meetings; returns whether anything changed."""
    changed = False
    for one, other in combinations(range(len(found)), 2):
        for here in range(len(found[one])):
            for there in range(len(found[other])):
                mine, theirs = found[one], found[other]
                before = _again(mine[here], mine, met) + _again(theirs[there], theirs, met)
                if not before:
                    continue
                rest = [number for number in mine if number != mine[here]]
                others = [number for number in theirs if number != theirs[there]]
                if _again(theirs[there], rest, met) + _again(mine[here], others, met) < before:
                    mine[here], theirs[there] = theirs[there], mine[here]
                    changed = True
    return changed


# --- knockout ---------------------------------------------------------------------------------------------------------


def _knockout(rules: Rules, entrants: list[Entrant], boards: list[Board], present: Collection[int]) -> list[Table]:
    last = max((board.round for board in boards), default=0)
    before = [board for board in boards if board.round == last]
    if len(before) == 1:
        return []  # that was the final
    seeds = seeding(rules, entrants)
    alive = {number for board in before for number in through(seeds, board)} if before else set(seeds)
    order = [number for number in seeds if number in alive and number in present]
    tables, byes = _knockout_sizes(len(order), rules)
    seated, free = order[byes:], order[:byes]
    return [*_snake(seated, tables), *((number,) for number in free)]


def _knockout_sizes(number: int, rules: Rules) -> tuple[list[int], int]:
    """The number of byes, as few as possible, given to the top seeds; in two-player events only in the first round."""
    if rules.players > 2 or number < 2:
        return sizes(number, rules.players, rules.smallest)
    full = 1 << (number.bit_length() - 1)
    tables = number // 2 if number == full else number - full
    return [2] * tables, number - 2 * tables


def _snake(order: list[int], tables: list[int]) -> list[Table]:
    """Deal players to tables from best to last, back and forth, so that the best meet the last."""
    found: list[list[int]] = [[] for _ in tables]
    left, forth = list(order), True
    while left:
        for at in range(len(tables)) if forth else reversed(range(len(tables))):
            if left and len(found[at]) < tables[at]:
                found[at].append(left.pop(0))
        forth = not forth
    return [tuple(table) for table in found]


# --- arena ------------------------------------------------------------------------------------------------------------


def _arena(rules: Rules, here: list[Entrant], boards: list[Board]) -> list[Table]:
    busy = {number for board in boards if board.ranks is None for number in board.numbers}
    quiet = not busy
    waiting = _in_order(rules, [one for one in here if one.number not in busy], boards)
    last: dict[int, Board] = {}
    for board in sorted(boards, key=lambda board: board.round):
        last |= dict.fromkeys(board.numbers, board)
    if len(waiting) < rules.players:
        # Nobody else will be free soon, so a smaller table is better than none.
        return [tuple(waiting)] if quiet and len(waiting) >= rules.smallest else []
    # If not everybody can play, those who played most recently wait.
    rested = sorted(waiting, key=lambda number: (last[number].round if number in last else 0, waiting.index(number)))
    playing = set(rested[: len(waiting) - len(waiting) % rules.players])
    left, found = [number for number in waiting if number in playing], []
    while len(left) >= rules.players:
        table = _nearest(left, rules.players, last)
        if len(table) < rules.players:
            if not quiet:
                left.pop(0)  # somebody else will be free soon
                continue
            table = left[: rules.players]
        found.append(tuple(table))
        left = [number for number in left if number not in table]
    return found


def _nearest(left: Sequence[int], players: int, last: dict[int, Board]) -> list[int]:
    """The first player, and the nearest ones who did not meet anyone here in their last game."""
    table = [left[0]]
    for number in left[1:]:
        if len(table) == players:
            break
        if all(number not in last or last[number] is not last.get(other) for other in table):
            table.append(number)
    return table
