"""How long texts stay that go away by themselves, as the settings ask.

`Look` chooses, for the whole program: texts are shown by many widgets that know no settings.
"""

from __future__ import annotations

from typing import Final

from cardtable_gui.timing import Timer

FACTORS: Final = {"usual": 1.0, "longer": 3.0, "stay": 10.0}
"""By the value of the setting, how many times longer than usual."""

_chosen = "usual"


def choose(value: str) -> None:
    """Apply a value of the setting, from the next text on. Raises `KeyError` if there's no such value."""
    global _chosen  # noqa: PLW0603 - one choice for the whole program
    FACTORS[value]
    _chosen = value


def of(usual_ms: int) -> int:
    """How many milliseconds to show what must go away at last, since something waits for it."""
    return round(usual_ms * FACTORS[_chosen])


def stays() -> bool:
    """Whether texts for which nothing waits stay until they're closed or replaced."""
    return _chosen == "stay"


def start(timer: Timer, usual_ms: int) -> None:
    """Start the timer that hides a text for which nothing waits, unless texts stay."""
    if stays():
        timer.stop()
    else:
        timer.start(of(usual_ms))
