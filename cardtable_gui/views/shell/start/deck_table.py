"""The cards of a game as a small table: which there are, and how many of each."""

from __future__ import annotations

from collections import Counter
from itertools import chain, groupby

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from cardtable_gui import i18n
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.messages import Message
from cardtable_gui.core.options import complete
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import words


class DeckTable(QWidget):
    """A row for the cards of a kind of which there are equally many, numbers apart from cards with a name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start empty; `show_deck` fills it."""
        super().__init__(parent)
        self._game: AnyGame | None = None
        self._rows: list[tuple[QLabel, QLabel]] = []
        self._lines = QGridLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setHorizontalSpacing(Space.WIDE)
        self._lines.setVerticalSpacing(Space.HAIR)
        self._lines.setColumnStretch(2, 1)

    def show_deck(self, game: AnyGame) -> None:
        """Show the cards of a game with its usual options."""
        self._game = game
        self._fill()

    @property
    def rows(self) -> list[tuple[str, str]]:
        """What the table says, row by row."""
        return [(cards.text(), copies.text()) for cards, copies in self._rows]

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._game is not None:
            self._fill()
        super().changeEvent(event)

    def _fill(self) -> None:
        for old in chain.from_iterable(self._rows):
            self._lines.removeWidget(old)
            old.hide()
            old.deleteLater()
        game = self._game
        assert game is not None
        copies = Counter(game.card_texts(game.deck(game.players[0], complete(game.options, {}))))
        named = [(card, game.card_name(card)) for card in game.faces]
        kinds = groupby(named, key=lambda each: (isinstance(each[1], Message), copies[each[0]]))
        self._rows = []
        for row, ((_, number), cards) in enumerate(kinds):
            called = [i18n.text(name) if isinstance(name, Message) else name for _, name in cards]
            of_one = QCoreApplication.translate("start", "{copies} cards")
            of_each = QCoreApplication.translate("start", "{copies} cards each")
            labels = words(), words("soft")
            labels[0].setText(" · ".join(called))
            labels[1].setText((of_one if len(called) == 1 else of_each).format(copies=number))
            for column, label in enumerate(labels):
                self._lines.addWidget(label, row, column)
            self._rows.append(labels)
