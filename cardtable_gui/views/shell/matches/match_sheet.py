"""“Match details”: what is known of the match on the table, to be read and copied."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDateTime, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFormLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.bots.levels import TITLES, nearest
from cardtable_gui.controller import share_codes
from cardtable_gui.controller.match_source import MatchSource
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName
from cardtable_gui.core.options import HEAD_START, Option, OptionValue, seats_ahead
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.controls.phrased import PhrasedLabel
from cardtable_gui.views.kit.dialogs.dialog import Dialog
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import Column
from cardtable_gui.views.kit.text.plain_text import Label
from cardtable_gui.views.plan.match_facts import ahead, moment

_USUAL = QSize(560, 520)
_READ = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard

Facts = Sequence[tuple[str, str]]
"""What each fact is called, and the fact."""


def facts(source: MatchSource, opened: QDateTime, saved: QDateTime, file: Path | None, *, numbered: bool) -> Facts:
    """The facts of a match, in the language in force.

    Args:
        source: the match on the table.
        opened: when it came there.
        saved: when it was last written; invalid: not since then.
        file: where it is kept; None: nowhere.
        numbered: whether its deal has a number that may be told.
    """
    translate, match = QCoreApplication.translate, source.match
    game, record = match.package.game, match.record
    found = [(translate("window", "Game"), i18n.text(game.title))]
    if numbered:
        found.append((translate("window", "Deal number"), str(match.seed)))
        code = _code(source)
        if code:
            found.append((translate("window", "Share code"), code))
    # Facts are for others, too: nobody is “you” in them.
    names = [who.called for who in match.seats]
    seats = [i18n.text(_player(seat, who), names) for seat, who in enumerate(match.seats)]
    found.append((translate("window", "Players at the table"), "\n".join(seats)))
    started = ahead(names, seats_ahead(record.options))
    options = [
        f"{i18n.text(option.title)}: {_value(option, record.options[option.id])}"
        for option in game.options
        if option.id != HEAD_START or not started
    ]
    options += started
    if options:
        found.append((translate("window", "Options"), "\n".join(options)))
    found.append((translate("window", "Moves so far"), str(len(match.steps))))
    found.append((translate("window", "At the table since"), moment(opened)))
    if file is not None:
        kept = moment(saved) if saved.isValid() else translate("window", "not yet")
        found += [(translate("window", "Last saved"), kept), (translate("window", "Saved in"), str(file))]
    return found


def _player(seat: int, who: Seat) -> Message:
    """A player, and who plays for the seat."""
    level = QT_TRANSLATE_NOOP("window", "human") if who.level is None else TITLES[nearest(who.level)]
    return QT_TRANSLATE_NOOP("window", "{name} ({level})").put(name=SeatName(seat), level=level)


def _code(source: MatchSource) -> str:
    """The share code of the deal; empty if it has none."""
    deal = share_codes.deal_of(source.match)
    if deal is None:
        return ""
    try:
        return share_codes.written(deal)
    except share_codes.ShareCodeError:
        return ""


def _value(option: Option, value: OptionValue) -> str:
    """The value of an option, in words."""
    if isinstance(value, bool):
        return QCoreApplication.translate("window", "on") if value else QCoreApplication.translate("window", "off")
    chosen = value if isinstance(value, tuple) else (value,)
    titles = {choice.value: i18n.text(choice.title) for choice in option.choices}
    return i18n.with_commas(titles.get(each, str(each)) for each in chosen) or "–"


class MatchSheet(Dialog):
    """Shows facts, one below the other, and copies them as text."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Empty until `show_facts`."""
        self._facts: Facts = ()
        self._rows = QFormLayout()
        self.copy_button = Button()
        super().__init__(look, _USUAL, parent)
        self._rows.setHorizontalSpacing(Space.WIDE)
        self._rows.setVerticalSpacing(Space.EASY)
        column = Column(look)
        column.lines.addLayout(self._rows)
        column.lines.addStretch(1)
        self.lines.addWidget(column, 1)
        self.copy_button.clicked.connect(self._copy)
        self.buttons.insertWidget(0, self.copy_button)
        self.retranslate()

    @property
    def text(self) -> str:
        """All facts as text, a line or more each."""
        return "\n".join(f"{name}: {fact}" for name, fact in self._facts)

    def show_facts(self, facts: Facts) -> None:
        """Show these instead of any others."""
        self._facts = facts
        while self._rows.rowCount():
            self._rows.removeRow(0)
        for name, fact in facts:
            caption, value = Label(), PhrasedLabel()
            caption.setProperty("tone", "soft")
            caption.setText(name)
            value.setText(fact)
            value.setTextInteractionFlags(_READ)
            value.setAccessibleName(f"{name}: {fact}")
            self._rows.addRow(caption, value)
        self.fit()

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        super().retranslate()
        self.setWindowTitle(QCoreApplication.translate("window", "Match details"))
        self.copy_button.setText(QCoreApplication.translate("window", "Copy all"))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text)
