"""Widgets and tips that show texts as their own characters.

Qt takes a text for HTML as soon as it looks like it, in labels, tool tips and message boxes, and loads the pictures it
names: `<img src="/dev/zero">` as a player's name would be read to the end. So labels, tips and documents are made
here and nowhere else (`tests/test_plain_text_rule.py` holds this). Texts with markup are asked for by name, and are
our own; none of these widgets opens a file or an address.
"""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QByteArray, QEvent, QObject, QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QAction, QHelpEvent, QImage, QTextDocument
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QTextBrowser, QTextEdit, QToolTip, QWidget

_MARKUP = ("<", "&")
"""Without one of these no text is taken for HTML."""


class Label(QLabel):
    """A label that shows the characters of its text, whatever they are."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, our_markdown: bool = False) -> None:
        """Show this text. `our_markdown`: what it says is Markdown, and always a text of ours without any pictures."""
        super().__init__(parent)
        self.our_markdown = our_markdown
        self.setTextFormat(Qt.TextFormat.MarkdownText if our_markdown else Qt.TextFormat.PlainText)
        self.setText(text)

    def setText(self, text: str) -> None:
        """Show this text. Raises `ValueError` for Markdown that names a picture or holds HTML."""
        if self.our_markdown and ("![" in text or "<" in text):
            raise ValueError("a label's Markdown has neither pictures nor HTML")
        super().setText(text)


class Document(QTextDocument):
    """A document whose pictures are those that were added to it; it loads no other."""

    def set_our_markdown(self, text: str) -> None:
        """Show a text of ours, as GitHub reads it, but without HTML."""
        features = QTextDocument.MarkdownFeature
        self.setMarkdown(text, features.MarkdownDialectGitHub | features.MarkdownNoHTML)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Load nothing."""
        del name
        return _nothing(kind)


def show_document(view: QTextEdit, document: QTextDocument) -> None:
    """Show another document, which belongs to the view from now on; the one before goes, which Qt would keep."""
    before = view.document()
    ours = before.parent() is view  # Qt's own first one is gone at once
    document.setParent(view)
    view.setDocument(document)
    if ours:
        before.deleteLater()


class TextView(QTextEdit):
    """A view of a document that loads nothing from outside."""

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Load nothing."""
        del name
        return _nothing(kind)


class TextPage(QTextBrowser):
    """A page of text that loads nothing from outside, and follows no link by itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """An empty page."""
        super().__init__(parent)
        self.setOpenLinks(False)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Load nothing."""
        del name
        return _nothing(kind)


class TextField(QPlainTextEdit):
    """Some lines of plain text."""

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Load nothing."""
        del name
        return _nothing(kind)


class _TipFilter(QObject):
    """Shows the tool tip of the widget it belongs to."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(watched, QWidget) and isinstance(event, QHelpEvent):
            show_tip(event.globalPos(), watched.toolTip(), watched, wrapped=True)
            return True
        return False


def set_tip(target: QWidget | QAction, text: str, *, wrapped: bool = False) -> None:
    """Give a widget or an action this tool tip, which is shown as its own characters.

    `toolTip` stays the text itself: it is what a screen reader tells. A button that follows an action needs a tip of
    its own. `wrapped`: a long text is shown on several lines.
    """
    target.setToolTip(text)
    if isinstance(target, QWidget) and (wrapped or _looks_like_markup(text)):
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        if target.findChild(_TipFilter, options=direct) is None:
            target.installEventFilter(_TipFilter(target))


def show_tip(place: QPoint, text: str, widget: QWidget, area: QRect | None = None, *, wrapped: bool = False) -> None:
    """Show a tool tip at a place of the screen, as its own characters; an empty one hides what is shown."""
    shown = _as_html(text) if text and (wrapped or _looks_like_markup(text)) else text
    QToolTip.showText(place, shown, widget, QRect() if area is None else area)


def button_text(text: str) -> str:
    """The text for a button, a tab or a menu: `&` is that character, and gives the button no key."""
    return text.replace("&", "&&")


def _looks_like_markup(text: str) -> bool:
    return any(sign in text for sign in _MARKUP)


def _as_html(text: str) -> str:
    """HTML that shows this text, with its line breaks."""
    return f'<p style="white-space: pre-wrap">{escape(text)}</p>'


def _nothing(kind: int) -> QByteArray | QImage:
    """What is loaded in place of anything. A document given nothing at all, or no picture, looks for a file itself."""
    if kind != QTextDocument.ResourceType.ImageResource.value:
        return QByteArray()
    picture = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    return picture
