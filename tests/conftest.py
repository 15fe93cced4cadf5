"""Settings for all tests: no chance without a seed, and no assertion about time."""

import random
import secrets
from collections.abc import Generator, Iterator
from contextlib import contextmanager

import pytest

import exploring

exploring.register()


@contextmanager
def seeded(name: str) -> Iterator[None]:
    """Secrets, names and codes are the same whenever this is entered with the same name."""
    dice = random.Random(name)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_bytes", lambda count=32: dice.randbytes(count))
        patch.setattr(secrets, "randbits", dice.getrandbits)
        patch.setattr(secrets, "randbelow", dice.randrange)
        patch.setattr(secrets, "choice", dice.choice)
        yield


@pytest.fixture(autouse=True)
def chance_has_a_seed(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test meets the same chance whenever it runs again, so that a failure can be repeated."""
    with seeded(request.node.nodeid):
        yield


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[object], request: pytest.FixtureRequest
) -> Generator[None, object, object]:
    """So does what several tests share, whichever of them comes first."""
    if fixturedef.scope == "function":
        return (yield)
    with seeded(f"{request.node.nodeid} {fixturedef.argname} {getattr(request, 'param', '')}"):
        return (yield)
