"""Widgets and tool tips that never interpret texts as HTML.

Labels, tool tips and message boxes of Qt treat a text that looks like HTML as such and load its pictures: `<img
src="/dev/zero">` as a player's name would be read endlessly. So labels, tips and documents are created only here
(checked by `tests/test_plain_text_rule.py`). Markup has to be requested explicitly, for texts of the program only; none
of these widgets opens a file or an address.
"""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QEvent, QMimeData, QObject, QPoint, QRect, Qt, QUrl, Slot
from PySide6.QtGui import QAction, QHelpEvent, QImage, QTextCursor, QTextDocument
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QTextBrowser, QTextEdit, QToolTip, QWidget

from cardtable_gui.views.kit.text.phrases import breakable, unbroken

_TIP, _WRAPPED = "tip", "tip_wrapped"
"""The properties of a widget with its tip, and whether that is shown on several lines."""
_MARKUP = ("<", "&")
"""A text with none of these is never taken for HTML."""


class Label(QLabel):
    """A label that shows its text literally."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, our_markdown: bool = False) -> None:
        """Show this text. `our_markdown`: it is Markdown, always a text of the program and without pictures."""
        super().__init__(parent)
        self.our_markdown = our_markdown
        self.setTextFormat(Qt.TextFormat.MarkdownText if our_markdown else Qt.TextFormat.PlainText)
        self.setText(text)

    def setText(self, text: str) -> None:
        """Set the text.

        Raises:
            ValueError: it is Markdown with a picture or HTML.
        """
        if self.our_markdown and ("![" in text or "<" in text):
            raise ValueError("a label's Markdown has neither pictures nor HTML")
        super().setText(text)


class Document(QTextDocument):
    """A document with only those pictures that were added to it; it loads no others."""

    def set_our_markdown(self, text: str) -> None:
        """Set a text of the program, as GitHub-flavoured Markdown without HTML."""
        features = QTextDocument.MarkdownFeature
        self.setMarkdown(text, features.MarkdownDialectGitHub | features.MarkdownNoHTML)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Load nothing."""
        del name
        return _nothing(kind)


def show_document(view: QTextEdit, document: Document) -> None:
    """Show another document, which belongs to the view from now on; the one before goes, which Qt would keep."""
    before = view.document()
    document.setParent(view)
    view.setDocument(document)
    # Qt's own first one is gone at once.
    if isinstance(before, Document):
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
    """A plain text field of several lines."""

    def __init__(self, text: str = "", *, most: int | None = None) -> None:
        """Show a text. `most`: the maximum number of characters that can be typed or pasted into it."""
        super().__init__(text)
        self._most = most
        self._added = (0, 0)
        """Where characters were put in last, and how many."""
        if most is not None:
            self.document().contentsChange.connect(self._remember)
            self.textChanged.connect(self._cut)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Insert no more of a pasted text than fits: laying out all of a long one would take minutes."""
        if self._most is None:
            super().insertFromMimeData(source)
        elif source.hasText():
            self.insertPlainText(source.text()[: self._most])

    @Slot(int, int, int)
    def _remember(self, place: int, _removed: int, added: int) -> None:
        self._added = place, added

    @Slot()
    def _cut(self) -> None:
        """Take back what was put in beyond the maximum, and nothing else."""
        place, added = self._added
        # The document counts an end of its own.
        beyond = min(self.document().characterCount() - 1 - (self._most or 0), added)
        if beyond > 0:
            cursor = self.textCursor()
            cursor.setPosition(place + added - beyond)
            cursor.setPosition(place + added, QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Load nothing."""
        del name
        return _nothing(kind)


class _TipFilter(QObject):
    """Shows the tip of its widget literally."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(watched, QWidget) and isinstance(event, QHelpEvent):
            show_tip(event.globalPos(), tip_of(watched), watched, wrapped=bool(watched.property(_WRAPPED)))
            return True
        return False


def set_tip(target: QWidget | QAction, text: str, *, wrapped: bool = False) -> None:
    """Set what is shown where the pointer rests on a widget, or what a tool button shows for an action; literally.

    A tip is for the eye alone: it's no tool tip of Qt's, which screen readers would be told wherever a widget has no
    description, often once more what it's called. What a tip tells beyond the name goes into the description, too; see
    `explain`. A button with an action needs a tip of its own. `wrapped`: a long text is shown on several lines.
    """
    target.setToolTip(text if isinstance(target, QAction) else "")
    if isinstance(target, QWidget) and (text or tip_of(target)):
        target.setProperty(_TIP, text)
        target.setProperty(_WRAPPED, wrapped)
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        if target.findChild(_TipFilter, options=direct) is None:
            target.installEventFilter(_TipFilter(target))


def tip_of(widget: QWidget) -> str:
    """What is shown where the pointer rests on a widget; empty: nothing."""
    return str(widget.property(_TIP) or "")


def explain(widget: QWidget, text: str, *, wrapped: bool = False) -> None:
    """Set a text that tells more of a widget than its name: as its tip, and as its description for screen readers."""
    set_tip(widget, text, wrapped=wrapped)
    widget.setAccessibleDescription(text)


def show_tip(place: QPoint, text: str, widget: QWidget, area: QRect | None = None, *, wrapped: bool = False) -> None:
    """Show a tool tip at a point of the screen, literally; an empty one hides the current one."""
    if wrapped:
        text = breakable(unbroken(text))
    shown = _as_html(text) if text and (wrapped or _looks_like_markup(text)) else text
    QToolTip.showText(place, shown, widget, QRect() if area is None else area)


def button_text(text: str) -> str:
    """The text for a button, a tab or a menu: `&` is shown literally, and defines no mnemonic."""
    return text.replace("&", "&&")


def _looks_like_markup(text: str) -> bool:
    return any(sign in text for sign in _MARKUP)


def _as_html(text: str) -> str:
    """HTML that shows this text literally, with its line breaks."""
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f'<p style="white-space: pre-wrap">{escaped}</p>'


def _nothing(kind: int) -> QByteArray | QImage:
    """The result of loading anything. A document given nothing at all, or no picture, would look for a file."""
    if kind != QTextDocument.ResourceType.ImageResource.value:
        return QByteArray()
    picture = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    return picture
