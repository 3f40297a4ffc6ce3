"""The set-up of a match: seats, options, the number of its deals."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.core.game import AnyGame
from cardtable_gui.views.shell import facts
from cardtable_gui.views.shell.covers import Covers
from cardtable_gui.views.shell.look import Look
from cardtable_gui.views.shell.start.cover import Cover
from cardtable_gui.views.shell.start.options import OptionsForm
from cardtable_gui.views.shell.start.page import Column, Ground, heading, panel, words
from cardtable_gui.views.shell.start.plan import Plan, doubled_name, read_seed
from cardtable_gui.views.shell.start.seats import SeatsEditor
from cardtable_gui.views.shell.style import mark
from cardtable_gui.views.theme import Space

_TWO_COLUMNS = 900
"""From this width on (at normal text size) the game's cover stands beside the form."""


class SetupPage(Ground):
    """Shows one game and a plan for it, which the player changes and starts."""

    started = Signal(object)
    """A `Plan`."""
    left = Signal()
    """Back to the games."""
    rules_asked = Signal(str)
    """The rules of this game."""

    def __init__(self, look: Look, covers: Covers, parent: QWidget | None = None) -> None:
        """An empty page; `show_plan` fills it."""
        super().__init__(look, parent)
        self._look = look
        self._game: AnyGame | None = None
        self._form: OptionsForm | None = None
        column = Column(look)
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sides.setSpacing(Space.VAST)
        column.lines.addLayout(self._sides)
        column.lines.addStretch(1)

        self._cover = Cover(look, covers)
        self._title = heading("headline")
        self._facts = words("accent")
        self._tagline = words()
        self._makers = words("soft", "caption")
        self._rules = QPushButton()
        self._rules.clicked.connect(self._ask_rules)
        self._about = QVBoxLayout()
        self._about.setSpacing(Space.SNUG)
        for widget in (self._cover, self._title, self._facts, self._tagline, self._makers):
            self._about.addWidget(widget)
        self._about.addSpacing(Space.SNUG)
        self._about.addWidget(self._rules, 0, Qt.AlignmentFlag.AlignLeft)
        self._about.addStretch(1)

        seats_sheet, seats_lines = panel()
        self._seats_title = heading()
        self._seats_note = words("soft", "caption")
        self.seats = SeatsEditor(look)
        for widget in (self._seats_title, self._seats_note, self.seats):
            seats_lines.addWidget(widget)
        self._options_sheet, self._options_lines = panel()
        self._options_title = heading()
        self._options_lines.addWidget(self._options_title)
        deal_sheet, deal_lines = panel()
        self._deal_title = heading()
        self._deal_note = words("soft", "caption")
        self.deal = QLineEdit()
        self.deal.setMaximumWidth(look.scaled(260))
        for widget in (self._deal_title, self._deal_note, self.deal):
            deal_lines.addWidget(widget)
        forms = QVBoxLayout()
        forms.setSpacing(Space.WIDE)
        for sheet in (seats_sheet, self._options_sheet, deal_sheet):
            forms.addWidget(sheet)
        forms.addStretch(1)
        self._sides.addLayout(self._about, 4)
        self._sides.addLayout(forms, 7)

        self._back = QPushButton()
        self._back.setProperty("kind", "quiet")
        self._back.clicked.connect(self.left)
        self._reason = words("bad")
        self._reason.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.start = QPushButton()
        self.start.setProperty("kind", "primary")
        self.start.clicked.connect(self._start)
        foot = QWidget()
        foot.setProperty("surface", "bar")
        foot.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        foot_row = QHBoxLayout(foot)
        foot_row.setContentsMargins(Space.WIDE, Space.EASY, Space.VAST, Space.EASY)
        foot_row.setSpacing(Space.WIDE)
        foot_row.addWidget(self._back)
        foot_row.addWidget(self._reason, 1)
        foot_row.addWidget(self.start)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(column, 1)
        page.addWidget(foot)

        self.seats.changed.connect(self._check)
        self.deal.textChanged.connect(self._check)
        look.changed.connect(self._fit)
        self._retranslate()

    @property
    def plan(self) -> Plan:
        """What is set up now. Raises `ValueError` while the number of the deals is none."""
        assert self._game is not None
        assert self._form is not None
        return Plan(self._game.id, self.seats.seats, self._form.values, read_seed(self.deal.text()))

    @property
    def reason(self) -> str:
        """Why the match cannot start; empty when it can."""
        try:
            read_seed(self.deal.text())
        except ValueError:
            return QCoreApplication.translate("start", "The deal number must be a whole number, or empty.")
        name = doubled_name(self.seats.seats)
        if name is not None:
            return QCoreApplication.translate("start", "Two people are called {name}. Who is who?").format(name=name)
        return ""

    def show_plan(self, game: AnyGame, plan: Plan) -> None:
        """Show a game with this plan."""
        if self._form is not None:
            self._options_lines.removeWidget(self._form)
            self._form.hide()
            self._form.deleteLater()
        self._game = game
        self._form = OptionsForm(game.options, self._look)
        self._form.show_values(plan.options)
        self._options_lines.addWidget(self._form)
        self._options_sheet.setVisible(bool(game.options))
        self.seats.show_seats(plan.seats, game.players)
        self.deal.setText("" if plan.seed is None else str(plan.seed))
        self._retranslate()
        self.start.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.start.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _fit(self) -> None:
        wide = self.width() >= self._look.scaled(_TWO_COLUMNS)
        self._sides.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        self._cover.setVisible(wide)
        self.deal.setMaximumWidth(self._look.scaled(260))

    def _start(self) -> None:
        if not self.reason:
            self.started.emit(self.plan)

    def _ask_rules(self) -> None:
        assert self._game is not None
        self.rules_asked.emit(self._game.id)

    def _check(self) -> None:
        reason = self.reason
        self._reason.setText(reason)
        self.start.setEnabled(not reason)
        self.start.setToolTip(reason)
        all_bots = all(seat.level is not None for seat in self.seats.seats)
        self.start.setText(
            QCoreApplication.translate("start", "Watch the bots play")
            if all_bots
            else QCoreApplication.translate("start", "Start")
        )
        mark(self.deal, tone="" if self._deal_is_fine() else "bad")

    def _deal_is_fine(self) -> bool:
        try:
            read_seed(self.deal.text())
        except ValueError:
            return False
        return True

    def _retranslate(self) -> None:
        self._back.setText(QCoreApplication.translate("start", "Back"))
        self._rules.setText(QCoreApplication.translate("start", "Read the rules"))
        self._seats_title.setText(QCoreApplication.translate("start", "Seats"))
        self._options_title.setText(QCoreApplication.translate("start", "Options"))
        self._deal_title.setText(QCoreApplication.translate("start", "Deal number"))
        self._deal_note.setText(
            QCoreApplication.translate("start", "The same number deals the same cards again. Leave it empty for a surprise.")
        )
        self.deal.setPlaceholderText(QCoreApplication.translate("start", "a surprise"))
        self.deal.setAccessibleName(QCoreApplication.translate("start", "Deal number"))
        if self._game is not None:
            game = self._game
            title = i18n.text(game.title)
            self._cover.show_game(game.id, title)
            self._title.setText(title)
            self._facts.setText(f"{facts.players(game.players)}  ·  {facts.minutes(game.minutes)}")
            self._tagline.setText(i18n.text(game.tagline))
            self._makers.setText(
                QCoreApplication.translate("start", "A game by {designer}, published by {publisher}").format(
                    designer=game.designer, publisher=game.publisher
                )
            )
            self._seats_note.setText(
                QCoreApplication.translate(
                    "start", "For {players}. Play goes round from seat 1 down; who begins is decided by the deal."
                ).format(players=facts.players(game.players))
            )
        self._check()
