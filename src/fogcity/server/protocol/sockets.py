"""The messages of a table's WebSocket: `/api/tables/{id}/socket?since=PLY&messages_since=ID`."""

from typing import Annotated, Literal

from pydantic import Field

from fogcity.server.protocol.base import Model, Problem, RequestBody
from fogcity.server.protocol.play import (
    Accepted,
    Act,
    AnswerUndo,
    ForSeat,
    Hint,
    Message,
    Presence,
    Say,
    TableState,
    Undo,
)

RequestId = Annotated[int, Field(ge=0, le=2**53, description="A number of the client's; the answer carries it, too.")]


class ActRequest(Act):
    """Play an action. Answered by `accepted`, after the `state` that holds it."""

    type: Literal["act"]
    id: RequestId


class CheckRequest(Act):
    """Ask whether an action may be played, without playing it. Answered by `done`, or by why not."""

    type: Literal["check"]
    id: RequestId


class UndoRequest(Undo):
    """Take an action back, or ask for it. Answered by `accepted`."""

    type: Literal["undo"]
    id: RequestId


class AnswerUndoRequest(AnswerUndo):
    """Agree or refuse that somebody takes back. Answered by `done`."""

    type: Literal["answer_undo"]
    id: RequestId


class SayRequest(Say):
    """Say something. Answered by `done`."""

    type: Literal["say"]
    id: RequestId


class HintRequest(ForSeat):
    """Ask for a hint. Answered by `hint` once the bot has thought."""

    type: Literal["hint"]
    id: RequestId


class ResignRequest(ForSeat):
    """Give up. Answered by `done`."""

    type: Literal["resign"]
    id: RequestId


class BackRequest(RequestBody):
    """Take back all my seats that a bot plays. Answered by `done`."""

    type: Literal["back"]
    id: RequestId


class PingRequest(RequestBody):
    """Ask for a sign of life. Answered by `done`."""

    type: Literal["ping"]
    id: RequestId


class LookRequest(RequestBody):
    """The page came into sight or went out of it: who looks at a table gets no notices about it. Answered by `done`."""

    type: Literal["look"]
    id: RequestId
    looking: bool


ClientMessage = Annotated[
    ActRequest
    | CheckRequest
    | UndoRequest
    | AnswerUndoRequest
    | SayRequest
    | HintRequest
    | ResignRequest
    | BackRequest
    | LookRequest
    | PingRequest,
    Field(discriminator="type"),
]
"""What a client sends."""


class StateMessage(TableState):
    """The table as it is now, with the log since the last state that this connection got. Always the first message."""

    type: Literal["state"]


class ChatMessage(Model):
    """New chat messages and notes."""

    type: Literal["messages"]
    messages: list[Message]


class PresenceMessage(Model):
    """Somebody came or went."""

    type: Literal["presence"]
    presence: Presence


class AcceptedMessage(Accepted):
    """The answer to `act` and `undo`."""

    type: Literal["accepted"]
    id: RequestId


class DoneMessage(Model):
    """The answer to requests that have nothing more to say."""

    type: Literal["done"]
    id: RequestId


class HintMessage(Hint):
    """The answer to `hint`."""

    type: Literal["hint"]
    id: RequestId


class RefusedMessage(Model):
    """The answer to a request that was refused. After `stale` the newest state has been sent before."""

    type: Literal["refused"]
    id: RequestId | None
    problem: Problem


ServerMessage = Annotated[
    StateMessage | ChatMessage | PresenceMessage | AcceptedMessage | DoneMessage | HintMessage | RefusedMessage,
    Field(discriminator="type"),
]
"""What the server sends."""
