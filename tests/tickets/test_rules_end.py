"""The rules of Ticket to Ride: San Francisco by their ids: passing, the last round and the final score."""

import pytest

from fogcity.games.tickets.state import TOKEN_POINTS
from tickets.positions import CHOICE, NO_CHANCE, SMALL, SMALL_BOARD, Position

SEVENTEEN_CARS = "uni-pai,pre-for,uni-pot,sun-twi,sun-hai,pre-jap"


def only(seat: int, things: str, players: int) -> str:
    """What one seat has and the others have not."""
    return ";".join(things if other == seat else "-" for other in range(players))


def stuck(*ferries: int, tickets: int = 8) -> Position:
    """Every route needs five ferry cards: seats with fewer can do nothing when no card lies open and no ticket is left.

    The ferry cards that are in no hand lie open, the tickets that nobody keeps are in the deck.
    """
    players, ids = len(ferries), [f"p{i}-p{i + 1}" for i in range(tickets)]
    hands = ";".join(f"{number}f" for number in ferries)
    text = f"row:{8 - sum(ferries)}F hands:6b6g6k6p6r6o{hands}"
    text += f" tickets:{','.join(ids[players - 1 :])};{';'.join(ids[: players - 1])}"
    return Position(f"{SMALL} {text}", players=players, board=SMALL_BOARD.replace("tracks", "ferries = 5\ntracks"))


def test_who_can_do_nothing_passes() -> None:
    """TK-25: and nobody else."""
    position = stuck(4, 4)
    assert position.legal() == {"pass"}
    position.play("pass", chance=NO_CHANCE)
    assert position.seat == 1
    for able in (stuck(4, 3), stuck(4, 4, tickets=7), stuck(5, 3)):
        assert "pass" not in able.legal()
        assert able.refusal("pass") == "TK-25"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_when_all_pass(players: int) -> None:
    """TK-25: one after the other; a turn in between starts the count anew."""
    position = stuck(*[1] * (players - 1), 9 - players)
    for _ in range(players - 1):
        position.play("pass")
    position.play("claim p7-p8 with 5 ferry")
    while position.s.row.any():
        position.play("take ferry")
    for _ in range(players):
        assert not position.over
        position.play("pass")
    assert position.over
    assert position.refusal("pass", seat=0) == "TK-26"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "claim",
    [
        "golden_gate_bridge-japanese_tea_garden with 3 red",
        "castro-painted_ladies with 2 red",
        "castro-mission_district with 1 red",
    ],
)
def test_two_cars_or_fewer_bring_the_last_round(players: int, claim: str) -> None:
    """TK-26: one more turn for everyone, the one who began it last, whoever that is."""
    for trigger in range(players):
        claimed = f"routes:{only(trigger, SEVENTEEN_CARS, players)}"
        position = Position(f"turn:{trigger + 1} hands:{only(trigger, '3r', players)} {claimed}", players=players)
        position.play(f"claim {claim}")
        turns = []
        while not position.over:
            turns.append(position.seat)
            position.play("take deck")
            position.play("take deck")
        assert turns == [(trigger + 1 + i) % players for i in range(players)]


def test_three_cars_are_enough_to_go_on_and_the_last_round_comes_once() -> None:
    """TK-26"""
    position = Position(f"hands:pr;f routes:gol-for,emb-alc,emb-pot/1,uni-mis,twi-mis;{SEVENTEEN_CARS}")
    position.play("claim castro-mission with 1 red")
    assert position.s.last_turns == 0
    position.play("take deck")
    position.play("take deck")
    position.play("claim castro-twin_peaks with 1 purple")
    assert position.s.last_turns == 2
    position.play("claim lombard_street-fort_mason with ferry")
    assert position.s.last_turns == 1
    position.play("take deck")
    position.play("take deck")
    assert position.over


def test_the_choice_of_a_token_belongs_to_the_turn() -> None:
    """TK-26: the last round begins, and the game ends, after it."""
    text = f"hands:r;- {CHOICE} routes:{SEVENTEEN_CARS}"
    position = Position(f"{text};-")
    position.play("claim castro-mission with 1 red")
    assert position.s.last_turns == 0
    position.play("token castro")
    assert position.s.last_turns == 2
    position = Position(f"{text},hai-cas;- last:1")
    position.play("claim castro-mission with 1 red")
    assert not position.over
    assert position.play("token castro") is True
    assert position.over


def score(text: str) -> int:
    """What the first seat has at a position."""
    position = Position(text)
    return position.game.scores(position.s)[0]


def test_the_final_score() -> None:
    """TK-27: routes, plus completed tickets, minus the others, plus tokens."""
    tickets = f"tickets:cas-pot,pac-pot;gol-pot hands:2f;- {CHOICE}"
    assert score(tickets) == -3 - 5
    assert score(f"{tickets} routes:cas-mis;-") == 1 - 3 - 5, "one route of the path is not enough"
    position = Position(f"{tickets} routes:cas-mis;- tokens:sea_lion;-")
    position.play("claim mission_district-potrero_hill/1 with 2 ferry")
    assert [ticket.completed for ticket in position.game.results(position.s)[0].tickets] == [True, False]
    assert position.seat == 0, "a choice between two tokens"
    assert position.game.scores(position.s)[0] == 3 + 3 - 5
    position.play("token potrero_hill")
    assert position.game.scores(position.s)[0] == 3 + 3 - 5 + 1


def test_a_path_of_another_player_does_not_count() -> None:
    """TK-27"""
    position = Position("tickets:cas-pot;gol-pot routes:cas-mis;mis-pot/1")
    assert position.game.scores(position.s) == [1 - 3, 2 - 9]


def test_token_points() -> None:
    """TK-27"""
    symbols = ["crab", "bell", "tram", "flower", "bridge", "sea_lion", "sourdough"]
    routes = "routes:pie-alc,gol-pre/1,chi-emb,jap-sun/1,mis-pot/1,lom-chi,chi-uni/1;-"
    for number, points in enumerate([0, 0, 1, 2, 4, 6, 9, 12]):
        tokens = f"tokens:{','.join(symbols[:number]) or '-'};-"
        assert score(f"{routes} {tokens}") - score(routes) == points == TOKEN_POINTS[number]


def test_ties_go_to_the_one_with_more_completed_tickets() -> None:
    """TK-28: and are shared if that is equal, too."""
    text = (
        "tickets:cas-pot;chi-pac;pie-pac,for-pai;jap-twi routes:cas-mis,mis-pot/1,sun-twi,twi-mis,hai-cas;"
        "chi-uni/1,uni-pac,uni-pai,uni-emb,chi-emb;lom-pie/1,lom-pac,for-lom,pac-pai/1;"
        "gol-pre/1,gol-jap,pre-jap,jap-sun/1,pre-pac/1,emb-pot/1,pai-hai/1"
    )
    position = Position(text, players=4)
    assert position.game.scores(position.s) == [13, 13, 13, 13]
    assert position.game.places(position.s) == [2, 2, 1, 4]
    position = Position(f"{text},pie-emb/1", players=4)
    assert position.game.scores(position.s) == [13, 13, 13, 15]
    assert position.game.places(position.s) == [3, 3, 2, 1]
