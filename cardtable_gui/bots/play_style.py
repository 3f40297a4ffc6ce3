"""Styles: how a character's play departs from plain play in one game, as data, and what can be counted of it.

A style draws a bot to some actions and away from others, in whatever it weighs anyway: the evaluation of a normal bot,
the results of a search. It's a taste, no further knowledge, and where nothing is to its taste it plays plain.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias

from cardtable_gui.core.game import A, V
from cardtable_gui.core.messages import Message

BOLD: Final = "bold"
CAREFUL: Final = "careful"
HOARDER: Final = "hoarder"
TRADER: Final = "trader"
BLUFFER: Final = "bluffer"
HUNTER: Final = "hunter"

STYLES: Final = (BOLD, CAREFUL, HOARDER, TRADER, BLUFFER, HUNTER)
"""The keys of all styles. A game says what it makes of them, and none means something in every game."""

Liking: TypeAlias = Callable[[A], float]
"""How much worse an action may be to be taken all the same, in the unit in which a bot weighs; below 0: it is shunned.
"""


@dataclass(frozen=True, slots=True)
class Claim(Generic[V, A]):
    """What a style is said to do more often, or less often, than plain play.

    Attributes:
        about: the claim, in a sentence about the character.
        counted: the figure of a decision and what was done, whose mean is compared; None: the decision isn't counted.
        more: whether the mean is higher than that of plain play.
    """

    about: Message
    counted: Callable[[V, A], float | None]
    more: bool = True


@dataclass(frozen=True, slots=True)
class Style(Generic[V, A]):
    """What a style means in one game.

    Attributes:
        pull: from a view and an action: how much this is to its taste, 1 at most; below 0: how much it dislikes it.
        worth: what a pull of 1 is worth to a normal bot, in the unit in which that weighs actions.
        chance: the same to a bot that searches, in chances to win.
        claim: what can be counted of it.
    """

    pull: Callable[[V, A], float]
    worth: float
    chance: float
    claim: Claim[V, A]

    def of_normal(self, view: V) -> Liking[A]:
        """How a normal bot likes actions at this moment."""
        return lambda action: self.worth * self.pull(view, action)

    def of_search(self, view: V) -> Liking[A]:
        """How a bot that searches likes them."""
        return lambda action: self.chance * self.pull(view, action)


AnyStyle: TypeAlias = Style[Any, Any]
