"""Cable Car in a terminal: the board, the hand, and what the tile under the cursor would do."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from fogcity.games import SPECTATOR, Action, Event, Reason
from fogcity.games.cablecar import notation, rules
from fogcity.games.cablecar.actions import Draw, Exchange, Place
from fogcity.games.cablecar.board import COLORS, SQUARE, TILES, TURNS
from fogcity.games.cablecar.events import LineScored, ShareExchanged, TileDrawn, TilePlaced
from fogcity.games.cablecar.parts import COLORS_DARK
from fogcity.games.cablecar.preview import Effect
from fogcity.games.cablecar.reasons import HandAdds, HandEnds, HandKept, LinesDone, SharesCompared
from fogcity.games.cablecar.terminal_board import CASING, TILE, Scale, Shown, draw, rails
from fogcity.games.cablecar.view import UNKNOWN, View, tiles_on, traces
from fogcity.games.cells import FAINT, GLOW, INK, PAGE, SOFT, Cells, Line, Picture, Span, cut, text_width
from fogcity.games.terminal import Choice, Drawing, Part, Pointer, Scene

STACK = "stack"
"""The spot where one draws another tile."""


def bright(color: str | None) -> str:
    """A color that can be read on the dark page."""
    return FAINT if color is None else CASING.get(color, COLORS_DARK[color])


class CableCarDrawing(Drawing):
    """A position of Cable Car for a seat."""

    carries = True

    def __init__(self, scene: Scene) -> None:
        self.view: View = scene.game.view(scene.veiled, scene.seat)
        super().__init__(scene)
        self.keys = {"d": STACK}

    @classmethod
    def seat_colors(cls, game: Any) -> Sequence[str]:
        """With companies colors are nobody's."""
        return [""] * game.players if game.setup.companies else [bright(name) for name in game.seat_names]

    def list_choices(self) -> list[Choice]:
        found = []
        for action in self.scene.legal:
            match action:
                case Place(tile=tile, square=square, turn=turn):
                    found.append(Choice(action, square, tile, TURNS.index(turn)))
                case Exchange(percent=percent, unseen=unseen):
                    found.append(Choice(action, f"{'pile' if unseen else 'share'}-{percent}"))
                case Draw():
                    found.append(Choice(action, STACK))
        return found

    # --- the board ---------------------------------------------------------------------------------------------

    def board(self, width: int, height: int, pointer: Pointer) -> Picture:
        scale = Scale.of(width, height)
        tiles, lines, wrong = self.view.tiles, self.view.lines, False
        square = pointer.at if pointer.at in SQUARE else ""
        if square and square not in tiles and pointer.item:
            after = self._after(pointer)
            tiles, lines = tiles_on(after), traces(self.scene.game.setup, after)
            wrong = not self._chosen(pointer)
        advised = self.advised
        shown = Shown(
            tiles=tiles,
            lines=lines,
            own=self._own,
            open={choice.at for choice in self.choices if choice.item == pointer.item},
            news=dict.fromkeys(self.news, GLOW),
            cursor=square,
            wrong=wrong,
            advised=advised.square if isinstance(advised, Place) else "",
        )
        return draw(shown, scale)

    @property
    def _own(self) -> tuple[str, ...]:
        game, seat = self.scene.game, self.scene.seat
        return () if seat == SPECTATOR or game.setup.companies else (game.seat_names[seat],)

    def _after(self, pointer: Pointer) -> Any:
        """The board with the tile in hand on the square under the cursor."""
        after = self.scene.game.copy(self.scene.veiled)
        rules.place(self.scene.game.setup, after, TILES.index(pointer.item), pointer.turn, SQUARE[pointer.at])
        return after

    def _chosen(self, pointer: Pointer) -> bool:
        return any((choice.at, choice.item, choice.turn) == pointer for choice in self.choices)

    # --- what one points at ------------------------------------------------------------------------------------

    def preview(self, pointer: Pointer) -> list[Line]:
        if pointer.at == STACK:
            left = self.say("cablecar-draw-left", stack=self.view.stack)
            return [[Span(self.say("cablecar-draw"), INK, bold=True)], [Span(left, SOFT)]]
        kind, _, percent = pointer.at.partition("-")
        if kind in ("share", "pile"):
            return self._exchange_preview(int(percent), unseen=kind == "pile")
        if pointer.at in self.view.tiles:
            return self._tile_preview(pointer.at)
        if pointer.at not in SQUARE or not pointer.item:
            return []
        effects = notation.explain(
            self.scene.game.setup, self.scene.veiled, TILES.index(pointer.item), pointer.turn, SQUARE[pointer.at]
        )
        if not effects:
            return [[Span(self.say("cablecar-touches-nothing", square=pointer.at), SOFT)]]
        effects.sort(key=lambda effect: (effect.color not in self._own, not effect.complete))
        here = self.say("cablecar-on-square", square=pointer.at)
        return [[Span(f"{here}: ", SOFT), *self._effect(effects[0])], *(self._effect(each) for each in effects[1:])]

    def _effect(self, effect: Effect) -> list[Span]:
        mark = Span("● ", bright(effect.color))
        if effect.color is None:
            return [mark, Span(self.say("cablecar-effect-nobody", station=effect.station), SOFT)]
        mine = effect.color in self._own
        about = {
            "station": effect.station,
            "crossings": effect.crossings,
            "points": effect.points,
            "color": self._color(effect.color),
            "mine": "yes" if mine else "no",
        }
        if effect.complete:
            end = "power" if effect.power_station else "station"
            return [mark, Span(self.say("cablecar-effect-ends", end=end, **about), INK, bold=mine)]
        return [mark, Span(self.say("cablecar-effect-grows", **about), INK if mine else SOFT)]

    def _tile_preview(self, square: str) -> list[Line]:
        lines = [line for line in self.view.lines if line.color and any(at == square for at, _, _ in line.path)]
        told: list[Line] = [[Span(f"{square}: {self.view.tiles[square]}", SOFT)]]
        for line in lines:
            words = self.say("cablecar-line-here", color=self._color(line.color), station=line.station)
            told.append([Span("● ", bright(line.color)), Span(f"{words}: {len(line.path)}", INK)])
        return told

    def _exchange_preview(self, percent: int, *, unseen: bool) -> list[Line]:
        assert self.view.piles is not None, "shares are exchanged with companies only"
        pile = next(pile for pile in self.view.piles if pile.percent == percent)
        if unseen:
            count = pile.unseen + len(pile.put_back)
            words = self.say("cablecar-exchange-unseen", percent=percent, count=count)
        else:
            words = self.say("cablecar-exchange-up", percent=percent, company=self._color(pile.face_up))
        return [[Span(words, INK)], [Span(self.say("cablecar-exchange-whole-turn"), SOFT)]]

    def meant(self, pointer: Pointer) -> str | None:
        if pointer.at not in SQUARE or not pointer.item:
            return None
        return notation.write("place", tile=pointer.item, square=pointer.at, turn=TURNS[pointer.turn])

    # --- players and hand --------------------------------------------------------------------------------------

    def side(self, width: int, height: int, pointer: Pointer) -> Picture:
        picture = Picture(Cells(width, height))
        y = self._companies(picture) if self.view.piles is not None else self._players(picture)
        y = self._hand(picture, y + 1, pointer)
        if self.view.stack and self.view.turn is not None:
            open_ = any(choice.at == STACK for choice in self.choices)
            words = cut(self.say("cablecar-draw"), width - 8)
            here = pointer.at == STACK
            ink = PAGE if here else INK if open_ else FAINT
            picture.cells.put(0, y, f" ▤ {words} {self.view.stack} ", ink, GLOW if here else None)
            picture.spot(STACK, 0, y, text_width(words) + 7)
            y += 1
        picture.cells.height, picture.cells.rows = y, picture.cells.rows[:y]
        return picture

    def _players(self, picture: Picture) -> int:
        cells, width = picture.cells, picture.cells.width
        for seat, name in enumerate(self.scene.names):
            color = self.scene.game.seat_names[seat]
            own = [line for line in self.view.lines if line.color == color]
            lines = f"{sum(line.complete for line in own)}/{len(own)}"
            turn = self.view.turn == seat
            cells.put(0, seat, "▶" if turn else " ", GLOW)
            cells.put(1, seat, "██", bright(color))
            cells.put(4, seat, cut(name, width - 16), INK, bold=seat == self.scene.seat)
            cells.put(width - 11, seat, f"{lines:>5}", SOFT)
            cells.put(width - 5, seat, f"{self.view.scores[COLORS[seat]]:>4}", INK, bold=True)
        return len(self.scene.names)

    def _companies(self, picture: Picture) -> int:
        """The companies' points, then one's shares and what lies on the piles."""
        cells, half = picture.cells, picture.cells.width // 2
        y = 0
        for seat, name in enumerate(self.scene.names):
            x, y = half * (seat % 2), seat // 2
            cells.put(x, y, "▶" if self.view.turn == seat else " ", GLOW)
            cells.put(x + 1, y, cut(name, half - 2), INK, bold=seat == self.scene.seat)
        y += 1
        for number, color in enumerate(COLORS):
            x, row = half * (number % 2), y + number // 2
            cells.put(x + 1, row, "██", bright(color))
            cells.put(x + 4, row, cut(self._color(color), half - 9), SOFT)
            cells.put(x + half - 5, row, f"{self.view.scores[color]:>3}", INK, bold=True)
        y += 4
        assert self.view.piles is not None, "there are shares with companies"
        for pile in self.view.piles:
            self._pile(picture, y, pile)
            y += 1
        return y

    def _pile(self, picture: Picture, y: int, pile: Any) -> None:
        cells, seat = picture.cells, self.scene.seat
        x = cells.put(1, y, f"{pile.percent} % ", SOFT)
        held = self.view.shares[seat][pile.percent] if self.view.shares and seat != SPECTATOR else UNKNOWN
        x = cells.put(x, y, "██" if held != UNKNOWN else "??", bright(held) if held != UNKNOWN else FAINT)
        x = cells.put(x, y, " ⇄ ", FAINT)
        legal = {choice.at for choice in self.choices}
        for spot, label, color in (
            (f"share-{pile.percent}", "██", bright(pile.face_up)),
            (f"pile-{pile.percent}", f"?×{pile.unseen + len(pile.put_back)}", INK if legal else FAINT),
        ):
            cells.put(x, y, f" {label} ", color)
            if spot in legal:
                picture.spot(spot, x, y, len(label) + 2)
            x += len(label) + 3

    def _hand(self, picture: Picture, y: int, pointer: Pointer) -> int:
        seat = self.scene.seat
        held = self.view.hands[seat] if seat != SPECTATOR else ()
        drawn = self.view.drawn if self.view.turn == seat else None
        if not held and drawn is None:
            return y
        picture.cells.put(1, y, self.say("cablecar-hand"), SOFT)
        tiles = [*([drawn] if drawn is not None else []), *held]
        scale = Scale(8, 4) if 9 * len(tiles) <= picture.cells.width else Scale(5, 2)
        for number, tile in enumerate(tiles):
            kept = drawn is not None and number > 0
            self._hand_tile(picture, 1 + number * (scale.wide + 1), y + 1, scale, tile, pointer, kept)
        if drawn is not None:
            picture.cells.put(1, y + 1 + scale.high, self.say("cablecar-drawn"), GLOW)
        return y + 1 + scale.high + (drawn is not None)

    def _hand_tile(
        self, picture: Picture, x: int, y: int, scale: Scale, tile: str, pointer: Pointer, kept: bool
    ) -> None:
        chosen = tile == pointer.item and not kept
        picture.cells.fill(x, y, scale.wide, scale.high, "#4D4A2B" if chosen else TILE)
        turned = f"{tile}/{TURNS[pointer.turn]}" if chosen and pointer.turn else tile
        rails(picture.cells, x, y, scale, turned)
        if not kept:
            picture.item(tile, x, y, scale.wide, scale.high)

    # --- words -------------------------------------------------------------------------------------------------

    def _color(self, color: str | None) -> str:
        return self.say("cablecar-color", color=color)

    def expected(self) -> str:
        view, names = self.view, self.scene.names
        if view.turn is None:
            winners = [name for name, place in zip(names, view.places or (), strict=True) if place == 1]
            points = (view.results or ("",))[(view.places or (1,)).index(1)]
            return self.say("cablecar-won", who=", ".join(winners), count=len(winners), points=points)
        if view.turn != self.scene.seat:
            drawn = "no" if view.drawn is None else "yes"
            return self.say("cablecar-turn-other", who=names[view.turn], drawn=drawn)
        if view.drawn is not None:
            return self.say("cablecar-turn-drawn")
        return self.say("cablecar-turn-companies" if view.shares else "cablecar-turn", stack=view.stack)

    def told(self, event: Event) -> str | None:
        match event:
            case TilePlaced(seat=seat, square=square):
                return self.say("cablecar-log-placed", square=square, **self.who(seat))
            case LineScored(color=str(color)):
                end = "power" if event.power_station else "station"
                return self.say(
                    "cablecar-log-scored", station=event.station, points=event.points, end=end, **self._owner(color)
                )
            case TileDrawn(seat=seat, to_place=True):
                return self.say("cablecar-log-drew", **self.who(seat))
            case ShareExchanged(seat=seat, percent=percent, taken=taken):
                about = {"percent": percent, "known": "no", "given": "", **self.who(seat)}
                if taken is None:
                    return self.say("cablecar-log-exchanged-unseen", **about)
                return self.say("cablecar-log-exchanged", company=self._color(taken), **about)
        return None

    def _owner(self, color: str) -> dict[str, str]:
        if not self.scene.game.setup.companies:
            return self.who(self.scene.game.seat_names.index(color))
        name = self._color(color)
        return {"who": name[:1].upper() + name[1:], "you": "no"}

    def where(self, event: Event) -> str | None:
        return event.square if isinstance(event, TilePlaced) else None

    def advice(self, action: Action) -> str:
        match action:
            case Place(square=square, turn=turn):
                return self.say("cablecar-advice-place", square=square, degrees=turn)
            case Exchange(percent=percent, unseen=False):
                company = next(pile.face_up for pile in self.view.piles or () if pile.percent == percent)
                return self.say("cablecar-advice-exchange", percent=percent, company=self._color(company))
            case Exchange(percent=percent):
                return self.say("cablecar-advice-exchange-unseen", percent=percent)
        return self.say("cablecar-advice-draw")

    def because(self, reason: Reason) -> str | None:
        """What a placement does to lines is shown already, where the hint points."""
        companies = "yes" if self.view.shares is not None else "no"
        match reason:
            case SharesCompared():
                return self.say(
                    "cablecar-reason-shares",
                    given=self._color(reason.given),
                    givenPoints=reason.given_points,
                    taken=self._color(reason.taken),
                    takenPoints=reason.taken_points,
                )
            case HandAdds(added=added, better=better, unseen=unseen):
                return self.say(
                    "cablecar-reason-hand-adds", added=added, better=better, unseen=unseen, companies=companies
                )
            case HandEnds():
                return self.say("cablecar-reason-hand-ends", companies=companies)
            case HandKept(square=square, points=points, added=added):
                return self.say(
                    "cablecar-reason-hand-kept", square=square, points=points, added=added, companies=companies
                )
            case LinesDone():
                return self.say("cablecar-reason-lines-done", companies=companies)
        return None

    @cached_property
    def _share_points(self) -> list[list[Part]]:
        view = self.view
        return [
            [
                Part(
                    self.say("cablecar-outcome-share", percent=percent, company=self._color(company)),
                    view.scores[company] * percent / 100,  # type: ignore[index]
                )
                for percent, company in shares.items()
            ]
            for shares in view.shares or ()
        ]

    def parts(self) -> list[list[Part]]:
        if self.view.shares is not None:
            return self._share_points
        counted: list[list[Part]] = []
        for color in self.scene.game.seat_names[: self.scene.game.players]:
            own = sorted((line for line in self.view.lines if line.color == color), key=lambda line: line.points)
            done = [line for line in own if line.complete]
            counted.append([Part(f"{line.station}{'×2' if line.power_station else ''}", line.points) for line in done])
        return counted


DRAWING = CableCarDrawing
