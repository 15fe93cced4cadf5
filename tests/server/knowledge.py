"""Who may know what at every moment of a finished game, worked out from its record and the text of the rules.

Where everything really is comes from the full states of the replayed record. Who knows it is followed here card by
card, without the code that veils states: somebody knows a card who holds it, saw it open, or put it where it lies.
"""

import re
from collections import Counter, defaultdict
from typing import Any

from fogcity import record
from fogcity.games import SPECTATOR
from fogcity.games.cablecar.actions import Exchange, Place
from fogcity.games.cablecar.board import COLORS, COPIES, PERCENTS, TILES
from fogcity.games.tickets.board import COLORS as CARD_COLORS
from fogcity.table import Table

Plain = dict[str, Any]
HIDDEN = "?"


def knowledge(finished: record.GameRecord) -> list[dict[int, Plain]]:
    """What each viewer, a seat or SPECTATOR, must see at each position: `[ply][viewer]` are parts of a view."""
    positions = []
    watcher: CableCar | Tickets | None = None
    for table in record.replay(finished):
        if watcher is None:
            watcher = CableCar(table) if finished.game == "cablecar" else Tickets(table)
        else:
            watcher.step(table)
        viewers = (*range(table.game.players), SPECTATOR)
        positions.append({viewer: watcher.seen_by(viewer) for viewer in viewers} if not table.over else {})
    return positions


class CableCar:
    """Tiles in hands and shares."""

    def __init__(self, table: Table) -> None:
        self.players = table.game.players
        self.everybody = {*range(self.players), SPECTATOR}
        self.companies = bool(table.game.options.values()["companies"])
        self.knowers: dict[tuple[int, str], set[int]] = defaultdict(set)
        """Of each share, by percentage and company, those who know where it is."""
        self.placed: Counter[str] = Counter()
        self._look(table)
        for percent, (held, face_up, _) in self.shares.items():
            for seat, company in enumerate(held):
                self.knowers[percent, company] = {seat}  # CC-28: drawn hidden
            self.knowers[percent, face_up] = self.everybody

    def _look(self, table: Table) -> None:
        s = table.state
        self.turn, self.drawn = int(s.turn), TILES[int(s.drawn) - 1] if s.drawn else None
        self.hands = [[TILES[tile - 1] for tile in s.hand[seat].tolist() if tile] for seat in range(self.players)]
        self.shares = {}
        for i, percent in enumerate(PERCENTS if self.companies else ()):
            queue = [COLORS[company] for company in s.queue[i, : int(s.queued[i])].tolist()]
            held = [COLORS[company] for company in s.share[: self.players, i].tolist()]
            self.shares[percent] = held, COLORS[int(s.face_up[i])], queue

    def step(self, table: Table) -> None:
        """Follow one action."""
        seat, action, *_ = table.log[-1]
        self._look(table)
        if isinstance(action, Exchange):  # CC-30: what was put back is known to those who knew it
            held, face_up, _ = self.shares[action.percent]
            self.knowers[action.percent, held[seat]] |= {seat} if action.unseen else self.everybody
            self.knowers[action.percent, face_up] = self.everybody
        elif isinstance(action, Place):
            self.placed[action.tile] += 1

    def seen_by(self, viewer: int) -> Plain:
        """What a viewer sees of what is hidden from some."""
        drawn = self.drawn if self.drawn is None or self.turn == viewer else HIDDEN
        hands = [hand if seat == viewer else [HIDDEN] * len(hand) for seat, hand in enumerate(self.hands)]
        own = Counter([] if viewer == SPECTATOR else self.hands[viewer])
        own += Counter([drawn] if drawn not in (None, HIDDEN) else [])
        unseen = Counter(dict(zip(TILES, COPIES.tolist(), strict=True))) - self.placed - own
        seen: Plain = {"drawn": drawn, "hands": hands, "unseen": dict(unseen), "shares": None, "piles": None}
        if self.companies:
            seen["shares"] = [
                {str(percent): self._name(viewer, percent, held[seat]) for percent, (held, _, _) in self.shares.items()}
                for seat in range(self.players)
            ]
            seen["piles"] = [
                {
                    "percent": percent,
                    "face_up": face_up,
                    "unseen": len(COLORS) - self.players - 1 - len(queue),
                    "put_back": [self._name(viewer, percent, company) for company in queue],
                }
                for percent, (_, face_up, queue) in self.shares.items()
            ]
        return seen

    def _name(self, viewer: int, percent: int, company: str) -> str:
        return company if viewer in self.knowers[percent, company] else HIDDEN


class Tickets:
    """Transportation cards and tickets."""

    def __init__(self, table: Table) -> None:
        self.players = table.game.players
        self.names = [ticket.id for ticket in table.game.board.tickets]  # type: ignore[attr-defined]
        self.knowers: dict[str, set[int]] = defaultdict(set)
        """Of each ticket those who know where it is."""
        self.open_cards: list[Counter[str]] = [Counter() for _ in range(self.players)]
        """Of each hand the cards that were taken face up and cannot have been spent."""
        self._look(table)
        for seat, offer in enumerate(self.offers):
            for ticket in offer:
                self.knowers[ticket] = {seat}  # TK-8: dealt hidden

    def _look(self, table: Table) -> None:
        s = table.state
        count = int(s.kept_count)
        self.hands = [_cards(s.hand[seat].tolist()) for seat in range(self.players)]
        self.row, self.discards = _cards(s.row.tolist()), _cards(s.discards.tolist())
        self.queue = [self.names[ticket] for ticket in s.queue[: int(s.queued)].tolist()]
        self.deck = int(s.unseen).bit_count() + len(self.queue)
        self.offers = [self._known(s.offer[seat].tolist()) for seat in range(self.players)]
        kept = list(zip(s.kept[:count].tolist(), s.kept_by[:count].tolist(), strict=True))
        self.kept = [[self.names[ticket] for ticket, by in kept if by == seat] for seat in range(self.players)]

    def _known(self, tickets: list[int]) -> list[str]:
        return [self.names[ticket] for ticket in tickets if ticket < len(self.names)]

    def step(self, table: Table) -> None:
        """Follow one action."""
        seat, action, *_ = table.log[-1]
        offered, kept = self.offers, self.kept
        self._look(table)
        verb, _, rest = action.text.partition(" ")
        if verb == "take" and rest != "deck":
            self.open_cards[seat][rest] += 1
        elif verb == "claim":
            self.open_cards[seat] -= Counter(
                {card: int(number) for number, card in re.findall(r"(\d+) (\w+)", rest.partition(" with ")[2])}
            )
        for other in range(self.players):
            drawn = {*self.offers[other], *self.kept[other]} - {*offered[other], *kept[other]}
            for ticket in drawn:  # TK-22: who knew what came up next knows who got it
                self.knowers[ticket] |= {other}
            settled = set(offered[other]) - set(self.offers[other])
            if settled - set(self.kept[other]):  # one of two went back: nobody else knows which
                for ticket in settled:
                    self.knowers[ticket] = {other}

    def seen_by(self, viewer: int) -> Plain:
        """What a viewer sees of what is hidden from some."""
        hands = [hand if seat == viewer else self.open_cards[seat] for seat, hand in enumerate(self.hands)]
        elsewhere = sum(map(Counter, hands), Counter(self.row) + Counter(self.discards))
        return {
            "hands": [dict(+Counter(hand)) for hand in hands],
            "cards": [sum(hand.values()) for hand in self.hands],
            "row": dict(self.row),
            "discards": dict(self.discards),
            "unseen": dict(ALL_CARDS - elsewhere),
            "tickets": [[ticket for ticket in held if viewer in self.knowers[ticket]] for held in self.kept],
            "ticket_counts": [len(held) for held in self.kept],
            "offer": [] if viewer == SPECTATOR else self.offers[viewer],
            "ticket_deck": self.deck,
            "put_back": [ticket if viewer in self.knowers[ticket] else HIDDEN for ticket in self.queue],
        }


CARD_NAMES = (*CARD_COLORS, "ferry")
ALL_CARDS = Counter(dict.fromkeys(CARD_COLORS, 6) | {"ferry": 8})  # TK-1


def _cards(counts: list[int]) -> Counter[str]:
    return Counter({name: number for name, number in zip(CARD_NAMES, counts, strict=True) if number})


def shown(game: str, view: Plain) -> Plain:
    """The same parts of a view that a server sent."""
    if game == "cablecar":
        return {name: view[name] for name in ("drawn", "hands", "unseen", "shares", "piles")}
    players = view["players"]
    return {
        "hands": [player["hand"] for player in players],
        "cards": [player["cards"] for player in players],
        "row": view["row"],
        "discards": view["discards"],
        "unseen": view["unseen"],
        "tickets": [[ticket["id"] for ticket in player["tickets"]] for player in players],
        "ticket_counts": [player["ticket_count"] for player in players],
        "offer": [ticket["id"] for ticket in view["offer"]],
        "ticket_deck": view["ticket_deck"],
        "put_back": view["put_back"],
    }
