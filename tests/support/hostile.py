"""What a stranger may send: names, records and files made to be taken for something else; and what a window shows."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QHelpEvent, Qt, QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QWidget

MARKUP = (
    '<img src="/dev/zero">',
    "<img src=&#47;dev&#47;zero>",
    '<a href="file:///etc/passwd">Ann</a>',
    "<b>Ann</b> & <i>Ben</i>",
    "&lt;Ann&gt;",
    "<?xml version='1.0'?><b>Ann",
    "![Ann](/dev/zero)",
    "**Ann** _Ben_ # [Cho](x)",
    "%1 {name} %s [*]",
)
"""Texts that some part of Qt, or of ours, could take for markup, a place to fill, or a mark."""


def written(label: QLabel) -> str:
    """The characters that a label shows to a reader."""
    text = QLabel.text(label)
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
