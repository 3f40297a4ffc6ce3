"""Who starts a new match: whoever is drawn by lot, or a chosen seat.

Apart from the editor of the seats, as `house_field` and `deal_field` are: a part of the page of its own.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.seats import Seat, names_of
from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import words

_BY_LOT = -1


class StarterField(QWidget):
    """A choice among the seats, or by lot. A chosen player stays chosen wherever it moves."""

    changed = Signal()

    def __init__(self, look: Look) -> None:
        """By lot, without seats."""
        super().__init__()
        self._seats: tuple[Seat, ...] = ()
        self._title = words()
        self.choice = Choice(look, [_BY_LOT])
        self.choice.currentIndexChanged.connect(lambda _index: self.changed.emit())
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(Space.SNUG)
        lines.addWidget(self._title)
        lines.addWidget(self.choice)
        self._retranslate()

    @property
    def starter(self) -> int | None:
        """The chosen seat; None: by lot, or there is nothing to choose."""
        chosen = int(self.choice.chosen)
        return None if chosen == _BY_LOT else chosen

    @starter.setter
    def starter(self, seat: int | None) -> None:
        self.choice.chosen = _BY_LOT if seat is None else seat

    def show_seats(self, seats: Sequence[Seat]) -> None:
        """Offer these seats. A chosen one that is gone is replaced by the lot."""
        self._seats = tuple(seats)
        while self.choice.count() > len(seats) + 1:
            self.choice.removeItem(self.choice.count() - 1)
        while self.choice.count() <= len(seats):
            self.choice.addItem("", self.choice.count() - 1)
        if self.choice.currentIndex() < 0:
            self.starter = None
        self._retranslate()

    def reorder(self, order: Sequence[int]) -> None:
        """Follow the chosen player: `order` has its seat of before at its seat of now; without it the lot decides."""
        if self.starter is not None:
            self.starter = order.index(self.starter) if self.starter in order else None

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        title = QCoreApplication.translate("start", "Who starts")
        self._title.setText(title)
        self.choice.setAccessibleName(title)
        by_lot = QCoreApplication.translate("start", "Drawn by lot")
        names = names_of(self._seats)
        self.choice.set_words([by_lot, *(i18n.seat_name(seat, names) for seat in range(len(names)))])
