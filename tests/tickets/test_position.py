"""Positions of Ticket to Ride: San Francisco: what they look like, what may be left out, and why one is refused."""

import re

import pytest

from fogcity import games
from fogcity.games import BadInput
from fogcity.games.tickets.board_file import builtin
from fogcity.games.tickets.position import codes
from fogcity.table import Table
from tickets.positions import MARKED, fields

ALL_STACKS = f"{MARKED},cas=sea_lion,pre=sourdough"
TURN = f"row:BGKPR tickets:uni-cas;? stacks:{ALL_STACKS}"
CHOOSING = f"phase:choosing row:BGKPR hands:2?;2? offer:?,?;?,? stacks:{MARKED}"


def test_a_position_says_everything() -> None:
    """Cars, points, decks and what is left of the stacks follow from the rest."""
    text = (
        "tickets players=2 | turn:2 first:1 row:BG2KF discards:3B2R hands:2Bkf;3? routes:uni-pai,pai-cas;emb-pot/2"
        f" tickets:uni-cas,gol-pot;?,? kept:1221 under:chi-sun+1,?+2 stacks:{ALL_STACKS} tokens:sea_lion;tram"
    )
    table = Table.from_position(text)
    view = table.view(0)
    me, other = view.players
    assert (me.points, me.cars, other.points, other.cars) == (6, 15, 4, 17)
    assert (me.hand, other.cards, other.hand) == ({"blue": 2, "black": 1, "ferry": 1}, 3, {})
    assert (me.tokens, other.tokens) == (("sea_lion",), ("tram",))
    assert view.stacks["castro"] == ("sea_lion", 0)
    assert view.stacks["embarcadero"] == ("tram", 1)
    assert [(ticket.id, ticket.completed) for ticket in me.tickets] == [
        ("union_square-castro", True),
        ("golden_gate_bridge-potrero_hill", False),
    ]
    assert (view.row, view.discards) == ({"blue": 1, "green": 1, "black": 2, "ferry": 1}, {"blue": 3, "red": 2})
    assert (view.deck, view.ticket_deck) == (44 - 5 - 5 - 4 - 3, 24 - 4)
    assert view.put_back == ("chinatown-sunset", "?")
    assert view.acting == (1,)
    assert "embarcadero-potrero_hill/2" in view.owners
    assert table.view_position(0).split()[7] == "hands:2Bkf;3?"
    assert table.view_position(1).split()[7].startswith("hands:2B2?;")


def test_locations_are_written_by_their_beginnings() -> None:
    board = builtin()
    assert codes(board)[:3] == ("alc", "gol", "pre")
    assert all(len(code) == 3 for code in codes(board))
    game = games.make("tickets")
    short, long = (game.from_position(TURN.replace("uni-cas", ticket)) for ticket in ("uni-cas", "castro-union_square"))
    assert short.tobytes() == long.tobytes()


@pytest.mark.parametrize(
    ("phase", "doing"),
    [
        (CHOOSING, "keep both"),
        (f"phase:stacking turn:2 row:BGKPR hands:2?;2? tickets:?;? stacks:{MARKED}", "stack sourdough on castro"),
        (TURN, "tickets"),
        (f"phase:second_card {TURN} hands:B;-", "take green"),
        (f"phase:token_choice track:emb-pot/1 routes:emb-pot/1;- {TURN}", "token embarcadero"),
        (f"phase:ticket_choice offer:gol-pot,chi-sun;- {TURN}", "keep chinatown-sunset"),
    ],
)
def test_every_phase_can_be_played_on(phase: str, doing: str) -> None:
    table = Table.from_position(f"tickets players=2 | {phase}")
    table.play(table.waiting[0], doing)


def test_the_order_of_claims_leaves_no_trace() -> None:
    """Equal networks are equal bytes, however they came about."""
    game = games.make("tickets")
    tracks = ["uni-pai", "pai-cas", "gol-for", "pre-for", "pie-alc"]
    states = [game.from_position(f"{TURN} routes:-;{','.join(order)}") for order in (tracks, tracks[::-1])]
    assert states[0].tobytes() == states[1].tobytes()


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ("nonsense", "'nonsense' is not a field"),
        ("color:red", "'color:red' is not a field"),
        ("row:", "'row:' is not a field"),
        ("turn:1 turn:2", "turn is written twice"),
        ("turn:3", "turn:3 cannot be"),
        ("phase:sleeping", "phase:sleeping cannot be"),
        ("routes:-", "routes is written for 1 seats instead of 2"),
        ("routes:uni;-", "does not name two locations"),
        ("routes:uni-xyz;-", "'xyz' is not a location"),
        ("routes:uni-p;-", "'p' could be several"),
        ("routes:uni-gol;-", "no route 'uni-gol'"),
        ("routes:uni-pai/1;-", "only one track"),
        ("routes:emb-pot;-", "two tracks"),
        ("routes:emb-pot/3;-", "two tracks"),
        ("routes:uni-pai;uni-pai", "claimed twice"),
        ("routes:emb-pot/1;emb-pot/2", "seat 2 cannot have emb-pot/2"),
        ("routes:emb-pot/1,emb-pot/2;-", "seat 1 cannot have emb-pot/2"),
        (
            "routes:gol-for,uni-pai,pre-for,emb-pot/1,uni-pot,gol-jap,sun-twi;-",
            "routes of seat 1 need more than 20 cars",
        ),
        ("hands:3x;-", "'3x' are no cards"),
        ("hands:6B;-", "7 blue cards: there are only 6"),
        ("hands:8F;F", "9 ferry cards: there are only 8"),
        ("hands:20?;20?", "40 hidden cards in hands: only 39"),
        ("row:BGKP", "4 cards lie in the row while the deck has some: write all 5"),
        ("row:- hands:6B6G6K6P6R5O;8F discards:O", "the deck is empty: the discards would have been shuffled"),
        ("row:BG3F", "all of it would have been replaced"),
        ("tickets:?;-", "seat 2 has no ticket"),
        ("tickets:uni-cas;uni-cas", "ticket union_square-castro is written twice"),
        ("tickets:uni-gol;?", "no ticket 'uni-gol'"),
        ("tickets:uni-cas+3;?", "write the seats that know"),
        ("under:gol-pot", "write the seats that know"),
        ("kept:11", "does not fit the tickets"),
        ("offer:gol-pot,chi-sun;-", "tickets are offered to seat 1, who does not choose"),
        ("offer:gol-pot;-", "two tickets are offered at a time, not 1"),
        ("phase:ticket_choice", "seat 1 chooses tickets"),
        ("choice:1;-", "only in phase:choosing"),
        (f"stacks:{MARKED}", "stacks of sea_lion and sourdough lie nowhere"),
        ("stacks:alc=crab", "no stack of tokens lies on golden_gate_bridge"),
        (f"stacks:{MARKED},alc=sea_lion", "a location one at most"),
        (f"stacks:{MARKED},cas=crab", "a symbol has one stack"),
        (f"stacks:{MARKED},cas=cat", "'cat' is not a symbol"),
        ("tokens:crab;-", "seat 1 has a token crab but no route at alcatraz"),
        ("tokens:crab,crab;-", "two tokens crab"),
        ("tokens:sea_lion;sea_lion", "no stack of it has one left"),
        ("routes:emb-pot/1;- tokens:tram,bridge;-", "more tokens than routes"),
        ("track:uni-pai", "only in phase:token_choice"),
        ("phase:token_choice", "which route was just claimed"),
        ("phase:token_choice routes:uni-pai;- track:uni-pai", "no choice between two tokens"),
        ("last:1", "nobody has so few"),
        ("routes:gol-for,uni-pai,pre-for,emb-pot/1,uni-pot,gol-jap;-", "the last round has begun"),
        ("phase:over", "the game is not over"),
        ("passes:2", "2 players cannot have passed now"),
        ("phase:second_card hands:6B6G6K6P6R6O;8F row:-", "no second card"),
        ("phase:stacking turn:2 hands:2?;2?", "a stack is still set aside"),
        (f"phase:stacking turn:1 hands:2?;2? stacks:{MARKED}", "the turn of seat 2 to place a stack"),
        (f"phase:stacking turn:2 stacks:{MARKED}", "seat 1 has 0 cards"),
    ],
)
def test_what_cannot_be_is_refused(change: str, problem: str) -> None:
    words = change.split()
    if len(fields(change)) == len(words):
        words = list(fields(f"{TURN} {change}").values())
    text = " ".join(words).replace("row:-", "").strip()
    game = games.make("tickets")
    game.from_position(TURN)
    with pytest.raises(BadInput, match=re.escape(problem)):
        game.from_position(text)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ("hands:2?;3?", "seat 2 has 3 cards"),
        ("offer:?,?;-", "seat 2 chooses tickets"),
        (f"stacks:{MARKED},cas=sea_lion", "5 stacks lie on the board"),
        ("tickets:?;?", "nobody has a ticket or a route yet"),
        ("choice:1;?", "all have chosen"),
        ("choice:3;-", "cannot have chosen '3'"),
    ],
)
def test_the_choice_of_first_tickets(change: str, problem: str) -> None:
    with pytest.raises(BadInput, match=re.escape(problem)):
        games.make("tickets").from_position(" ".join(fields(f"{CHOOSING} {change}").values()))
