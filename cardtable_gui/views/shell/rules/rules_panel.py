"""The rules beside the table: a game's page, a search field, and jumping to a paragraph."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from math import ceil

from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPoint, Qt, QTimer, QUrl, Slot
from PySide6.QtGui import (
    QCursor,
    QKeyEvent,
    QResizeEvent,
    QShowEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextOption,
)
from PySide6.QtWidgets import QHBoxLayout, QTextEdit, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.models.searching import Searched
from cardtable_gui.views.kit.controls.icons import IconButton
from cardtable_gui.views.kit.controls.reading_keys import ReadingKeys
from cardtable_gui.views.kit.controls.search_field import SearchField
from cardtable_gui.views.kit.controls.touch_scroll import TouchScroll
from cardtable_gui.views.kit.look import focus_ring
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space, with_alpha
from cardtable_gui.views.kit.text.copied_text import as_plain_text
from cardtable_gui.views.kit.text.letters import qt_length
from cardtable_gui.views.kit.text.phrases import JOINER
from cardtable_gui.views.kit.text.plain_text import Document, Label, TextPage, show_document, show_tip
from cardtable_gui.views.plan import rules_text
from cardtable_gui.views.shell.rules import rules_page, rules_words


class PageSearch:
    """Finds words within the paragraphs of a document, which doesn't change."""

    def __init__(self, document: QTextDocument) -> None:
        """Nothing is read before the first search."""
        self._document = document

    def find(self, wanted: str) -> list[QTextCursor]:
        """The places with these words, selected, from the beginning; none if there are only spaces."""
        found = []
        for start, text, searched in self._paragraphs if wanted.strip() else ():
            for first, end in searched.places(wanted):
                cursor = QTextCursor(self._document)
                cursor.setPosition(start + qt_length(text[:first]))
                cursor.setPosition(start + qt_length(text[:end]), QTextCursor.MoveMode.KeepAnchor)
                found.append(cursor)
        return found

    @cached_property
    def _paragraphs(self) -> list[tuple[int, str, Searched]]:
        return [(start, text, Searched(text)) for start, text in self._texts()]

    def _texts(self) -> Iterator[tuple[int, str]]:
        block = self._document.begin()
        while block.isValid():
            yield block.position(), block.text()
            block = block.next()


_CALM_MS = 100
"""How long the width is the same before it's looked whether the page is too wide."""


class Page(TextPage):
    """Keeps the top line in place when the width changes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """An empty page."""
        super().__init__(parent)
        self.setFrameShape(TextPage.Shape.NoFrame)
        self.setLineWrapMode(TextPage.LineWrapMode.FixedPixelWidth)
        # Qt's own mode would break words before the page is too wide.
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        # Tab leaves the page at once: there are dozens of links, all to its last chapter.
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.LinksAccessibleByMouse
        )
        TouchScroll(self)
        ReadingKeys(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._columns: rules_page.Columns = ()
        self._calm = QTimer(self, singleShot=True, interval=_CALM_MS)
        self._calm.timeout.connect(self._set_horizontal_range)

    @Slot()
    def _set_horizontal_range(self) -> None:
        """Let the page scroll sideways if it's too wide; Qt's own range may be that of a layout for another width.

        What only takes a part of the empty margin isn't too wide. The layout is completed for it, which takes too long
        while the width is changing.
        """
        too_wide = ceil(self.document().size().width()) - self.viewport().width()
        needed = too_wide if too_wide > self.document().documentMargin() else 0
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if needed else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(policy)
        self.horizontalScrollBar().setMaximum(needed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        top = self.cursorForPosition(QPoint(Space.WIDE, 0)).block()
        super().resizeEvent(event)
        self._share_width()
        # Tables round their width up: without two spare pixels a page might scroll horizontally.
        self.setLineWrapColumnOrWidth(max(1, self.viewport().width() - 2))
        if self.verticalScrollBar().value():
            self.bring_up(top)
        self._calm.start()

    def show_document(self, document: Document) -> None:
        """Show this document from its beginning; this page owns it from now on."""
        self._columns = rules_page.columns(document)
        self._share_width()
        show_document(self, document)
        self._calm.start()

    def _share_width(self) -> None:
        rules_page.share_width(self._columns, self.viewport().width() - 2 - 2 * focus_ring.inset(Space.WIDE))

    def toPlainText(self) -> str:
        """The text without word joiners."""
        return super().toPlainText().replace(JOINER, "")

    def createMimeDataFromSelection(self) -> QMimeData:
        return as_plain_text(super().createMimeDataFromSelection())

    def bring_up(self, block: QTextBlock) -> None:
        """Scroll so that this paragraph is at the top."""
        top = self.document().documentLayout().blockBoundingRect(block).top()
        # Qt lays out hidden text step by step and extends the scroll range meanwhile: force the whole layout.
        bar = self.verticalScrollBar()
        bar.setMaximum(max(bar.maximum(), round(self.document().size().height()) - self.viewport().height()))
        bar.setValue(max(0, round(top) - Space.SNUG))


class RulesPanel(QWidget):
    """Shows the rules of one game in the current language."""

    def __init__(self, look: Look, *, edge: int = Space.SNUG) -> None:
        """Start without a game. `edge` is the margin around the search row, in logical pixels."""
        super().__init__()
        self._look = look
        self._game = ""
        self._markdown = ""
        self._anchors: dict[str, int] = {}
        self._stale = False
        """Whether the page must be rebuilt before it is shown."""
        self._from_the_top = False
        """Whether it is then shown from its beginning, not from the reader's position."""
        self.search_field = SearchField(look)
        self.search_field.textChanged.connect(self._searched)
        self.found_count = Label()
        self.found_count.setProperty("tone", "soft")
        self.previous_button = IconButton("chevron-up", look)
        self.next_button = IconButton("chevron-down", look)
        self.previous_button.clicked.connect(self._find_before)
        self.next_button.clicked.connect(self._find_after)
        row = QHBoxLayout()
        row.setContentsMargins(edge, edge, edge, Space.SNUG)
        row.setSpacing(Space.TIGHT)
        row.addWidget(self.search_field, 1)
        row.addWidget(self.found_count)
        row.addWidget(self.previous_button)
        row.addWidget(self.next_button)
        self.page = Page()
        self._page_search = PageSearch(self.page.document())
        self._found: list[QTextCursor] = []
        """Where the words in the search field are, from the beginning of the page."""
        self.page.anchorClicked.connect(self._link_clicked)
        self.page.highlighted.connect(self._link_pointed_at)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(self.page, 1)
        look.changed.connect(self._look_changed)
        self._retranslate()

    def show_game(self, game: str) -> None:
        """Show the rules of this game, from the beginning."""
        if game != self._game:
            self._game = game
            self._stale = self._from_the_top = True
            self._show_fresh()

    def show_rule(self, rule: str) -> bool:
        """Scroll to a paragraph, such as `MG5`, and highlight it; return whether the page has it."""
        self._make_fresh()
        if rule not in self._anchors:
            return False
        block = self.page.document().findBlockByNumber(self._anchors[rule])
        self.search_field.clear()
        self.page.bring_up(block)
        self._light([QTextCursor(block)], whole_line=True)
        return True

    def show_word(self, word: str) -> bool:
        """Scroll to the explanation of a word and highlight it; return whether the page has it."""
        self._make_fresh()
        block = self.page.document().lastBlock()
        while block.isValid():
            if block.textList() is not None and _link_at_start(block) == f"word:{word}":
                self.search_field.clear()
                self.page.bring_up(block)
                self._light([QTextCursor(block)], whole_line=True)
                return True
            block = block.previous()
        return False

    def _link_clicked(self, link: QUrl) -> None:
        if link.scheme() == "word":
            self.show_word(link.path())
        elif link.scheme() == "rule":
            self.show_rule(link.path().upper())

    def _link_pointed_at(self, link: QUrl) -> None:
        word = rules_words.words(self._markdown).get(link.path()) if link.scheme() == "word" else None
        show_tip(QCursor.pos(), word.tip if word is not None else "", self.page.viewport(), wrapped=True)

    def take_search(self) -> None:
        """Focus the search field."""
        self.search_field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search_field.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.search_field.hasFocus():
            self._find(backward=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif event.key() == Qt.Key.Key_Escape and self.search_field.text():
            self.search_field.clear()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._look_changed()
        super().changeEvent(event)

    def _look_changed(self) -> None:
        """Rebuild the page, once for several changes of the look at a time."""
        if not self._stale:
            self._stale = True
            QTimer.singleShot(0, self, self._show_fresh)

    def _show_fresh(self) -> None:
        """Rebuild the page if it is visible: a match starts without waiting for hidden rules."""
        if self.isVisible():
            self._make_fresh()

    def showEvent(self, event: QShowEvent) -> None:
        self._make_fresh()
        super().showEvent(event)

    def _make_fresh(self) -> None:
        if self._stale:
            self._reload()

    def _reload(self) -> None:
        bar = self.page.verticalScrollBar()
        place = 0.0 if self._from_the_top or not bar.maximum() else bar.value() / bar.maximum()
        self._stale = self._from_the_top = False
        self._markdown = rules_text.source(self._game, i18n.language()) if self._game else ""
        document, self._anchors = rules_page.document(
            self._game, self._markdown, self._look.theme, self._look.percent, self.devicePixelRatioF()
        )
        self.page.show_document(document)
        self._page_search = PageSearch(document)
        self.page.moveCursor(QTextCursor.MoveOperation.Start)
        bar.setValue(round(place * bar.maximum()))
        self._searched()

    def _searched(self) -> None:
        wanted = self.search_field.text()
        self._found = self._page_search.find(wanted)
        self._light(self._found)
        self.found_count.setText(str(len(self._found)) if wanted.strip() else "")
        for button in (self.previous_button, self.next_button):
            button.setEnabled(bool(self._found))
        if self._found:
            self.page.moveCursor(QTextCursor.MoveOperation.Start)
            self._find()

    def _find_before(self) -> None:
        self._find(backward=True)

    def _find_after(self) -> None:
        self._find()

    def _find(self, *, backward: bool = False) -> None:
        """Select the next place found, or the one before; after the last comes the first."""
        here = self.page.textCursor()
        if backward:
            before = [place for place in self._found if place.selectionEnd() <= here.selectionStart()]
            chosen = (before or self._found)[-1:]
        else:
            behind = [place for place in self._found if place.selectionStart() >= here.selectionEnd()]
            chosen = (behind or self._found)[:1]
        for place in chosen:
            self.page.setTextCursor(place)
            self.page.ensureCursorVisible()

    def _light(self, places: list[QTextCursor], *, whole_line: bool = False) -> None:
        lights = []
        for place in places:
            light = QTextEdit.ExtraSelection()
            look: QTextCharFormat = light.format  # type: ignore[attr-defined, unused-ignore]
            look.setBackground(with_alpha(self._look.theme.glow, 80))
            look.setProperty(QTextFormat.Property.FullWidthSelection, whole_line)
            light.cursor = place  # type: ignore[attr-defined, unused-ignore]
            lights.append(light)
        self.page.setExtraSelections(lights)

    def _retranslate(self) -> None:
        self.search_field.tell(QCoreApplication.translate("rules", "Find in the rules"))
        self.previous_button.tell(QCoreApplication.translate("rules", "Previous result (Shift+Return)"))
        self.next_button.tell(QCoreApplication.translate("rules", "Next result (Return)"))
        self.page.setAccessibleName(QCoreApplication.translate("rules", "Rules"))


def _link_at_start(block: QTextBlock) -> str:
    """The address of the link with which a paragraph begins; empty if it begins with other text."""
    piece = block.begin()
    return "" if piece.atEnd() else piece.fragment().charFormat().anchorHref()
