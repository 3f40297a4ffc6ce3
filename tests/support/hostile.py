"""Hostile input (names, records and files), and the texts that a window shows."""

import json
import os
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from subprocess import Popen

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible, QAction, QHelpEvent, Qt, QTextDocument
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPlainTextEdit, QTabBar, QTextEdit, QWidget

from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.files.record import dumps
from cardtable_gui.views.kit.text.phrases import BREAK, JOINER
from cardtable_gui.views.kit.text.plain_text import Label, TextField, TextPage, TextView, tip_of
from tests.support.recorded import played
from tests.support.sessions import seated

MARKUP = (
    '<img src="/nowhere.png">',
    "<img src=&#47;nowhere.png>",
    '<a href="file:///etc/passwd">Ann</a>',
    "<b>Ann</b> & <i>Ben</i>",
    "&lt;Ann&gt;",
    "<?xml version='1.0'?><b>Ann",
    "![Ann](/nowhere.png)",
    "**Ann** _Ben_ # [Cho](x)",
    "%1 {name} %s [*]",
)
"""Texts that some part of Qt, or of ours, could take for markup, a place to fill, or a mark."""

NAMES = (
    '<img src="/nowhere.png" alt="Qx0">',
    '<a href="file:///etc">Qx1 & co</a> &lt;b&gt;',
    "![Qx2](/nowhere.png) **x** [*] && {name} %1",
)
"""Players' names, each with a token (`TOKENS`) that nothing else has."""
_HOLDING = str.maketrans({JOINER: "", BREAK: "", "\N{NO-BREAK SPACE}": " "})
"""What our labels hold words together with, or let them be parted by."""
TOKENS = ("Qx0", "Qx1", "Qx2")
PASTED = (
    '{"format": "cardtable-record", "version": 1, "game": NAME}',
    '{"format": "cardtable-record", "version": 1, "game": "meow", "players": 2, "options": {NAME: 1}}',
    '{"format": "cardtable-record", "version": 1, "game": "meow", "players": 2, "options": {NAME: 1, NAME: 1}}',
    '{"format": "cardtable-record", "version": 1, "game": "meow", "players": 2, "deals": [], "actions": [NAME]}',
    '{"format": "cardtable-record", "version": 1, "game": "godan", "players": 3, "house": {"format": NAME}}',
    NAMES[0],
)
"""Texts that are no record, with a place for a name as JSON."""


class Trap:
    """A pipe on disk that tells whether anybody opened it to read. Whoever does finds it empty, and never waits.

    A process of its own watches it: Python's threads stand still while Qt waits for a file.
    """

    _WATCH = 'while : > "$0"; do echo >> "$1"; sleep 0.02; done'

    def __init__(self, path: Path) -> None:
        """Lay it here; `lift` it in the end."""
        self.path = path
        self._told = path.with_suffix(".told")
        os.mkfifo(path)
        self._watcher = Popen(["sh", "-c", self._WATCH, str(path), str(self._told)])

    @property
    def sprung(self) -> int:
        """How many times it was opened."""
        return len(self._told.read_bytes()) if self._told.exists() else 0

    def lift(self) -> None:
        """Watch no longer."""
        self._watcher.kill()
        self._watcher.wait()


def pointing_to(file: str) -> tuple[str, ...]:
    """Players' names that name a file in the working folder as a picture or a page: no break of a line parts them."""
    return (f'<img src="{file}">', f"<img src={file}> &lt;", f"![Ann]({file}) <a href={file}>")


def pasted(name: str) -> list[str]:
    """Texts that are no record, each with this name where it can be quoted."""
    return [text.replace("NAME", json.dumps(name)) for text in PASTED]


@cache
def record(game: str, names: tuple[str, ...] = NAMES, *, over: bool = False) -> str:
    """A record that can be played, between people of these names, if it has room for them; a bot plays the third."""
    seats = seated(game, Seat(names[0]), Seat(names[1]), Seat(names[2], "easy"))
    return dumps(played(game, seats, 100_000 if over else 8).record)


def _widgets(root: QWidget) -> list[QWidget]:
    """A widget and those in it, but for Qt's tool tips."""
    return [each for each in (root, *root.findChildren(QWidget)) if not each.inherits("QTipLabel")]


def guessing(root: QWidget) -> list[str]:
    """Widgets that take a text for markup if it looks like it, or may load what it names."""
    found = []
    for each in _widgets(root):
        if isinstance(each, QLabel):
            asked = isinstance(each, Label) and each.our_markdown
            if each.textFormat() != Qt.TextFormat.PlainText and not asked:
                found.append(f"{type(each).__name__} “{QLabel.text(each)}”")
        elif isinstance(each, QTextEdit):
            if not isinstance(each, TextView | TextPage):
                found.append(type(each).__name__)
        elif isinstance(each, QPlainTextEdit) and not isinstance(each, TextField):
            found.append(type(each).__name__)
    return found


def told(root: QWidget) -> Iterator[tuple[str, str]]:
    """Every text that a reader, a mouse or a screen reader finds in a widget and those in it, with where it is."""
    for each in _widgets(root):
        kind = type(each).__name__
        if each.isWindow():
            yield f"title of {kind}", each.windowTitle()
        if isinstance(each, QLabel):
            yield kind, written(each)
        elif isinstance(each, QTextEdit | QPlainTextEdit):
            yield kind, each.toPlainText()
        elif isinstance(each, QComboBox):
            yield from ((kind, each.itemText(index)) for index in range(each.count()))
        elif isinstance(each, QTabBar):
            yield from ((kind, each.tabText(index)) for index in range(each.count()))
        if tip_of(each):
            yield f"tip of {kind}", tip_shown(each) if each.isVisible() else tip_of(each)
        if each.isVisible():
            spoken = QAccessible.queryAccessibleInterface(each)
            if spoken is not None:
                yield f"name of {kind}", spoken.text(QAccessible.Text.Name)
                yield f"description of {kind}", spoken.text(QAccessible.Text.Description)
    for action in root.findChildren(QAction):
        yield "tip of an action", action.toolTip()


def mangled(texts: Iterable[tuple[str, str]], names: dict[str, str]) -> list[str]:
    """Texts, each with where it is, in which a token stands, but not the whole name that it belongs to."""
    return [
        f"{where}: {text}"
        for where, text in texts
        for token, name in names.items()
        if token in text and text.count(name) < text.count(token)
    ]


def written(label: QLabel) -> str:
    """The characters that a label shows to a reader."""
    text = QLabel.text(label).translate(_HOLDING)
    match label.textFormat():
        case Qt.TextFormat.PlainText:
            return text
        case Qt.TextFormat.MarkdownText:
            document = QTextDocument()
            document.setMarkdown(text)
            return document.toPlainText()
        case _:
            return _guessed(text)


def tip_shown(widget: QWidget) -> str:
    """The characters of a widget's tool tip, asked for as by a mouse that rests on it; empty where it has none."""
    _hide_tips()
    place = widget.rect().center()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place)))
    said = "".join(written(tip) for tip in _tips())
    _hide_tips()
    return said


def _tips() -> list[QLabel]:
    """The tool tips in sight."""
    found = (each for each in QApplication.topLevelWidgets() if isinstance(each, QLabel) and each.isVisible())
    return [each for each in found if each.inherits("QTipLabel")]


def _hide_tips() -> None:
    """At once: Qt itself takes its time."""
    for tip in _tips():
        tip.hide()


def _guessed(text: str) -> str:
    """What remains of a text that Qt may take for HTML."""
    if not Qt.mightBeRichText(text):
        return text
    document = QTextDocument()
    document.setHtml(text)
    return document.toPlainText()
