"""What tests of the arena share."""

from collections.abc import Iterator

import pytest

from fogcity.arena import luck
from fogcity.review import foresight


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Luck is judged by playing on once, not several times: less exact, but soon done."""
    thoughts = foresight.thoughts
    luck._foresight.cache_clear()
    monkeypatch.setattr(foresight, "thoughts", lambda runs, players: thoughts(1, players))
    yield
    luck._foresight.cache_clear()
