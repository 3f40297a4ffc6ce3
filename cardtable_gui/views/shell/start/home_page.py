"""The start page: unfinished matches, the games by their covers, and finished matches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QTimer, Signal
from PySide6.QtGui import QAction, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from cardtable_gui import games
from cardtable_gui.controller.lessons import progress
from cardtable_gui.core.messages import Message
from cardtable_gui.later import importing_later
from cardtable_gui.models.games import GameRole, GamesModel
from cardtable_gui.models.saved import SavedModel
from cardtable_gui.setting_entries import AnyEntry
from cardtable_gui.settings import ACHIEVEMENTS, ASKED_WHO, LEARNERS, PLAYER, SOLVED_LESSONS, Settings, seats_of
from cardtable_gui.views.kit.controls.press_ahead import PressAhead
from cardtable_gui.views.kit.focus.tab_order import order_tabs
from cardtable_gui.views.kit.keys import keymap
from cardtable_gui.views.kit.keys.key_shortcuts import KeyShortcuts
from cardtable_gui.views.kit.keys.keymap import Keymap
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import Column, PageBackground, heading
from cardtable_gui.views.kit.pictures.covers import Covers
from cardtable_gui.views.plan import match_facts, start_keys
from cardtable_gui.views.plan.match_setup import remembered
from cardtable_gui.views.shell.start.match_list import Shelf
from cardtable_gui.views.shell.start.saved_card import CardWords, SavedCard
from cardtable_gui.views.shell.start.start_header import Head
from cardtable_gui.views.shell.start.tile import TILE_MARGIN, CoverTile
from cardtable_gui.views.shell.start.tile_grid import TileGrid
from cardtable_gui.views.shell.start.tile_words import TileWords

with importing_later():
    from cardtable_gui.views.shell.start import introduction

_NARROWEST = 192
"""The least width of texts where all games are visible at once, at normal text size."""
_ROOMY = 420
"""The least width of a tile where the page scrolls: its text is beside its cover."""
_SHELF = (264, 0.23, 380)
"""The width of matches beside the games: minimum (pixels at normal text size), share of the page, maximum."""
_SHOWN = (SOLVED_LESSONS, LEARNERS, ASKED_WHO, ACHIEVEMENTS)
"""What the page shows of the settings, beside the last seats of each game."""
_ANY = (1 << 24) - 1
"""The largest width that Qt permits."""
_GAP = Space.WIDE - 2 * TILE_MARGIN
_EDGE = Space.VAST - TILE_MARGIN
_INSET = (TILE_MARGIN, 0, TILE_MARGIN, 0)
"""The margins of what is in line with the tiles' sheets."""


class HomePage(PageBackground):
    """Lists matches to continue, games to choose and finished matches to watch."""

    game_chosen = Signal(str)
    again_chosen = Signal(str)
    """The player wants to play this game with the last choices."""
    match_chosen = Signal(str)
    lessons_wanted = Signal(str)
    """The player wants to learn this game."""
    watch_chosen = Signal(str)
    """The player wants to watch this finished match."""
    table_near = Signal()
    """The player has come to a button that opens a table."""
    introduced = Signal(str, str, str)
    """The player gave a name, a colour and a face."""
    trouble = Signal(object)
    """A `Message`: a match could not be deleted."""

    def __init__(self, look: Look, covers: Covers, settings: Settings, keys: Keymap) -> None:
        """Show the games; matches follow with `show_matches`."""
        super().__init__(look)
        self._settings = settings
        self._model = GamesModel(self)
        self._wanted: QAbstractButton | None = None
        self._up_to_date = False
        """Whether the tiles show the current texts."""
        self._played = False
        """Whether the player has played a match before."""
        self._responds = False
        """Whether the page has its matches, and a shell that does what is asked of it."""
        self.soon = QTimer(self)
        self.soon.setSingleShot(True)
        self.soon.timeout.connect(self._arrange)

        press_ahead = PressAhead(self)
        press_ahead.near.connect(self.table_near)
        self.head = Head(look)
        press_ahead.watch(self.head.begin)
        self.head.begin_wanted.connect(self.lessons_wanted)
        self.unfinished = Shelf(look, covers, press_ahead, _unfinished_words)
        self.unfinished.chosen.connect(self.match_chosen)
        self.finished = Shelf(look, covers, press_ahead, _finished_words)
        self.finished.chosen.connect(self.watch_chosen)
        for shelf in (self.unfinished, self.finished):
            shelf.trouble.connect(self.trouble)
            shelf.changed.connect(self.soon.start)
        self._shelves = QVBoxLayout()
        self._shelves.setSpacing(Space.WIDE)

        self.who: introduction.Introduction | None = None
        """Asks a newcomer for a name; None: nobody is asked."""
        self._games_title = heading()
        games_head = QHBoxLayout()
        games_head.setContentsMargins(*_INSET)
        games_head.addWidget(self._games_title)
        tiles = [CoverTile(self._of(row, GameRole.ID), look, covers) for row in range(self._model.rowCount())]
        self.tile_grid = TileGrid(_GAP, tiles)
        games_lines = QVBoxLayout()
        games_lines.setSpacing(0)
        games_lines.addLayout(games_head)
        games_lines.addWidget(self.tile_grid)
        games_lines.addStretch(1)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.setSpacing(_GAP)
        self._body.addLayout(self._shelves)
        self._body.addLayout(games_lines, 1)

        self._column = column = Column(look)
        column.lines.setContentsMargins(_EDGE, Space.EASY, _EDGE, Space.EASY)
        column.lines.setSpacing(Space.SNUG)
        column.lines.addWidget(self.head)
        self._who_line = QHBoxLayout()
        self._who_line.setContentsMargins(*_INSET)
        column.lines.addLayout(self._who_line)
        column.lines.addLayout(self._body, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(column)
        self._connect(press_ahead)
        look.changed.connect(self._arrange)
        settings.watch(self._show_changed, *_SHOWN, *(seats_of(tile.game) for tile in tiles))
        self._take_keys(keys)
        self._retranslate()

    def _connect(self, press_ahead: PressAhead) -> None:
        for tile in self.tiles:
            press_ahead.watch(tile.again)
            tile.clicked.connect(lambda _down=False, game=tile.game: self.game_chosen.emit(game))
            tile.again_wanted.connect(lambda game=tile.game: self.again_chosen.emit(game))

    def _take_keys(self, keys: Keymap) -> None:
        """Connect the keys of the start screen."""
        self._keymap = keys
        keys.add(start_keys.bindings())
        actions: dict[str, Callable[[], object]] = {
            start_keys.LEFT: lambda: self._step(-1, 0),
            start_keys.RIGHT: lambda: self._step(1, 0),
            start_keys.UP: lambda: self._step(0, -1),
            start_keys.DOWN: lambda: self._step(0, 1),
            start_keys.AGAIN: self._play_again,
            start_keys.DELETE: self._delete,
        }
        for tile in self.tiles:
            actions[start_keys.choose(tile.game)] = partial(self.game_chosen.emit, tile.game)
        KeyShortcuts(self, keys, actions)
        keys.changed.connect(self._update_tiles)

    def add_tool(self, icon: str, action: QAction, label: Message) -> None:
        """Add a menu action beside the title, with a word below its icon."""
        self.head.add_tool(icon, action, label)
        order_tabs(self)

    @property
    def tiles(self) -> Sequence[CoverTile]:
        """The tiles of the games."""
        return self.tile_grid.tiles

    @property
    def cards(self) -> Sequence[SavedCard]:
        """The cards of the unfinished matches shown."""
        return self.unfinished.cards

    @property
    def untouched(self) -> bool:
        """Whether it looks as it does when it opens, but for raised tiles: not scrolled, no button pointed at."""
        pointed = any(each.underMouse() for each in self.findChildren(QAbstractButton) if each not in self.tiles)
        return self.focusWidget() is self._wanted and not pointed and not self._column.verticalScrollBar().value()

    def lower_tiles(self, *, lowered: bool) -> None:
        """Show a tile under the pointer as the others; or raised again."""
        for tile in self.tiles:
            tile.show_lowered(lowered=lowered)

    def show_matches(self, unfinished: SavedModel, finished: SavedModel) -> None:
        """Show the matches of these models, and follow them."""
        self.unfinished.show_matches(unfinished)
        self.finished.show_matches(finished)
        unfinished.refreshed.connect(self._refreshed)
        for model in (unfinished, finished):
            model.modelReset.connect(self._invite)
        self._responds = True
        if self.who is not None:
            self.who.complete()
            order_tabs(self)
        self._invite()
        self.soon.start()

    def arrange_at_once(self) -> None:
        """Arrange the page now if that was put off."""
        if self.soon.isActive():
            self.soon.stop()
            self._arrange()

    def take_focus(self) -> None:
        """Focus what the player most likely wants."""
        choices: list[QAbstractButton] = [card.open_button for card in self.cards if card.open_button.isEnabled()]
        if not self.head.begin.isHidden() and not self._played:
            choices.append(self.head.begin)
        self._wanted = next(iter((*choices, *self.tiles)), None)
        if self._wanted is not None:
            self._wanted.setFocus()

    def settle(self) -> None:
        """Carry out deletions that the player has not undone."""
        self.unfinished.settle()
        self.finished.settle()

    def showEvent(self, event: QShowEvent) -> None:
        if not self._up_to_date:
            self._update_texts()
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
        """Handle that unfinished matches were found: focus them, unless the player has moved the focus already."""
        if self.isVisible() and self.focusWidget() in (None, self._wanted):
            self.take_focus()

    def _invite(self) -> None:
        """Suggest lessons: the rest of those that were begun, or to a newcomer those of the easiest game with any."""
        played = self.finished.has_matches or self.unfinished.has_matches
        played = self._played = played or any(self._settings.value(seats_of(tile.game)) for tile in self.tiles)
        begun = next((tile.game for tile in self.tiles if progress.begun(self._settings, tile.game)), None)
        new = not played and not any(progress.any_solved(self._settings, tile.game) for tile in self.tiles)
        taught = (tile.game for tile in self.tiles if games.package(tile.game).lessons is not None)
        wanted = begun or (next(taught, None) if new else None)
        had_focus = self.head.begin.hasFocus()
        self.head.invite(None if wanted is None else games.game(wanted), begun=begun is not None, played=played)
        if had_focus and (played or wanted is None):
            self.take_focus()
        known = played or self._settings.value(ASKED_WHO) or bool(self._settings.value(PLAYER))
        self._ask(wanted=not known)

    def _ask(self, *, wanted: bool) -> None:
        """Ask who plays, or no longer."""
        if wanted and self.who is None:
            self.who = introduction.Introduction(self._look)
            self.who.answered.connect(self.introduced)
            self.who.skipped.connect(self._ask_no_more)
            self._who_line.addWidget(self.who)
            if self._responds:
                self.who.complete()
            order_tabs(self)
        elif self.who is not None and not wanted:
            who, self.who = self.who, None
            focus: QWidget | None = self.focusWidget()
            had_focus = focus is not None and who.isAncestorOf(focus)
            self._who_line.removeWidget(who)
            who.hide()
            who.deleteLater()
            if had_focus:
                self.take_focus()

    def _ask_no_more(self) -> None:
        self._settings.set(ASKED_WHO, True)
        self._settings.sync()

    def _of(self, row: int, role: GameRole) -> str:
        return str(self._model.index(row).data(role))

    def _step(self, across: int, down: int) -> None:
        self.tile_grid.step(across, down) if self._focused_tile() else self.focusNextPrevChild(across + down > 0)

    def _focused_tile(self) -> CoverTile | None:
        """The tile that has the focus, itself or by its button."""
        focus = self.focusWidget()
        return next((tile for tile in self.tiles if focus in (tile, tile.again)), None)

    def _play_again(self) -> None:
        tile = self._focused_tile()
        if tile is not None:
            tile.play_again()

    def _delete(self) -> None:
        cards = (*self.unfinished.cards, *self.finished.cards)
        focus: QWidget | None = self.focusWidget()
        card = next((card for card in cards if focus is not None and card.isAncestorOf(focus)), None)
        if card is not None:
            card.delete()

    def _arrange(self) -> None:
        """Arrange the page: all games at once with the largest possible covers; matches beside or above them."""
        if not self.isVisible():
            self._up_to_date = False
            return
        bar = self._column.verticalScrollBar().sizeHint().width()
        width, least = self.width() - bar - 2 * _EDGE, self._look.scaled(_NARROWEST)
        matches = not (self.unfinished.isHidden() and self.finished.isHidden())
        shelf = self._shelf_width(width) if matches else 0
        taken = shelf + _GAP if matches else 0
        room = self.free_room(width)
        wall = self.tile_grid.fitting(width - taken, room, least)
        while wall is not None and (narrower := self.free_room(wall.width + taken)) < room:
            # What's above is in line with the games: the narrower they are, the more height it needs.
            room = narrower
            wall = self.tile_grid.fitting(width - taken, room, least)
        self._place_shelves(shelf if wall else None, room)
        self._games_title.setVisible(matches and wall is None)
        self.tile_grid.lay(wall or self.tile_grid.scrolling(width, self._look.scaled(_ROOMY)))
        across = self.tile_grid.wall.width + (taken if wall else 0)
        self._column.narrow(across + 2 * _EDGE)
        if self.who is not None:
            # The strip is as wide as the games, of which its height was needed first.
            self.who.fit(across - 2 * TILE_MARGIN)

    def free_room(self, width: int) -> int:
        """The largest height of the games without scrolling at this width, in logical pixels."""
        margins = self._column.lines.contentsMargins()
        above = self.head.heightForWidth(width) + self._column.lines.spacing()
        if self.who is not None:
            inner = width - 2 * TILE_MARGIN
            self.who.fit(inner)
            above += self.who.heightForWidth(inner) + self._column.lines.spacing()
        return self.height() - above - margins.top() - margins.bottom()

    def _shelf_width(self, width: int) -> int:
        least, share, most = _SHELF
        return max(self._look.scaled(least), min(self._look.scaled(most), round(width * share)))

    def _place_shelves(self, width: int | None, room: int) -> None:
        """Place both lists of matches beside the games, with this width and height; None: above and below the games."""
        beside = width is not None
        self._body.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        if (self._shelves.indexOf(self.finished) >= 0) is not beside or self._shelves.isEmpty():
            while self._shelves.count():
                self._shelves.takeAt(0)
            self._body.removeWidget(self.finished)
            self._shelves.addWidget(self.unfinished)
            if beside:
                self._shelves.addWidget(self.finished)
                self._shelves.addStretch(1)
            else:
                self._body.addWidget(self.finished)
            order_tabs(self)
        for shelf in (self.unfinished, self.finished):
            shelf.setMaximumWidth(_ANY if width is None else width)
            shelf.setMinimumWidth(width or 0)
        if width is None:
            self.unfinished.fit(None)
            self.finished.fit(None)
        else:
            below = self.finished.least_height(width) + Space.WIDE if not self.finished.isHidden() else 0
            used = self.unfinished.fit(room - below, width)
            self.finished.fit(room - (used + Space.WIDE if used else 0), width)

    def _show_changed(self, _changed: frozenset[AnyEntry]) -> None:
        self._up_to_date = False
        # Settings are saved at the start of a match, which must not wait for texts of this hidden page.
        if self.isVisible():
            self._update_texts()

    def _update_texts(self) -> None:
        self._invite()
        self._update_tiles()
        self._arrange()

    def _update_tiles(self) -> None:
        self._up_to_date = True
        for row, tile in enumerate(self.tiles):
            index = self._model.index(row)
            players, minutes = index.data(GameRole.PLAYERS), index.data(GameRole.MINUTES)
            line = (match_facts.players(tuple(players)), match_facts.minutes(tuple(minutes)))
            kind, tagline = self._of(row, GameRole.KIND), self._of(row, GameRole.TAGLINE)
            words = TileWords(str(index.data()), kind, line, tagline, self._last(tile.game))
            chooses, again = start_keys.choose(tile.game), start_keys.AGAIN
            tile.tell(words, *(keymap.label(self._keymap.key(binding)) for binding in (chooses, again)))

    def _last(self, game: str) -> str:
        """Who played this game last time; empty if nobody has yet."""
        kept = self._settings.value(seats_of(game))
        if not kept:
            return ""
        words = QCoreApplication.translate("start", "Last match: {seats}")
        return words.format(seats=match_facts.companions(remembered(games.game(game), kept).seats))

    def _retranslate(self) -> None:
        self._model.retranslate()
        self.head.retranslate()
        if self.who is not None:
            self.who.retranslate()
        self._games_title.setText(QCoreApplication.translate("start", "New match"))
        self._update_tiles()
        self.unfinished.retranslate()
        self.finished.retranslate()
        self._arrange()


def _unfinished_words() -> tuple[str, str, CardWords]:
    words = CardWords(
        QCoreApplication.translate("start", "Continue"),
        QCoreApplication.translate("start", "This match is open in another window."),
    )
    title = QCoreApplication.translate("start", "In progress")
    return title, QCoreApplication.translate("start", "Show all"), words


def _finished_words() -> tuple[str, str, CardWords]:
    title = QCoreApplication.translate("start", "Finished matches")
    show_all = QCoreApplication.translate("start", "Show all")
    return title, show_all, CardWords(QCoreApplication.translate("start", "Watch"), "")
