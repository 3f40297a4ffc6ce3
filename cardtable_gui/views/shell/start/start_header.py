"""The header of the start screen: the program's name, tools, and a game suggested for learning."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.core.game import AnyGame
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.controls.icons import IconButton
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.style import mark
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import heading, words
from cardtable_gui.views.shell.start.tile import TILE_MARGIN


class Head(QWidget):
    """Placed above the matches and games; `fit` lays it out for a width."""

    begin_wanted = Signal(str)
    """The player wants to learn this game."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Start without tools and suggestion."""
        super().__init__(parent)
        self._look = look
        self._invited: AnyGame | None = None
        self._begun = False
        self._title = heading("display")
        self.motto = words("soft", "label")
        self.begin = Button()
        self.begin.clicked.connect(self._begin)
        self.begin.hide()
        self._row = QHBoxLayout()
        self._row.setSpacing(Space.SNUG)
        self._row.addWidget(self._title)
        self._row.addSpacing(Space.WIDE - 2 * Space.SNUG)
        self._row.addWidget(self.motto, 1)
        self._row.addWidget(self.begin)
        self._below = QVBoxLayout()
        self._below.setSpacing(Space.SNUG)
        self._tools: list[IconButton] = []
        lines = QVBoxLayout(self)
        # In line with the tiles' sheets, which have a margin around them.
        lines.setContentsMargins(TILE_MARGIN, 0, TILE_MARGIN, 0)
        lines.setSpacing(Space.HAIR)
        lines.addLayout(self._row)
        lines.addLayout(self._below)

    def add_tool(self, icon: str, action: QAction) -> None:
        """Add a menu action at the right."""
        tool = IconButton(icon, self._look)
        tool.follow(action)
        self._tools.append(tool)
        self._row.addWidget(tool)

    def invite(self, game: AnyGame | None, *, begun: bool = False, played: bool = False) -> None:
        """Suggest the lessons of this game, which the player has `begun` or not; None: no suggestion.

        To whoever has `played` it's one button among others, to a newcomer the main one.
        """
        self._invited, self._begun = game, begun
        mark(self.begin, kind="" if played else "primary")
        self._word_invitation()
        self.begin.setVisible(game is not None)

    def fit(self, width: int) -> bool:
        """Lay out the header for a width in logical pixels; return whether everything is on one line.

        If the line is too short, the motto goes below it, and then the suggestion below that.
        """
        tools = sum(tool.sizeHint().width() + self._row.spacing() for tool in self._tools)
        room = width - 2 * TILE_MARGIN - tools - Space.WIDE
        title, motto = (_one_line(label) for label in (self._title, self.motto))
        invitation = 0 if self._invited is None else self.begin.sizeHint().width() + Space.WIDE
        beside = title + invitation <= room
        level = title + Space.WIDE + motto + invitation <= room
        for widget, above in ((self.motto, level), (self.begin, beside)):
            self._place(widget, above=above)
        self._row.setStretchFactor(self._title, 0 if level else 1)
        # Both have the same baseline.
        drop = self._title.fontMetrics().descent() - self.motto.fontMetrics().descent()
        self.motto.setAlignment(Qt.AlignmentFlag.AlignBottom if level else Qt.AlignmentFlag.AlignTop)
        self.motto.setContentsMargins(0, 0, 0, max(0, drop) if level else 0)
        # The layouts cache the size hints of both.
        self._row.invalidate()
        self._below.invalidate()
        return level

    def height_at(self, width: int) -> int:
        """The height at a width with the latest layout; both in logical pixels."""
        lines = self.layout()
        assert lines is not None
        return lines.totalHeightForWidth(width) if lines.hasHeightForWidth() else lines.totalSizeHint().height()

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self._title.setText(QCoreApplication.translate("start", "Card Table"))
        self.motto.setText(
            QCoreApplication.translate("start", "Japanese card games to play against bots or with friends")
        )
        self._word_invitation()

    def _begin(self) -> None:
        if self._invited is not None:
            self.begin_wanted.emit(self._invited.id)

    def _word_invitation(self) -> None:
        if self._invited is None:
            return
        words = QCoreApplication.translate("start", "Begin here: learn {game}")
        if self._begun:
            words = QCoreApplication.translate("start", "Continue learning {game}")
        title = i18n.text(self._invited.title)
        self.begin.setText(words.format(game=title).replace("&", "&&"))
        self.begin.setAccessibleDescription(i18n.text(self._invited.tagline))

    def _place(self, widget: QWidget, *, above: bool) -> None:
        """Put a widget into the line of the title, or below it: the motto first, the suggestion at the left."""
        if above == (self._row.indexOf(widget) >= 0):
            return
        motto = widget is self.motto
        if above:
            self._below.removeWidget(widget)
            self._row.insertWidget(2 if motto else self._row.count() - len(self._tools), widget, int(motto))
        else:
            self._row.removeWidget(widget)
            left = Qt.AlignmentFlag(0) if motto else Qt.AlignmentFlag.AlignLeft
            self._below.insertWidget(0 if motto else self._below.count(), widget, 0, left)


def _one_line(label: QLabel) -> int:
    """The width of a label's text on one line."""
    return label.fontMetrics().horizontalAdvance(label.text())
