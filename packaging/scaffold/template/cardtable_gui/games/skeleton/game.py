"""The description of Skeleton Game."""

from __future__ import annotations

from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP


class Skeleton(AnyGame):
    """Everybody plays a card, the highest takes the trick."""

    id = "skeleton"
    title = QT_TRANSLATE_NOOP("skeleton", "Skeleton Game")
    tagline = QT_TRANSLATE_NOOP("skeleton", "One card each: the highest takes the trick. Spend your high cards well.")
    kind = QT_TRANSLATE_NOOP("skeleton", "Taking tricks")
    difficulty = 1
    players = (2, 4)
    minutes = (5, 10)
    faces = tuple(str(number) for number in range(1, 37))
    rules = tuple(f"SK{number}" for number in range(1, 5))


GAME = Skeleton()
