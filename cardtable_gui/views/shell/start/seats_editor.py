"""The seats of a new match: who plays, in which order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.bots import levels
from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.views.kit.focus.tab_order import order_tabs
from cardtable_gui.views.kit.keys.key_shortcuts import KeyShortcuts
from cardtable_gui.views.kit.keys.keymap import Keymap
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import words
from cardtable_gui.views.kit.text.plain_text import explain
from cardtable_gui.views.plan import start_keys
from cardtable_gui.views.plan.match_setup import new_bot
from cardtable_gui.views.shell.start.seat_row import SeatRow


class SeatsEditor(QWidget):
    """All seats of a match, within the numbers of players that its game allows."""

    changed = Signal()
    reordered = Signal(object)
    """Seats are about to change places: a list with the seat of before for each seat of then."""
    profile_wanted = Signal(str)
    """The player wants to see or change the profile with this id (empty: all of them)."""

    def __init__(self, look: Look, keys: Keymap, profiles: Profiles) -> None:
        """Start without seats."""
        super().__init__()
        self._look = look
        self._profiles = profiles
        self._keymap = keys
        keys.add(start_keys.bindings())
        actions = {start_keys.SEAT_UP: lambda: self._move(-1), start_keys.SEAT_DOWN: lambda: self._move(1)}
        KeyShortcuts(self, keys, actions)
        keys.changed.connect(self._update_keys)
        self._span = (1, 1)
        self._rows: list[SeatRow] = []
        self._list = QVBoxLayout()
        self._list.setSpacing(Space.SNUG)
        self.characters = words("soft", "caption")
        self.add_button = QPushButton()
        self.add_button.setProperty("kind", "quiet")
        self.add_button.clicked.connect(self._added)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SNUG)
        column.addLayout(self._list)
        column.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.changed.connect(self._tell_characters)
        self._retranslate()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The current seats."""
        return tuple(row.seat for row in self._rows)

    @property
    def rows(self) -> Sequence[SeatRow]:
        """The rows, from seat 0."""
        return self._rows

    @property
    def span(self) -> tuple[int, int]:
        """The least and greatest number of players."""
        return self._span

    def seat_bots(self, number: int) -> None:
        """Have so many bots at the table: the last ones go, and others join after the last seat."""
        bots = [row for row in self._rows if row.seat.level is not None]
        for row in reversed(bots[number:]):
            self._remove(row)
        for _ in range(number - len(bots)):
            self._add_bot()

    def level_all(self, level: str) -> None:
        """Let all bots play at this level."""
        for row in self._rows:
            if row.seat.level is not None:
                row.show_level(level)

    def seat_characters(self, characters: Sequence[str]) -> None:
        """Let the bots be these characters, in order."""
        bots = (row for row in self._rows if row.seat.level is not None)
        for row, character in zip(bots, characters, strict=False):
            row.choose_character(character)

    def choose_character(self, row: SeatRow, character: str) -> None:
        """Let the bot at a seat be this character; one who is there already changes places with the one before."""
        before = row.seat.character
        for other in self._rows:
            if other is not row and other.seat.level is not None and other.seat.character == character:
                self._swap(row, other)
                other.choose_character(before)
        row.choose_character(character)

    def show_seats(self, seats: Sequence[Seat], span: tuple[int, int]) -> None:
        """Show these seats; `span`: the least and greatest number of players."""
        self._span = span
        while len(self._rows) > len(seats):
            self._drop_row()
        while len(self._rows) < len(seats):
            self._add_row()
        self._put(seats)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _added(self) -> None:
        self._add_bot()
        self._rows[-1].name_field.setFocus()

    def _add_bot(self) -> None:
        self._add_row()
        self._rows[-1].seat = new_bot(self.seats[:-1])
        self._settle()

    def _removed(self, row: SeatRow) -> None:
        index = self._rows.index(row)
        self._remove(row)
        self._rows[min(index, len(self._rows) - 1)].name_field.setFocus()

    def _remove(self, row: SeatRow) -> None:
        index = self._rows.index(row)
        seats = [*self.seats]
        del seats[index]
        self.reordered.emit([number for number in range(len(self._rows)) if number != index])
        self._drop_row()
        self._put(seats)

    def _update_keys(self) -> None:
        for row in self._rows:
            row.tell_keys()

    def _move(self, step: int) -> None:
        """Move the focused seat."""
        focus: QWidget | None = self.focusWidget()
        row = next((row for row in self._rows if focus is not None and row.isAncestorOf(focus)), None)
        if row is not None:
            self._moved(row, step)

    def _moved(self, row: SeatRow, step: int) -> None:
        index = self._rows.index(row)
        other = index + step
        if not 0 <= other < len(self._rows):
            return
        seats = [*self.seats]
        seats[index], seats[other] = seats[other], seats[index]
        self._swap(row, self._rows[other])
        self._put(seats)
        self._rows[other].name_field.setFocus()

    def _swap(self, one: SeatRow, other: SeatRow) -> None:
        """Tell that whoever sits at these two seats is about to change places."""
        first, second = self._rows.index(one), self._rows.index(other)
        order = [*range(len(self._rows))]
        order[first], order[second] = second, first
        self.reordered.emit(order)

    def _rename(self, row: SeatRow) -> None:
        """Give a new bot a name and the level of the others; a person does not keep a bot's name."""
        if row.seat.level is None:
            if not row.own_name:
                row.show_name("")
                row.name_field.setFocus()
            return
        bot = new_bot(other.seat for other in self._rows if other is not row)
        # A bot does not take over a person's name and profile.
        name = "" if row.profile.profile_id else row.seat.name
        level = row.seat.level if row.level_chosen else bot.level
        assert level is not None
        row.become_bot(name, level, bot.character)

    def _part(self, row: SeatRow, before: str) -> None:
        """Let nobody sit at two seats: who had the profile that was chosen for this row takes the one `before` it."""
        taken = row.profile.profile_id
        for other in self._rows:
            if taken and other is not row and other.seat.profile == taken:
                self._swap(row, other)
                profile = self._profiles.find(before)
                other.seat = Seat("" if profile is None else profile.name, None, before)

    def _put(self, seats: Sequence[Seat]) -> None:
        for row, seat in zip(self._rows, seats, strict=True):
            row.seat = seat
        self._settle()

    def _add_row(self) -> None:
        row = SeatRow(self._look, len(self._rows), self._keymap, self._profiles)
        row.profile_wanted.connect(self.profile_wanted)
        row.profile_taken.connect(lambda before: self._part(row, before))
        row.changed.connect(self.changed)
        row.moved.connect(lambda step: self._moved(row, step))
        row.removed.connect(lambda: self._removed(row))
        row.kind_chosen.connect(lambda: self._rename(row))
        self._rows.append(row)
        self._list.addWidget(row)

    def _drop_row(self) -> None:
        row = self._rows.pop()
        self._list.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _settle(self) -> None:
        least, most = self._span
        last = len(self._rows) - 1
        for index, row in enumerate(self._rows):
            row.allow(up=index > 0, down=index < last, remove=len(self._rows) > least)
        self.add_button.setEnabled(len(self._rows) < most)
        self.add_button.setVisible(least < most)
        self._update_add()
        order_tabs(self)
        self.changed.emit()

    def _tell_characters(self) -> None:
        """Describe the levels of the bots at the table."""
        chosen = {row.seat.level for row in self._rows}
        form = QT_TRANSLATE_NOOP("start", "{level}: {character}")
        told = [
            i18n.text(form.put(level=levels.TITLES[level], character=levels.CHARACTERS[level]))
            for level in levels.LEVELS
            if level in chosen
        ]
        self.characters.setText("\n".join(told))
        self.characters.setVisible(bool(told))

    def _update_add(self) -> None:
        """Explain why no seat can be added, if so."""
        full = QCoreApplication.translate("start", "This game can’t have more players.")
        reason = "" if self.add_button.isEnabled() else full
        explain(self.add_button, reason)

    def _retranslate(self) -> None:
        self.add_button.setText(QCoreApplication.translate("start", "+ Add seat"))
        self._update_add()
        self._tell_characters()
