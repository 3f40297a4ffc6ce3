"""The first thing a player sees: unfinished matches, the games by their covers, and finished matches."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QAction, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cardtable_gui import games
from cardtable_gui.models.games import GameRole, GamesModel
from cardtable_gui.models.saved import SavedModel
from cardtable_gui.settings import AnyEntry, Settings, seats_of
from cardtable_gui.views.shell import facts
from cardtable_gui.views.shell.covers import Covers
from cardtable_gui.views.shell.icons import IconButton
from cardtable_gui.views.shell.look import Look
from cardtable_gui.views.shell.start.grid import Grid
from cardtable_gui.views.shell.start.page import Column, Ground, heading, words
from cardtable_gui.views.shell.start.plan import remembered
from cardtable_gui.views.shell.start.saved_card import CardWords, SavedCard
from cardtable_gui.views.shell.start.shelf import Shelf
from cardtable_gui.views.shell.start.tile import TILE_MARGIN, CoverTile, TileWords
from cardtable_gui.views.shell.taborder import order_tabs
from cardtable_gui.views.theme import Space

_NARROWEST = 176
"""A tile is at least so wide where all are seen at once, at normal text size."""
_ROOMY = 236
"""A tile is at least so wide where the page scrolls."""
_GAP = Space.WIDE - 2 * TILE_MARGIN
_SIDE = Space.VAST - TILE_MARGIN


class HomePage(Ground):
    """Lists matches to continue, games to choose and matches to watch."""

    game_chosen = Signal(str)
    again_chosen = Signal(str)
    """The player wants to play this game as last time."""
    match_chosen = Signal(str)
    watch_chosen = Signal(str)
    """The player wants to watch this finished match."""
    trouble = Signal(object)
    """A `Message`: a match could not be deleted."""
    file_asked = Signal()

    def __init__(self, look: Look, covers: Covers, settings: Settings, parent: QWidget | None = None) -> None:
        """Show the games; unfinished matches follow with `show_matches`."""
        super().__init__(look, parent)
        self._look = look
        self._covers = covers
        self._settings = settings
        self._model = GamesModel(self)
        self._wanted: QAbstractButton | None = None
        self._arranged_for = (0, 0)
        self._told = False
        """Whether the tiles tell what is known by now."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._arrange_anew)

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
        self._head = head

        self.unfinished = Shelf(look, covers, _unfinished_words)
        self.unfinished.chosen.connect(self.match_chosen)
        self.unfinished.installEventFilter(self)
        self.finished = Shelf(look, covers, _finished_words)
        self.finished.chosen.connect(self.watch_chosen)
        for shelf in (self.unfinished, self.finished):
            shelf.trouble.connect(self.trouble)

        self._games_title = heading()
        games_head = _line()
        games_head.addWidget(self._games_title)
        self._tiles = Grid(1, 1, _GAP, centred=True)
        games_lines = QVBoxLayout()
        games_lines.setSpacing(0)
        games_lines.addLayout(games_head)
        games_lines.addWidget(self._tiles)

        self._column = column = Column(look)
        column.lines.setContentsMargins(_SIDE, Space.WIDE, _SIDE, Space.WIDE)
        column.lines.addLayout(head)
        column.lines.addWidget(self.unfinished)
        column.lines.addLayout(games_lines)
        column.lines.addWidget(self.finished)
        column.lines.addStretch(1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(column)
        tiles = [CoverTile(self._of(row, GameRole.ID), look, covers, settings) for row in range(self._model.rowCount())]
        for tile in tiles:
            tile.clicked.connect(lambda _down=False, game=tile.game: self.game_chosen.emit(game))
            tile.again_wanted.connect(lambda game=tile.game: self.again_chosen.emit(game))
        self._tiles.show_cells(tiles)
        order_tabs(self)
        look.changed.connect(self._fit)
        settings.watch(self._setting_changed)
        self._fit()
        self._retranslate()

    def add_tool(self, icon: str, action: QAction) -> None:
        """Put an action of the menus beside the title."""
        tool = IconButton(icon, self._look)
        tool.follow(action)
        self._head.addWidget(tool)
        order_tabs(self)

    @property
    def tiles(self) -> Sequence[CoverTile]:
        """The games' tiles."""
        return [tile for tile in self._tiles.cells if isinstance(tile, CoverTile)]

    @property
    def cards(self) -> Sequence[SavedCard]:
        """The unfinished matches that are shown."""
        return self.unfinished.cards

    def show_matches(self, unfinished: SavedModel, finished: SavedModel) -> None:
        """Show the matches of these models, and follow them."""
        self.unfinished.show_matches(unfinished)
        self.finished.show_matches(finished)
        unfinished.refreshed.connect(self._refreshed)
        for changed in (unfinished.modelReset, unfinished.rowsRemoved, self.unfinished.all_button.clicked):
            changed.connect(self._arrange)
        self._arrange()

    def take_focus(self) -> None:
        """Give the keyboard to what the player most likely wants."""
        choices: list[QAbstractButton] = [card.open_button for card in self.cards if card.open_button.isEnabled()]
        self._wanted = next(iter((*choices, *self.tiles)), None)
        if self._wanted is not None:
            self._wanted.setFocus()

    def settle(self) -> None:
        """Delete now what the player deleted and has not brought back."""
        self.unfinished.settle()
        self.finished.settle()

    def showEvent(self, event: QShowEvent) -> None:
        if not self._told:
            self._tell_anew()
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        if not event.spontaneous():
            self.settle()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

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

    def _fit(self) -> None:
        self._tiles.set_widths(self._look.scaled(_ROOMY), max(600, self._look.scaled(600)))
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.unfinished and event.type() == QEvent.Type.Resize:
            # Its cards know their height only once they are laid out.
            self._soon.start()
        return super().eventFilter(watched, event)

    def _room(self) -> tuple[int, int]:
        """What the games have: width, and height without scrolling."""
        lines, continued = self._column.lines, not self.unfinished.isHidden()
        bar = self._column.verticalScrollBar().sizeHint().width()
        width, room = self.width() - bar - 2 * _SIDE, self.height()
        for item in [lines.itemAt(0), *([lines.itemAt(1)] if continued else [])]:
            room -= item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
            room -= lines.spacing()
        if continued:
            room -= self._games_title.sizeHint().height()
        room -= lines.contentsMargins().top() + lines.contentsMargins().bottom()
        return width, room

    def _arrange_anew(self) -> None:
        """Arrange the games if they have another room now."""
        if self._room() != self._arranged_for:
            self._arrange()

    def _arrange(self) -> None:
        """All games at a glance, as large as they fit; with fewer words where they must; else the page scrolls."""
        self._games_title.setVisible(not self.unfinished.isHidden())
        width, room = self._arranged_for = self._room()
        least = self._look.scaled(_NARROWEST)
        found = None
        for brief in (False, True):
            self._set_brief(brief)
            found = found or self._tiles.fitting(width, room, least)
            if found is not None:
                break
        count = len(self.tiles)
        beside = (width - (count - 1) * _GAP) // count
        if found is not None:
            columns, cell = found
            self._tiles.set_columns(columns)
            self._column.narrow(columns * cell + (columns - 1) * _GAP + 2 * _SIDE)
        else:
            # All covers at least, where they have room in one row.
            in_a_row = beside >= least
            self._set_brief(in_a_row)
            self._tiles.set_columns(count if in_a_row else 0)
            self._column.narrow(None)

    def _set_brief(self, brief: bool) -> None:
        for tile in self.tiles:
            tile.set_brief(brief)

    def _setting_changed(self, entry: AnyEntry) -> None:
        if any(entry.key == seats_of(tile.game).key for tile in self.tiles):
            self._told = False
            # Who plays is remembered as a match begins, which shall not wait for a page that nobody sees then.
            if self.isVisible():
                self._tell_anew()

    def _tell_anew(self) -> None:
        self._tell_tiles()
        self._arrange()

    def _tell_tiles(self) -> None:
        self._told = True
        for row, tile in enumerate(self.tiles):
            index = self._model.index(row)
            players, minutes = index.data(GameRole.PLAYERS), index.data(GameRole.MINUTES)
            line = f"{facts.players(tuple(players))}  ·  {facts.minutes(tuple(minutes))}"
            kind, tagline = self._of(row, GameRole.KIND), self._of(row, GameRole.TAGLINE)
            tile.tell(TileWords(str(index.data()), kind, line, tagline, self._last(tile.game)))

    def _last(self, game: str) -> str:
        """Who played this game last time; empty where nobody has yet."""
        kept = self._settings.value(seats_of(game))
        if not kept:
            return ""
        words = QCoreApplication.translate("start", "Last time: {seats}")
        return words.format(seats=facts.company(remembered(games.game(game), kept).seats))

    def _retranslate(self) -> None:
        self._model.retranslate()
        self._title.setText(QCoreApplication.translate("start", "Card Table"))
        self._motto.setText(
            QCoreApplication.translate("start", "Japanese card games for one table, against bots or with friends")
        )
        self._file.setText(QCoreApplication.translate("start", "Open a record…"))
        self._games_title.setText(QCoreApplication.translate("start", "New match"))
        self._tell_tiles()
        self._tiles.updateGeometry()
        self.unfinished.retranslate()
        self.finished.retranslate()
        self._arrange()


def _unfinished_words() -> tuple[str, str, CardWords]:
    words = CardWords(
        QCoreApplication.translate("start", "Continue"),
        QCoreApplication.translate("start", "This match is open in another window."),
    )
    return words.open, QCoreApplication.translate("start", "Show all"), words


def _finished_words() -> tuple[str, str, CardWords]:
    title = QCoreApplication.translate("start", "Finished matches")
    show_all = QCoreApplication.translate("start", "Show all")
    return title, show_all, CardWords(QCoreApplication.translate("start", "Watch"), "")


def _line() -> QHBoxLayout:
    """A row that stands in line with the tiles' sheets, which have a margin around them."""
    row = QHBoxLayout()
    row.setContentsMargins(TILE_MARGIN, 0, TILE_MARGIN, 0)
    return row
