"""The key bindings of the start screen and the set-up page."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable_gui import games
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.views.kit.keys.keymap import HOME, SETUP, Binding

LEFT, RIGHT, UP, DOWN = "home/left", "home/right", "home/up", "home/down"
AGAIN, DELETE = "home/again", "home/delete"
SEAT_UP, SEAT_DOWN = "setup/seat_up", "setup/seat_down"


_DIGITS = 9
"""The number of games with a key of their own."""


def choose(game: str) -> str:
    """The binding that chooses a game."""
    return f"home/choose/{game}"


def bindings() -> tuple[Binding, ...]:
    """All bindings; fixed ones are those of any page with buttons."""
    return (
        Binding("home/press", HOME, QT_TRANSLATE_NOOP("keys", "Set up a match"), ("Return", "Space"), fixed=True),
        *_choosing(),
        Binding(LEFT, HOME, QT_TRANSLATE_NOOP("keys", "Go to the game on the left"), ("Left",)),
        Binding(RIGHT, HOME, QT_TRANSLATE_NOOP("keys", "Go to the game on the right"), ("Right",)),
        Binding(UP, HOME, QT_TRANSLATE_NOOP("keys", "Go to the game above"), ("Up",)),
        Binding(DOWN, HOME, QT_TRANSLATE_NOOP("keys", "Go to the game below"), ("Down",)),
        Binding(AGAIN, HOME, QT_TRANSLATE_NOOP("keys", "Rematch with the same players and options"), ("Shift+Return",)),
        Binding(DELETE, HOME, QT_TRANSLATE_NOOP("keys", "Delete the selected match"), ("Delete",)),
        Binding("setup/press", SETUP, QT_TRANSLATE_NOOP("keys", "Start the match"), ("Return",), fixed=True),
        Binding("setup/leave", SETUP, QT_TRANSLATE_NOOP("keys", "Back to the games"), ("Esc",), fixed=True),
        Binding(SEAT_UP, SETUP, QT_TRANSLATE_NOOP("keys", "Move a seat up"), ("Alt+Up",)),
        Binding(SEAT_DOWN, SETUP, QT_TRANSLATE_NOOP("keys", "Move a seat down"), ("Alt+Down",)),
    )


def _choosing() -> Iterator[Binding]:
    """A number key per game, in the order of the games on the start screen."""
    for number, package in enumerate(games.by_difficulty(), start=1):
        words = QT_TRANSLATE_NOOP("keys", "Choose {game}").put(game=package.game.title)
        yield Binding(choose(package.game.id), HOME, words, (str(number),) if number <= _DIGITS else ())
