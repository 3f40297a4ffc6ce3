"""The first thing a player sees: unfinished matches, and the games by their covers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cardtable_gui.models.games import GameRole, GamesModel
from cardtable_gui.models.saved import SavedModel, SavedRole
from cardtable_gui.settings import Settings
from cardtable_gui.views.shell import facts
from cardtable_gui.views.shell.covers import Covers
from cardtable_gui.views.shell.look import Look
from cardtable_gui.views.shell.start.grid import Grid
from cardtable_gui.views.shell.start.page import WIDEST, Column, Ground, heading, words
from cardtable_gui.views.shell.start.saved_card import SavedCard
from cardtable_gui.views.shell.start.tile import TILE_MARGIN, CoverTile
from cardtable_gui.views.shell.taborder import order_tabs
from cardtable_gui.views.theme import Space

UNDO_MS = 8000
"""So long a deleted match can be brought back."""
_FEW = 3
"""So many unfinished matches are shown at first."""
_NARROWER = 1000
"""Two covers need no more width."""


class HomePage(Ground):
    """Lists matches to continue and games to choose."""

    game_chosen = Signal(str)
    match_chosen = Signal(str)
    match_deleted = Signal(str)
    """The player deleted this match and let the time for thinking better of it pass."""
    file_asked = Signal()

    def __init__(self, look: Look, covers: Covers, settings: Settings, parent: QWidget | None = None) -> None:
        """Show the games; unfinished matches follow with `show_matches`."""
        super().__init__(look, parent)
        self._look = look
        self._covers = covers
        self._settings = settings
        self._model = GamesModel(self)
        self._saved: SavedModel | None = None
        self._all_shown = False
        self._wanted: QAbstractButton | None = None
        self._doomed: dict[str, QTimer] = {}

        self._title = heading("display")
        self._motto = words("soft", "label")
        self._file = QPushButton()
        self._file.clicked.connect(self.file_asked)
        names = QVBoxLayout()
        names.setSpacing(Space.HAIR)
        names.addWidget(self._title)
        names.addWidget(self._motto)
        head = _line()
        head.addLayout(names, 1)
        head.addWidget(self._file)

        self._continue = QWidget()
        self._continue_title = heading()
        self._all = QPushButton()
        self._all.setProperty("kind", "quiet")
        self._all.clicked.connect(self._show_all)
        continue_head = QHBoxLayout()
        continue_head.addWidget(self._continue_title, 1)
        continue_head.addWidget(self._all)
        self._cards = Grid(1, 1, Space.WIDE)
        continue_lines = QVBoxLayout(self._continue)
        continue_lines.setContentsMargins(TILE_MARGIN, 0, TILE_MARGIN, 0)
        continue_lines.setSpacing(Space.SNUG)
        continue_lines.addLayout(continue_head)
        continue_lines.addWidget(self._cards)
        self._continue.hide()

        self._games_title = heading()
        games_head = _line()
        games_head.addWidget(self._games_title)
        self._tiles = Grid(1, 1, Space.WIDE - 2 * TILE_MARGIN)
        games_lines = QVBoxLayout()
        games_lines.setSpacing(0)
        games_lines.addLayout(games_head)
        games_lines.addWidget(self._tiles)

        column = Column(look, WIDEST if self._model.rowCount() > 2 else _NARROWER)
        column.lines.setContentsMargins(Space.VAST - TILE_MARGIN, Space.WIDE, Space.VAST - TILE_MARGIN, Space.WIDE)
        column.lines.addLayout(head)
        column.lines.addWidget(self._continue)
        column.lines.addLayout(games_lines)
        column.lines.addStretch(1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(column)
        tiles = [CoverTile(self._of(row, GameRole.ID), look, covers, settings) for row in range(self._model.rowCount())]
        for tile in tiles:
            tile.clicked.connect(lambda _down=False, game=tile.game: self.game_chosen.emit(game))
        self._tiles.show_cells(tiles)
        order_tabs(self)
        look.changed.connect(self._fit)
        self._fit()
        self._retranslate()

    @property
    def tiles(self) -> Sequence[CoverTile]:
        """The games' tiles."""
        return [tile for tile in self._tiles.cells if isinstance(tile, CoverTile)]

    @property
    def cards(self) -> Sequence[SavedCard]:
        """The unfinished matches that are shown."""
        return [card for card in self._cards.cells if isinstance(card, SavedCard)]

    def show_matches(self, saved: SavedModel) -> None:
        """Show the matches of this model, and follow it."""
        self._saved = saved
        saved.modelReset.connect(self._show_cards)
        saved.refreshed.connect(self._refreshed)
        saved.rowsRemoved.connect(self._show_cards)
        self._show_cards()

    def take_focus(self) -> None:
        """Give the keyboard to what the player most likely wants."""
        choices: list[QAbstractButton] = [card.open_button for card in self.cards if card.open_button.isEnabled()]
        self._wanted = next(iter((*choices, *self.tiles)), None)
        if self._wanted is not None:
            self._wanted.setFocus()

    def settle(self) -> None:
        """Delete now what the player deleted and has not brought back."""
        for match_id in tuple(self._doomed):
            self._delete_now(match_id)

    def hideEvent(self, event: QHideEvent) -> None:
        if not event.spontaneous():
            self.settle()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _refreshed(self) -> None:
        """Matches to continue were found meanwhile: they come first, unless the player went somewhere already."""
        if self.isVisible() and self.focusWidget() in (None, self._wanted):
            self.take_focus()

    def _of(self, row: int, role: GameRole) -> str:
        return str(self._model.index(row).data(role))

    def _show_all(self) -> None:
        self._all_shown = True
        self._show_cards()

    def _show_cards(self) -> None:
        if self._saved is None:
            return
        rows = self._saved.rowCount()
        shown = rows if self._all_shown else min(rows, _FEW)
        kept = {card.match_id: card for card in self.cards}
        cards = []
        for row in range(shown):
            index = self._saved.index(row)
            match_id = str(index.data(SavedRole.ID))
            card = kept.get(match_id) or self._card(match_id)
            card.tell(index)
            cards.append(card)
        self._cards.show_cells(cards)
        order_tabs(self)
        self._continue.setVisible(bool(shown))
        self._all.setVisible(rows > shown)

    def _card(self, match_id: str) -> SavedCard:
        card = SavedCard(match_id, self._look, self._covers)
        card.opened.connect(self.match_chosen)
        card.delete_asked.connect(self._doom)
        card.undo_asked.connect(self._spare)
        return card

    def _card_of(self, match_id: str) -> SavedCard | None:
        return next((card for card in self.cards if card.match_id == match_id), None)

    def _doom(self, match_id: str) -> None:
        timer = QTimer(self, singleShot=True, interval=UNDO_MS)
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
        self.match_deleted.emit(match_id)

    def _fit(self) -> None:
        self._tiles.set_widths(self._look.scaled(300), max(600, self._look.scaled(600)))
        self._cards.set_widths(self._look.scaled(290), max(600, self._look.scaled(600)))

    def _retranslate(self) -> None:
        self._model.retranslate()
        self._title.setText(QCoreApplication.translate("start", "Card Table"))
        self._motto.setText(
            QCoreApplication.translate("start", "Japanese card games for one table, against bots or with friends")
        )
        self._file.setText(QCoreApplication.translate("start", "Open a record…"))
        self._continue_title.setText(QCoreApplication.translate("start", "Continue"))
        self._all.setText(QCoreApplication.translate("start", "Show all"))
        self._games_title.setText(QCoreApplication.translate("start", "New match"))
        for row, tile in enumerate(self.tiles):
            index = self._model.index(row)
            players, minutes = index.data(GameRole.PLAYERS), index.data(GameRole.MINUTES)
            line = f"{facts.players(tuple(players))}  ·  {facts.minutes(tuple(minutes))}"
            tile.tell(str(index.data()), line, self._of(row, GameRole.TAGLINE))
        self._tiles.updateGeometry()
        self._show_cards()


def _line() -> QHBoxLayout:
    """A row that stands in line with the tiles' sheets, which have a margin around them."""
    row = QHBoxLayout()
    row.setContentsMargins(TILE_MARGIN, 0, TILE_MARGIN, 0)
    return row
