"""`fogcity check tickets`: games typed in from a real table, complete or with gaps, right or wrong."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from exploring import examples
from fogcity.games import BadInput
from fogcity.games.tickets import TicketsOptions
from fogcity.games.tickets.check import check
from fogcity.kernel import new_rng
from oracles.tickets import COLORS, Oracle
from tickets.test_oracle import SAN_FRANCISCO, STYLES, chooser, weight

OPTIONS = TicketsOptions()


def example() -> dict[str, Any]:
    """The example of the documentation."""
    return {
        "game": "tickets",
        "options": {"players": 2},
        "deal": {
            "first": 2,
            "stacks": {
                "alcatraz": "crab",
                "golden_gate_bridge": "bell",
                "embarcadero": "tram",
                "sunset": "flower",
                "potrero_hill": "bridge",
            },
            "cards": ["red blue", "? ?"],
            "row": "ferry ferry red ferry blue; red red green ferry black",
            "tickets": ["castro-potrero_hill alcatraz-presidio", "? ?"],
        },
        "log": [
            "1: keep 1",
            "2: keep both",
            "stack sea_lion on castro",
            "stack sourdough on presidio",
            "take red > green",
            "take deck",
            "take deck > blue",
            "take green > ferry",
            "claim castro-mission_district with 1 red",
            "tickets > ? fort_mason-painted_ladies",
            "keep 2",
        ],
    }


def judged(document: dict[str, Any]) -> dict[str, Any]:
    return check(json.dumps(document), OPTIONS)


def error_of(document: dict[str, Any]) -> tuple[int | None, str | None]:
    report = judged(document)
    assert not report["valid"]
    assert report["steps"] == (report["error"]["index"] or 0)
    assert report["error"]["message"]
    return report["error"]["index"], report["error"]["rule"]


def test_the_example_is_valid() -> None:
    assert judged(example()) == {
        "valid": True,
        "steps": 11,
        "over": False,
        "scores": {"red": -3 - 4, "blue": 1},
        "claimed": {"castro-mission_district": "blue"},
        "unseen_tickets": 2,
        "error": None,
    }


def change(step: int, text: str) -> Callable[[dict[str, Any]], None]:
    def apply(document: dict[str, Any]) -> None:
        document["log"][step] = text

    return apply


def change_deal(**parts: Any) -> Callable[[dict[str, Any]], None]:
    return lambda document: document["deal"].update(parts)


@pytest.mark.parametrize(
    ("wrong", "index", "rule"),
    [
        (change(0, "1: keep alcatraz-twin_peaks"), 0, "TK-8"),
        (change(1, "1: keep both"), 1, "TK-8"),
        (change(2, "stack crab on castro"), 2, "TK-9"),
        (change(4, "1: take red > green"), 4, "TK-9"),
        (change(4, "take purple > green"), 4, "TK-10"),
        (change(4, "take red > green blue"), 4, "TK-10"),
        (change(5, "take ferry > red"), 5, "TK-11"),
        (change(7, "take green > ferry blue"), 7, "TK-10"),
        (change(8, "claim castro-mission_district with 1 blue"), 8, "TK-17"),
        (change(8, "claim castro-mission_district with 2 red"), 8, "TK-17"),
        (change(8, "claim sunset-twin_peaks with 4 black"), 8, "TK-17"),
        (change(8, "claim pier_39-alcatraz with 2 red"), 8, "TK-18"),
        (change(8, "pass"), 8, "TK-25"),
        (change(9, "tickets > castro-potrero_hill ?"), 9, "TK-1"),
        (change(10, "keep castro-potrero_hill"), 10, "TK-1"),
        (change(5, "take deck > ?; red"), 5, "TK-10"),
        (change(4, "take red"), 4, None),
        (change(4, "take red > ?"), 4, None),
        (change(4, "fly"), 4, None),
        (change(4, "3: take deck"), 4, None),
        (change(0, "keep 1"), 0, None),
        (change(8, "claim castro-mission_district"), 8, None),
        (change(8, "claim castro-mission_district with 1 red > blue"), 8, "TK-10"),
        (change_deal(cards=["red red red"]), None, "TK-7"),
        (change_deal(cards=["red red", "red red"], row="red red red blue blue"), None, "TK-1"),
        (change_deal(row="ferry ferry ferry red red"), None, "TK-15"),
        (change_deal(stacks={"alcatraz": "crab"}), None, "TK-6"),
        (change_deal(tickets=["castro-potrero_hill", "castro-potrero_hill"]), None, "TK-1"),
        (change_deal(tickets=["mars-venus"]), None, None),
        (change_deal(first=3), None, None),
        (change_deal(weather="fog"), None, None),
    ],
)
def test_the_first_wrong_step_is_named(
    wrong: Callable[[dict[str, Any]], None], index: int | None, rule: str | None
) -> None:
    document = example()
    wrong(document)
    assert error_of(document) == (index, rule)


def test_three_ferries_in_the_row_need_five_new_cards() -> None:
    """TK-15"""
    document = example()
    document["log"][4] = "take red > ferry"
    document["deal"]["row"] = "red red green ferry ferry"
    assert error_of(document) == (4, "TK-15")
    document["log"][4] = "take red > ferry; red red green ferry black"
    assert judged(document)["valid"]


def exhausted() -> dict[str, Any]:
    """All 44 cards are in hands or lie face up: a card from the row was not replaced."""
    document = example()
    deck = ["blue"] * 4 + ["green"] * 5 + ["black"] * 5 + ["purple"] * 6 + ["red"] * 3 + ["orange"] * 6
    document["deal"].update(cards=["red blue", "? ferry"], row="red red green ferry black")
    document["log"][4:] = [f"take deck > {card}" for card in [*deck, "ferry", "ferry", "ferry", "ferry", "ferry"]]
    document["log"] += ["take deck > ?", "take green"]
    return document


def test_a_claim_can_bring_cards_up() -> None:
    """TK-12"""
    document = exhausted()
    assert judged(document)["valid"]
    claim = "claim castro-mission_district with 1 red"
    document["log"].append(claim)
    assert error_of(document) == (len(document["log"]) - 1, None)
    document["log"][-1] = f"{claim} > red"
    assert judged(document)["valid"]
    document["log"][-1] = f"{claim} > blue"
    assert error_of(document) == (len(document["log"]) - 1, "TK-12")
    document["log"][-1] = f"{claim} > red red"
    assert error_of(document) == (len(document["log"]) - 1, "TK-10")


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"game": "cablecar"}', "{}", '{"deal": {}}', '{"deal": {}, "log": [1]}', "[" * 100_000]
)
def test_what_is_no_record_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(BadInput):
        check(text, OPTIONS)


steps = st.one_of(
    st.text(max_size=30),
    st.from_regex(r"([1-4]: )?(keep|stack|take|claim|token|tickets|pass) [a-z_0-9/ -]{0,30}( > [a-z? ]{0,20})?"),
    st.sampled_from(
        [
            "take deck > ? ?",
            "claim castro-mission with 99999999999999999999 red",
            "claim 1-2",
            "tickets > ? ? ?",
            "2: tickets",
        ]
    ),
)


@examples(150)
@given(st.lists(steps, min_size=1, max_size=4), st.integers(0, 11))
def test_whatever_is_typed_gets_an_answer(typed: list[str], place: int) -> None:
    document = example()
    document["log"][place:place] = typed
    report = judged(document)
    assert report["valid"] or report["error"]["message"]


@examples(100)
@given(
    st.sampled_from(["first", "stacks", "cards", "row", "tickets"]),
    st.recursive(
        st.one_of(st.none(), st.integers(), st.text(max_size=8), st.sampled_from(["red", "?", "crab"])),
        lambda inner: st.one_of(st.lists(inner, max_size=6), st.dictionaries(st.text(max_size=8), inner, max_size=6)),
        max_leaves=8,
    ),
)
def test_whatever_is_dealt_gets_an_answer(part: str, value: Any) -> None:
    document = example()
    document["deal"][part] = value
    report = judged(document)
    assert report["valid"] or report["error"]["message"]


def test_a_record_with_its_secret_is_for_verify() -> None:
    with pytest.raises(BadInput, match="verify"):
        check(json.dumps({**example(), "secret": "00"}), OPTIONS)


class Typist:
    """Somebody who writes a game down while it is played, and has not seen everything."""

    def __init__(self, players: int, number: int, unseen: float) -> None:
        self.dice = random.Random(number)
        self.unseen = unseen
        self.drawn: list[str] = []
        self.playing = False
        self.choose = chooser(new_rng(number))
        self.oracle = Oracle(SAN_FRANCISCO, players, first=number % players, choose=self.spy)
        self.playing = True

    def spy(self, weights: list[int]) -> int:
        """Chance, of which the cards that come from the deck are noted."""
        index = self.choose(weights)
        if len(weights) == len(COLORS) and (self.playing or max(weights) > 1):  # at set-up symbols have weight 1
            self.drawn.append(COLORS[index])
        return index

    def mask(self, word: str) -> str:
        return "?" if self.dice.random() < self.unseen else word

    def document(self, style: str) -> dict[str, Any]:
        oracle, seats = self.oracle, range(self.oracle.players)
        dealt = [self.drawn[2 * seat : 2 * seat + 2] for seat in seats]
        deal = {
            "first": oracle.first + 1,
            "stacks": {place: symbol for place, (symbol, _) in oracle.stacks.items()},
            "cards": [" ".join(map(self.mask, cards)) for cards in dealt],
            "row": " ".join(self.drawn[2 * oracle.players :]),
            "tickets": ["?" if self.unseen else " ".join(offer) for offer in oracle.offers],
        }
        log = []
        while waiting := oracle.waiting():
            seat = self.dice.choice(waiting)
            actions = sorted(oracle.legal(seat))
            if self.unseen and "keep both" in actions:
                actions.remove("keep both")  # then nobody would see the tickets
            action = self.dice.choices(actions, [weight(STYLES[style], action) for action in actions])[0]
            log.append(f"{seat + 1}: {action}" + self.carry_out(seat, action))
        return {"game": "tickets", "options": {"players": oracle.players}, "deal": deal, "log": log}

    def carry_out(self, seat: int, action: str) -> str:
        """Do it, and return what is written after it."""
        self.drawn.clear()
        last = [*self.oracle.ticket_deck, *self.oracle.ticket_returns]
        self.oracle.play(seat, action)
        if action == "tickets":
            if len(last) == 1:
                return f" > {last[0]}"
            return f" > {' '.join(map(self.mask, self.oracle.offers[seat]))}"
        if action == "take deck":
            return f" > {' '.join([self.mask(self.drawn[0]), *self.drawn[1:]])}"
        return f" > {' '.join(self.drawn)}" if action.startswith(("take", "claim")) and self.drawn else ""


@pytest.mark.parametrize("unseen", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_written_down_with_gaps_are_valid(players: int, unseen: float) -> None:
    """Whatever the writer has not seen, a game that was played is valid and scores what it scored."""
    for number, style in enumerate(STYLES):
        typist = Typist(players, number, unseen)
        report = judged(typist.document(style))
        assert report["error"] is None
        assert report["over"]
        assert list(report["scores"].values()) == [result.total for result in typist.oracle.results()]
