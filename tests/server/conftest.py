"""A server that all tests of this folder share, and databases of both kinds."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from server import postgres
from server.harness import Person, serving, settings


@pytest.fixture(scope="module", autouse=True)
def plain_rules_in_other_processes() -> Iterator[None]:
    """Workers and bots of these tests run the rules as plain Python: they start faster than compiled code loads."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FOGCITY_JIT", "0")
        yield


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A SQLite database."""
    return f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('server') / 'test.sqlite3'}"


@pytest.fixture(scope="session")
def base(database: str) -> Iterator[str]:
    """The address of a server on SQLite."""
    with serving(settings(database)) as address:
        yield address


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """A PostgreSQL database."""
    with postgres.running() as url:
        yield url


@pytest.fixture
def person_at() -> Iterator[Callable[[str], Person]]:
    """Makes people with new accounts at the server with an address."""
    with ExitStack() as stack:
        yield lambda address: stack.enter_context(Person(address))


@pytest.fixture
def person(base: str, person_at: Callable[[str], Person]) -> Callable[[], Person]:
    """Makes people with new accounts."""
    return lambda: person_at(base)


@pytest.fixture
def own_database(tmp_path: Path) -> str:
    """A SQLite database for one test."""
    return f"sqlite+aiosqlite:///{tmp_path / 'own.sqlite3'}"
