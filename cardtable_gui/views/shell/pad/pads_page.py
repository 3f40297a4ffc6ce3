"""The page “At a real table”: a new pad for each game, and the pads so far."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from cardtable_gui import games, i18n
from cardtable_gui.card_lists import labelled, players, separated
from cardtable_gui.controller.pads.pad import Pad
from cardtable_gui.controller.pads.pad_standings import Standing, standings
from cardtable_gui.controller.pads.pad_store import KeptPad
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, PersonName
from cardtable_gui.i18n import seat_name, text
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.controls.foot_bar import FootBar, stand_on
from cardtable_gui.views.kit.controls.grid import Grid
from cardtable_gui.views.kit.controls.icons import IconButton
from cardtable_gui.views.kit.dialogs.confirm_dialog import ConfirmDialog
from cardtable_gui.views.kit.focus.tab_order import order_tabs
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.style import mark
from cardtable_gui.views.kit.look.theme import Radius, Space
from cardtable_gui.views.kit.pages.button_page import ButtonPage
from cardtable_gui.views.kit.pages.column import Column, heading, panel, words
from cardtable_gui.views.kit.pictures.cover import Cover
from cardtable_gui.views.kit.pictures.covers import ASPECT, Covers

_TWO_COLUMNS = 900
_THUMB = 96
_CELL = (340, 620)
"""The least and the greatest width of a panel, at normal text size."""
_MOST_SHOWN = 100
"""So many pads are listed; the latest ones."""


class _Panel(QFrame):
    """A game's cover, texts, and buttons."""

    def __init__(self, look: Look, covers: Covers, game: AnyGame) -> None:
        super().__init__()
        self._look = look
        self._game = game
        self.setProperty("surface", "panel")
        self._cover = Cover(look, covers, Radius.CHIP)
        self.title = words(kind="label")
        self.title.setProperty("weight", "bold")
        self.about = words("soft", "caption")
        self.button = Button()
        texts = QVBoxLayout()
        texts.setSpacing(Space.HAIR)
        texts.addStretch(1)
        texts.addWidget(self.title)
        texts.addWidget(self.about)
        texts.addStretch(1)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(Space.EASY, Space.EASY, Space.EASY, Space.EASY)
        self.row.setSpacing(Space.EASY)
        self.row.addWidget(self._cover, 0, Qt.AlignmentFlag.AlignVCenter)
        self.row.addLayout(texts, 1)
        self.row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        look.changed.connect(self._fit)
        self._fit()

    def tell(self, title: str, about: str, button: str) -> None:
        """Set the texts, in the current language."""
        self._cover.show_game(self._game.id, text(self._game.title))
        self.title.setText(title)
        self.about.setText(about)
        self.button.setText(button)
        self.button.setAccessibleName(labelled(button, title, text))
        self.button.setAccessibleDescription(about)

    def _fit(self) -> None:
        self._cover.setFixedSize(self._look.scaled(_THUMB), round(self._look.scaled(_THUMB) / ASPECT))


class KeptPanel(_Panel):
    """A pad that was begun: it's opened or deleted here."""

    def __init__(self, look: Look, covers: Covers, kept: KeptPad) -> None:
        """Show this pad."""
        super().__init__(look, covers, kept.pad.package.game)
        self.kept = kept
        self.delete = IconButton("cross", look)
        self.row.insertWidget(2, self.delete, 0, Qt.AlignmentFlag.AlignVCenter)
        mark(self.button, kind="" if kept.pad.scored.over else "primary")
        self.retranslate()

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        pad = self.kept.pad
        date = QLocale(i18n.LOCALES[i18n.language()]).toString(
            QDateTime.fromSecsSinceEpoch(int(self.kept.changed)).date(), QLocale.FormatType.LongFormat
        )
        about = " · ".join((_people(pad), how_far(pad), date))
        open_it = QCoreApplication.translate("pad", "View")
        if not pad.scored.over:
            open_it = QCoreApplication.translate("pad", "Continue")
        self.tell(text(pad.package.game.title), about, open_it)
        words_ = QCoreApplication.translate("pad", "Delete this pad: {pad}")
        self.delete.tell(words_.format(pad=f"{self.title.text()}, {about}"))


class PadsPage(ButtonPage):
    """Offers a new pad of each game, and lists those that were begun."""

    new_wanted = Signal(str)
    """A new pad of this game."""
    open_wanted = Signal(object)
    """This `KeptPad`."""
    delete_wanted = Signal(str)
    """The pad with this id is to be deleted."""

    def __init__(self, look: Look, covers: Covers) -> None:
        """Show the games; pads follow with `show_pads`."""
        super().__init__(look, _TWO_COLUMNS)
        self._covers = covers
        self._title = heading("display")
        self._about = words("soft")
        self._mine = heading()
        self._new = heading()
        offered = [package for package in games.by_difficulty() if package.score_pad is not None]
        self.games = {package.game.id: _Panel(look, covers, package.game) for package in offered}
        for game_id, made in self.games.items():
            made.button.clicked.connect(lambda _on=False, game_id=game_id: self.new_wanted.emit(game_id))
        self.kept: list[KeptPanel] = []
        self._won_title = heading()
        self._standings: Sequence[Standing] = ()
        self.won_sheet, lines = panel()
        self.won = words()
        lines.addWidget(self.won)
        self._game_grid, self._kept_grid = (Grid(*_CELL, Space.EASY) for _ in range(2))
        self._game_grid.show_cells(list(self.games.values()))
        self.confirm = ConfirmDialog(look, self)
        self._column = column = Column(look)
        column.lines.setSpacing(Space.EASY)
        for widget in (self._title, self._about, self._mine, self._kept_grid, self._new, self._game_grid):
            column.lines.addWidget(widget)
        column.lines.addWidget(self._won_title)
        column.lines.addWidget(self.won_sheet)
        column.lines.addStretch(1)
        self._foot = FootBar()
        self._foot.back.clicked.connect(self.left)
        stand_on(self, column, self._foot)
        self.show_pads([])
        self.retranslate()

    def show_pads(self, pads: Sequence[KeptPad]) -> None:
        """List these pads, those of matches that go on first."""
        ordered = sorted(pads[:_MOST_SHOWN], key=lambda kept: kept.pad.scored.over)
        self.kept = [KeptPanel(self._look, self._covers, kept) for kept in ordered]
        for made in self.kept:
            made.button.clicked.connect(lambda _on=False, made=made: self.open_wanted.emit(made.kept))
            made.delete.clicked.connect(lambda _on=False, made=made: self._ask_delete(made))
        self._kept_grid.show_cells(list(self.kept))
        self._standings = standings(kept.pad for kept in pads)
        self._won_title.setVisible(bool(self._standings))
        self.won_sheet.setVisible(bool(self._standings))
        self._tell_standings()
        self._mine.setVisible(bool(self.kept))
        self._kept_grid.setVisible(bool(self.kept))
        order_tabs(self)

    def take_focus(self) -> None:
        """Focus a pad that goes on, else the first game, and scroll to the top."""
        going_on = [made.button for made in self.kept if not made.kept.pad.scored.over]
        (going_on or [made.button for made in self.games.values()])[0].setFocus()
        self._column.verticalScrollBar().setValue(0)

    def arrange(self) -> None:
        """Give the panels room for the text size."""
        for grid in (self._game_grid, self._kept_grid):
            grid.set_widths(*(self._look.scaled(width) for width in _CELL))

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self.setWindowTitle(QCoreApplication.translate("pad", "At a real table"))
        self._title.setText(self.windowTitle())
        self._about.setText(
            QCoreApplication.translate(
                "pad", "Play with your own cards. Card Table keeps score, by the same rules as in its matches."
            )
        )
        self._mine.setText(QCoreApplication.translate("pad", "Your score pads"))
        self._won_title.setText(QCoreApplication.translate("pad", "Who has won"))
        self._tell_standings()
        self._new.setText(QCoreApplication.translate("pad", "New score pad"))
        self._foot.back.setText(QCoreApplication.translate("start", "Back"))
        seats = QT_TRANSLATE_NOOP("pad", "{least}–{most} players")
        for game_id, made in self.games.items():
            game = games.game(game_id)
            least, most = game.players
            made.tell(
                text(game.title),
                text(seats.put(least=least, most=most)),
                QCoreApplication.translate("pad", "New pad"),
            )
        for kept in self.kept:
            kept.retranslate()

    def _tell_standings(self) -> None:
        won = QT_TRANSLATE_NOOP("pad", "{name} has won {won} of %n match(es).")
        told = (won.put(name=PersonName(each.name), won=each.won, n=each.matches) for each in self._standings)
        self.won.setText("\n".join(map(text, told)))

    def _ask_delete(self, made: KeptPanel) -> None:
        self.confirm.ask(
            QCoreApplication.translate("pad", "Delete this score pad?"),
            f"{made.title.text()}: {made.about.text()}",
            QCoreApplication.translate("library", "Delete"),
            lambda: self.delete_wanted.emit(made.kept.id),
        )


def _people(pad: Pad) -> str:
    return separated([seat_name(seat, pad.names) for seat in range(len(pad.people))], text)


def how_far(pad: Pad) -> str:
    """The state of a match in a few words: the deal that comes next, or who has won."""
    scored = pad.scored
    ranks = scored.ranks
    if ranks is None:
        numbered = pad.package.table.layout.deal_words.numbered
        return text(numbered.put(number=len(scored.deals) + 1))
    if len(ranks) == 1:
        return text(pad.package.table.alone_result(scored.state.scores[0]))
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    won = QT_TRANSLATE_NOOP("pad", "won by {names}").put(names=players(winners))
    return text(won, pad.names)
