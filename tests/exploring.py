"""What the property tests are tried on: the same examples in every run of `make test`, others with `make explore`."""

from hypothesis import settings

USUAL = 60
TIMES_MORE = {"fixed": 1, "explore": 20}


def register() -> None:
    """Make both profiles known to Hypothesis, and the fixed one the default."""
    # Machines are shared: a slow example is no failure.
    settings.register_profile("fixed", deadline=None, max_examples=USUAL, derandomize=True, database=None)
    settings.register_profile("explore", deadline=None, max_examples=USUAL * TIMES_MORE["explore"], print_blob=True)
    settings.load_profile("fixed")


def examples(count: int) -> settings:
    """Decorates a property that is tried on more or fewer examples than usual."""
    return settings(max_examples=count * TIMES_MORE[settings.get_current_profile_name()])
