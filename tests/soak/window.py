"""The program's window for a part of the soak: furnished as the program furnishes it, on a store of its own."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QEvent, QEventLoop, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.bots.bot_runner import BotRunner
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.match_source import MatchSource
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.core.files.record import Record, dumps
from cardtable_gui.settings import ANIMATION, BOT_SPEED, Settings
from cardtable_gui.sound import Speaker
from cardtable_gui.timing import SystemClock
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.shell.navigation.first_parts import FirstParts
from cardtable_gui.views.shell.navigation.main_window import MainWindow
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.table.state import misclick_guard
from cardtable_gui.views.window.preparation import Preparation
from tests.support.screen import NoScreenError, Screen

PATIENCE_MS = 60_000
SIZE = (1180, 760)

_SCREENS: list[Screen] = []
"""Qt needs it until the very end of the process."""


def application() -> QApplication:
    """Qt, in real windows on a screen of its own where that can be; where there is one already, that."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    try:
        _SCREENS.append(Screen())
        _SCREENS[0].use()
    except NoScreenError:
        import os

        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    made = QApplication(["cardtable-gui"])
    made.setStyle("Fusion")
    return made


class Window:
    """One furnished window."""

    def __init__(self, runner: BotRunner, folder: Path, speaker: Speaker | None = None, animation: str = "off") -> None:
        self.application = application()
        # Nobody has to see first what is pressed here.
        misclick_guard.PRESS_MS = misclick_guard.KEYS_MS = 0
        i18n.install(self.application, "en")
        self.folder = folder
        self.settings = Settings()
        self.settings.set(ANIMATION, animation)
        self.settings.set(BOT_SPEED, "instant")
        self.look = Look(self.application, self.settings)
        self.window = MainWindow(self.look, self.settings)
        self.window.resize(*SIZE)
        self.window.show()
        parts = FirstParts(self.window, self.look, self.settings, SystemClock())
        self.shell = Shell(parts, Store(folder), runner, speaker)
        Preparation(self.shell)

    def close(self) -> None:
        """Put everything away."""
        self.window.close()
        self.window.deleteLater()
        self.application.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def open(self, record: Record) -> MatchSource:
        """Open a record as a file that was double-clicked; an unfinished one is played, another one watched."""
        file = self.folder / "opened.cardtable"
        file.write_text(dumps(record), encoding="utf-8")
        before = self.shell.match_manager.source
        self.shell.match_manager.open_file(file)
        self.wait_for(lambda: self.shell.match_manager.source not in (None, before), "the record to be opened")
        source = self.shell.match_manager.source
        assert source is not None
        assert source.match.record.actions == Match.of(record).record.actions
        return source

    def wait_for(self, done: Callable[[], bool], what: str) -> None:
        """Let the program run until something has come about. Raises `TimeoutError`."""
        wait_for(done, what)

    def settle(self) -> None:
        """Let everything that is due happen."""
        for _ in range(4):
            self.application.processEvents()
        self.application.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def pass_time(self, ms: int) -> None:
        """Let the program wait for events, as it does when nobody touches it."""
        loop = QEventLoop()
        QTimer.singleShot(ms, loop.quit)
        loop.exec()


def wait_for(done: Callable[[], bool], what: str) -> None:
    """Let the program run until something has come about. Raises `TimeoutError`."""
    running = application()
    deadline = QDeadlineTimer(PATIENCE_MS)
    # Wakes the loop for what comes about without an event, and for the deadline.
    tick = QTimer(interval=20)
    tick.start()
    while not done():
        if deadline.hasExpired():
            raise TimeoutError(f"waited in vain for {what}")
        running.processEvents(QEventLoop.ProcessEventsFlag.AllEvents | QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


@contextmanager
def opened(runner: BotRunner, speaker: Speaker | None = None, animation: str = "off") -> Iterator[Window]:
    """Open a window, and put it away with its folder."""
    with tempfile.TemporaryDirectory(prefix="cardtable-soak-") as place:
        window = Window(runner, Path(place), speaker, animation)
        try:
            yield window
        finally:
            window.close()


def words(top: QWidget) -> list[str]:
    """All that can be read or heard of a window: texts, tips, names; and what a screen reader finds."""
    found = [f"title {top.windowTitle()}"]
    for widget in (top, *top.findChildren(QWidget)):
        kind = type(widget).__name__
        for name in ("text", "toPlainText", "toolTip", "statusTip", "whatsThis", "accessibleName"):
            call = getattr(widget, name, None)
            text = call() if callable(call) else None
            if isinstance(text, str) and text:
                found.append(f"{kind} {name} {text}")
        if widget.accessibleDescription():
            found.append(f"{kind} description {widget.accessibleDescription()}")
    root = QAccessible.queryAccessibleInterface(top)
    return [*found, *_heard(root, 0)]


def _heard(face: QAccessibleInterface | None, depth: int) -> Iterator[str]:
    if face is None or not face.isValid():
        return
    kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help)
    told = [face.text(kind) for kind in kinds]
    if any(told):
        yield f"{'·' * depth} {' | '.join(told)}"
    for number in range(face.childCount()):
        yield from _heard(face.child(number), depth + 1)
