"""Sevens: the game's description."""

from __future__ import annotations

from cardtable_gui.core import plain_deck
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from tests.support.games.sevens.rule_set import RuleSet


class Sevens(AnyGame):
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
    faces = plain_deck.deck(plain_deck.ACE_LOW)
    suit_colours = plain_deck.COLOURS
    rules = tuple(f"SV{number}" for number in range(1, 7))
    options = tuple(RuleSet.declared.values())


GAME = Sevens()
