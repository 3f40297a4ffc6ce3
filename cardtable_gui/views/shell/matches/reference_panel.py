"""The reference card beside the table: tables with what a player would look up, kept up to date."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, Qt, Slot
from PySide6.QtGui import QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QScrollArea,
    QSizePolicy,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from cardtable_gui import i18n
from cardtable_gui.controller.match_source import MatchSource
from cardtable_gui.core.aids.reference_tables import ReferenceTable
from cardtable_gui.models.reference import FACE_ROLE, ReferenceModel
from cardtable_gui.views.kit.controls.phrased import PhrasedLabel
from cardtable_gui.views.kit.controls.reading_keys import LettersPass
from cardtable_gui.views.kit.controls.touch_scroll import TouchScroll
from cardtable_gui.views.kit.controls.unrolled import Unrolled
from cardtable_gui.views.kit.look import fonts
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space, Type
from cardtable_gui.views.kit.pictures.art import Art, art_of
from cardtable_gui.views.kit.text.phrases import unbroken

_CARD = 1.25
"""The width of a card's picture, in units of the text."""
_ROW = 2.2
"""The least height of a row, in units of the text."""
_PROSE = 12
"""The least width of a column of sentences, in units of its text."""
_BESIDE = Space.SNUG + 6
"""What a cell has beside its text: padding, border and the style's margin."""
_HIGHEST = 100_000


class _PicturedModel(ReferenceModel):
    """Has a picture of the card that a row is about, and texts whose lines end between words."""

    def __init__(self, table: ReferenceTableView) -> None:
        super().__init__(table)
        self._view = table

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        found = super().data(index, role)
        if role == Qt.ItemDataRole.DisplayRole and isinstance(found, str):
            return unbroken(found)
        if role == Qt.ItemDataRole.DecorationRole and index.column() == 0:
            face = super().data(index, FACE_ROLE)
            return self._view.picture(face) if isinstance(face, str) else None
        return found


class ReferenceTableView(Unrolled, QTableView):
    """Up and Down move between the rows; Tab leaves it. It has no scroll bar of its own for its rows."""

    def __init__(self, look: Look) -> None:
        """Start without rows."""
        super().__init__()
        self._look = look
        self._art: Art | None = None
        self.reference: ReferenceModel = _PicturedModel(self)
        self.setModel(self.reference)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.unroll()
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        LettersPass(self)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        header = self.horizontalHeader()
        header.setSectionsClickable(False)
        header.setHighlightSections(False)
        header.setMinimumSectionSize(1)

    def show_art(self, art: Art) -> None:
        """Take the pictures of cards from here."""
        self._art = art

    def picture(self, face: str) -> QPixmap | None:
        """A card at the size of the text; None where there are no pictures."""
        if self._art is None:
            return None
        self._art.high_contrast = self._look.theme.high_contrast
        return self._art.face(face, _CARD * self._look.px(Type.BODY), self.devicePixelRatioF())

    def fit(self) -> None:
        """Take the text size, and the height of all rows at the current width."""
        for widget in (self, self.horizontalHeader()):
            widget.setFont(fonts.font(Type.CAPTION, self._look.percent))
        header, table = self.horizontalHeader(), self.reference.table
        columns = range(len(table.columns))
        wide = len(table.columns) - 1 if table.prose else 0
        wanted = [max(self.sizeHintForColumn(column), header.sectionSizeHint(column)) for column in columns]
        if table.prose:
            wanted[wide] = round(_PROSE * self._look.px(Type.CAPTION))
        crowded = sum(wanted) > self.viewport().width()
        for column in columns:
            stretched = column == wide and not crowded
            mode = QHeaderView.ResizeMode.Stretch if stretched else QHeaderView.ResizeMode.Fixed
            header.setSectionResizeMode(column, mode)
            if not stretched:
                header.resizeSection(column, wanted[column])
        for row in range(len(table.rows)):
            self.setRowHeight(row, self._height(row, wide if table.prose else None))
        below = self.horizontalScrollBar().sizeHint().height() if crowded else 0
        self.setFixedHeight(header.sizeHint().height() + self.verticalHeader().length() + below)

    def _height(self, row: int, prose: int | None) -> int:
        """The height of a row, with all lines of what is in the column of this number.

        The hint of the style leaves out that an item's padding makes its lines shorter.
        """
        least = round(_ROW * self._look.px(Type.BODY))
        if prose is None:
            return least
        text = str(self.reference.index(row, prose).data())
        room = QRect(0, 0, self.columnWidth(prose) - 2 * _BESIDE, _HIGHEST)
        lines = self.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, text)
        return max(least, lines.height() + 2 * Space.SNUG)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.fit()


class _Section(QWidget):
    """A table with its heading above and its notes below."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.heading = PhrasedLabel()
        self.heading.setProperty("weight", "bold")
        self.table = ReferenceTableView(look)
        self.notes = PhrasedLabel()
        self.notes.setProperty("type", "caption")
        self.notes.setProperty("tone", "soft")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.TIGHT)
        for part in (self.heading, self.table, self.notes):
            column.addWidget(part)

    def show_table(self, source: MatchSource, table: ReferenceTable) -> None:
        """Show this table of a match."""
        game, names = source.package.game, source.names
        self.heading.setText(i18n.text(table.title, names))
        self.table.setAccessibleName(self.heading.text())
        self.table.show_art(art_of(game.id, game.faces, game.suit_colours))
        changed = self.table.reference.show(table, names)
        self.notes.setText("\n".join(i18n.text(note, names) for note in table.notes))
        self.notes.setVisible(bool(table.notes))
        if changed:
            self.table.fit()


class ReferencePanel(QScrollArea):
    """Shows a game's reference card from the onlooker's view. It's made anew only while it can be seen."""

    def __init__(self, look: Look) -> None:
        """Start without a match."""
        super().__init__()
        self._look = look
        self._source: MatchSource | None = None
        self._held = False
        self._sections: list[_Section] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(Space.SNUG, Space.SNUG, Space.SNUG, Space.SNUG)
        self._column.setSpacing(Space.WIDE)
        self._column.addStretch(1)
        self.setWidget(inside)
        inside.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        TouchScroll(self)
        look.changed.connect(self._look_changed)

    @property
    def tables(self) -> list[ReferenceTableView]:
        """The tables that are shown, from top to bottom."""
        return [section.table for section in self._sections]

    def show_session(self, source: MatchSource | None) -> None:
        """Follow this session or replay; None: show nothing."""
        self._source = source
        self._held = False
        if source is not None:
            source.stepped.connect(self._refresh)
            source.replaced.connect(self._refresh)
        self._refresh()

    def hold(self, on: bool) -> None:
        """Leave the card as it is while the table plays what happened, or bring it up to date again."""
        self._held = on
        self._refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()
            for section in self._sections:
                section.table.reference.retranslate()
                section.table.fit()
        super().changeEvent(event)

    @Slot()
    def _refresh(self) -> None:
        source = self._source
        if source is None or self._held or not self.isVisible():
            return
        tables = source.package.reference_card(source.view)
        while len(self._sections) > len(tables):
            self._sections.pop().deleteLater()
        while len(self._sections) < len(tables):
            self._add_section()
        for section, table in zip(self._sections, tables, strict=True):
            section.show_table(source, table)

    def _add_section(self) -> None:
        section = _Section(self._look)
        self._column.insertWidget(len(self._sections), section)
        self._sections.append(section)

    def _look_changed(self) -> None:
        for section in self._sections:
            section.table.fit()
            section.table.viewport().update()
