"""“Leave or join”: hands a person's seat at the table to a bot, or a bot's seat to a person."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.bots.cast import CALM
from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.controller.seats import Seat, free_characters
from cardtable_gui.controller.session import Session
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName, isolated
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.controls.flow import Flow
from cardtable_gui.views.kit.dialogs.dialog import Dialog
from cardtable_gui.views.kit.focus.tab_order import order_tabs
from cardtable_gui.views.kit.keys.keymap import Keymap
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import Column, heading, words
from cardtable_gui.views.kit.pictures import drawings
from cardtable_gui.views.plan.match_setup import doubled_name, new_bot
from cardtable_gui.views.shell.start.seat_face import SeatFace
from cardtable_gui.views.shell.start.seat_row import SeatRow
from cardtable_gui.views.table.presenters.connections import Connections

_USUAL = QSize(600, 420)
_FACE = 24
"""The side of a character's picture in the list, in logical pixels at normal text size."""


class SeatsDialog(Dialog):
    """Asks who leaves, or which bot goes, and who plays on there. The match goes on meanwhile."""

    changed = Signal(int, object)
    """This seat is somebody else's from now on: a `Seat`."""
    profile_wanted = Signal(str)
    """The player wants to see or change the profile with this id (empty: all of them)."""

    def __init__(self, look: Look, keys: Keymap, profiles: Profiles, parent: QWidget | None = None) -> None:
        """Empty until `ask`."""
        super().__init__(look, _USUAL, parent)
        self.setModal(True)
        self._keys, self._profiles = keys, profiles
        self._session: Session | None = None
        self._connections = Connections()
        self._shown: tuple[Seat, ...] = ()
        self._seat = 0
        self.faces: list[SeatFace] = []
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self._choose)
        self._flow = Flow(Space.TIGHT)
        self._question = heading("label")
        self.character = Choice(look, ())
        """Who plays on for a person: the id of a character."""
        self.character.activated.connect(self._choose_character)
        self.row: SeatRow | None = None
        """Who sits at the chosen seat from then on."""
        self._line = QHBoxLayout()
        self._line.setSpacing(Space.SNUG)
        self._line.addWidget(self.character)
        self._line.addStretch()
        self._note, self._reason = words("soft"), words("bad")
        column = Column(look)
        column.lines.setContentsMargins(0, 0, Space.EASY, 0)
        column.lines.addWidget(self._flow)
        column.lines.addWidget(self._question)
        column.lines.addLayout(self._line)
        column.lines.addWidget(self._note)
        column.lines.addWidget(self._reason)
        column.lines.addStretch(1)
        self.lines.addWidget(column, 1)
        self.change_button = Button()
        self.change_button.setProperty("kind", "primary")
        self.change_button.setDefault(True)
        self.change_button.clicked.connect(self._change)
        self.buttons.addWidget(self.change_button)
        self.finished.connect(lambda _result: self._follow(None))
        look.changed.connect(self._show_faces)
        profiles.changed.connect(self._show_faces)
        self.retranslate()

    def ask(self, session: Session, seat: int | None = None) -> None:
        """Ask about the match on the table, first about this seat; None: of whoever may want to leave, or a bot's."""
        self._follow(session)
        people = session.match.people
        likely = session.onlooker if session.hand_over is None else session.hand_over
        bots = [number for number in range(len(session.seats)) if number not in people]
        usual = likely if likely is not None and len(people) > 1 else next(iter(bots), 0)
        self._show_seats(usual if seat is None else seat)
        self.faces[self._seat].setFocus()

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        super().retranslate()
        self.setWindowTitle(QCoreApplication.translate("seats", "Leave or join"))
        self.close_button.setText(QCoreApplication.translate("seats", "Cancel"))
        self.character.setAccessibleName(QCoreApplication.translate("seats", "Character"))
        self._show_faces()
        self._tell()

    def _follow(self, session: Session | None) -> None:
        """Be about this match; None: about none."""
        self._connections.close()
        self._session = session
        if session is not None:
            self._connections.connect(session.turn_changed, self._refresh)

    @Slot()
    def _refresh(self) -> None:
        """Show others who sit at the table by now, and whether the seat may still change hands."""
        session = self._session
        if session is not None and session.seats != self._shown:
            self._show_seats(self._seat)
        else:
            self._check()

    def _show_seats(self, chosen: int) -> None:
        """Show who sits at the table, with this seat chosen."""
        assert self._session is not None
        self._shown = self._session.seats
        if len(self.faces) != len(self._shown):
            for face in self.faces:
                self._group.removeButton(face)
            self.faces = [SeatFace(self.look, self._profiles) for _ in self._shown]
            for number, face in enumerate(self.faces):
                face.setCheckable(True)
                self._group.addButton(face, number)
            self._flow.show_cells(self.faces)
        self._show_faces()
        self.faces[chosen].setChecked(True)
        self._choose(chosen)

    @Slot()
    def _show_faces(self) -> None:
        names = [who.called for who in self._shown]
        for number, (face, who) in enumerate(zip(self.faces, self._shown, strict=True)):
            face.show_seat(number, who, names)

    @Slot(int)
    def _choose(self, seat: int) -> None:
        """Propose who plays on at this seat."""
        self._seat = seat
        if self.row is not None:
            self._line.removeWidget(self.row)
            self.row.hide()
            self.row.deleteLater()
        self.row = row = SeatRow.for_one(self.look, seat, self._keys, self._profiles)
        row.profile_wanted.connect(self.profile_wanted)
        row.changed.connect(self._check)
        self._line.insertWidget(1, row, 0 if self._leaving else 1)
        row.seat = new_bot(self._shown) if self._leaving else self._likely_guest(seat)
        row.name_field.setVisible(not self._leaving)
        self._tell()
        order_tabs(self)

    @property
    def _leaving(self) -> bool:
        """Whether a person leaves the chosen seat; else one comes."""
        return self._shown[self._seat].level is None

    def _likely_guest(self, seat: int) -> Seat:
        """Whoever left this seat, else a person with a profile who isn't at the table; else somebody without a name."""
        assert self._session is not None
        at_table = {who.profile for who in self._shown} - {""}
        for change in reversed(self._session.match.seat_changes):
            if change.seat == seat and change.before.level is None and change.before not in self._shown:
                return change.before
        names = {who.called.casefold() for who in self._shown}
        others = (
            Seat(each.name, None, each.id)
            for each in self._profiles.people
            if each.id not in at_table and each.name.casefold() not in names
        )
        return next(others, Seat(""))

    def _fill_characters(self) -> None:
        assert self.row is not None
        side = self.look.scaled(_FACE)
        self.character.setIconSize(QSize(side, side))
        self.character.clear()
        for each in free_characters(self._shown):
            self.character.addItem(drawings.icon(each.portrait(CALM)), i18n.text(each.name), each.id)
        if not self.character.count():
            self.character.addItem(QCoreApplication.translate("seats", "Bot"), "")
        self.character.chosen = self.row.seat.character
        self.character.updateGeometry()

    @Slot()
    def _choose_character(self) -> None:
        if self.row is not None:
            self.row.choose_character(str(self.character.chosen))

    def _tell(self) -> None:
        """Say what is asked about the chosen seat, and what happens then."""
        if self.row is None:
            return
        if self._leaving:
            self._fill_characters()
            question, note, do = (
                QT_TRANSLATE_NOOP("seats", "Who plays on for {name}?"),
                QT_TRANSLATE_NOOP(
                    "seats", "{name} can take the seat back at any time. Nobody else will see the cards."
                ),
                QCoreApplication.translate("seats", "Hand over"),
            )
        else:
            question, note, do = (
                QT_TRANSLATE_NOOP("seats", "Who takes over from {name}?"),
                QT_TRANSLATE_NOOP(
                    "seats", "The cards stay hidden until it’s that person’s turn and everyone else looks away."
                ),
                QCoreApplication.translate("seats", "Take over"),
            )
        self._question.setText(self._named(question))
        self._note.setText(self._named(note))
        self.change_button.setText(do)
        self._check()

    def _named(self, message: Message) -> str:
        return i18n.text(message.put(name=SeatName(self._seat)), [who.called for who in self._shown])

    @Slot()
    def _check(self) -> None:
        """Say why the seat can't change hands now, if so."""
        session = self._session
        if session is None or self.row is None:
            return
        seats = [*self._shown]
        seats[self._seat] = self.row.seat
        twice = doubled_name(seats)
        last = session.match.people == (self._seat,)
        if not session.may_change_seats:
            why = QCoreApplication.translate(
                "seats", "The match isn’t being played right now, so everybody keeps their seat."
            )
        elif last:
            why = QCoreApplication.translate(
                "seats",
                "Nobody else is playing. To leave, go back to the start screen: you can continue the match later.",
            )
        elif twice is not None:
            same = QCoreApplication.translate("start", "Two players are called {name}. Please change one of the names.")
            why = same.format(name=isolated(twice))
        else:
            why = ""
        for widget in (self._question, self._note, self.row):
            widget.setVisible(not last)
        self.character.setVisible(self._leaving and not last)
        self._reason.setText(why)
        self._reason.setVisible(bool(why))
        self.change_button.setEnabled(not why)

    @Slot()
    def _change(self) -> None:
        assert self.row is not None
        seat, who = self._seat, self.row.seat
        self.accept()
        self.changed.emit(seat, who)
