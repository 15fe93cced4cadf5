"""Every rule id has a test of its own and a way to break it, and the page that says so is up to date."""

import pytest

from conformance import GAMES, PAGE, ids, page
from mutate import broken_rule, own_tests

RULES = [rule for prefix in GAMES for rule in ids(prefix)]


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test_of_its_own(rule: str) -> None:
    """One in the folder of its game, which `make mutants` sees fail when the rule is broken."""
    assert own_tests(rule), f"no test of its game is about {rule}"
    broken_rule(rule)


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: make conformance"
