"""The reference card beside the table: tables with what a player would look up, kept up to date."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.match_source import MatchSource
from cardtable_gui.core.aids.reference_tables import ReferenceTable
from cardtable_gui.views.kit.controls.phrased import PhrasedLabel
from cardtable_gui.views.kit.controls.touch_scroll import TouchScroll
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pictures.art import art_of
from cardtable_gui.views.shell.matches.reference_table import ReferenceTableView


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
        self.table.show_art(art_of(game.id, game.faces))
        changed = self.table.reference.show(table, names)
        self.notes.setText("\n".join(i18n.text(note, names) for note in table.notes))
        self.notes.setVisible(bool(table.notes))
        if changed:
            self.table.fit()


class ReferencePanel(QScrollArea):
    """Shows a game's reference card from the onlooker's view. It's made anew only while it can be seen."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Start without a match."""
        super().__init__(parent)
        self._look = look
        self._source: MatchSource | None = None
        self._held = False
        self._sections: list[_Section] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        self._inside = inside
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
