"""Notices. They never contain anything that only a seat at the table can see."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal, get_args
from zoneinfo import ZoneInfo

from fogcity import games, locales

Kind = Literal["turn", "invitation", "start", "end", "event"]
"""The kinds of notices; people can switch off each of them."""
KINDS: tuple[Kind, ...] = get_args(Kind)
LONGEST_FACT = 100
"""Letters of a fact: names and titles are shorter."""


@dataclass(frozen=True)
class Notice:
    """A message to one person: `Notice("turn", "/table/b3xQ0aZr71LmPq_c", {"game": …}, table_id=…)`."""

    kind: Kind
    path: str
    """The page it opens; a new notice about the same page replaces the old one."""
    facts: Mapping[str, str] = field(default_factory=dict)
    """What it says: `game` (an id), `with` (names), `by` (who invites), `place`, `event` (a title), `news` about an
    event, its `winner`, and `at`, a moment, which everybody reads in their own `zone`."""
    table_id: str | None = None
    """The table it is about; people who have it open get no notice, and opening it withdraws the notice."""
    until: datetime | None = None
    """It is not sent after this time."""

    def __post_init__(self) -> None:
        assert self.path.startswith("/"), self.path
        object.__setattr__(self, "facts", {name: text[:LONGEST_FACT] for name, text in self.facts.items()})


def game_title(language: str, game: str) -> str:
    """The title of a game in a language."""
    if locales.has(language, f"game-{game}"):
        return locales.text(language, f"game-{game}")
    return games.kind(game).title if game in games.names() else game


def words(language: str, kind: str, facts: Mapping[str, str]) -> tuple[str, str]:
    """The title and the text of a notice in a language."""
    game = game_title(language, facts["game"]) if "game" in facts else ""
    others = locales.text(language, "notice-with", game=game, names=facts["with"]) if facts.get("with") else game
    match kind:
        case "invitation":
            by = facts.get("by")
            title = locales.text(language, "notice-invitation-by", name=by) if by else _say(language, "invitation")
            return title, game or facts.get("event", "")
        case "end" if "place" in facts:
            return _say(language, "end"), locales.text(language, "notice-place", about=others, place=facts["place"])
        case "event":
            time = _time(facts["at"], facts.get("zone", "UTC")) if "at" in facts else ""
            news = "won" if "winner" in facts else facts.get("news", "begins")
            said = locales.text(language, f"notice-event-{news}", time=time, name=facts.get("winner", ""))
            return facts["event"], said
    return _say(language, kind), others


def _time(moment: str, zone: str) -> str:
    """A moment in a time zone, as everybody can read it: 2026-11-20 19:30 (Europe/Paris)."""
    return f"{datetime.fromisoformat(moment).astimezone(ZoneInfo(zone)):%Y-%m-%d %H:%M} ({zone})"


def _say(language: str, kind: str) -> str:
    return locales.text(language, f"notice-{kind}")
