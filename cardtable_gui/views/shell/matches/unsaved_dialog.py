"""The question before a match is left whose last moves are not on disk."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, Slot
from PySide6.QtWidgets import QWidget

from cardtable_gui import i18n
from cardtable_gui.core.messages import Message
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.dialogs.dialog import Dialog
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.pages.column import heading, words
from cardtable_gui.views.kit.text import screen_reader

if TYPE_CHECKING:
    from cardtable_gui.views.shell.matches.match_manager import Departure


class UnsavedDialog(Dialog):
    """Asks about one departure at a time: try again, save elsewhere, leave, or stay.

    The match goes on behind it. As soon as it is on disk it's left without an answer.
    """

    def __init__(self, look: Look, save_elsewhere: Callable[[Callable[[], None]], None], parent: QWidget) -> None:
        """Start without a question.

        Args:
            look: the window's look.
            save_elsewhere: asks where to save the match, and calls what it is given once that is done.
            parent: the window.
        """
        super().__init__(look, QSize(560, 240), parent)
        self.setModal(True)
        self._save_elsewhere = save_elsewhere
        self._departure: Departure | None = None
        self._reason: Message | None = None
        self._title = heading()
        self.reason = words()
        self._about = words("soft")
        for label in (self._title, self.reason, self._about):
            self.lines.addWidget(label)
        self.lines.addStretch(1)
        self.again_button, self.elsewhere_button, self.leave_button = Button(), Button(), Button()
        self.again_button.clicked.connect(self._try_again)
        self.elsewhere_button.clicked.connect(self._elsewhere)
        self.leave_button.clicked.connect(self._leave)
        for place, button in enumerate((self.leave_button, self.elsewhere_button, self.again_button)):
            button.setAutoDefault(False)
            self.buttons.insertWidget(place + (place > 0), button)
        self.close_button.clicked.disconnect()
        self.close_button.clicked.connect(self.reject)
        self.rejected.connect(self._stay)
        self.retranslate()

    def ask(self, departure: Departure) -> None:
        """Ask about leaving this match, once the dialog is shown; an earlier question is answered by staying."""
        self._stay()
        self._departure = departure
        self._reason = departure.reason
        departure.session.save_tried.connect(self._tried)
        self.retranslate()
        self.fit()
        self.again_button.setFocus()

    @Slot()
    def _tried(self) -> None:
        """The disk has answered."""
        if self._departure is None:
            return
        self._reason = self._departure.session.unsaved
        if self._reason is None:
            self._leave()
            return
        self.retranslate()
        self.fit()
        screen_reader.announce(self, self.reason.text())

    @Slot()
    def _try_again(self) -> None:
        if self._departure is not None:
            self._departure.session.try_saving()

    @Slot()
    def _elsewhere(self) -> None:
        departure = self._departure

        def saved() -> None:
            # Unless another question is asked by now.
            if departure is not None and departure is self._departure:
                self._leave()

        self._save_elsewhere(saved)

    @Slot()
    def _leave(self) -> None:
        departure = self._end()
        if departure is not None:
            self.accept()
            departure.leave()

    @Slot()
    def _stay(self) -> None:
        departure = self._end()
        if departure is not None:
            departure.stay()

    def _end(self) -> Departure | None:
        """The departure that is asked about, and from now on none."""
        departure, self._departure = self._departure, None
        if departure is not None:
            departure.session.save_tried.disconnect(self._tried)
        return departure

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        super().retranslate()
        title = QCoreApplication.translate("window", "The last moves aren’t saved")
        self.setWindowTitle(title)
        self._title.setText(title)
        self.reason.setText("" if self._reason is None else i18n.text(self._reason))
        self._about.setText(
            QCoreApplication.translate("window", "If you leave without saving, these moves will be lost.")
        )
        self.again_button.setText(QCoreApplication.translate("window", "Try again"))
        self.elsewhere_button.setText(QCoreApplication.translate("window", "Save elsewhere…"))
        self.leave_button.setText(QCoreApplication.translate("window", "Leave without saving"))
        self.close_button.setText(QCoreApplication.translate("window", "Cancel"))
