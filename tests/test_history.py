"""The public history: what everybody saw, step by step, and nothing that somebody hides."""

import hashlib
import io
import json
import pickle
from typing import Any

import pytest

from fogcity import bots, games
from fogcity.bots import Bot
from fogcity.bots.external import External, serve
from fogcity.games import SPECTATOR, plain
from fogcity.history import Seen, veil
from fogcity.kernel import new_rng
from fogcity.table import Table

SETTINGS = {"cablecar": {"hand": 2, "companies": True}, "tickets": {}}


def table_of(game_id: str, **options: Any) -> Table:
    return Table(games.make(game_id, players=3, **options), secret=hashlib.sha256(b"history").digest())


def go_on(table: Table, steps: int) -> list[Seen]:
    """Play some steps by chance; what spectators saw of them, as the server writes it down."""
    seen = []
    player = bots.make(table.game, "random", seed=5)
    for _ in range(steps):
        if table.over:
            break
        seat, before = table.waiting[-1], table.view(SPECTATOR)
        step = table.play(seat, player.choose(table.game, table.veiled(seat), seat, table.numbers(seat)))
        events: list[dict[str, Any]] = plain(table.events(before, table.view(SPECTATOR)))
        seen.append(Seen(seat=seat, action=table.game.public(step.action).text, events=events))
    return seen


@pytest.mark.parametrize("game_id", games.names())
def test_a_history_is_what_spectators_saw(game_id: str) -> None:
    table = table_of(game_id)
    seen = go_on(table, 30)
    assert list(table.history) == seen
    earlier = table.history
    seen += go_on(table, 1000)
    assert table.over
    assert table.history[30:] == seen[30:]
    assert [step["seat"] for step in table.history] == [step.seat for step in table.log]
    assert table.history[-1]["events"][-1] == {"type": "game_over"}
    assert list(earlier) == seen[:30], "what a bot was given stays as it was"
    assert json.loads(json.dumps(list(earlier))) == seen[:30], "plain types"


def test_what_is_taken_back_was_never_seen() -> None:
    table = table_of("cablecar")
    seen = go_on(table, 9)
    assert len(table.history) == 9
    twin = table.copy()
    table.take_back(0)
    assert list(table.history) == seen[:8]
    seat = table.waiting[0]
    other = next(action for action in table.legal(seat) if action.text != seen[8]["action"])
    table.play(seat, other)
    assert table.history[8]["action"] == other.text
    assert list(twin.history) == seen


@pytest.mark.parametrize("game_id", games.names())
def test_a_history_is_the_same_whatever_is_hidden(game_id: str) -> None:
    """Every state that it is made of is as if all hidden cards and tiles were dealt again."""
    table = table_of(game_id, **SETTINGS.get(game_id, {}))
    game = table.game
    others = 0
    for number in range(60):
        go_on(table, 1)
        if table.over:
            break
        dealt = game.restore(veil(game, table.state.tobytes()))
        game.rules.resample(game.setup, dealt[0], new_rng(number))
        others += dealt.tobytes() != table._states.tobytes()
        shown = table.history._steps[-1]
        assert veil(game, dealt.tobytes()) == shown.after
    assert others > 20, "there was something hidden"
    known = pickle.dumps([(step.before, step.after, step.action.text) for step in table.history._steps])
    assert table._secret not in known
    assert all(state not in known for state in table._before if veil(game, state) != state)


def test_tickets_are_never_named() -> None:
    table = table_of("tickets")
    go_on(table, 60)
    said = json.dumps(list(table.history))
    held = {ticket.id for seat in range(3) for ticket in table.view(seat).players[seat].tickets}
    assert len(held) >= 3
    assert not any(ticket in said for ticket in held)
    assert {step["action"] for step in table.history if step["action"].startswith("keep")} <= {"keep"}


class Elephant:
    """A bot that never forgets: it writes down what it is told."""

    name = "elephant"

    def __init__(self) -> None:
        self.told: list[list[Seen]] = []

    def choose(self, game: Any, veiled: Any, seat: int, actions: Any, history: Any = ()) -> int:
        self.told.append(list(history))
        return int(actions[0])


@pytest.mark.parametrize("game_id", games.names())
def test_a_program_is_told_every_step_once(game_id: str) -> None:
    """Each question brings what is new; one that is started again, or whose game went back, can follow, too."""
    table = table_of(game_id)
    elephant = Elephant()
    asked: list[dict[str, Any]] = []
    bot = External(table.game, "nothing", seed=1)

    def exchange(message: dict[str, Any], seconds: float) -> dict[str, Any]:
        asked.append(message)
        return {"id": message["id"], "action": message["actions"][0]["text"]}

    def ask() -> None:
        seat = table.waiting[0]
        bot.choose(table.game, table.veiled(seat), seat, table.numbers(seat), table.history)

    bot._runs = lambda: True  # type: ignore[method-assign]
    bot._exchange = exchange  # type: ignore[method-assign]
    wanted = []
    for steps in (0, 4, 3, 1):
        go_on(table, steps)
        ask()
        wanted.append(list(table.history))
    assert [len(question["history"]) for question in asked] == [0, 4, 3, 1]
    assert [question["since"] for question in asked] == [0, 0, 4, 7]
    for _ in range(3):
        table.take_back(0)
    ask()
    go_on(table, 1)
    ask()
    wanted += [list(table.history)[:5], list(table.history)]
    assert [question["since"] for question in asked[4:]] == [5, 5]
    bot.close()
    ask()
    wanted.append(list(table.history))
    assert (asked[-1]["since"], len(asked[-1]["history"])) == (0, 6)
    hello = {"type": "hello", "game": game_id, "options": table.game.options.values()}
    lines = [json.dumps(message) for message in (hello, *asked)]

    def make(game: Any, seed: int | None) -> Bot:
        return elephant

    serve(make, io.StringIO("\n".join(lines)), io.StringIO())
    assert elephant.told == wanted


def test_bots_of_others_may_do_without() -> None:
    class Old:
        name = "old"

        def choose(self, game: Any, veiled: Any, seat: int, actions: Any) -> int:
            return int(actions[-1])

    table = table_of("cablecar")
    seat = table.waiting[0]
    known = table.veiled(seat), seat, table.numbers(seat), table.history
    for made_by, place in ((Old, -1), (Elephant, 0)):
        bot: Any = bots.call(made_by, table.game, 1, None)
        assert bot.choose(table.game, *known) == table.numbers(seat)[place]
