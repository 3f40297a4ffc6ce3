"""Random input with all devices at once, at any moment: nothing may break."""

from __future__ import annotations

from random import Random
from typing import cast

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollBar,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from cardtable_gui.setting_entries import AnyEntry
from cardtable_gui.settings import ANIMATION, BOT_SPEED, HAND_ORDER, ONLY_MOVES, TEXT_PERCENT, THEME
from cardtable_gui.views.shell.navigation import window_geometry
from cardtable_gui.views.window.program import Program
from tests.e2e.by_touch import touch_screen
from tests.support.stepped_clock import SteppedClock, process_events

_Key, _Modifier, _Button = Qt.Key, Qt.KeyboardModifier, Qt.MouseButton
_PLAIN = _Modifier.NoModifier
_KEYS = (
    *[_Key.Key_Left, _Key.Key_Right, _Key.Key_Up, _Key.Key_Down] * 3,
    *[_Key.Key_Space, _Key.Key_Return, _Key.Key_Tab, _Key.Key_Escape] * 3,
    *(_Key.Key_Backtab, _Key.Key_Home, _Key.Key_End, _Key.Key_PageDown, _Key.Key_Delete, _Key.Key_F1, _Key.Key_F10),
    *(_Key.Key_Question, _Key.Key_F11, _Key.Key_Menu, _Key.Key_Enter, _Key.Key_Backspace),
    *(Qt.Key(code) for code in range(_Key.Key_A, _Key.Key_Z + 1)),
    *(Qt.Key(code) for code in range(_Key.Key_0, _Key.Key_9 + 1)),
)
_CONTROL_KEYS = (
    *[_Key.Key_Z, _Key.Key_Y, _Key.Key_P, _Key.Key_Period, _Key.Key_Right, _Key.Key_L, _Key.Key_T, _Key.Key_H] * 2,
    *(_Key.Key_R, _Key.Key_B, _Key.Key_F, _Key.Key_M, _Key.Key_0, _Key.Key_Plus, _Key.Key_Minus, _Key.Key_Comma),
    *(_Key.Key_N, _Key.Key_W),
)
_CHOICES = (
    (ANIMATION, ANIMATION.values), (BOT_SPEED, BOT_SPEED.values), (THEME, THEME.values),
    (ONLY_MOVES, ONLY_MOVES.values),
    (HAND_ORDER, HAND_ORDER.values), (TEXT_PERCENT, (80, 100, 150, 200)),
)  # fmt: skip
_WAITS_MS = (0, 0, 0, 1, 5, 20, 60)


class Monkey:
    """Does one random thing after another, with a seed; `diary` records them."""

    def __init__(self, program: Program, seed: int, game: str) -> None:
        """Use this program; with an empty table, it may start this game."""
        self._program = program
        self._rng = Random(seed)
        self._game = game
        self._held: QPoint | None = None
        self._fingers: dict[int, QPoint] = {}
        self.diary: list[str] = []
        assert program.shell is not None
        self._shell = program.shell
        # This would end the program.
        self._shell.actions["quit"].setEnabled(False)

    def romp(self, times: int) -> None:
        """Do this many random things."""
        ways = [self._click, self._drag, self._press, self._tap, self._touch, self._key, self._wheel]
        weights = [20, 10, 6, 10, 6, 24, 2]
        rare = [self._resize, self._choose, self._leave, self._state]
        for _ in range(times):
            if self._shell.match_manager.source is None and self._rng.random() < 0.1:
                self._note("begins a match")
                self._shell.play_again(self._game)
            way = self._rng.choice(rare) if self._rng.random() < 0.04 else self._rng.choices(ways, weights)[0]
            way()
            self._wait(self._rng.choice(_WAITS_MS))
            assert not self._program.reports._shown_texts, "".join(self._program.reports._shown_texts)

    def let_go(self) -> None:
        """Release everything that is pressed, and close whatever is open."""
        if self._held is not None:
            self._release()
        for finger in tuple(self._fingers):
            self._lift(finger)
        for _ in range(4):
            QTest.keyClick(self._window(), _Key.Key_Escape)
        for widget in QApplication.topLevelWidgets():
            if widget is not self._program.window and widget.isVisible():
                widget.close()

    # --------------------------------------------------------------------------------------------------- actions

    def _wait(self, ms: int) -> None:
        """Let so much time pass, and whatever comes of it."""
        clock = self._program._clock
        if isinstance(clock, SteppedClock):
            clock.step(ms)
            process_events()
        else:
            QTest.qWait(ms)

    def _note(self, what: str) -> None:
        self.diary.append(what)

    def _widget(self) -> QWidget:
        """The widget that receives events: a popup, else a dialog, else the window."""
        popup, dialog = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        return popup or dialog or self._program.window

    def _window(self) -> QWindow:
        """The window that receives events; if that is a menu that Qt has deleted, the main window."""
        handle = self._widget().windowHandle()
        if not isValid(handle):
            handle = self._program.window.windowHandle()
        assert handle is not None
        return handle

    def _spot(self) -> QPoint:
        """A point in the window, usually on something clickable."""
        top = self._widget()
        spot = self._within(top.rect())
        if self._rng.random() < 0.75:
            there = [each for each in top.findChildren(QAbstractButton) if not each.visibleRegion().isEmpty()]
            if there:
                button = self._rng.choice(there)
                spot = button.mapTo(top, self._within(button.visibleRegion().boundingRect()))
        return QPoint(1, 1) if _waits_for_hands(top, spot) else spot

    def _within(self, area: QRect) -> QPoint:
        across, down = self._rng.randrange(max(1, area.width())), self._rng.randrange(max(1, area.height()))
        return area.topLeft() + QPoint(across, down)

    def _modifier(self) -> Qt.KeyboardModifier:
        return self._rng.choice((_PLAIN, _PLAIN, _PLAIN, _PLAIN, _Modifier.ShiftModifier, _Modifier.ControlModifier))

    def _click(self) -> None:
        spot = self._spot()
        button = self._rng.choice((_Button.LeftButton,) * 8 + (_Button.RightButton, _Button.MiddleButton))
        self._note(f"clicks {button.name} at {spot.toTuple()}")
        QTest.mouseMove(self._window(), spot)
        times = self._rng.choice((1, 1, 1, 2, 3))
        for number in range(times):
            if number and self._rng.random() < 0.5:
                QTest.mouseDClick(self._window(), button, self._modifier(), spot)
            else:
                QTest.mouseClick(self._window(), button, self._modifier(), spot)

    def _drag(self) -> None:
        start, goal = self._spot(), self._spot()
        self._note(f"drags from {start.toTuple()} to {goal.toTuple()}")
        QTest.mousePress(self._window(), _Button.LeftButton, _PLAIN, start)
        self._held = start
        for share in (0.2, 0.6, 1.0):
            QTest.mouseMove(self._window(), start + (goal - start) * share)
            self._wait(self._rng.choice((0, 0, 8)))
        self._held = goal
        if self._rng.random() < 0.8:
            self._release()

    def _press(self) -> None:
        """Press or release the mouse."""
        if self._held is not None:
            self._note("lets go")
            self._release()
            return
        self._held = self._spot()
        self._note(f"presses at {self._held.toTuple()}")
        QTest.mousePress(self._window(), _Button.LeftButton, _PLAIN, self._held)

    def _release(self) -> None:
        assert self._held is not None
        QTest.mouseRelease(self._window(), _Button.LeftButton, _PLAIN, self._held)
        self._held = None

    def _tap(self) -> None:
        spot = self._spot()
        self._note(f"taps at {spot.toTuple()}")
        for finger in tuple(self._fingers):
            self._lift(finger)
        self._finger("press", 0, spot)
        self._finger("release", 0, spot)

    def _touch(self) -> None:
        """Press, move or release a finger."""
        finger = self._rng.randrange(2)
        if finger not in self._fingers:
            self._fingers[finger] = self._spot()
            self._note(f"puts finger {finger} at {self._fingers[finger].toTuple()}")
            self._finger("press", finger, self._fingers[finger])
        elif self._rng.random() < 0.6:
            self._fingers[finger] = self._spot()
            self._note(f"moves finger {finger} to {self._fingers[finger].toTuple()}")
            self._finger("move", finger, self._fingers[finger])
        else:
            self._note(f"lifts finger {finger}")
            self._lift(finger)

    def _lift(self, finger: int) -> None:
        self._finger("release", finger, self._fingers.pop(finger))

    def _finger(self, what: str, finger: int, spot: QPoint) -> None:
        window = self._window()
        events = QTest.touchEvent(window, touch_screen(), False)
        for other in self._fingers:
            if other != finger:
                events.stationary(other)
        getattr(events, what)(finger, spot, window)
        events.commit()

    def _key(self) -> None:
        if self._rng.random() < 0.2:
            key, modifier = self._rng.choice(_CONTROL_KEYS), _Modifier.ControlModifier
        else:
            key = self._rng.choice(_KEYS)
            modifier = self._rng.choice((_PLAIN,) * 8 + (_Modifier.ShiftModifier, _Modifier.AltModifier))
        times = self._rng.choice((1, 1, 1, 2, 5))
        self._note(f"strikes {modifier.name} {key.name} {times} times")
        for _ in range(times):
            QTest.keyClick(self._window(), key, modifier)

    def _wheel(self) -> None:
        spot = self._spot()
        self._note(f"turns the wheel at {spot.toTuple()}")
        QTest.wheelEvent(self._window(), spot, QPoint(0, self._rng.choice((-240, -120, 120, 240))))

    def _resize(self) -> None:
        least = window_geometry.LEAST
        size = self._rng.randrange(least.width(), 1500), self._rng.randrange(least.height(), 950)
        self._note(f"makes the window {size}")
        for share in range(1, self._rng.choice((2, 2, 6))):
            self._program.window.resize(size[0] - share, size[1] + share)
            self._wait(0)

    def _choose(self) -> None:
        entry, values = self._rng.choice(_CHOICES)
        value = self._rng.choice(values)
        self._note(f"sets {entry.key} to {value}")
        self._program.settings.set(cast("AnyEntry", entry), value)

    def _leave(self) -> None:
        """Go elsewhere: to a match with several people and a curtain, to a saved match, to a replay of this one."""
        name = self._rng.choice(("start_screen", "watch", "back", "again", "restart", "copy_record", "paste_record"))
        self._note(f"chooses {name}")
        self._shell.actions[name].trigger()

    def _state(self) -> None:
        window = self._program.window
        what = self._rng.choice(("showMinimized", "showMaximized", "showFullScreen", "showNormal", "hide"))
        self._note(what)
        getattr(window, what)()
        self._wait(self._rng.choice(_WAITS_MS))
        window.showNormal()
        window.activateWindow()


def _waits_for_hands(top: QWidget, spot: QPoint) -> bool:
    """Whether Qt may wait for real input at a point: for dragged text, or in the menu of a scroll bar."""
    found = top.childAt(spot)
    if isinstance(found, QLabel):
        return bool(found.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse)
    inside = None if found is None else found.parentWidget()
    return isinstance(found, QLineEdit | QScrollBar) or isinstance(inside, QTextEdit | QPlainTextEdit)
