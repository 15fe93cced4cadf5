"""Fog City: play, study and solve board games of San Francisco."""

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"
__all__ = ["Table", "__version__"]

if TYPE_CHECKING:
    from fogcity.table import Table


def __getattr__(name: str) -> Any:
    if name == "Table":  # only when asked for: the rules take a moment to load, `fogcity --help` must not
        from fogcity.table import Table

        return Table
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
