"""The description of Meow Meow Daifugo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable_gui.core.game import Game
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.games.meow import cards
from cardtable_gui.games.meow.rule_set import RuleSet

if TYPE_CHECKING:
    from cardtable_gui.games.meow.actions import MeowAction  # noqa: F401 - named in quotes below
    from cardtable_gui.games.meow.state import MeowState  # noqa: F401 - named in quotes below


class Meow(Game["MeowAction", "MeowState"]):
    """Meow Meow Daifugo: shed cat cards in sets and sequences; a pass takes a card."""

    id = "meow"
    title = QT_TRANSLATE_NOOP("meow", "Meow Meow Daifugo")
    tagline = QT_TRANSLATE_NOOP(
        "meow", "Play your cats in sets and sequences. Every pass brings in one more. You can play solo, too."
    )
    kind = QT_TRANSLATE_NOOP("meow", "Sets and sequences")
    difficulty = 3
    designer = QT_TRANSLATE_NOOP("about", "Kazunari Yonemitsu")
    players = (1, 4)
    minutes = (10, 20)
    start_is_open = False
    faces = cards.FACES
    rules = tuple(f"MM{number}" for number in range(1, 14))
    options = tuple(RuleSet.declared.values())

    def card_name(self, text: str) -> Message:
        """The name of a cat card: its colour, number and circles."""
        return cards.name(self.index[text])

    def by_number(self, text: str) -> int:
        """By number, then white, black and doppelganger; the two ? last."""
        return cards.BY_NUMBER[self.index[text]]


GAME = Meow()
