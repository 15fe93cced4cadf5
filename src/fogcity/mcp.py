"""A language model plays at a Fog City server, through the Model Context Protocol. See docs/agents.md.

Every tool asks the server over HTTP with the cookie of one account, so a model knows what its seats know and no more.
Answers are short texts; when the server refuses something, the model gets the server's own words.
"""

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any, Literal

from fogcity import __version__
from fogcity.extras import extra
from fogcity.games import BadInput

with extra("mcp"):
    import anyio
    import httpx2
    from mcp.server import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
    from pydantic import Field

INSTRUCTIONS = """\
Play board games at a Fog City server. Make a table with new_table, or find one with tables and sit_down. Then repeat:
wait until it is your turn, look at the table, choose one of the actions it lists, and act. Seats count from 1."""
BETWEEN_LOOKS = 0.25
"""Seconds between two questions to the server while waiting."""
LONGEST_WAIT = 60
MOST_TABLES = 20
NAME_TAKEN = 409
LATELY = 12
"""Actions of the log that a look shows."""

TableId = Annotated[str, Field(description="The id of a table.", max_length=40)]
Seat = Annotated[int | None, Field(description="A seat, from 1; leave it out if you have only one here.", ge=1, le=6)]
Text = Annotated[str, Field(description="An action as the table lists it.", max_length=200)]


class Guest:
    """An account at a server: requests, and answers as text."""

    def __init__(self, url: str, name: str) -> None:
        self._http = httpx2.AsyncClient(base_url=url, timeout=30)
        self._url, self._name = url, name
        self._arrived = False

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        """The server's answer; a refusal becomes an error for the model, in the server's words."""
        try:
            if not self._arrived:
                await self._arrive()
            answer = await self._http.request(method, f"/api{path}", json=body or None)
        except httpx2.HTTPError as error:
            raise ToolError(f"{self._url} does not answer ({error}): start it with `fogcity serve`") from None
        if answer.is_error:
            raise ToolError(_problem(answer))
        return answer.json() if answer.content else None

    async def close(self) -> None:
        """Close the connection."""
        await self._http.aclose()

    async def _arrive(self) -> None:
        answer = await self._http.post("/api/me")
        if answer.is_success:
            answer = await self._http.patch("/api/me", json={"name": self._name})
        if answer.is_error and answer.status_code != NAME_TAKEN:  # then the name that the server made up will do
            raise ToolError(_problem(answer))
        self._arrived = True

    async def table(self, table: str) -> Any:
        """The state of a table; ids come from a model and go into an address."""
        return await self.ask("GET", f"/tables/{_id(table)}")

    async def act(self, path: str, table: str, action: str, seat: int | None) -> Any:
        """Send an action for one of our seats, based on the current state."""
        state = await self.table(table)
        body = {"seat": _own(state, seat), "ply": state["ply"], "action": action}
        return await self.ask("POST", f"/tables/{_id(table)}/{path}", **body)


def _id(table: str) -> str:
    if not re.fullmatch(r"[\w-]+", table):
        raise ToolError(f"{json.dumps(table)} is not the id of a table: take one from the list of tables")
    return table


def _problem(answer: Any) -> str:
    try:
        problem = answer.json()
        rule = problem.get("rule")
        return str(problem["detail"]) + (f" ({rule})" if rule else "")
    except (ValueError, LookupError, AttributeError):
        return f"the server answers with status {answer.status_code}, which no Fog City server does: check the address"


def _own(state: Any, seat: int | None) -> int:
    mine: list[int] = state["mine"]
    if not mine:
        raise ToolError("you have no seat at this table: sit down first")
    if seat is None:
        acting = [own for own in mine if own in state["table"]["waiting"]]
        return (acting or mine)[0]
    if seat - 1 not in mine:
        raise ToolError(f"seat {seat} is not yours: you have {', '.join(str(own + 1) for own in mine)}")
    return seat - 1


def _line(table: Any) -> str:
    """A table in one line."""
    seats = ", ".join(f"{seat['seat'] + 1} {seat['name'] or 'free'}" for seat in table["seats"])
    turn = ", your turn" if table["my_turn"] else ""
    return f"{table['id']}: {table['title']}, {table['status']}{turn}; seats: {seats}"


def _log(state: Any) -> list[str]:
    """The last actions, as far as everybody could see them."""
    actions = [entry for entry in state["log"] if entry["kind"] == "action"]
    return [f"- seat {entry['seat'] + 1}: {entry['action']['text']}" for entry in actions[-LATELY:]]


def server(url: str, name: str) -> "MCPServer[None]":
    """The tools, for an account with a name at a server."""
    guest = Guest(url, name)

    @asynccontextmanager
    async def until_the_end(_: Any) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await guest.close()

    tools: MCPServer[None] = MCPServer(
        "fogcity",
        title="Fog City",
        instructions=INSTRUCTIONS,
        version=__version__,
        log_level="WARNING",
        lifespan=until_the_end,
    )

    @tools.tool()
    async def games() -> str:
        """The games one can play, with their options and levels of bots."""
        lines = []
        for game in await guest.ask("GET", "/games"):
            options = "; ".join(f"{option['name']}: {option['help']}" for option in game["options"])
            lines.append(
                f"{game['id']}: {game['title']}, {game['min_players']} to {game['max_players']} players; "
                f"levels of bots: {', '.join(game['levels'])}; options: {options or 'none'}"
            )
        return "\n".join(lines)

    @tools.tool()
    async def tables(kind: Literal["open", "live", "mine", "finished"] = "open") -> str:
        """Tables with free seats, games under way, your own tables, or finished games."""
        found = await guest.ask("GET", f"/tables?list={kind}&limit={MOST_TABLES}")
        return "\n".join(_line(table) for table in found["tables"]) or "There is none."

    @tools.tool()
    async def new_table(
        game: Annotated[str, Field(description="The id of a game.", max_length=40)],
        opponents: Annotated[
            list[str], Field(description="For each other seat a level of bot, or 'open' for a person.", max_length=5)
        ],
        options: dict[str, bool | int | str] | None = None,
    ) -> str:
        """Make a table: you get the first seat. It starts when all seats are taken, against bots at once."""
        seats = [{"kind": "open"} if who == "open" else {"kind": "bot", "level": who} for who in opponents]
        body = {"game": game, "seats": [{"kind": "me"}, *seats], "options": options or {}, "public": True}
        return _line((await guest.ask("POST", "/tables", **body))["table"])

    @tools.tool()
    async def sit_down(
        table: TableId,
        code: Annotated[
            str | None, Field(description="The invitation code, at a private table.", max_length=20)
        ] = None,
    ) -> str:
        """Take a free seat at a table."""
        return _line((await guest.ask("POST", f"/tables/{_id(table)}/join", code=code))["table"])

    @tools.tool()
    async def look(table: TableId, seat: Seat = None) -> str:
        """The table as your seat sees it: position, what happened lately, whose turn it is, and your legal actions."""
        state = await guest.table(table)
        head, mine = state["table"], state["mine"]
        if head["status"] == "open":
            return f"{_line(head)}\nThe game has not begun."
        own = _own(state, seat) if mine else None
        asked = "" if own is None else f"?seat={own}"
        words = await guest.ask("GET", f"/tables/{table}/text{asked}")
        parts = [_line(head), words["text"].rstrip(), "Lately:", *(_log(state) or ["- nothing yet"])]
        if head["status"] != "playing":
            results = [
                f"seat {i + 1}: {score}, place {place}"
                for i, (score, place) in enumerate(zip(head["scores"] or [], head["places"] or [], strict=True))
            ]
            return "\n".join([*parts, "The game is over.", *results])
        legal = [action["text"] for seen in state["seen"] if seen["seat"] == own for action in seen["actions"]]
        if legal and own is not None:
            return "\n".join([*parts, f"It is your turn in seat {own + 1}. Your legal actions:", *legal])
        waiting = ", ".join(str(other + 1) for other in head["waiting"])
        return "\n".join([*parts, f"It is not your turn: seat {waiting} acts."])

    @tools.tool()
    async def position(table: TableId, seat: Seat = None) -> str:
        """The position as your seat knows it in one line of text, which `fogcity play --position` understands."""
        state = await guest.table(table)
        asked = f"?seat={_own(state, seat)}" if state["mine"] else ""
        text: str = (await guest.ask("GET", f"/tables/{table}/position{asked}"))["position"]
        return text

    @tools.tool()
    async def why_not(table: TableId, action: Text, seat: Seat = None) -> str:
        """Ask whether an action is legal, and which rule forbids it; nothing is played."""
        try:
            await guest.act("actions/check", table, action, seat)
        except ToolError as refusal:
            return f"No: {refusal}"
        return "It is legal."

    @tools.tool()
    async def act(table: TableId, action: Text, seat: Seat = None) -> str:
        """Play an action."""
        await guest.act("actions", table, action, seat)
        state = await guest.table(table)
        return "Played. " + _next(state)

    @tools.tool()
    async def wait(
        table: TableId, seconds: Annotated[float, Field(description="How long at most.", ge=0, le=LONGEST_WAIT)] = 30
    ) -> str:
        """Wait until it is your turn or the game is over."""
        with anyio.move_on_after(seconds):
            while True:
                state = await guest.table(table)
                if state["table"]["my_turn"] or state["table"]["status"] not in ("open", "playing"):
                    break
                await anyio.sleep(BETWEEN_LOOKS)
        return _next(await guest.table(table))

    return tools


def _next(state: Any) -> str:
    head = state["table"]
    if head["status"] == "open":
        return "The game has not begun: seats are free."
    if head["status"] != "playing":
        return "The game is over: look at the table for the result."
    if head["my_turn"]:
        return "It is your turn."
    return f"It is the turn of seat {', '.join(str(seat + 1) for seat in head['waiting'])}."


def run(url: str, name: str) -> None:
    """Serve the tools on stdin and stdout until they end."""
    if not re.match(r"https?://", url):
        raise BadInput(f"{url!r} is not the address of a server: write http://localhost:8000")
    server(url, name).run("stdio")
