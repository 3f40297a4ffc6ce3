"""A match on the start screen: open it, or delete it with undo."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QDateTime, QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QStackedLayout, QVBoxLayout, QWidget

from cardtable_gui.models.saved import SavedRole
from cardtable_gui.views.kit.controls.icons import IconButton
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Radius, Space
from cardtable_gui.views.kit.pages.column import words
from cardtable_gui.views.kit.pictures.cover import Cover
from cardtable_gui.views.kit.pictures.covers import ASPECT, Covers
from cardtable_gui.views.kit.text.phrases import in_one
from cardtable_gui.views.kit.text.plain_text import set_tip
from cardtable_gui.views.plan import match_facts

_THUMB = 96


@dataclass(frozen=True, slots=True)
class CardWords:
    """Texts common to all cards of a list: the button that opens the match, and why it may be disabled."""

    open: str
    taken: str


class SavedCard(QFrame):
    """One match: game, players, state, time of the last move."""

    opened = Signal(str)
    delete_asked = Signal(str)
    undo_asked = Signal(str)

    def __init__(self, match_id: str, look: Look, covers: Covers) -> None:
        """A card for this match; its texts follow with `tell`."""
        super().__init__()
        self.match_id = match_id
        self._look = look
        self.setProperty("surface", "panel")
        self._cover = Cover(look, covers, Radius.CHIP)
        self._title = words(kind="label")
        self._people = words("soft", "caption")
        self._stand = words("soft", "caption")
        self.open_button = QPushButton()
        self.open_button.clicked.connect(lambda: self.opened.emit(match_id))
        self.delete_button = IconButton("cross", look)
        self.delete_button.clicked.connect(lambda: self.delete_asked.emit(match_id))
        self._gone = words("soft")
        self.undo_button = QPushButton()
        self.undo_button.clicked.connect(lambda: self.undo_asked.emit(match_id))

        texts = QVBoxLayout()
        texts.setSpacing(Space.HAIR)
        for label in (self._title, self._people, self._stand):
            texts.addWidget(label)
        texts.addStretch(1)
        top = QHBoxLayout()
        top.setSpacing(Space.EASY)
        top.addWidget(self._cover, 0, Qt.AlignmentFlag.AlignTop)
        top.addLayout(texts, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.TIGHT)
        buttons.addWidget(self.open_button)
        buttons.addStretch(1)
        buttons.addWidget(self.delete_button)
        here = QWidget()
        rows = QVBoxLayout(here)
        rows.setContentsMargins(Space.EASY, Space.EASY, Space.EASY, Space.SNUG)
        rows.setSpacing(Space.SNUG)
        rows.addLayout(top, 1)
        rows.addLayout(buttons)
        gone = QWidget()
        gone_row = QHBoxLayout(gone)
        gone_row.setContentsMargins(Space.EASY, Space.EASY, Space.EASY, Space.EASY)
        gone_row.addWidget(self._gone, 1)
        gone_row.addWidget(self.undo_button)
        self._faces = QStackedLayout(self)
        self._faces.addWidget(here)
        self._faces.addWidget(gone)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        look.changed.connect(self._fit)
        self._fit()

    def delete(self) -> None:
        """Delete it, unless it is deleted already or in use."""
        if self._faces.currentIndex() == 0:
            self.delete_button.click()

    def show_deleted(self, deleted: bool) -> None:
        """Show that the match will be deleted and how to undo that; or show it again."""
        self._faces.setCurrentIndex(1 if deleted else 0)
        (self.undo_button if deleted else self.open_button).setFocus()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        edge = self.contentsMargins()
        inner = width - edge.left() - edge.right()
        return self._faces.heightForWidth(inner) + edge.top() + edge.bottom()

    def sizeHint(self) -> QSize:
        return self._faces.sizeHint()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return done

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and inside and self._faces.currentIndex() == 0:
            self.open_button.click()
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._faces.currentIndex() == 0:
            self.open_button.click()
        else:
            super().keyPressEvent(event)

    def _fit(self) -> None:
        self._cover.setFixedSize(self._look.scaled(_THUMB), round(self._look.scaled(_THUMB) / ASPECT))

    def tell(self, index: QModelIndex, words: CardWords) -> None:
        """Set the texts from a row of the `SavedModel`, in the current language."""
        title, seats, progress = (
            str(index.data(role)) for role in (SavedRole.TITLE, SavedRole.SEATS, SavedRole.PROGRESS)
        )
        modified = index.data(SavedRole.MODIFIED)
        when = match_facts.moment(QDateTime.fromSecsSinceEpoch(round(modified.timestamp())))
        when = when[:1].upper() + when[1:]  # It begins a line.
        free = not index.data(SavedRole.IN_USE)
        self._cover.show_game(str(index.data(SavedRole.GAME)), title)
        self._title.setText(title)
        self._people.setText(seats)
        self._stand.setText(f"{progress}\n{in_one(when)}")
        self.open_button.setText(words.open)
        taken = "" if free else words.taken
        self.open_button.setAccessibleDescription(". ".join(filter(None, (title, seats, progress, when, taken))))
        set_tip(self.open_button, taken)
        self.delete_button.tell(QCoreApplication.translate("start", "Delete this match"))
        for button in (self.open_button, self.delete_button):
            button.setEnabled(free)
        self._gone.setText(QCoreApplication.translate("start", "{title} deleted").format(title=title))
        self.undo_button.setText(QCoreApplication.translate("start", "Undo"))
