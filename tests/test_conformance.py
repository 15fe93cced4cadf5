"""Every rule id has a test of its own, and the page that says so is up to date."""

import pytest

from conformance import GAMES, PAGE, page, proofs

RULES = [f"{prefix}-{number}" for prefix, (_, last, _) in GAMES.items() for number in range(1, last + 1)]


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test_of_its_own(rule: str) -> None:
    """The oracle, which proves all rules at once, is not enough."""
    assert [test for test in proofs()[rule] if "test_oracle" not in test], f"no test names {rule}"


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: make conformance"
