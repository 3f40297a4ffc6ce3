"""The set-up of a match: seats, options, the number of its deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cardtable_gui import games, i18n
from cardtable_gui.bots import cast
from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.statistics import proposals
from cardtable_gui.controller.statistics.match_results import PersonResult
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.messages import isolated
from cardtable_gui.core.options import HEAD_START, seats_ahead
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.focus.tab_order import order_tabs
from cardtable_gui.views.kit.keys.keymap import Keymap
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.button_page import ButtonPage
from cardtable_gui.views.kit.pages.column import Column, heading, panel, words
from cardtable_gui.views.kit.pictures.covers import Covers
from cardtable_gui.views.kit.text.plain_text import explain
from cardtable_gui.views.plan import match_facts
from cardtable_gui.views.plan.match_setup import MatchSetup, doubled_name
from cardtable_gui.views.shell.start.about_game import AboutGame
from cardtable_gui.views.shell.start.company_panel import CompanyPanel
from cardtable_gui.views.shell.start.deal_field import DealField
from cardtable_gui.views.shell.start.house_field import HouseField
from cardtable_gui.views.shell.start.options_form import OptionsForm
from cardtable_gui.views.shell.start.proposal_line import ProposalLine
from cardtable_gui.views.shell.start.seats_editor import SeatsEditor
from cardtable_gui.views.shell.start.starter_field import StarterField

_TWO_COLUMNS = 980
"""From this width on (at normal text size) the game is beside the form."""
_GRAND = 1400
"""Beyond this width (at normal text size) the cover grows more than the form, and margins grow, too."""
_WIDEST = 1880
"""The largest width of the page (at normal text size): longer lines are hard to read."""


class SetupPage(ButtonPage):
    """Shows a game and a set-up for it, which the player changes and starts."""

    started = Signal(object)
    """A `MatchSetup`."""
    rules_asked = Signal(str)
    """The rules of this game."""
    declined = Signal(object)
    """A `Proposal` isn't wanted."""

    def __init__(self, look: Look, covers: Covers, keys: Keymap, profiles: Profiles) -> None:
        """An empty page; `show_plan` fills it."""
        super().__init__(look, _TWO_COLUMNS)
        self._game: AnyGame | None = None
        self.form: OptionsForm | None = None
        self.about = AboutGame(look, covers)
        self.about.rules_asked.connect(self.rules_asked)
        self.seats = SeatsEditor(look, keys, profiles)
        self.starter = StarterField(look)
        self.house = HouseField()
        self.deal = DealField(look)
        self.company = CompanyPanel(look, self.seats, profiles)
        self.company.surprise.clicked.connect(self._surprise)
        self.proposal = ProposalLine(look)
        self.proposal.accepted.connect(self._accept)
        self.proposal.declined.connect(self._decline)
        self._results: Sequence[PersonResult] = ()
        self._declined: dict[str, int] = {}
        self.more = self._details()
        forms = QVBoxLayout()
        forms.setSpacing(Space.WIDE)
        forms.addWidget(self._glance())
        forms.addWidget(self.more)
        forms.addStretch(1)
        self.column = column = Column(look)
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sides.setSpacing(Space.VAST)
        self._sides.addWidget(self.about, 4)
        self._sides.addLayout(forms, 8)
        column.lines.addLayout(self._sides)
        column.lines.addStretch(1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(column, 1)
        page.addWidget(self._foot())
        self.seats.changed.connect(self._follow_seats)
        self.seats.reordered.connect(self._reorder)
        self.seats.changed.connect(self._check)
        self.deal.changed.connect(self._check)
        self.house.changed.connect(self._check)
        self.retranslate()

    def _glance(self) -> QWidget:
        """What most matches need: who plays."""
        sheet, lines = panel()
        self._company_title = heading()
        self._changed_options = words("soft", "caption")
        self.more_button = QPushButton()
        self.more_button.setProperty("kind", "quiet")
        self.more_button.setCheckable(True)
        self.more_button.toggled.connect(self._show_more)
        for widget in (
            self._company_title,
            self.company,
            self.seats.characters,
            self._changed_options,
            self.proposal,
        ):
            lines.addWidget(widget)
        lines.addWidget(self.more_button, 0, Qt.AlignmentFlag.AlignLeft)
        return sheet

    def _details(self) -> QWidget:
        """All else: order and names, options, house rules, the deal."""
        seats_sheet, seats_lines = panel()
        self._seats_title = heading()
        self.seats_note = words("soft", "caption")
        for widget in (self._seats_title, self.seats_note, self.seats, self.starter):
            seats_lines.addWidget(widget)
        self._options_sheet, self._options_lines = panel()
        self._options_title = heading()
        self._options_lines.addWidget(self._options_title)
        more = QWidget()
        lines = QVBoxLayout(more)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(Space.WIDE)
        for sheet in (seats_sheet, self._options_sheet, self.house, self.deal):
            lines.addWidget(sheet)
        more.hide()
        return more

    def _foot(self) -> QWidget:
        """The ways to leave the page."""
        self._back = QPushButton()
        self._back.setProperty("kind", "quiet")
        self._back.clicked.connect(self.left)
        self.reason_label = words("bad")
        self.reason_label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.alone = QPushButton()
        self.alone.clicked.connect(self._start_alone)
        self.start = Button()
        self.start.setProperty("kind", "primary")
        self.start.clicked.connect(self._start)
        foot = QWidget()
        foot.setProperty("surface", "bar")
        foot.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(foot)
        row.setContentsMargins(Space.WIDE, Space.EASY, Space.VAST, Space.EASY)
        row.setSpacing(Space.WIDE)
        row.addWidget(self._back)
        row.addWidget(self.reason_label, 1)
        row.addWidget(self.alone)
        row.addWidget(self.start)
        return foot

    @property
    def plan(self) -> MatchSetup:
        """The current set-up.

        Raises:
            ValueError: the number of the deals is invalid.
        """
        assert self._game is not None
        assert self.form is not None
        return MatchSetup(
            self._game.id,
            self.seats.seats,
            self.form.values,
            self.deal.seed,
            self.house.house,
            self.starter.starter if self._game.start_is_open else None,
        )

    @property
    def game(self) -> AnyGame | None:
        """The game that is shown."""
        return self._game

    @property
    def reason(self) -> str:
        """Why the match cannot start; empty if it can."""
        name = doubled_name(self.seats.seats)
        if name is not None:
            return QCoreApplication.translate(
                "start", "Two players are called {name}. Please change one of the names."
            ).format(name=isolated(name))
        return self.deal.problem

    def show_plan(self, game: AnyGame, plan: MatchSetup) -> None:
        """Show a game with this set-up, from the top of the page."""
        if self.form is not None:
            self._options_lines.removeWidget(self.form)
            self.form.hide()
            self.form.deleteLater()
        self._game = game
        self.form = OptionsForm(game.options, self._look)
        self.form.show_values(plan.options)
        self.form.changed.connect(self._check)
        self._options_lines.addWidget(self.form)
        self._options_sheet.setVisible(bool(game.options))
        self.about.show_game(game)
        self.seats.show_seats(plan.seats, game.players)
        self.starter.starter = plan.starter
        self.starter.setVisible(game.start_is_open)
        self.house.show_house(game, plan.house)
        self.deal.show_seed(plan.seed)
        self.retranslate()
        order_tabs(self)
        self.go_to_top()

    @Slot(object, object)
    def know(self, results: Sequence[PersonResult], declined: Mapping[str, int]) -> None:
        """Propose what these results speak for, unless it was declined; see `proposals`."""
        self._results, self._declined = results, dict(declined)
        self._propose()

    def go_to_top(self) -> None:
        """Focus the start button, and scroll to the top."""
        # The page would scroll to a previously focused widget when it is shown.
        self.start.setFocus()
        self.column.verticalScrollBar().setValue(0)

    def arrange(self) -> None:
        """Put seats and options beside or below each other, by the page's width."""
        self._sides.setDirection(self.direction)
        self.about.show_all(self.is_wide)
        grand = self.width() >= self._look.scaled(_GRAND)
        self._sides.setStretch(0, 5 if grand else 4)
        self._sides.setStretch(1, 7 if grand else 8)
        usual = self._look.scaled(_GRAND)
        self.column.narrow(min(self.width(), usual + max(0, self.width() - usual) // 2, self._look.scaled(_WIDEST)))

    def press_return(self, focus: QWidget | None) -> None:
        """Return presses the focused button; from a text field, a seat's kind or without focus it starts the match."""
        if isinstance(focus, QAbstractButton) and not focus.isCheckable():
            focus.click()
        else:
            self.start.click()

    def _follow_seats(self) -> None:
        self.starter.show_seats(self.seats.seats)
        if self.form is not None:
            self.form.show_seats(self.seats.seats)

    def _reorder(self, order: list[int]) -> None:
        self.starter.reorder(order)
        if self.form is not None:
            self.form.reorder(order)

    def _show_more(self, shown: bool) -> None:
        self.more.setVisible(shown)
        self._retitle_more()
        order_tabs(self)

    def _surprise(self) -> None:
        """Seat other characters, whose styles mean something in this game."""
        assert self._game is not None
        bots = [seat for seat in self.seats.seats if seat.level is not None]
        styles = games.package(self._game.id).policy.styles
        found = cast.surprise(styles, len(bots), Random(), [seat.character for seat in bots])
        self.seats.seat_characters([each.id for each in found])

    def _start_alone(self) -> None:
        """Start a match of the first person alone."""
        first = next((seat for seat in self.seats.seats if seat.level is None), Seat(""))
        options = {key: value for key, value in self.plan.options.items() if key != HEAD_START}
        self.started.emit(replace(self.plan, seats=(first,), starter=None, options=options))

    def _start(self) -> None:
        if not self.reason:
            self.started.emit(self.plan)

    def _propose(self) -> None:
        found = None
        if self._game is not None and self.form is not None and self._results:
            seats, options = self.seats.seats, self.form.values
            found = proposals.proposal(self._game, options, seats, self._results, self._declined)
        before = self.proposal.proposal
        self.proposal.propose(found, self.company.names)
        if (found is None) != (before is None):
            order_tabs(self)

    @Slot(object)
    def _accept(self, proposal: proposals.Proposal) -> None:
        assert self.form is not None
        self.start.setFocus()
        if proposal.ahead is not None:
            self.form.show_values({HEAD_START: proposal.ahead})
        elif proposal.level is not None:
            self.seats.level_all(proposal.level)
        self._check()

    @Slot(object)
    def _decline(self, proposal: proposals.Proposal) -> None:
        self.start.setFocus()
        self._declined[proposal.id] = proposal.at
        self._propose()
        self.declined.emit(proposal)

    def _check(self) -> None:
        reason = self.reason
        self.reason_label.setText(reason)
        self.start.setEnabled(not reason)
        explain(self.start, reason)
        self.alone.setVisible(self._game is not None and self._game.players[0] == 1 and len(self.seats.seats) > 1)
        self._tell_options()
        self._propose()
        all_bots = all(seat.level is not None for seat in self.seats.seats)
        watch = QCoreApplication.translate("start", "Watch the bots")
        self.start.setText(watch if all_bots else QCoreApplication.translate("start", "Start match"))

    def _tell_options(self) -> None:
        """Say what differs from the usual match while the options aren't shown."""
        given = {} if self.form is None else self.form.values
        titles = [
            i18n.text(option.title)
            for option in (self._game.options if self._game is not None else ())
            if option.kind != "seats" and not option.is_usual(given.get(option.id, option.default))
        ]
        lines = match_facts.ahead(self.company.names, seats_ahead(given))
        if titles:
            told = QCoreApplication.translate("start", "Changed options: {options}")
            lines.append(told.format(options=i18n.with_commas(titles)))
        self._changed_options.setVisible(bool(lines) and not self.more_button.isChecked())
        self._changed_options.setText("\n".join(lines))

    def _retitle_more(self) -> None:
        more, less = QCoreApplication.translate("start", "More"), QCoreApplication.translate("start", "Less")
        self.more_button.setText(less if self.more_button.isChecked() else more)
        tip = QCoreApplication.translate("start", "Seat order, names, options, house rules, deal number")
        explain(self.more_button, tip)
        self._tell_options()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self._company_title.setText(QCoreApplication.translate("start", "Around the table"))
        self.alone.setText(QCoreApplication.translate("start", "Play alone"))
        self._retitle_more()
        self._back.setText(QCoreApplication.translate("start", "Back"))
        self._seats_title.setText(QCoreApplication.translate("start", "Seats"))
        self._options_title.setText(QCoreApplication.translate("start", "Options"))
        if self._game is not None:
            note = QCoreApplication.translate("start", "For {players}. Play goes from top to bottom.")
            if self._game.players[0] == 1:
                note = QCoreApplication.translate(
                    "start", "For {players}. Play goes from top to bottom. To play alone, remove the other seats."
                )
            self.seats_note.setText(note.format(players=match_facts.players(self._game.players)))
        self._check()
