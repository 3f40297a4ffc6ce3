"""Looking for words in a page."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from PySide6.QtGui import QTextCursor, QTextDocument

from cardtable_gui.models.searching import Searched
from cardtable_gui.views.kit.text.letters import qt_length


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
