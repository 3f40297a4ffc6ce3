"""The page of one pad: the score sheet, and beside it what is entered after each deal, or who has won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QVBoxLayout

from cardtable_gui.controller.pads.open_pad import OpenPad
from cardtable_gui.controller.pads.pad import Pad, Scored
from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.core.entered_deal import EntryError
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, Ordinal, SeatName
from cardtable_gui.core.score_sheet import plain, signed
from cardtable_gui.core.strict_json import Json
from cardtable_gui.i18n import seat_name, text
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.controls.foot_bar import FootBar, stand_on
from cardtable_gui.views.kit.focus.tab_order import order_tabs
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.button_page import ButtonPage
from cardtable_gui.views.kit.pages.column import Column, heading, words
from cardtable_gui.views.kit.pictures.art import art_of
from cardtable_gui.views.kit.text import screen_reader
from cardtable_gui.views.plan import profile_mark
from cardtable_gui.views.shell.pad.deal_form import DealForm, outcome
from cardtable_gui.views.shell.pad.question_fields import Around
from cardtable_gui.views.shell.pad.score_board import DealRow, PersonColumn, ScoreBoard
from cardtable_gui.views.table.state.result_summary import Result

_TWO_COLUMNS = 980
"""From this width on (at normal text size) the sheet is beside what is entered."""
_WIDEST = 1600

_ENDS_THERE = QT_TRANSLATE_NOOP("pad", "Doesn’t count: the match ends before it.")
_MISFIT = QT_TRANSLATE_NOOP("pad", "No longer fits the entries before it. {reason}")
_WAITS = QT_TRANSLATE_NOOP("pad", "Doesn’t count until the entry before it fits.")
UNSAVED = QT_TRANSLATE_NOOP(
    "pad", "The score pad can’t be saved. {reason} Card Table will try again after the next entry."
)


class _Verdict(QFrame):
    """Who has won, and why."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("surface", "panel")
        self.title = heading("headline")
        self.lines = words()
        self.footnote = words("soft")
        self.again = Button()
        self.again.setProperty("kind", "primary")
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.WIDE, Space.EASY, Space.WIDE, Space.WIDE)
        column.setSpacing(Space.EASY)
        for widget in (self.title, self.lines, self.footnote):
            column.addWidget(widget)
        column.addWidget(self.again, 0, Qt.AlignmentFlag.AlignLeft)


class PadPage(ButtonPage):
    """Shows an open pad, and writes on it."""

    again_wanted = Signal(object)
    """The players want another match: a new `Pad` with the same people and options."""
    rules_asked = Signal(str)
    """The rules of this game."""
    trouble = Signal(object)
    """A `Message`: a change couldn't be saved."""

    def __init__(self, look: Look, profiles: Profiles) -> None:
        """A page without a pad; `open` shows one."""
        super().__init__(look, _TWO_COLUMNS)
        self._profiles = profiles
        self._opened: OpenPad | None = None
        self._corrected: int | None = None
        """The deal that is being corrected."""
        self._title = heading("display")
        self.news = words("accent")
        """What the last change means for the end of the match."""
        self.board = ScoreBoard(look)
        self.board.deal_wanted.connect(self._correct)
        self.form = DealForm()
        self.form.saved.connect(self._save)
        self.form.cancelled.connect(lambda: self._correct(None))
        self.form.removed.connect(self._remove_last)
        self.verdict = _Verdict()
        self.verdict.again.clicked.connect(lambda _on=False: self._again())
        self._entry = QVBoxLayout()
        self._entry.setSpacing(Space.EASY)
        for widget in (self.verdict, self.form):
            self._entry.addWidget(widget)
        self._entry.addStretch(1)
        self._sheet = QVBoxLayout()
        self._sheet.addWidget(self.board)
        self._sheet.addStretch(1)
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sides.setSpacing(Space.WIDE)
        self._sides.addLayout(self._sheet, 1)
        self._sides.addLayout(self._entry, 1)
        self.column = column = Column(look, _WIDEST)
        column.lines.setContentsMargins(Space.VAST, Space.EASY, Space.VAST, Space.EASY)
        column.lines.setSpacing(Space.EASY)
        column.lines.addWidget(self._title)
        column.lines.addWidget(self.news)
        column.lines.addLayout(self._sides)
        column.lines.addStretch(1)
        self._foot = FootBar()
        self._foot.back.clicked.connect(self.left)
        self.rules, self.undo, self.redo = QPushButton(), QPushButton(), QPushButton()
        row = self._foot.layout()
        assert row is not None
        for button in (self.rules, self.undo, self.redo):
            row.addWidget(button)
        self.rules.clicked.connect(lambda _on=False: self._ask_rules())
        self.undo.clicked.connect(lambda _on=False: self._take_back())
        self.redo.clicked.connect(lambda _on=False: self._make_again())
        stand_on(self, column, self._foot)
        profiles.changed.connect(self._show)
        self.retranslate()

    @property
    def _pad(self) -> Pad | None:
        return None if self._opened is None else self._opened.pad

    @property
    def opened(self) -> OpenPad | None:
        """The pad that is shown."""
        return self._opened

    def open(self, opened: OpenPad) -> None:
        """Show a pad."""
        self._opened, self._corrected = opened, None
        self.news.setText("")
        self.news.hide()
        self.form.help.setChecked(not opened.pad.deals)
        self._show()
        self.column.verticalScrollBar().setValue(0)

    def take_focus(self) -> None:
        """Focus what comes next: the first question, or another match."""
        if self.form.isHidden():
            self.verdict.again.setFocus()
        else:
            self.form.take_focus()

    def arrange(self) -> None:
        """Lay the sheet beside what is entered, or above it."""
        self._sides.setDirection(self.direction)

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self._foot.back.setText(QCoreApplication.translate("start", "Back"))
        self.rules.setText(QCoreApplication.translate("pad", "Rules"))
        self.undo.setText(QCoreApplication.translate("window", "Undo"))
        self.redo.setText(QCoreApplication.translate("window", "Redo"))
        self.verdict.again.setText(QCoreApplication.translate("window", "Rematch"))
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take back by the system's keys for it, too."""
        if event.matches(QKeySequence.StandardKey.Undo) and self.undo.isEnabled():
            self._take_back()
        elif event.matches(QKeySequence.StandardKey.Redo) and self.redo.isEnabled():
            self._make_again()
        elif event.key() == Qt.Key.Key_Escape and self._corrected is not None:
            self._correct(None)
        else:
            super().keyPressEvent(event)

    # ------------------------------------------------------------------------------------------- changes

    def _save(self, index: int | None, answers: dict[str, Json], note: str) -> None:
        def change(pad: Pad) -> Pad:
            if index is None:
                return pad.with_deal(answers, note)
            return pad.corrected(index, answers).noted(note, index)

        self._corrected = None
        self._change(lambda opened: opened.change(change))

    def _remove_last(self) -> None:
        self._corrected = None
        self._change(lambda opened: opened.change(Pad.without_last))

    def _take_back(self) -> None:
        self._corrected = None
        self._change(OpenPad.undo)

    def _make_again(self) -> None:
        self._corrected = None
        self._change(OpenPad.redo)

    def _change(self, change: Callable[[OpenPad], Message | None]) -> None:
        opened = self._opened
        assert opened is not None
        try:
            told = change(opened)
        except EntryError as error:
            told = error.message
        self.form.help.setChecked(False)
        self._show()
        self._tell(told)
        self.take_focus()
        if opened.unsaved is not None:
            self.trouble.emit(UNSAVED.put(reason=opened.unsaved))

    def _tell(self, message: Message | None) -> None:
        """Show what a change means for the end, and say how it stands now."""
        pad = self._pad
        assert pad is not None
        said = "" if message is None else text(message, pad.names)
        self.news.setText(said)
        self.news.setVisible(bool(said))
        spoken = [said, *([self.verdict.title.text()] if pad.scored.over else []), *self._totals(pad.scored)]
        screen_reader.announce(self, " ".join(filter(None, spoken)))

    def _correct(self, index: int | None) -> None:
        pad = self._pad
        assert pad is not None
        scored = pad.scored
        waiting = index is not None and index > len(scored.deals)
        past = index is not None and index == len(scored.deals) and scored.misfit is None
        # What doesn't count can't be asked about: the state in which it was played isn't known.
        self._corrected = None if index == self._corrected or waiting or past else index
        self._show()
        if not self.form.isHidden():
            self.form.take_focus()

    def _ask_rules(self) -> None:
        if self._pad is not None:
            self.rules_asked.emit(self._pad.game)

    def _again(self) -> None:
        pad = self._pad
        assert pad is not None
        self.again_wanted.emit(replace(pad, deals=(), note=""))

    # ------------------------------------------------------------------------------------------- showing

    def _show(self) -> None:
        opened = self._opened
        if opened is None:
            return
        pad, scored = opened.pad, opened.pad.scored
        game = pad.package.game
        self.setWindowTitle(text(game.title))
        words_ = QCoreApplication.translate("pad", "{game} at a real table")
        self._title.setText(words_.format(game=text(game.title)))
        self.undo.setEnabled(opened.can_undo)
        self.redo.setEnabled(opened.can_redo)
        self.board.show_sheet(self._people(scored), self._rows(scored), self._corrected)
        misfit = len(scored.deals) if scored.misfit is not None else None
        asked = misfit if self._corrected is None else self._corrected
        self.verdict.setVisible(scored.over and self._corrected is None)
        self.form.setVisible(not scored.over or self._corrected is not None)
        if not self.form.isHidden():
            art = art_of(game.id, game.faces, game.suit_colours)
            around = Around(self._look, art, game, pad.names)
            self.form.ask(scored, around, asked, chosen=self._corrected is not None)
        if scored.over:
            self._judge(scored)
        self.arrange()
        order_tabs(self)

    def _people(self, scored: Scored) -> Sequence[PersonColumn]:
        pad, ranks, scores = scored.pad, scored.ranks, scored.state.scores
        best = max(scores)
        totals = self._totals(scored)
        return [
            PersonColumn(
                seat_name(seat, pad.names),
                plain(scores[seat]),
                totals[seat],
                self._state_of(scored, seat),
                leads=(ranks[seat] == 1) if ranks is not None else bool(scored.deals) and scores[seat] == best,
                mark=self._mark(person.profile),
            )
            for seat, person in enumerate(pad.people)
        ]

    def _totals(self, scored: Scored) -> list[str]:
        """The totals in words, by seat."""
        message = QT_TRANSLATE_NOOP("table", "{name}: {score}.")
        names = scored.pad.names
        return [
            text(message.put(name=SeatName(seat), score=plain(score)), names)
            for seat, score in enumerate(scored.state.scores)
        ]

    def _state_of(self, scored: Scored, seat: int) -> str:
        if scored.ranks is not None:
            return text(QT_TRANSLATE_NOOP("pad", "{place} place").put(place=Ordinal(scored.ranks[seat])))
        if seat == scored.starter:
            return text(QT_TRANSLATE_NOOP("game", "Goes first"))
        return QCoreApplication.translate("pad", "Out") if scored.state.done_in_match(seat) else ""

    def _mark(self, profile_id: str) -> QIcon | None:
        profile = self._profiles.find(profile_id)
        return None if profile is None else profile_mark.icon_of(profile)

    def _rows(self, scored: Scored) -> Sequence[DealRow]:
        numbered = scored.pad.package.table.layout.deal_words.numbered
        correct = QCoreApplication.translate("pad", "Correction: {deal}")
        rows = []
        for index, entered in enumerate(scored.pad.deals):
            name = text(numbered.put(number=index + 1))
            counts = index < len(scored.deals)
            gains = self._gains(scored, index) if counts else ("–",) * len(scored.pad.people)
            told = correct.format(deal=name)
            if counts:
                told = f"{told}. {' '.join(outcome(scored.deals[index].ended, scored.pad.names))}"
            idle = "" if counts else self._why_idle(scored, index)
            rows.append(DealRow(name, told, gains, entered.note, idle))
        return rows

    @staticmethod
    def _gains(scored: Scored, index: int) -> tuple[str, ...]:
        gained = {row.seat: row.gained for row in scored.deals[index].ended.results}
        scores = {row.seat: row.score for row in scored.deals[index].ended.results}
        return tuple(
            plain(scores[seat]) if gained[seat] is None else signed(gained[seat] or 0)
            for seat in range(len(scored.pad.people))
        )

    @staticmethod
    def _why_idle(scored: Scored, index: int) -> str:
        if scored.over:
            return text(_ENDS_THERE)
        if index == len(scored.deals) and scored.misfit is not None:
            return text(_MISFIT.put(reason=scored.misfit), scored.pad.names)
        return text(_WAITS)

    def _judge(self, scored: Scored) -> None:
        """Show who has won, and why."""
        package, last = scored.pad.package, scored.last
        assert last is not None
        layout, view = package.table.layout, scored.state.view(None)
        result = Result(
            last,
            scored.ranks,
            scored.pad.names,
            layout.score_title,
            None,
            art_of(package.game.id, package.game.faces, package.game.suit_colours),
            layout.deal_words,
            layout.tie_break,
            points=package.table.counts_points(view),
        )
        alone = len(scored.pad.people) == 1
        self.verdict.title.setText(text(last.results[0].why, scored.pad.names) if alone else result.title)
        self.verdict.lines.setText("\n".join(result.sentence(row) for row in result.rows))
        self.verdict.footnote.setText(result.footnote)
        self.verdict.footnote.setVisible(bool(result.footnote))
