"""Settings for all tests: no chance without a seed, and no assertion about time."""

import random
import secrets
from collections.abc import Iterator

import pytest

import exploring

exploring.register()


@pytest.fixture(autouse=True)
def chance_has_a_seed(request: pytest.FixtureRequest) -> Iterator[None]:
    """Secrets, names and codes are the same whenever a test runs again, so that a failure can be repeated."""
    dice = random.Random(request.node.nodeid)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_bytes", lambda count=32: dice.randbytes(count))
        patch.setattr(secrets, "randbits", dice.getrandbits)
        patch.setattr(secrets, "randbelow", dice.randrange)
        patch.setattr(secrets, "choice", dice.choice)
        yield
