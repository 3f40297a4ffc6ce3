"""The two tiers: what a game must have, and what a shipped game has beside that. One list for tests and `doctor`.

*A game* can be played: rules, table, bots, rules pages, texts, tests and a recorded match, as the scaffold writes them.
Whatever more a game may have is a member of `Tier`, found by its file and checked as soon as it is there; *a shipped
game* has all of them.
"""

from __future__ import annotations

import re
from enum import Enum
from pathlib import Path

from cardtable_gui import games

ROOT = Path(__file__).resolve().parents[2]


class Tier(Enum):
    """Something that a shipped game has and another may have: where it is kept, and what it is."""

    CARDS = "assets/cards/{game}", "a drawing of each card and of the back; else plain cards are painted"
    COVER = "assets/covers/{game}.svg", "a picture on the start screen; else a plain one is painted"
    TABLE = "assets/tables/{game}", "colours and drawings of the table top; else it is that of the theme"
    CURTAIN = "assets/curtains/{game}", "cloth, crest and hem of the curtain; else a plain one is painted"
    ROUND = "i18n/rules/rounds/{game}.cardtable", "a recorded round that the rules pages play out"
    LESSONS = "cardtable_gui/games/{game}/lessons.py", "lessons, with their records in assets/lessons"
    ACHIEVEMENTS = "cardtable_gui/games/{game}/achievements.py", "achievements"
    REFERENCE_CARD = "cardtable_gui/games/{game}/card_notes.py", "the reference card beside the table"
    WHY_NOT = "cardtable_gui/games/{game}/why_not.py", "“Why not?” beyond what the table's offer says"
    PUZZLES = "assets/puzzles/{game}.json", "ten puzzles or more"
    STYLES = "cardtable_gui/games/{game}/bots/styles.py", "what the characters' styles mean; else they all play plain"
    BALANCE = "cardtable_gui/lab/games/{game}/balance.py", "what `balance` counts beside what any game has"
    REFERENCE = "tests/reference/{game}.py", "the rules a second time, written independently"

    def __init__(self, place: str, meaning: str) -> None:
        """Keep its place, in which `{game}` stands for the id, and what it is."""
        self.place = place
        self.meaning = meaning

    def of(self, game_id: str) -> Path:
        """Where a game keeps it."""
        return ROOT / self.place.format(game=game_id)


DOCUMENTS = (
    "README.md",
    "README.ja.md",
    "packaging/linux/man/cardtable-gui.6",
    "packaging/linux/man/ja/cardtable-gui.6",
    "packaging/targets/product.py",
)
"""What names every shipped game, by its id or its title."""


def having(tier: Tier) -> list[str]:
    """The games that have it, by id."""
    return [package.game.id for package in games.packages() if tier.of(package.game.id).exists()]


def is_named(game_id: str, document: str) -> bool:
    """Whether one of `DOCUMENTS` names a game."""
    title = games.game(game_id).title.text
    if not (ROOT / document).exists():
        return False
    words = (ROOT / document).read_text(encoding="utf-8").replace('"\n        "', "")
    return any(re.search(rf"\b{re.escape(name)}\b", words) for name in (game_id, title))
