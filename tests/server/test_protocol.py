"""The protocol is what its documents say."""

import dataclasses
import inspect
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import one_of
from pydantic import TypeAdapter
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from exploring import examples
from fogcity import games
from fogcity.games import plain
from fogcity.server.app import create_app
from fogcity.server.problems import CODES
from fogcity.server.protocol.base import Code
from fogcity.server.protocol.play import TableState
from fogcity.server.protocol.sockets import ClientMessage, ServerMessage
from server.harness import PATIENCE, Person, Plain

DOCS = Path(__file__).parents[2] / "docs" / "protocol.md"
NewPerson = Callable[[], Person]


@pytest.fixture(scope="module")
def document() -> Plain:
    return create_app().openapi()


def operations(document: Plain) -> list[tuple[str, str, Plain]]:
    """Method, path and description of every operation."""
    return [
        (method.upper(), path, operation)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]


def test_every_operation_is_told_in_words(document: Plain) -> None:
    told = DOCS.read_text(encoding="utf-8")
    for method, path, operation in operations(document):
        assert operation["summary"]
        assert operation["description"]
        if path.startswith("/api"):
            assert f"`{method} {path.replace('{table_id}', '{id}')}" in told, f"{method} {path}"
    for type_ in messages(ClientMessage) | messages(ServerMessage):
        assert f"`{type_}`" in told or f'"{type_}"' in told, type_
    for code in get_args(Code):
        assert f"`{code}`" in told


def messages(union: Any) -> set[str]:
    """The types of a union's members."""
    return {get_args(member.model_fields["type"].annotation)[0] for member in get_args(get_args(union)[0])}


def test_every_operation_says_how_it_is_refused(document: Plain) -> None:
    for method, path, operation in operations(document):
        if path.startswith("/api"):
            assert {"422", "429"} <= operation["responses"].keys(), f"{method} {path}"
        for status, answer in operation["responses"].items():
            if path.startswith("/api") and int(status) >= 400:
                assert list(answer["content"]) == ["application/problem+json"], f"{method} {path} {status}"


def test_parameters_and_bodies_have_examples(document: Plain) -> None:
    text = str(document)
    assert "HTTPValidationError" not in text
    for _, path, operation in operations(document):
        for parameter in operation.get("parameters", []):
            schema = parameter["schema"]
            known = schema.keys() & {"examples", "enum", "default"} or "enum" in str(schema)
            assert known or "examples" in parameter, f"{path} {parameter['name']}"


def test_codes_have_a_status_and_a_title() -> None:
    assert set(get_args(Code)) == set(CODES)


@pytest.mark.parametrize("game", games.names())
def test_the_document_has_the_types_that_games_declare(document: Plain, game: str) -> None:
    """One definition of a view, an action, an event: the games' own, with their docstrings."""
    schemas, kind = document["components"]["schemas"], games.kind(game)
    types: tuple[Any, ...] = kind.view_type, *kind.action_types, *kind.event_types, *kind.reason_types
    for declared in types:
        schema = schemas[f"{game}.{declared.__name__}"]
        names = [field.name for field in dataclasses.fields(declared)]
        assert list(schema["properties"]) == schema["required"] == names
        assert schema["description"] == inspect.getdoc(declared)
    for of in ("View", "Action", "Event", "Options"):
        assert {"$ref": f"#/components/schemas/{game}.{of}"} in schemas[f"Game{of}"]["anyOf"]
    assert schemas["Seen"]["properties"]["view"] == {"$ref": "#/components/schemas/GameView"}


@pytest.mark.parametrize("game", games.names())
def test_states_are_as_the_schema_says(person: NewPerson, game: str) -> None:
    one = person()
    state = one.new_table("me", "me", game=game, clock={"kind": "days", "amount": 1})
    assert TypeAdapter(TableState).validate_python(state).ply == 0
    assert state.keys() == TableState.model_fields.keys()
    seen = next(seen for seen in state["seen"] if seen["actions"])
    kind = games.kind(game)
    assert plain(TypeAdapter(kind.view_type).validate_python(seen["view"])) == seen["view"]
    types = {dataclasses.fields(one)[2].default: TypeAdapter(one) for one in kind.action_types}
    for action in seen["actions"]:
        assert plain(types[action["type"]].validate_python(action)) == action


def test_table_of_codes_in_the_documentation() -> None:
    rows = re.findall(r"^\| (`[a-z_`, ]+) \| (\d+) \|", DOCS.read_text(encoding="utf-8"), re.M)
    told = {code: int(status) for codes, status in rows for code in re.findall(r"`(\w+)`", codes)}
    assert told == {code: status for code, (status, _) in CODES.items()}


api = schemathesis.openapi.from_dict(create_app().openapi())


OPERATIONS = [(method, path) for method, path, _ in operations(api.raw_schema)]


# Not by `api.parametrize()`: its tests share one name, and of those pytest-xdist runs only one.
@pytest.mark.hypothesis
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_no_request_makes_the_server_fail(method: str, path: str, tester: tuple[Person, str]) -> None:
    """Whatever is asked, rightly or wrongly, the answer is one that the document promises, and never a failure."""
    person, table = tester
    cases = one_of(*(api[path][method].as_strategy(generation_mode=mode) for mode in GenerationMode))

    @given(case=cases)
    @settings(examples(15), phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck))
    def ask(case: schemathesis.Case[Any]) -> None:
        if case.meta is None or case.meta.generation.mode.is_positive:
            case.path_parameters = {**case.path_parameters, "table_id": table}
        case.call_and_validate(
            base_url=person.base,
            timeout=PATIENCE,
            cookies=dict(person.http.cookies),
            checks=[
                not_a_server_error,
                status_code_conformance,
                content_type_conformance,
                response_schema_conformance,
            ],
        )

    ask()


@pytest.fixture
def tester(person: NewPerson) -> tuple[Person, str]:
    """Somebody with a table, where requests find something."""
    one = person()
    return one, one.new_table("me", "me", "bot", first=1)["table"]["id"]
