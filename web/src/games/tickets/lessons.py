"""The tutorial of Ticket to Ride: San Francisco. Its texts are proved by the positions that they speak of."""

import re
from collections.abc import Collection
from typing import Any

from claims import Told, claim
from parts import ME, Attempt, Json, Step, at, legal, part, played, right, tries

from fogcity.games import Action
from fogcity.games.tickets import Tickets, TicketsOptions
from fogcity.games.tickets.actions import Claim, DrawTickets, Stack, Take
from fogcity.games.tickets.board import (
    CARDS,
    CARS,
    COLORS,
    FERRY_CARDS,
    GRAY,
    MARKED,
    POINTS,
    SET_ASIDE,
    SYMBOLS,
    Location,
)
from fogcity.games.tickets.state import FEW_CARS, ROW, TOKEN_POINTS, TOO_MANY_FERRIES
from fogcity.kernel import new_rng

GAME = Tickets(TicketsOptions(players=2))
BOARD = GAME.board
RED, BLUE = GAME.seat_names[:2]
MARKED_STACKS = "alc=crab,gol=bell,emb=tram,sun=flower,pot=bridge"
STACKS = f"stacks:{MARKED_STACKS},jap=sea_lion,chi=sourdough"
MANY = "uni-pai,pai-cas,gol-for,pre-for,pie-alc,gol-pre/1"
"""Routes that leave the learner three cars, with the tokens bell and crab."""
OTHERS = "emb-pot/2,mis-pot/1,chi-emb,lom-chi,for-lom"
ENDS = 2
"""Places that a ticket or a route joins."""


def turn(hand: str, row: str = "BGKPR", *, tickets: str = "gol-pot,uni-cas", more: str = "") -> Any:
    """The learner's turn, with a hand and a row of face-up cards."""
    return at(GAME, f"turn:1 row:{row} hands:{hand};ko tickets:{tickets};?,? {STACKS} {more}")


def steps() -> list[Step]:
    """The tutorial of tickets: the learner is red, first of two, and last of three where stacks are placed."""
    opening = [choose(), stack(), cards(), blind(), ferry()]
    return [*opening, claiming(), gray(), wild(), boat(), token(), double(), complete(), more(), few(), end()]


# --- what the positions say --------------------------------------------------------------------------------------


def takes(s: Any, card: str | None) -> list[Take]:
    """The action that takes a face-up card, or the top of the deck."""
    return [action for action in legal(GAME, s) if isinstance(action, Take) and action.card == card]


def claims(s: Any, *routes: str) -> list[Claim]:
    """All ways to claim a track of these routes."""
    return [a for a in legal(GAME, s) if isinstance(a, Claim) and a.track.partition("/")[0] in routes]


def attempts() -> list[Attempt]:
    """To claim each of the tracks."""
    return [{"type": "claim", "track": track.id, "cards": {}} for track in BOARD.tracks]


def on(s: Any, good: Collection[Action], **more: Any) -> Json:
    """A part at a position; attempts are routes that cannot be claimed."""
    return part(GAME, s, good, attempts=attempts(), **more)


def place(short: str) -> Location:
    """A location by the beginning of its id."""
    (found,) = (location for location in BOARD.locations if location.id.startswith(short))
    return found


class Track:
    """A track by its id: its color, its length, its points and the places at its ends."""

    def __init__(self, name: str) -> None:
        track = BOARD.tracks[BOARD.track_index[name]]
        self.color, self.length = track.color, BOARD.routes[track.route].length
        self.ferries = BOARD.routes[track.route].ferries
        self.points = POINTS[self.length]
        self.ends = [end.id for end in BOARD.ends(track)]


def doings(s: Any) -> int:
    """How many kinds of things the learner can do."""
    return len({type(action) for action in legal(GAME, s)})


def me(s: Any) -> Any:
    """What the learner has."""
    return GAME.view(GAME.veiled(s, ME), ME).players[ME]


# --- the steps ---------------------------------------------------------------------------------------------------


def choose() -> Step:
    s = at(GAME, f"phase:choosing row:BGKPR hands:kr;2? offer:gol-pot,uni-cas;?,? stacks:{MARKED_STACKS}")
    offered = len(GAME.view(s, ME).offer)
    says: dict[str, list[Told]] = {"text": [ENDS], "do": [offered], "right": [offered]}
    return Step("choose", on(s, legal(GAME, s)), says)


def stack() -> Step:
    game = Tickets(TicketsOptions(players=3))
    text = "phase:stacking turn:1 first:2 row:BGKPR hands:kr;2?;2? tickets:uni-cas;?,?;?,? under:gol-pot+1"
    s = at(game, f"{text} stacks:{MARKED_STACKS}")
    view = game.view(s, ME)
    (ticket,) = view.players[ME].tickets
    ends = [ticket.a, ticket.b]
    good = [action for action in legal(game, s) if isinstance(action, Stack) and action.location in ends]
    says = {"text": [len(view.stacks), len(view.aside), game.players], "do": ends, "wrong": ends}
    return Step("stack", part(game, s, good), says)


def cards() -> Step:
    s = turn("r", "2BGKF")
    made = on(s, takes(s, "blue"), then=lambda s, _: part(GAME, s, takes(s, "blue")))
    first, _ = played(GAME, s, takes(s, "blue")[0])
    second, _ = played(GAME, first, takes(first, "blue")[0])
    taken = me(second).cards - me(s).cards
    claim(me(second).hand["blue"] == taken, "both cards are blue")
    says = {
        "text": [doings(turn("3b")), taken],
        "do": ["blue"],
        "then": [taken, "blue"],
        "right": [taken, "blue"],
        "wrong": ["blue"],
    }
    return Step("cards", made, says)


def blind() -> Step:
    s = turn("r", "2G2KF")
    after, _ = played(GAME, s, takes(s, None)[0])
    claim(bool(takes(s, "ferry")) and not takes(after, "ferry"), "no open ferry card second")
    made = on(s, takes(s, None), then=lambda s, _: part(GAME, s, legal(GAME, s)))
    return Step("blind", made, {"then": [2]})


def ferry() -> Step:
    s = turn("-", "BG2RF")
    after, _ = played(GAME, s, takes(s, "ferry")[0])
    claim(me(after).cards == 1 and GAME.waiting(after) == (1,), "the ferry card takes up the whole turn")
    return Step("ferry", on(s, takes(s, "ferry")), {"text": [2], "right": [2, TOO_MANY_FERRIES, ROW]})


def claiming() -> Step:
    track = Track("union_square-painted_ladies")
    s = turn("3br")
    made = on(s, claims(s, "union_square-painted_ladies"))
    longest = max(route.length for route in BOARD.routes)
    scale = [POINTS[length] for length in range(1, longest + 1)]
    route = [track.color, *track.ends]
    says = {
        "text": [2],
        "do": route,
        "right": [track.length, track.points, *scale, longest],
        "wrong": [me(s).hand["blue"], *route],
    }
    return Step("claim", made, says)


def gray() -> Step:
    track = Track("union_square-pacific_heights")
    claim(track.color == GRAY, "the route is gray")
    s = turn("2g2ok")
    made = on(s, claims(s, "union_square-pacific_heights"))
    route = [track.color, *track.ends]
    says = {"title": [GRAY], "text": [GRAY], "do": route, "right": [track.length, track.points, GRAY], "wrong": route}
    return Step("gray", made, says)


def wild() -> Step:
    track = Track("presidio-fort_mason")
    s = turn("2pfb")
    made = on(s, claims(s, "presidio-fort_mason"))
    route = [track.color, *track.ends]
    says = {"do": [*route, me(s).hand[track.color]], "right": [track.length, track.color], "wrong": route}
    return Step("wild", made, says)


def boat() -> Step:
    track = Track("pier_39-alcatraz")
    s = turn("ofg")
    made = on(s, claims(s, "pier_39-alcatraz"))
    for action in right(made):
        claim(len(me(played(GAME, s, action)[0]).tokens) == 1, "a token comes with the route")
    ways = [
        route for route in BOARD.routes if place("alcatraz") in (BOARD.locations[route.a], BOARD.locations[route.b])
    ]
    claim(all(route.ferries for route in ways), "Alcatraz is reached only by ferry")
    claim((track.length, track.ferries, track.color) == (2, 1, GRAY), "one space with a ship, another of any color")
    return Step("boat", made, {"do": track.ends, "right": ["alcatraz"], "wrong": track.ends})


def token() -> Step:
    track = Track("embarcadero-potrero_hill/2")
    s = turn("3rg")
    made = on(s, claims(s, "embarcadero-potrero_hill"), then=lambda s, _: part(GAME, s, legal(GAME, s)))
    choices = {len(after["legal"]) for after in made["after"].values()}
    route = [track.color, *track.ends]
    says = {
        "text": [ENDS],
        "do": route,
        "then": list(choices),
        "right": [2, int(TOKEN_POINTS[2]), len(SYMBOLS), int(TOKEN_POINTS[len(SYMBOLS)])],
        "wrong": [me(s).hand[track.color], *route],
    }
    return Step("token", made, says)


def double() -> Step:
    taken, other = Track("embarcadero-potrero_hill/2"), Track("embarcadero-potrero_hill/1")
    s = turn("3o2b", more="routes:-;emb-pot/2 tokens:-;tram")
    beside = "embarcadero-potrero_hill/1"
    made = tries(GAME, s, "TK-20", attempts())
    (refused,) = (one["rule"] for one in made["why"] if one["tried"]["track"] == beside)
    claim(refused == "TK-20", "the track beside it is closed")
    open_to = []
    for players in TicketsOptions.seats:
        game = Tickets(TicketsOptions(players=players))
        rest = ";-" * (players - 2)
        held = f"hands:3o2b;ko{rest} routes:-;emb-pot/2{rest} tickets:?;?{rest.replace('-', '?')}"
        may = legal(game, at(game, f"turn:1 row:BGKPR {held} {STACKS}"))
        if any(isinstance(action, Claim) and action.track == beside for action in may):
            open_to.append(players)
    says = {
        "title": [2],
        "text": [2],
        "do": [BLUE, taken.color, other.color, *taken.ends],
        "right": open_to,
        "wrong": [other.color, *other.ends],
    }
    return Step("double", made, says)


def complete() -> Step:
    s = turn("2o2r", tickets="uni-cas", more="under:gol-pot+1 routes:uni-pai;-")
    made = on(s, claims(s, "painted_ladies-castro"))
    track = Track("painted_ladies-castro")
    (ticket,) = me(s).tickets
    claim(not ticket.completed, "a route is missing")
    for action in right(made):
        claim(me(played(GAME, s, action)[0]).tickets[0].completed, "the ticket is complete then")
    says = {"text": [ENDS], "do": [ticket.a, ticket.b, track.color], "right": [ticket.points], "wrong": track.ends}
    return Step("complete", made, says)


def more() -> Step:
    s = turn("o", tickets="uni-cas", more="under:gol-pot+1 routes:uni-pai,pai-cas;-")
    draws = [action for action in legal(GAME, s) if isinstance(action, DrawTickets)]
    made = on(s, draws, then=lambda s, _: part(GAME, s, legal(GAME, s)))
    drawn = len(made["after"][draws[0].text]["view"]["offer"])
    return Step("more", made, {"text": [doings(turn("3b")), drawn], "then": [drawn]})


def few() -> Step:
    s = turn("g2r", tickets="uni-cas", more=f"under:gol-pot+1 routes:{MANY};- tokens:bell,crab;-")
    tracks = [Track("castro-mission_district"), Track("haight_ashbury-twin_peaks")]
    made = on(s, claims(s, "castro-mission_district", "haight_ashbury-twin_peaks"))
    for action in right(made):
        after, _ = played(GAME, s, action)
        claim(me(after).cars <= FEW_CARS and bool(GAME.view(after, ME).last_turns), "the last round has begun")
    color = {track.color for track in tracks}
    claim(color == {"red"}, "both routes are red")
    lengths = [track.length for track in tracks]
    says = {
        "text": [CARS, FEW_CARS],
        "do": [me(s).cars, *color],
        "right": [FEW_CARS],
        "wrong": [*color, *lengths, "castro", "twin_peaks"],
    }
    return Step("few", made, says)


def end() -> Step:
    routes = f"routes:{MANY},hai-twi;{OTHERS} tokens:bell,crab;tram,bridge,sourdough last:1"
    s = turn("rg", tickets="uni-cas", more=f"under:gol-pot+1 {routes}")
    made = on(s, claims(s, "castro-mission_district"))
    for action in right(made):
        after, _ = played(GAME, s, action)
        claim(GAME.over(after) and GAME.places(after) == [1, 2], "the learner has won")
    claim(me(s).cars == 1, "the learner has one car left")
    track = Track("castro-mission_district")
    return Step("end", made, {"do": [track.color, *track.ends], "wrong": track.ends})


# --- the rules page ----------------------------------------------------------------------------------------------


def places() -> dict[str, Collection[str]]:
    """The names of all places in all languages, also without an article."""
    articles = re.compile("^(?:The |le |les |l’)")
    called = {place.id: {place.name, *place.names.values()} for place in BOARD.locations}
    return {place: names | {articles.sub("", name) for name in names} for place, names in called.items()}


def rules_page() -> dict[str, Collection[Told]]:
    """What the texts of the rules page may tell."""
    seats = TicketsOptions.seats
    starts = {players: Tickets(TicketsOptions(players=players)).start(new_rng(1)) for players in seats}
    stacks = {int(s.stack_left.max()) for s in starts.values()}
    marked = [location.id for location in BOARD.locations if location.marked]
    hand, offered = me(starts[2]).cards, len(GAME.view(starts[2], ME).offer)
    ways = doings(turn("3b"))
    payments = int(GAME.setup.payments[BOARD.track_index["presidio-fort_mason"]]).bit_count()
    every = len(COLORS) * CARDS + FERRY_CARDS
    return {
        "parts-1": [
            CARS,
            every,
            CARDS,
            len(COLORS),
            FERRY_CARDS,
            len(BOARD.tickets),
            3 * len(SYMBOLS),
            3,
            len(SYMBOLS),
        ],
        "parts-2": [ENDS, len(COLORS), GRAY],
        "setup-1": [seats[0], seats[-1], CARS],
        "setup-2": [*marked, *stacks, *seats, SET_ASIDE],
        "setup-3": [hand, ROW],
        "setup-4": [offered],
        "setup-5": [*seats, SET_ASIDE],
        "turn-1": [ways],
        "cards-1": [2, ROW],
        "cards-2": [2],
        "cards-4": [2],
        "cards-6": [TOO_MANY_FERRIES, ROW],
        "claim-2": [GRAY],
        "claim-5": [2],
        "claim-6": [ENDS],
        "draw-1": [offered],
        "draw-4": [ways],
        "end-1": [FEW_CARS],
        "end-2": [ENDS],
        "figure-map": [MARKED],
        "figure-cards": [len(COLORS)],
        "figure-symbols": [len(SYMBOLS)],
        "figure-payments": [Track("presidio-fort_mason").color, Track("presidio-fort_mason").length, payments],
    }
