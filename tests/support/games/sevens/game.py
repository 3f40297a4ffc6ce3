"""Sevens: the game's description."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable_gui.core.game import Game
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from tests.support.games.sevens.cards import COLOURS, RANKS, SUITS, TEXTS
from tests.support.games.sevens.rule_set import RuleSet

if TYPE_CHECKING:
    from tests.support.games.sevens.actions import SevensAction  # noqa: F401 - named in quotes below
    from tests.support.games.sevens.state import SevensState  # noqa: F401 - named in quotes below


class Sevens(Game["SevensAction", "SevensState"]):
    """From the sevens outwards, suit by suit; who can lay nothing has to pass."""

    id = "sample_sevens"
    title = QT_TRANSLATE_NOOP("sample_sevens", "Sevens")
    tagline = QT_TRANSLATE_NOOP(
        "sample_sevens", "From the sevens outwards: hold back what others wait for, and be out first."
    )
    kind = QT_TRANSLATE_NOOP("sample_sevens", "Lay and block")
    difficulty = 2
    players = (3, 6)
    minutes = (5, 15)
    faces = TEXTS
    suit_colours = COLOURS
    rules = tuple(f"SV{number}" for number in range(1, 7))
    options = tuple(RuleSet.declared.values())

    def by_number(self, text: str) -> int:
        """The ace of each suit, then the twos, and so on."""
        face = self.index[text]
        return len(SUITS) * (face % len(RANKS)) + face // len(RANKS)


GAME = Sevens()
