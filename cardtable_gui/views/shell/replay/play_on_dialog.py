"""The dialog that starts a new match from the middle of a recorded one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtWidgets import QWidget

from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.messages import isolated
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.dialogs.dialog import Dialog
from cardtable_gui.views.kit.keys.keymap import Keymap
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import Column, heading, words
from cardtable_gui.views.plan.match_setup import doubled_name
from cardtable_gui.views.shell.start.seats_editor import SeatsEditor


class PlayOnDialog(Dialog):
    """Asks who plays on; the seats are those of the record until the player changes them."""

    started = Signal(object)
    """The seats (a tuple of `Seat`)."""

    def __init__(self, look: Look, keys: Keymap, profiles: Profiles, parent: QWidget | None = None) -> None:
        """Start without seats."""
        super().__init__(look, QSize(680, 430), parent)
        self.setModal(True)
        self._title = heading()
        self._note = words("soft")
        self.seats = SeatsEditor(look, keys, profiles)
        column = Column(look)
        column.lines.setContentsMargins(0, 0, Space.EASY, 0)
        column.lines.addWidget(self.seats)
        column.lines.addStretch(1)
        self._reason = words("bad")
        for widget in (self._title, self._note, column, self._reason):
            self.lines.addWidget(widget)
        self.lines.setStretch(2, 1)
        self.start_button = Button()
        self.start_button.setProperty("kind", "primary")
        self.start_button.setDefault(True)
        self.start_button.clicked.connect(self._start)
        self.buttons.addWidget(self.start_button)
        self.seats.changed.connect(self._check)
        self.retranslate()

    def ask(self, seats: Sequence[Seat]) -> None:
        """Offer these seats; their number is fixed."""
        self.seats.show_seats(seats, (len(seats), len(seats)))
        self._check()
        self.start_button.setFocus()

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        super().retranslate()
        title = QCoreApplication.translate("replay", "Play from here")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._note.setText(
            QCoreApplication.translate(
                "replay",
                "This starts a new match from this point and leaves the recorded one unchanged. Who’s playing?",
            )
        )
        self.close_button.setText(QCoreApplication.translate("replay", "Cancel"))
        self.start_button.setText(QCoreApplication.translate("replay", "Start match"))
        self._check()

    def _check(self) -> None:
        name = doubled_name(self.seats.seats)
        twice = QCoreApplication.translate("start", "Two players are called {name}. Please change one of the names.")
        self._reason.setText("" if name is None else twice.format(name=isolated(name)))
        self._reason.setVisible(name is not None)
        self.start_button.setEnabled(name is None)

    def _start(self) -> None:
        self.accept()
        self.started.emit(self.seats.seats)
