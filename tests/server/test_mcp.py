"""Language models as players: a scripted one plays whole games through the tools, knowing no more than its seat."""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

from fogcity.mcp import server
from server.harness import Person

ACTIONS = "Your legal actions:\n"


async def tell(agent: Client, tool: str, **keywords: Any) -> str:
    """What a tool answers."""
    result = await agent.call_tool(tool, keywords)
    text: str = "".join(part.text for part in result.content if part.type == "text")
    return f"ERROR {text}" if result.is_error else text


def with_agent(base: str, play: Callable[[Client], Awaitable[None]]) -> None:
    async def run() -> None:
        async with Client(server(base, "Robin")) as agent:  # the second Robin gets another name
            await play(agent)

    asyncio.run(run())


async def play_to_the_end(agent: Client, table: str) -> tuple[str, int]:
    """Always the first action; returns the last look and how often the agent acted."""
    for acted in range(1000):
        told = await tell(agent, "wait", table=table, seconds=60)
        seen = await tell(agent, "look", table=table)
        if told.startswith("The game is over"):
            return seen, acted
        assert told == "It is your turn."
        action = seen.partition(ACTIONS)[2].splitlines()[0]
        assert await tell(agent, "why_not", table=table, action=action) == "It is legal."
        assert (await tell(agent, "act", table=table, action=action)).startswith("Played.")
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", ["cablecar", "tickets"])
def test_an_agent_plays_a_whole_game(base: str, game: str) -> None:
    async def play(agent: Client) -> None:
        assert game in await tell(agent, "games")
        made = await tell(agent, "new_table", game=game, opponents=["easy"])
        table = made.partition(":")[0]
        assert ("1 Robin, 2" in made) == (game == "cablecar")
        assert table in await tell(agent, "tables", kind="mine")
        seen, acted = await play_to_the_end(agent, table)
        assert acted >= 10
        assert "The game is over." in seen
        assert "place 1" in seen

    with_agent(base, play)


def test_two_seats_know_different_things(base: str) -> None:
    """An agent that sits down beside a person gets that seat's view, as the protocol gives it."""

    async def play(agent: Client) -> None:
        table = (await tell(agent, "new_table", game="tickets", opponents=["open"])).partition(":")[0]
        assert "not begun" in await tell(agent, "look", table=table)
        person.ask("POST", f"/api/tables/{table}/join", seat=1)
        mine = await tell(agent, "position", table=table)
        theirs = person.ask("GET", f"/api/tables/{table}/position?seat=1")["position"]
        assert mine != theirs
        assert "?" in mine
        assert "seat 2 is not yours" in await tell(agent, "position", table=table, seat=2)
        assert (await tell(agent, "position", table=table)) == mine

    with Person(base) as person:
        with_agent(base, play)


def test_what_is_refused_is_told_in_words(base: str) -> None:
    async def play(agent: Client) -> None:
        table = (await tell(agent, "new_table", game="cablecar", opponents=["easy"])).partition(":")[0]
        await tell(agent, "wait", table=table)
        why = await tell(agent, "why_not", table=table, action="aaaa@z9")
        assert why.startswith("No: ")
        assert (await tell(agent, "act", table=table, action="aaaa@z9")).endswith(why.removeprefix("No: "))
        assert "ERROR" in await tell(agent, "look", table="nothing")
        assert "not the id of a table" in await tell(agent, "look", table="../me")
        assert "ERROR" in await tell(agent, "new_table", game="chess", opponents=["easy"])
        assert "sit down first" in await tell(agent, "act", table=other, action="+")

    with Person(base) as stranger:
        other = stranger.new_table("me", "open", public=True)["table"]["id"]
    with_agent(base, play)


def test_without_a_server_it_says_what_to_do() -> None:
    async def play(agent: Client) -> None:
        assert "start it with `fogcity serve`" in await tell(agent, "games")

    with_agent("http://127.0.0.1:9", play)


def test_the_command_speaks_on_standard_input_and_output(base: str) -> None:
    async def run() -> None:
        command = StdioServerParameters(
            command=sys.executable, args=["-m", "fogcity", "mcp", "--url", base], env=dict(os.environ)
        )
        async with Client(stdio_client(command)) as agent:
            tools = {tool.name for tool in (await agent.list_tools()).tools}
            assert tools == {"games", "tables", "new_table", "sit_down", "look", "position", "why_not", "act", "wait"}
            assert "cablecar" in await tell(agent, "games")

    asyncio.run(run())
