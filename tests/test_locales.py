"""The texts are complete: every language has all messages that the client and Python use, and no others."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from fogcity import games, locales
from fogcity.bots import LEVELS
from fogcity.bots.people import Habit
from fogcity.locales import korean
from fogcity.review.scale import JUDGMENTS
from fogcity.server.clubs.clubs import Role
from fogcity.server.clubs.rows import News
from fogcity.server.clubs.standings import Format
from fogcity.server.limits import ADVICE
from fogcity.server.notices import KINDS
from fogcity.server.notices.letters import CONFIRM, RESET
from fogcity.server.people.friends import BOUNDS
from fogcity.server.protocol.base import Code
from fogcity.server.protocol.clubs import EventStatus
from fogcity.server.quotas import NAMES as QUOTAS
from fogcity.server.store.rows import Circle

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "web" / "src" / "games"
OTHERS = locales.LANGUAGES[1:]


def tutorial_messages(game: str) -> Iterator[str]:
    """What the steps of a tutorial say."""
    for step in json.loads((CLIENT / game / "lessons.generated.json").read_text(encoding="utf-8"))["steps"]:
        parts = list(_parts(step["part"]))
        ends = {"title", "text", "do", "right"} | ({"then"} if len(parts) > 1 else set())
        if any(action["text"] not in part.get("after", ()) for part in parts for action in part["legal"]):
            ends.add("wrong")
        yield from (f"{step['id']}-{end}" for end in ends)


def _parts(part: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The positions, one after the other, in which a step asks for something."""
    yield part
    after = part.get("after")
    following = next(iter(after.values())) if isinstance(after, dict) else part.get("then")
    if isinstance(following, dict) and "legal" in following:
        yield from _parts(following)


def refused_by(game: str) -> list[str]:
    """The rules by which a game refuses something."""
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/fogcity/games" / game).glob("*.py"))
    return sorted({rule.lower() for rule in re.findall(r'"((?:CC|TK)-\d+)"', sources)})


def options(game: str) -> list[str]:
    """The options of a game that its own texts explain."""
    return sorted(set(games.kind(game).options_type().values()) - {"players", "first"})


def themes(game: str) -> list[str]:
    """What the puzzles of a game may be about."""
    return sorted(games.part(game, "themes").THEMES)


GAMES = games.names()
LISTS = ("mine", "open", "live", "finished")
REPORTS = ["turn", "scores", "hand", "board"]
KEYS = ["arrows", "n", "enter", "escape", "plan"]
NOTES = (
    "joined left kicked started time-up back resigned lost-on-time bot-replaced finished abandoned cancelled rematch"
    " undo-asked undo-refused unrated"
).split()

# Messages whose ids the code puts together, by what comes before and after the part that varies. This is the one place
# to add to when a new id is built from pieces.
BUILT: dict[tuple[str, str], list[str]] = {
    ("admin-", ""): ["reports", "accounts", "tables", "clubs", "events", "log"],
    ("admin-status-", ""): ["open", "playing", "finished", "closed"],
    ("admin-report-", ""): ["message", "name", "club"],
    ("admin-did-", ""): [
        *("ban", "unban", "rename", "logout", "delete-account", "reset", "invite", "promote", "demote"),
        *("close-table", "delete-table", "report-done", "recompute-ratings"),
        "close-club",
        "open-club",
        "rename-club",
        "delete-club",
        "rename-event",
        "move-event",
        "cancel-event",
        "delete-event",
    ],
    ("game-", ""): GAMES,
    ("game-", "-short"): GAMES,
    ("home-", "-pitch"): GAMES,
    ("home-", "-length"): GAMES,
    ("tickets-short-", ""): ["points", "cars", "cards", "tickets"],
    ("color-", ""): sorted({color for game in GAMES for color in games.kind(game).seat_names}),
    ("level-", ""): [*LEVELS, "random"],
    ("habit-", ""): [habit.replace("_", "-") for habit in get_args(Habit)],
    ("settings-", ""): ["auto", "on", "off"],
    ("settings-theme-", ""): ["auto", "light", "dark"],
    ("settings-speed-", ""): ["slow", "normal", "fast", "now"],
    ("clock-", ""): ["none", "seconds", "minutes", "days"],
    ("games-", ""): [*LISTS, "running", "ended"],
    ("games-", "-lead"): [*LISTS],
    ("games-", "-none"): [*LISTS],
    ("final-", ""): ["resigned", "abandoned", "cancelled"],
    ("new-with-", ""): ["invited", "open", "here", "normal"],
    ("", "-title"): ["log", "chat"],
    ("player-", ""): ["people", "mixed"],
    ("player-by-", ""): ["players", "against", "seat"],
    **{("ratings-", end): ["what", "tables", "leaving", "fair", "bots", "again"] for end in ("", "-text")},
    **{(f"{game}-feat-", ""): list(games.kind(game).feat_kinds) for game in GAMES},
    ("note-", ""): NOTES,
    ("notice-", ""): [kind for kind in KINDS if kind != "event"],
    ("notice-event-", ""): [*get_args(News), "won"],
    ("notices-kind-", ""): list(KINDS),
    **{("mail-", end): [CONFIRM, RESET] for end in ("", "-subject")},
    ("problem-", ""): [
        *(code.replace("_", "-") for code in get_args(Code) if code != "bad_request"),
        *("not-kept", "not-loaded"),  # of the device
    ],
    ("problem-limit-", ""): [limit.replace("_", "-") for limit in (*ADVICE, *QUOTAS, *BOUNDS)],
    ("circle-", ""): list(get_args(Circle)),
    ("club-role-", ""): list(get_args(Role)),
    **{("event-", end): list(get_args(Format)) for end in ("", "-text")},
    ("event-status-", ""): list(get_args(EventStatus)),
    ("event-me-", ""): ["entered", "waiting", "bye", "time-up", "knocked-out", "arena", "resting"],
    **{(f"{game}-award-", end): list(games.kind(game).awards) for game in GAMES for end in ("", "-text")},
    **{(f"new-{game}-", end): options(game) for game in GAMES for end in ("", "-hint")},
    ("new-tickets-board-", ""): ["san-francisco", "own", "file"],
    **{(f"learn-{game}-", ""): list(tutorial_messages(game)) for game in GAMES},
    ("learn-done-", ""): ["title", "text"],
    ("", "-keys"): GAMES,
    ("keys-", ""): ["last", *REPORTS, *KEYS],
    ("keys-", "-key"): KEYS,
    ("review-", ""): ["none", "failed", *JUDGMENTS],
    ("review-part-", ""): ["start", "luck", "play", "others", "result"],
    **{(f"{game}-theme-", ""): themes(game) for game in GAMES},
    ("rules-cablecar-figure-", ""): "empty tiles cars beside single twice power companies".split(),
    ("rules-tickets-figure-", ""): "map cards route-points symbols payments token-points".split(),
}
# Of these only some exist: a message for each rule that somebody who points and clicks can come up against.
RULES = {f"{game}-rule-{rule}" for game in GAMES for rule in refused_by(game)}


@cache
def entries(locale: str) -> list[ast.EntryType]:
    """Everything in the files of a language."""
    parser = FluentParser()
    return [entry for part in locales.PARTS for entry in parser.parse(locales.source(locale, part)).body]


@cache
def messages(locale: str) -> dict[str, ast.Message]:
    """The messages of a language."""
    return {entry.id.name: entry for entry in entries(locale) if isinstance(entry, ast.Message)}


@cache
def sources(*endings: str) -> str:
    """All that the client and Python are written in, without tests."""
    files = [*(ROOT / "web/src").rglob("*"), *(ROOT / "src/fogcity").rglob("*.py")]
    wanted = (path for path in files if path.suffix in endings and ".test." not in path.name)
    return "\n".join(path.read_text(encoding="utf-8") for path in wanted)


def quoted() -> set[str]:
    """Everything in quotes that may be the id of a message."""
    return set(re.findall(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)["'`]""", sources(".ts", ".svelte", ".py")))


def asked_for() -> set[str]:
    """Ids that the sources clearly ask for."""
    return set(re.findall(r'\bt\(\s*"([a-z0-9-]+)"', sources(".ts", ".svelte"))) | built()


def built() -> set[str]:
    """All ids that are put together."""
    return {f"{begin}{middle}{end}" for (begin, end), middles in BUILT.items() for middle in middles}


def variables(message: ast.Message) -> set[str]:
    """The variables that a message shows or chooses by."""
    found = set()

    class Visitor(visitor.Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

    Visitor().visit(message)
    return found


@pytest.mark.parametrize("locale", locales.LANGUAGES)
def test_files_are_well_formed(locale: str) -> None:
    junk = [entry.content for entry in entries(locale) if isinstance(entry, ast.Junk)]
    assert not junk
    ids = [entry.id.name for entry in entries(locale) if isinstance(entry, ast.Message)]
    assert sorted(ids) == sorted(set(ids)), "a message is there twice"
    alone = {name: locales._message(locale, name) for name in ids}  # the server reads one at a time
    assert [
        name
        for name, message in messages(locale).items()
        if message.value is None or not alone[name].equals(message.value)
    ] == []


@pytest.mark.parametrize("locale", OTHERS)
def test_languages_have_the_same_messages(locale: str) -> None:
    assert messages(locale).keys() - messages("en").keys() == set(), "not in English"
    assert messages("en").keys() - messages(locale).keys() == set(), "missing"


@pytest.mark.parametrize("locale", OTHERS)
def test_messages_know_the_same_variables(locale: str) -> None:
    """A language that need not choose by a variable still names it, so that nothing gets lost by mistake."""
    english = {name: variables(message) for name, message in messages("en").items()}
    differing = {
        name: variables(message) ^ english[name]
        for name, message in messages(locale).items()
        if name in english and variables(message) != english[name]
    }
    assert not differing


@pytest.mark.parametrize("locale", locales.LANGUAGES)
def test_signs_are_those_of_the_language(locale: str) -> None:
    """Typographic apostrophes and dots everywhere; in French, no line can break before a sign or inside quotes."""
    wrong = r"\w'|\.\.\.|\S …" + (r"|\S [:;?!%»]|« " if locale == "fr" else "")
    texts = {name: FluentSerializer().serialize_entry(message) for name, message in messages(locale).items()}
    assert [text for text in texts.values() if re.search(wrong, text.partition("=")[2])] == []


@pytest.mark.parametrize("locale", OTHERS)
def test_messages_keep_their_parts(locale: str) -> None:
    english = {part: _ids("en", part) for part in locales.PARTS}
    assert {part: _ids(locale, part) for part in locales.PARTS} == english


def _ids(locale: str, part: str) -> list[str]:
    return re.findall(r"^([a-z][a-z0-9-]*) =", locales.source(locale, part), re.MULTILINE)


def test_nothing_asked_for_is_missing() -> None:
    assert asked_for() - messages("en").keys() == set()


def test_no_message_is_unused() -> None:
    assert messages("en").keys() - quoted() - built() - RULES == set()


@pytest.mark.parametrize("locale", locales.LANGUAGES)
def test_python_can_say_what_it_asks_for(locale: str) -> None:
    """No message that the server fills in needs more than names."""
    asked = re.findall(r'locales\.text\([a-z]+, "([a-z0-9-]+)"', sources(".py"))
    assert {"guest-name", "seat-here-name"} <= set(asked)
    for name in asked:
        message = messages(locale)[name]
        assert locales.text(locale, name, **dict.fromkeys(variables(message), "x"))


@pytest.mark.parametrize("locale", locales.LANGUAGES)
def test_python_can_say_every_message(locale: str) -> None:
    """Selections, plurals and numbers included: for each a number, a word that no variant has, and the word of one."""
    for name, message in messages(locale).items():
        for value in (1, 2.5, "x", "yes"):
            wanted = variables(message)
            if value in (1, 2.5) or "NUMBER" not in FluentSerializer().serialize_entry(message):
                assert locales.text(locale, name, **dict.fromkeys(wanted, value)).strip(), name


def test_python_chooses_as_fluent_does() -> None:
    """By the exact value, else by the plural form of the language, else by the star."""
    cars = {locale: [locales.text(locale, "tickets-cars", count=n) for n in (0, 1, 2)] for locale in ("en", "fr")}
    assert cars["en"] == ["0 cars left", "1 car left", "2 cars left"]
    assert cars["fr"][0].replace("0", "1") == cars["fr"][1] != cars["fr"][2].replace("2", "1")
    assert locales.text("en", "cablecar-turn", stack=0) == "Your turn: place your tile"
    assert locales.text("en", "cablecar-color", color="plaid") == "brown"
    worth = [locales.text(locale, "cablecar-shares-worth", points=2.5) for locale in ("en", "fr")]
    assert worth[0] == "worth 2.5 points now"
    assert "2,5" in worth[1]


def test_text_follows_the_language() -> None:
    assert locales.text("fr", "guest-name", mood="gris", being="Chat", number=7) == "Chat gris 7"
    assert locales.text("en", "guest-name", mood="Gray", being="Cat", number=7) == "Gray Cat 7"
    with pytest.raises(KeyError):
        locales.text("en", "no-such-message")


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("de-DE,de;q=0.9", "en"),
        ("de,nl-BE;q=0.8,en;q=0.5", "nl"),
        ("en;q=0.3, fr-CA;q=0.9", "fr"),
        ("ko-KR", "ko"),
        ("KO-kr", "ko"),
        ("fr;q=0,en", "en"),
        ("fr;q=garbled", "en"),
    ],
)
def test_negotiate(header: str | None, language: str) -> None:
    assert locales.negotiate(header) == language


@pytest.mark.parametrize(
    ("text", "finished"),
    [
        ("봇이(가) 선셋을(를)", "봇이 선셋을"),
        ("카스트로을(를), 2은(는) 3과(와)", "카스트로를, 2는 3과"),
        ("2장(으)로, 페리(으)로, 버전 1(으)로, 버전 3(으)로", "2장으로, 페리로, 버전 1로, 버전 3으로"),
        ("파란 봇 님이, Ann 님이", "파란 봇이, Ann 님이"),
    ],
)
def test_korean_sentences_are_finished(text: str, finished: str) -> None:
    """As web/src/lib/korean.test.ts has it for the browser."""
    assert korean.finish(text) == finished
