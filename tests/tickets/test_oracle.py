"""The kernel beside an independent, slow reading of the rules: equal at every step of random games.

FOGCITY_GAMES sets how many games are played for each number of players (on the San Francisco board and on random ones).
"""

import os
import random
from collections import Counter
from collections.abc import Callable
from importlib import resources
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from fogcity.games.tickets import Tickets, TicketsOptions
from fogcity.games.tickets.board import CARD_NAMES, CARS, COLORS, SYMBOLS
from fogcity.games.tickets.state import CHOOSING, NO_TICKET, NOWHERE, TOKEN_CHOICE, UNDECIDED
from fogcity.games.tickets.view import owners, places
from fogcity.kernel import Rng, below, new_rng
from oracles.tickets import Oracle

GAMES = int(os.environ.get("FOGCITY_GAMES", "25"))
SAN_FRANCISCO = Path(str(resources.files("fogcity.games.tickets") / "data" / "san_francisco.toml"))

STYLES: dict[str, dict[str, float]] = {
    "even": {},
    "builder": {"claim": 30},
    "hoarder": {"take": 40, "take ferry": 400},
    "ferry lover": {"take ferry": 1000, "take deck": 20, "take": 5, "claim": 0.1},
    "traveller": {"tickets": 60, "keep both": 0.2},
    "collector": {"tickets": 60, "keep both": 20},
    "shy": {"take deck": 50, "claim": 0.02},
    "late builder": {"take": 100, "tickets": 20, "claim": 0.01},
}
"""How likely actions are, by the beginning of their text: together the styles reach every corner of the rules."""


def weight(style: dict[str, float], action: str) -> float:
    fitting = [word for word in style if action.startswith(word)]
    return style[max(fitting, key=len)] if fitting else 1


def chooser(rng: Rng) -> Callable[[list[int]], int]:
    """Chance for the oracle from the numbers that the kernel gets."""

    def choose(weights: list[int]) -> int:
        n = int(below(rng, sum(weights)))
        for index, number in enumerate(weights):
            if n < number:
                return index
            n -= number
        raise AssertionError

    return choose


def counted(cards: Any) -> dict[str, int]:
    return {name: number for name, number in zip(CARD_NAMES, cards.tolist(), strict=True) if number}


def kernel_facts(game: Tickets, s: Any) -> dict[str, Any]:
    """Everything about a state, in the oracle's words."""
    board, seats = game.board, range(game.players)
    ids = [ticket.id for ticket in board.tickets]
    offers = [[ids[t] for t in s.offer[seat].tolist() if t != NO_TICKET] for seat in seats]
    tickets: list[list[str]] = [[] for _ in seats]
    for i in range(int(s.kept_count)):
        tickets[int(s.kept_by[i])].append(ids[int(s.kept[i])])
    if s.phase == CHOOSING:
        for seat in seats:
            if s.choice[seat] != UNDECIDED:
                tickets[seat] = [ticket for i, ticket in enumerate(offers[seat]) if int(s.choice[seat]) >> i & 1]
                offers[seat] = []
    playing, results = s.phase != CHOOSING, game.results(s)
    stacks = [(at, i) for i, at in enumerate(s.stack_at.tolist()) if at != NOWHERE]
    return {
        "waiting": list(game.waiting(s)),
        "legal": [{game.action(s, seat, action).text for action in game.numbers(s, seat)} for seat in seats],
        "hands": [counted(s.hand[seat]) for seat in seats],
        "row": counted(s.row),
        "deck": counted(s.deck),
        "deck_size": int(s.deck_size),
        "discards": counted(s.discards),
        "shuffled": int(s.renewed),
        "offers": offers,
        "tickets": tickets,
        "ticket_deck": [ids[t] for t in range(len(ids)) if int(s.unseen) >> t & 1],
        "returns": [ids[t] for t in s.queue[: s.queued].tolist()],
        "stacks": {board.locations[at].id: (SYMBOLS[i], int(s.stack_left[i])) for at, i in stacks},
        "aside": [SYMBOLS[i] for i, at in enumerate(s.stack_at.tolist()) if at == NOWHERE],
        "tokens": [{SYMBOLS[i] for i in range(7) if int(s.tokens[seat]) >> i & 1} for seat in seats],
        "choosing a token": s.phase == TOKEN_CHOICE,
        "cars": s.cars[: game.players].tolist(),
        "points": s.points[: game.players].tolist(),
        "owner": owners(board, s),
        "results": [
            (end.routes, [(t.id, t.points if t.completed else -t.points) for t in end.tickets], end.tokens, end.total)
            for end in results
        ]
        if playing
        else None,
        "scores": game.scores(s) if playing else None,
        "places": places(results) if playing else None,
    }


def oracle_facts(oracle: Oracle) -> dict[str, Any]:
    def plain(cards: Counter[str]) -> dict[str, int]:
        return {card: cards[card] for card in CARD_NAMES if cards[card]}

    playing = oracle.stage != "choose"
    results = oracle.results()
    return {
        "waiting": oracle.waiting(),
        "legal": [oracle.legal(seat) for seat in range(oracle.players)],
        "hands": [plain(hand) for hand in oracle.hands],
        "row": plain(oracle.row),
        "deck": plain(oracle.deck),
        "deck_size": oracle.deck.total(),
        "discards": plain(oracle.discards),
        "shuffled": oracle.shuffled,
        "offers": oracle.offers,
        "tickets": oracle.tickets,
        "ticket_deck": [ticket for ticket in oracle.all_tickets if ticket in oracle.ticket_deck],
        "returns": oracle.ticket_returns,
        "stacks": oracle.stacks,
        "aside": oracle.aside,
        "tokens": [set(tokens) for tokens in oracle.tokens],
        "choosing a token": bool(oracle.token_ends),
        "cars": oracle.cars,
        "points": oracle.points,
        "owner": oracle.owner,
        "results": [(r.routes, list(r.tickets), r.tokens, r.total) for r in results] if playing else None,
        "scores": [r.total for r in results] if playing else None,
        "places": oracle.places() if playing else None,
    }


def play_beside(game: Tickets, board: Path, number: int, style: str) -> set[str]:
    """Play a random game with both and compare them at every step; returns what happened that is rare."""
    dice = random.Random(f"{game.players} {number} {style}")
    oracle_rng = new_rng(number, 0)
    s = game.start(new_rng(number, 0))
    oracle = Oracle(board, game.players, first=game.options.first, choose=chooser(oracle_rng))
    seen: set[str] = set()
    ply = 0
    while True:
        facts = kernel_facts(game, s)
        assert facts == oracle_facts(oracle), f"game {number}, {style}, ply {ply}"
        if not facts["waiting"]:
            return seen
        ply += 1
        seat = dice.choice(facts["waiting"])
        actions = sorted(facts["legal"][seat])
        action = dice.choices(actions, [weight(STYLES[style], action) for action in actions])[0]
        seen |= rarities(facts, seat, action)
        code = game.read(s, seat, action).number
        assert game.action(s, seat, code).text == action
        oracle.choose = chooser(new_rng(number, ply))
        oracle.play(seat, action)
        game.rules.apply(game.setup, s, seat, code, new_rng(number, ply))
        seen |= consequences(facts, oracle, action.split(" ")[0])


def consequences(before: dict[str, Any], oracle: Oracle, verb: str) -> set[str]:
    """What chance did after an action that is rare."""
    gaps, ferries = 5 - sum(before["row"].values()), before["row"].get("ferry", 0)
    happened = {
        f"shuffle by {verb}": oracle.shuffled > 0,
        "gaps filled after a claim": verb == "claim" and oracle.row.total() > 5 - gaps,
        "ferries replaced after a claim": verb == "claim" and gaps == 0 and ferries >= 3 > oracle.row["ferry"],
    }
    return {name for name, holds in happened.items() if holds}


def rarities(facts: dict[str, Any], seat: int, action: str) -> set[str]:
    unseen = sum(facts["deck"].values()) + sum(facts["discards"].values())
    happened = {
        "nothing to draw": unseen == 0,
        "short row": sum(facts["row"].values()) < 5,
        "row of ferries": facts["row"].get("ferry", 0) >= 3,
        "last ticket": action == "tickets" and len(facts["ticket_deck"]) + len(facts["returns"]) == 1,
        "tickets from below": action == "tickets" and not facts["ticket_deck"] and len(facts["returns"]) > 1,
        "no tickets left": not facts["ticket_deck"] and not facts["returns"],
        "pass": action == "pass",
        "choice of token": action.startswith("token"),
        "ferries alone": action.startswith("claim") and "with" in action and action.split("with ")[1][2:] == "ferry",
    }
    return {name for name, holds in happened.items() if holds}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_on_the_san_francisco_board_are_those_of_the_oracle(players: int) -> None:
    """TK-1 to TK-28"""
    game = Tickets(TicketsOptions(players=players))
    seen = set()
    for number in range(GAMES):
        seen |= play_beside(game, SAN_FRANCISCO, number, list(STYLES)[number % len(STYLES)])
    assert {"choice of token", "ferries alone", "nothing to draw", "short row"} <= seen
    assert {"shuffle by take", "shuffle by claim", "gaps filled after a claim"} <= seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_on_random_boards_are_those_of_the_oracle(players: int, tmp_path: Path) -> None:
    """TK-1 to TK-28 on boards with more of everything: doubles, ferries, long routes."""
    seen = set()
    for number in range(max(2, GAMES // 2)):
        path = tmp_path / f"{number}.toml"
        path.write_text(random_board(random.Random(number)), encoding="utf-8")
        game = Tickets(TicketsOptions(players=players, first=number % players, board=path.read_text(encoding="utf-8")))
        seen |= play_beside(game, path, number, list(STYLES)[number % len(STYLES)])
    assert seen


def random_board(dice: random.Random) -> str:
    """A board of any size that the loader accepts, with many double and ferry routes."""
    places = [f"p{i}" for i in range(dice.choice([9, 12, 20, 48]))]
    shortest, longest = dice.choice([(1, 3), (2, 4), (3, 6), (6, 6), (5, 6)])
    pairs = {(dice.randrange(i), i) for i in range(1, len(places))}
    while len(pairs) < min(64, 3 * len(places)):
        a, b = sorted(dice.sample(range(len(places)), 2))
        pairs.add((a, b))
    routes = {pair: dice.randint(shortest, longest) for pair in sorted(pairs)}
    text = ""
    for i, place in enumerate(places):
        text += f'[[location]]\nid = "{place}"\nname = "{place}"\n' + "tourist_stack = true\n" * (i % 2 == 0 and i < 10)
    for (a, b), length in routes.items():
        colors = [dice.choice([*COLORS, "gray", "gray"]) for _ in range(dice.choice([1, 1, 2]))]
        ferries = dice.choice([0, 0, 1, 2]) if length > 1 else 0
        text += f'[[route]]\nbetween = ["p{a}", "p{b}"]\nlength = {length}\ntracks = {colors}\nferries = {ferries}\n'
    near = close_pairs(len(places), routes)
    ends = dice.sample(near, min(len(near), dice.choice([8, 9, 30, 64])))
    for a, b in sorted(ends):
        text += f'[[ticket]]\nbetween = ["p{a}", "p{b}"]\npoints = {dice.randint(1, 20)}\n'
    return text


def close_pairs(places: int, routes: dict[tuple[int, int], int]) -> list[tuple[int, int]]:
    """The pairs of places that a player has the cars to join."""
    far = [[0 if a == b else 999 for b in range(places)] for a in range(places)]
    for (a, b), length in routes.items():
        far[a][b] = far[b][a] = length
    for via, a, b in product(range(places), repeat=3):
        far[a][b] = min(far[a][b], far[a][via] + far[via][b])
    return [(a, b) for a in range(places) for b in range(a + 1, places) if far[a][b] <= CARS]
