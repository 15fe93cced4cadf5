"""Features that need more packages than the library itself, and the extras that install them."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec


class MissingExtra(ImportError):
    """A part of Fog City was used whose packages are not installed; the message says what to install."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Say which extra to install when an import in this block finds a package missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == "fogcity":
            raise  # a mistake of ours, which no extra cures
        raise MissingExtra(
            f'this needs {package}, which is not installed: pip install "fogcity[{name}]"', name=package
        ) from None


def need(name: str, *packages: str) -> None:
    """Refuse to go on unless everything an extra brings can be imported."""
    with extra(name):
        for package in packages:
            if find_spec(package) is None:
                raise ModuleNotFoundError(name=package)
