"""The description of Skeleton Game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable_gui.core.game import Game
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.games.skeleton.cards import FACES
from cardtable_gui.games.skeleton.rule_set import RuleSet

if TYPE_CHECKING:
    from cardtable_gui.games.skeleton.actions import SkeletonAction  # noqa: F401 - named in quotes below
    from cardtable_gui.games.skeleton.state import SkeletonState  # noqa: F401 - named in quotes below


class Skeleton(Game["SkeletonAction", "SkeletonState"]):
    """Everybody plays a card, the highest takes the trick."""

    id = "skeleton"
    title = QT_TRANSLATE_NOOP("skeleton", "Skeleton Game")
    tagline = QT_TRANSLATE_NOOP("skeleton", "One card each: the highest takes the trick. Spend your high cards well.")
    kind = QT_TRANSLATE_NOOP("skeleton", "Taking tricks")
    difficulty = 1
    players = (2, 4)
    minutes = (5, 10)
    faces = FACES
    rules = tuple(f"SK{number}" for number in range(1, 5))
    options = tuple(RuleSet.declared.values())


GAME = Skeleton()
