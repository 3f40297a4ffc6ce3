"""The optional parts of a game, beyond its rules and texts, found by their files."""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from cardtable_gui import games

ROOT = Path(__file__).resolve().parents[2]


class Tier(Enum):
    """Something that a game may have; the value is where it is kept."""

    CARDS = "assets/cards/{game}"
    """A drawing of each card and of the back; else plain cards are painted."""
    COVER = "assets/covers/{game}.svg"
    """A picture on the start screen; else a plain one is painted."""
    TABLE = "assets/tables/{game}"
    """Colours and drawings of the table top; else it is that of the theme."""
    CURTAIN = "assets/curtains/{game}"
    """Cloth, crest and hem of the curtain; else a plain one is painted."""
    ROUND = "i18n/rules/rounds/{game}.cardtable"
    """A recorded round that the rules play out; else they are plain text with cards."""
    REFERENCE = "tests/reference/{game}.py"
    """The rules a second time, written independently."""

    def of(self, game_id: str) -> Path:
        """Where a game keeps it."""
        return ROOT / self.value.format(game=game_id)


def having(tier: Tier) -> list[str]:
    """The games that have it, by id."""
    return [package.game.id for package in games.packages() if tier.of(package.game.id).exists()]
