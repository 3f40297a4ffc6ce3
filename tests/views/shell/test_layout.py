"""Nothing is clipped and nothing overlaps, in any language, at any text size, in small and in usual windows."""

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSplitterHandle,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardtable_gui import games, i18n
from cardtable_gui.controller.match import Seat
from cardtable_gui.core.messages import Message
from cardtable_gui.i18n import LANGUAGES, Language
from cardtable_gui.settings import TEXT_PERCENT, Settings
from cardtable_gui.views.shell.controls.choice import Choice
from cardtable_gui.views.shell.controls.elided import ElidedLabel
from cardtable_gui.views.shell.crash_dialog import CrashDialog
from cardtable_gui.views.shell.notice import Notice
from cardtable_gui.views.shell.shell import Shell
from cardtable_gui.views.shell.start.plan import Plan
from cardtable_gui.views.table.table_view import TableView

SIZES = [QSize(1024, 640), QSize(1280, 800)]
PERCENTS = [80, 100, 150, 200]


def shown(root: QWidget) -> Iterator[QWidget]:
    """All visible widgets in it; what the table draws is its own concern, and so is what Qt scrolls."""
    for child in root.children():
        if isinstance(child, QWidget) and child.isVisible() and not child.isWindow():
            yield child
            if not isinstance(child, TableView | Choice) and (
                not isinstance(child, QAbstractScrollArea) or isinstance(child, QScrollArea)
            ):
                yield from shown(child)


def clipped(root: QWidget) -> list[str]:
    """What has no room for its words."""
    found = []
    for widget in shown(root):
        room = widget.contentsRect()
        if isinstance(widget, ElidedLabel) or widget.visibleRegion().isEmpty():
            continue
        if isinstance(widget, QLabel) and widget.text():
            if widget.wordWrap():
                fits = widget.heightForWidth(widget.width()) <= widget.height()
            else:
                fits = widget.sizeHint().width() <= widget.width() and widget.sizeHint().height() <= widget.height()
        elif isinstance(widget, QAbstractButton) and widget.text():
            hint = widget.sizeHint()
            fits = (hint.width() <= widget.width() or widget.hasHeightForWidth()) and (
                widget.heightForWidth(widget.width()) if widget.hasHeightForWidth() else hint.height()
            ) <= widget.height()
        elif isinstance(widget, QLineEdit | Choice):
            fits = widget.fontMetrics().height() <= room.height()
        else:
            continue
        if not fits:
            words = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
            found.append(f"{type(widget).__name__} “{words[:40]}” {widget.size().toTuple()}")
    return found


def overlapping(root: QWidget) -> list[str]:
    """Siblings that lie over each other."""
    found = []
    for parent in (root, *shown(root)):
        if isinstance(parent, TableView) or (isinstance(parent, QAbstractScrollArea) and parent is not root):
            continue
        children = [
            child
            for child in parent.children()
            if isinstance(child, QWidget)
            and child.isVisible()
            and not child.isWindow()
            and not isinstance(child, Notice | QSplitterHandle)
        ]
        found += [
            f"{type(one).__name__} {one.geometry().getRect()} and {type(other).__name__} {other.geometry().getRect()}"
            for one, other in combinations(children, 2)
            if one.geometry().intersects(other.geometry())
        ]
    return found


def outside(root: QWidget) -> list[str]:
    """What stands out of the place it is in, sideways."""
    return [
        f"{type(widget).__name__} {widget.geometry().getRect()} in {parent.size().toTuple()}"
        for widget in shown(root)
        if isinstance(parent := widget.parentWidget(), QWidget)
        and (widget.x() < 0 or widget.geometry().right() >= parent.width())
    ]


def begin(shell: Shell) -> None:
    shell.begin(Plan("kobayakawa", (Seat("Ann"), Seat("", "easy"), Seat("", "easy")), {}, 2**62))


def home(shell: Shell, qtbot: QtBot) -> QWidget:
    for game in games.boxes():
        names = ("Bartholomew-Alexander", "あいうえおかきくけこさしすせそたちつてと")
        seats = (*(Seat(name) for name in names), Seat("", "easy"))
        shell.begin(Plan(game.game.id, seats, {}, 1))
    shell.go_home()
    qtbot.waitUntil(lambda: len(shell.home.cards) == len(games.boxes()))
    return shell.window


def setup(shell: Shell, qtbot: QtBot) -> QWidget:
    shell.set_up("merchant")
    shell.setup_page.deal.field.setText("x")
    return shell.window


def table(shell: Shell, qtbot: QtBot) -> QWidget:
    begin(shell)
    shell.table_page.show_side("rules")
    return shell.window


def report(shell: Shell, qtbot: QtBot) -> QWidget:
    dialog = CrashDialog(shell._look, "ValueError\n" * 40)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.count_another()
    return dialog


def about(shell: Shell, qtbot: QtBot) -> QWidget:
    return shell.dialogs.about()


Part = Callable[[Shell, QtBot], QWidget]
LONG = Message(
    "store", "The file Bartholomew-Alexander.cardtable cannot be used: actions[17]: this is not possible. " * 2
)
PARTS: dict[str, Part] = {
    "home": home,
    "setup": setup,
    "table": table,
    "settings": lambda shell, _: shell.dialogs.settings(),
    "about": about,
    "keys": lambda shell, _: shell.dialogs.keys(None),
    "rules": lambda shell, _: shell.dialogs.rules("kobayakawa"),
    "problem": lambda shell, _: shell.dialogs.problem(LONG),
    "report": report,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS.values(), ids=PARTS)
def test_everything_has_its_room(
    part: Part, language: Language, shell: Shell, settings: Settings, qapp: QApplication, qtbot: QtBot
) -> None:
    i18n.install(qapp, language)
    widget = part(shell, qtbot)
    found = {}
    for percent in PERCENTS:
        settings.set(TEXT_PERCENT, percent)
        for size in [widget.size()] if isinstance(widget, QDialog) else SIZES:
            widget.resize(size)
            for _ in range(5):
                qapp.processEvents()
            wrong = clipped(widget) + overlapping(widget) + outside(widget)
            if wrong:
                found[percent, size.toTuple()] = wrong
    assert found == {}
    widget.close()


def test_the_covers_are_seen_without_scrolling_in_a_usual_window(
    shell: Shell, qtbot: QtBot, qapp: QApplication, settings: Settings
) -> None:
    home(shell, qtbot)
    shell.window.resize(1280, 800)
    qapp.processEvents()
    for tile in shell.home.tiles:
        assert tile.visibleRegion().boundingRect().height() > 0.8 * tile.height()
