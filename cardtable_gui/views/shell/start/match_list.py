"""A section of the start screen that lists matches on disk: open one, or delete it with undo."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cardtable_gui.controller.saves.store_errors import StoreError
from cardtable_gui.models.saved import SavedModel, SavedRole
from cardtable_gui.views.kit.controls.grid import Grid
from cardtable_gui.views.kit.controls.press_ahead import PressAhead
from cardtable_gui.views.kit.focus.tab_order import order_tabs
from cardtable_gui.views.kit.look import reading_time
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import heading
from cardtable_gui.views.kit.pictures.covers import Covers
from cardtable_gui.views.shell.start.saved_card import CardWords, SavedCard
from cardtable_gui.views.shell.start.tile import TILE_MARGIN

UNDO_MS = 8000
"""How long a deleted match can be restored."""
_FEW = 3
"""How many matches are shown at first if the page scrolls anyway."""


class Shelf(QWidget):
    """Shows the matches of one model as cards; hidden while there are none."""

    chosen = Signal(str)
    """The player wants to open this match."""
    trouble = Signal(object)
    """A `Message`: a match could not be deleted."""
    changed = Signal()
    """The shown matches, or whether there are any, have changed."""

    def __init__(
        self, look: Look, covers: Covers, press_ahead: PressAhead, words: Callable[[], tuple[str, str, CardWords]]
    ) -> None:
        """Start without matches. `press_ahead` tells of players who come to a button that opens a match.

        `words` returns title, “Show all” and the cards' texts in the current language.
        """
        super().__init__()
        self._look = look
        self._covers = covers
        self._press_ahead = press_ahead
        self._words = words
        self._model: SavedModel | None = None
        self._all_shown = False
        self._few = _FEW
        self._doomed: dict[str, QTimer] = {}
        self._title = heading()
        self.all_button = QPushButton()
        self.all_button.setProperty("kind", "quiet")
        self.all_button.clicked.connect(self._show_all)
        self._head = head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.all_button)
        self._cards = Grid(1, 1, Space.EASY)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(TILE_MARGIN, 0, TILE_MARGIN, 0)
        lines.setSpacing(Space.SNUG)
        lines.addLayout(head)
        lines.addWidget(self._cards)
        look.changed.connect(self._fit)
        self._fit()
        self.hide()

    @property
    def cards(self) -> Sequence[SavedCard]:
        """The cards of the shown matches."""
        return [card for card in self._cards.cells if isinstance(card, SavedCard)]

    @property
    def has_matches(self) -> bool:
        """Whether there is any match to show."""
        return self._model is not None and self._model.rowCount() > 0

    def show_matches(self, model: SavedModel) -> None:
        """Show the matches of this model, and follow it."""
        self._model = model
        model.modelReset.connect(self.retranslate)
        model.rowsRemoved.connect(self.retranslate)
        self.retranslate()

    def settle(self) -> None:
        """Carry out deletions that the player has not undone."""
        for match_id in tuple(self._doomed):
            self._delete_now(match_id)

    def retranslate(self) -> None:
        """Update all texts to the model and the current language."""
        title, show_all, words = self._words()
        self._title.setText(title)
        self.all_button.setText(show_all)
        if self._model is None:
            return
        rows = self._model.rowCount()
        shown = rows if self._all_shown else min(rows, self._few)
        if not shown and self.isHidden():
            return
        kept = {card.match_id: card for card in self.cards}
        cards = []
        for row in range(shown):
            index = self._model.index(row)
            match_id = str(index.data(SavedRole.ID))
            card = kept.get(match_id) or self._card(match_id)
            card.tell(index, words)
            cards.append(card)
        self._cards.show_cells(cards)
        order_tabs(self)
        self.setVisible(bool(shown))
        self.all_button.setVisible(rows > shown)
        self.changed.emit()

    def fit(self, room: int | None, width: int = 0) -> int:
        """Show as many matches as fit this height and width, at least one, and return their height.

        All lengths are logical pixels. None: only a few, at any height.
        """
        cards, rows = self.cards, 0 if self._model is None else self._model.rowCount()
        if not cards:
            return 0
        few = _FEW
        if room is not None:
            card = max(each.heightForWidth(width - 2 * TILE_MARGIN) for each in cards) + Space.EASY
            few = max(1, (room - self._head_height() + Space.EASY) // card)
        if few != self._few:
            self._few = few
            if not self._all_shown and len(cards) != min(rows, few):
                self.retranslate()
        return self._head_height() + self._cards.heightForWidth(width - 2 * TILE_MARGIN)

    def least_height(self, width: int) -> int:
        """The height with one match, in logical pixels."""
        cards = [card.heightForWidth(width - 2 * TILE_MARGIN) for card in self.cards]
        return self._head_height() + max(cards, default=0)

    def _head_height(self) -> int:
        return self._head.sizeHint().height() + Space.SNUG

    def _show_all(self) -> None:
        self._all_shown = True
        self.retranslate()
        if self._model is not None:
            self._model.refresh_all()

    def _card(self, match_id: str) -> SavedCard:
        card = SavedCard(match_id, self._look, self._covers)
        self._press_ahead.watch(card.open_button)
        card.opened.connect(self.chosen)
        card.delete_asked.connect(self._doom)
        card.undo_asked.connect(self._spare)
        return card

    def _card_of(self, match_id: str) -> SavedCard | None:
        return next((card for card in self.cards if card.match_id == match_id), None)

    def _doom(self, match_id: str) -> None:
        timer = QTimer(self, singleShot=True, interval=reading_time.of(UNDO_MS))
        timer.timeout.connect(lambda: self._delete_now(match_id))
        self._doomed[match_id] = timer
        timer.start()
        if card := self._card_of(match_id):
            card.show_deleted(True)

    def _spare(self, match_id: str) -> None:
        self._doomed.pop(match_id).stop()
        if card := self._card_of(match_id):
            card.show_deleted(False)

    def _delete_now(self, match_id: str) -> None:
        self._doomed.pop(match_id).stop()
        if self._model is None:
            return
        try:
            self._model.remove(match_id)
        except StoreError as error:
            self.trouble.emit(error.message)

    def _fit(self) -> None:
        self._cards.set_widths(self._look.scaled(232), max(600, self._look.scaled(600)))
