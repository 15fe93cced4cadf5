"""Values that games declare, in the protocol: their schemas are made from the types of the games that there are."""

from collections.abc import Mapping
from dataclasses import MISSING, fields
from functools import cache
from typing import Annotated, Any, Literal, Union, get_type_hints

from pydantic import ConfigDict, Field, TypeAdapter, WithJsonSchema, create_model

from fogcity import games
from fogcity.games import Action, Game, GameOver

_OF = "x-of-games"
"""Marks a schema that stands for the values of all games until `with_games` puts them in."""
REF = "#/components/schemas/{model}"

GameView = Annotated[Any, WithJsonSchema({_OF: "View"})]
"""What a seat sees, as the game declares it."""
GameBoardData = Annotated[Any, WithJsonSchema({_OF: "BoardData"})]
"""What a client needs to draw the board, as the game declares it."""
GameAction = Annotated[Any, WithJsonSchema({_OF: "Action"})]
"""An action of a game: its `type`, `number` and `text`, and fields that say what is done."""
GameEvent = Annotated[Any, WithJsonSchema({_OF: "Event"})]
"""Something public that happened."""
GameReason = Annotated[Any, WithJsonSchema({_OF: "Reason"})]
"""A reason for an action."""


@cache
def _fields_type(game: str) -> TypeAdapter[Any]:
    """The actions of a game without number and text, as clients may ask for them."""
    models = [_fields_model(kind) for kind in games.kind(game).action_types]
    any_of: Any = Annotated[Union[tuple(models)], Field(discriminator="type")]  # noqa: UP007
    return TypeAdapter(any_of)


def _fields_model(kind: type[Action]) -> Any:
    types = get_type_hints(kind)
    parts: dict[str, Any] = {
        part.name: (types[part.name], part.default if part.default is not MISSING and part.name != "type" else ...)
        for part in fields(kind)
        if part.name not in ("number", "text")
    }
    return create_model(kind.__name__, __config__=ConfigDict(extra="forbid"), **parts)


def action_text(game: Game, body: str | Mapping[str, Any]) -> str:
    """The text of a requested action, given by its text or by its fields; it may be illegal."""
    if isinstance(body, str):
        return body
    return game.action_text(**_fields_type(game.id).validate_python(body).model_dump())


def with_games(document: dict[str, Any]) -> None:
    """Put the types of all games into an OpenAPI document: `NAME.View`, and `GameView` for those of any game."""
    schemas = document["components"]["schemas"]
    kinds = ("View", "Action", "Event", "Reason", "Options", "BoardData")
    unions: dict[str, list[dict[str, str]]] = {of: [] for of in kinds}
    for name in games.names():
        kind = games.kind(name)
        schemas |= _schemas(kind)
        for of in [of for of in unions if of != "Reason" or kind.reason_types]:
            unions[of].append({"$ref": REF.format(model=f"{name}.{of}")})
    schemas |= {f"Game{of}": {"anyOf": members} for of, members in unions.items()}
    _resolve(document)


def _schemas(kind: type[Game]) -> dict[str, Any]:
    """The types that a game declares, by their names with the game's in front."""
    declared: dict[str, Any] = {
        "View": kind.view_type,
        "Action": Union[kind.action_types],  # noqa: UP007
        "Event": Union[(*kind.event_types, GameOver)],
        "Options": kind.options_type,
        "BoardData": kind.board_type,
    }
    if kind.reason_types:
        declared["Reason"] = Union[kind.reason_types]  # noqa: UP007
    mode: Literal["serialization"] = "serialization"
    adapters = [(name, mode, TypeAdapter(of)) for name, of in declared.items()]
    template = REF.format(model=f"{kind.id}.{{model}}")
    found, definitions = TypeAdapter.json_schemas(adapters, ref_template=template)
    named = {name: found[name, mode] for name in declared}
    schemas = {f"{kind.id}.{name}": schema for name, schema in definitions["$defs"].items()}
    aliases = {f"{kind.id}.{name}": schema for name, schema in named.items() if not _is_itself(kind, name, schema)}
    return {name: _tidy(schema) for name, schema in (schemas | aliases).items()}


def _is_itself(kind: type[Game], name: str, schema: Mapping[str, Any]) -> bool:
    return schema.get("$ref") == REF.format(model=f"{kind.id}.{name}")


def _tidy(schema: Any) -> Any:
    """Without generated titles, which only repeat the names of fields."""
    if isinstance(schema, dict):
        named = "properties" in schema
        return {
            key: {name: _tidy(part) for name, part in value.items()} if named and key == "properties" else _tidy(value)
            for key, value in schema.items()
            if key != "title" or not isinstance(value, str)
        }
    return [_tidy(part) for part in schema] if isinstance(schema, list) else schema


def _resolve(part: Any) -> None:
    """Let every mark refer to the values of all games."""
    if isinstance(part, dict):
        if of := part.pop(_OF, None):
            part["$ref"] = REF.format(model=f"Game{of}")
        for value in part.values():
            _resolve(value)
    elif isinstance(part, list):
        for value in part:
            _resolve(value)
