"""The options of Cable Car."""

from dataclasses import dataclass
from typing import ClassVar

from fogcity.games import Options, option


@dataclass(frozen=True, kw_only=True)
class CableCarOptions(Options):
    """The options of a Cable Car table."""

    rotate: bool = option(False, "Tiles may be turned.")
    """Tiles may be turned (CC-25)."""
    hand: int = option(1, "Tiles in a hand.", allowed=range(1, 4))
    """Tiles in a hand, 1 to 3 (CC-26)."""
    companies: bool = option(False, "Play with the Company expansion.")
    """The Company expansion (CC-27 to CC-32)."""

    seats: ClassVar[range] = range(2, 7)
