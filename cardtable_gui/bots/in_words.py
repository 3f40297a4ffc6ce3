"""How often something happens, as people say it: “about one time in four”.

Beside `advice` and the games' reasons, which all speak so.
"""

from __future__ import annotations

from typing import Final

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message

ALWAYS: Final = 0.96
"""From this share on something happens almost always."""
NEVER: Final = 0.04
"""Up to this share something almost never happens."""

_TIMES: Final = (
    (1 / 10, QT_TRANSLATE_NOOP("hints", "about one time in ten")),
    (1 / 5, QT_TRANSLATE_NOOP("hints", "about one time in five")),
    (1 / 4, QT_TRANSLATE_NOOP("hints", "about one time in four")),
    (1 / 3, QT_TRANSLATE_NOOP("hints", "about one time in three")),
    (2 / 5, QT_TRANSLATE_NOOP("hints", "about two times in five")),
    (1 / 2, QT_TRANSLATE_NOOP("hints", "about half the time")),
    (3 / 5, QT_TRANSLATE_NOOP("hints", "about three times in five")),
    (2 / 3, QT_TRANSLATE_NOOP("hints", "about two times in three")),
    (3 / 4, QT_TRANSLATE_NOOP("hints", "about three times in four")),
    (4 / 5, QT_TRANSLATE_NOOP("hints", "about four times in five")),
    (9 / 10, QT_TRANSLATE_NOOP("hints", "about nine times in ten")),
)


def how_often(share: float) -> Message:
    """Say a share from 0 to 1 in words, rounded to the nearest that one has words for."""
    if share >= ALWAYS:
        return QT_TRANSLATE_NOOP("hints", "almost every time")
    if share <= NEVER:
        return QT_TRANSLATE_NOOP("hints", "very rarely")
    return min(_TIMES, key=lambda each: abs(each[0] - share))[1]
