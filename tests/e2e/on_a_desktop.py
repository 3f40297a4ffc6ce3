"""Runs the program on a desktop, in a process of its own, under a real mouse and keyboard; reports what came of it.

`python -m tests.e2e.on_a_desktop DATA TASK` does one of `TASKS` by xdotool, which sends events through the X server,
and writes what happened as JSON.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QObject, QPoint, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from cardtable_gui.controller.bots.bot_runner import InlineRunner
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.session import Session
from cardtable_gui.core.zones import Zone
from cardtable_gui.settings import ANIMATION, BOT_SPEED, SIDE, TEXT_PERCENT
from cardtable_gui.start_arguments import StartArguments
from cardtable_gui.views.plan.match_setup import MatchSetup
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.navigation.window_geometry import frame_of
from cardtable_gui.views.shell.settings.settings_dialog import SettingsDialog
from cardtable_gui.views.table.state.misclick_guard import PRESS_MS
from cardtable_gui.views.table.table_view import TableView
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.window.program import Program
from tests.lab.gallery.test_wheel import controls, value

_PATIENCE_MS = 30_000
LEFT, MIDDLE, RIGHT, WHEEL_UP, WHEEL_DOWN = range(1, 6)
TABLE = Zone("table")
GAME = "merchant"
KEY_OF_P = 33
"""X11's code of the key that has P in a US layout."""


class _Heard(QObject):
    """Counts the events of one kind that a widget gets."""

    def __init__(self, widget: QWidget, kind: QEvent.Type) -> None:
        super().__init__(widget)
        self.count = 0
        self._kind = kind
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == self._kind
        return False


class Hand:
    """A hand on the mouse and keys of the X server."""

    def __init__(self, program: Program) -> None:
        self.program = program
        assert program.shell is not None
        self.shell: Shell = program.shell

    def do(self, *words: object) -> None:
        """Let xdotool do this, and the program answer it."""
        tool = subprocess.Popen(["xdotool", *map(str, words)])
        wait(lambda: tool.poll() is not None, "xdotool")
        assert tool.returncode == 0, words
        settle()

    def go(self, widget: QWidget, at: QPoint) -> None:
        place = widget.mapToGlobal(at)
        self.do("mousemove", place.x(), place.y())

    def click(self, widget: QWidget, at: QPoint, button: int = LEFT) -> None:
        self.go(widget, at)
        self.do("click", button)

    @property
    def table(self) -> TableView:
        return self.shell.table_page.table

    def spot(self, card: CardButton) -> QPoint:
        """Where a card of the hand is seen: near its left edge, since the next one lies over the rest."""
        return QPoint(round(card.pose.x - 0.3 * card.pose.width), round(card.pose.y))

    @property
    def place(self) -> QPoint:
        return self.table.area(TABLE).center().toPoint()

    def begin(self) -> None:
        """Begin a match in which the person leads."""
        for seed in range(1, 50):
            self.shell.begin(MatchSetup(GAME, (Seat("Ann"), Seat("Kim", "easy")), {}, seed))
            session = self.shell.match_manager.session
            assert session is not None
            self._dealt(session)
            if session.is_humans_turn and not session.match.steps:
                return
        raise AssertionError("nobody leads")

    @staticmethod
    def _dealt(session: Session) -> None:
        wait(lambda: not session.before_first_deal, "the deal")
        settle()

    def lift(self) -> CardButton:
        """Carry a card of the hand over the place where it's played."""
        wait(lambda: not self.table.busy, "cards at rest")
        # A press too soon after a change would be meant for what was there before.
        settle(2 * PRESS_MS)
        card = self.table.cards(Zone("hand", 0))[-1]
        self.go(self.table, self.spot(card))
        self.do("mousedown", LEFT)
        start = self.spot(card)
        for share in (0.2, 0.6, 1.0):
            self.go(self.table, start + (self.place - start) * share)
        wait(lambda: card.lifted, "a card in the air")
        return card

    def steps(self) -> int:
        session = self.shell.match_manager.session
        assert session is not None
        return len(session.match.steps)


def lost(hand: Hand) -> dict[str, object]:
    """Minimise the window while a card is carried, release outside, come back, and click where the card was."""
    hand.begin()
    card = hand.lift()
    window = int(hand.shell.window.winId())
    hand.do("windowminimize", window)
    wait(hand.shell.window.isMinimized, "the window away")
    hand.do("mouseup", LEFT)
    hand.do("windowmap", window)
    hand.do("windowactivate", window)
    wait(hand.shell.window.isActiveWindow, "the window again")
    in_the_air = card.flying or card.lifted
    hand.click(hand.table, hand.place)
    return {"in the air": in_the_air, "steps": hand.steps(), "picked": len(hand.table.picked)}


def covered(hand: Hand) -> dict[str, object]:
    """Let another window come on top while a card is carried, release over that, and click in the first one again."""
    hand.begin()
    card = hand.lift()
    other = QWidget()
    other.resize(hand.shell.window.size())
    other.move(hand.shell.window.pos())
    other.show()
    wait(other.isActiveWindow, "the other window")
    hand.do("mouseup", LEFT)
    other.close()
    wait(hand.shell.window.isActiveWindow, "the window again")
    in_the_air = card.flying or card.lifted
    hand.click(hand.table, hand.place)
    return {"in the air": in_the_air, "steps": hand.steps(), "picked": len(hand.table.picked)}


def second(hand: Hand) -> dict[str, object]:
    """Press the right button, and the middle one, while a card is carried."""
    hand.begin()
    found: dict[str, object] = {}
    for button in (RIGHT, MIDDLE):
        card = hand.lift()
        hand.do("mousedown", button)
        presenter = hand.table.presenter
        assert presenter is not None
        found[f"in the air {button}"] = card.flying or card.lifted
        found[f"open {button}"] = presenter.sheets.details.isVisible()
        hand.do("mouseup", button)
        hand.do("mouseup", LEFT)
        hand.click(hand.table, hand.place)
    return {**found, "steps": hand.steps()}


def outside(hand: Hand) -> dict[str, object]:
    """Carry a card out of the window and back with the button held: the drag goes on, and the card is played."""
    hand.begin()
    card = hand.lift()
    hand.do("mousemove", 2, 2)
    hand.go(hand.table, hand.place)
    carried = card.lifted
    hand.do("mouseup", LEFT)
    wait(lambda: hand.steps() > 0, "the card played")
    return {"carried": carried}


def wheel(hand: Hand) -> dict[str, object]:
    """Turn the wheel over every control of some pages and dialogs, with the keyboard elsewhere."""
    changed: list[str] = []
    met = 0

    def turn(window: QWidget) -> None:
        nonlocal met
        for control in controls(window):
            before, seen = value(control), control.visibleRegion().boundingRect()
            if seen.isEmpty():
                continue
            met += 1
            hand.go(control, seen.center())
            heard = _Heard(control, QEvent.Type.Wheel)
            hand.do("click", "--repeat", 2, WHEEL_DOWN)
            hand.do("click", WHEEL_UP)
            if not heard.count:
                changed.append(f"{control.accessibleName()} got no wheel")
            if value(control) != before:
                changed.append(control.accessibleName())

    hand.shell.set_up(GAME)
    settle()
    turn(hand.shell.window)
    hand.begin()
    hand.shell.table_page.show_side("log")
    session = hand.shell.match_manager.session
    assert session is not None
    session.act(session.view.legal_actions()[0])
    wait(hand.shell.actions["watch"].isEnabled, "something to watch")
    hand.shell.actions["watch"].trigger()
    wait(hand.shell.table_page.bar.timeline.isVisible, "the replay")
    turn(hand.shell.window)
    hand.shell.actions["settings"].trigger()
    dialog = hand.shell.window.findChild(SettingsDialog)
    assert dialog is not None
    wait(dialog.isActiveWindow, "the settings")
    settle()
    turn(dialog)
    percent = hand.program.settings.value(TEXT_PERCENT)
    dialog.close()
    return {"changed": changed, "met": met, "percent": percent}


def letters(hand: Hand) -> dict[str, object]:
    """Click on the log, and press the key at the place of P in Latin, Cyrillic, Greek and Hebrew layouts."""
    hand.begin()
    hand.shell.table_page.show_side("log")
    settle()
    log = hand.shell.table_page.side.log
    refused: list[object] = []
    hand.table.refused.connect(refused.append)
    found: dict[str, object] = {}
    for layout in ("us", "ru", "gr", "il"):
        subprocess.run(["setxkbmap", layout], check=True)
        hand.click(log.viewport(), QPoint(20, 20))
        found[f"log {layout}"] = log.hasFocus()
        refused.clear()
        hand.do("key", KEY_OF_P)
        found[layout] = len(refused)
    return found


TASKS: dict[str, Callable[[Hand], dict[str, object]]] = {
    task.__name__: task for task in (lost, covered, second, outside, wheel, letters)
}


def settle(ms: int = 120) -> None:
    """Let the program deal with what has come, and with what follows from it."""
    patience = QTimer(singleShot=True, interval=ms)
    patience.start()
    wait(lambda: not patience.isActive(), "a moment")


def wait(done: Callable[[], bool], what: str) -> None:
    """Process events until `done` returns true."""
    patience = QTimer(singleShot=True, interval=_PATIENCE_MS)
    patience.start()
    while not done():
        if not patience.isActive():
            raise TimeoutError(f"{what} did not come")
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


def main(data: Path, task: str) -> None:
    """Open the program, do the task, and write what happened."""
    application = QApplication(["cardtable-gui", "-style", "Fusion"])
    program = Program(application, StartArguments(language="en", data_dir=data), InlineRunner(1))
    for entry, chosen in ((ANIMATION, "off"), (BOT_SPEED, "instant"), (SIDE, "closed")):
        program.settings.set(entry, chosen)
    program.open()
    wait(lambda: not frame_of(program.window).isNull(), "a frame")
    wait(program.window.isActiveWindow, "the keyboard")
    settle()
    found = TASKS[task](Hand(program))
    told = list(program.reports._shown_texts)
    program.window.close()
    program.settings.sync()
    program.reports.stop()
    json.dump({**found, "errors": told}, sys.stdout)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
