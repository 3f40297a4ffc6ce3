"""The description of Kobayakawa."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable_gui.core.game import Game
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.games.kobayakawa.cards import CARDS
from cardtable_gui.games.kobayakawa.rule_set import RuleSet

if TYPE_CHECKING:
    from cardtable_gui.games.kobayakawa.actions import KobayakawaAction  # noqa: F401 - named in quotes below
    from cardtable_gui.games.kobayakawa.state import KobayakawaState  # noqa: F401 - named in quotes below


class Kobayakawa(Game["KobayakawaAction", "KobayakawaState"]):
    """Draw one card, weigh the odds, fight or fold."""

    id = "kobayakawa"
    title = QT_TRANSLATE_NOOP("kobayakawa", "Kobayakawa")
    tagline = QT_TRANSLATE_NOOP(
        "kobayakawa", "One card each. Draw or flip, then fight or fold. The Kobayakawa helps the lowest card."
    )
    kind = QT_TRANSLATE_NOOP("kobayakawa", "Bluffing and betting")
    difficulty = 1
    designer = QT_TRANSLATE_NOOP("about", "Jun Sasaki")
    publisher = QT_TRANSLATE_NOOP("about", "Oink Games")
    players = (3, 6)
    minutes = (10, 15)
    faces = tuple(str(number) for number in range(1, CARDS + 1))
    rules = tuple(f"KB{number}" for number in range(1, 11))
    options = tuple(RuleSet.declared.values())


GAME = Kobayakawa()
