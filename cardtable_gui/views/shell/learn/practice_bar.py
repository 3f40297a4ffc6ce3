"""The panel above the table while a mistake is practised.

A module of its own, since it is imported with the first exercise.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, Signal

from cardtable_gui import i18n
from cardtable_gui.controller.practice.position_session import PositionSession
from cardtable_gui.controller.practice.practice_session import PracticeSession
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.shell.matches.position_bar import PositionBar


class PracticeBar(PositionBar):
    """Asks for a better move; the ways on lead to the next mistake and to the player's own lessons."""

    next_wanted = Signal()
    """The next mistake that is due."""

    def __init__(self) -> None:
        """Start without a session."""
        super().__init__()
        self.days: int | None = None
        """In how many days the exercise comes back; None: it has not been answered yet."""
        self.onward = Button()
        self.onward.setProperty("kind", "primary")
        self.onward.clicked.connect(self.next_wanted)
        self.row.addWidget(self.onward)
        self.retranslate()

    def follow(self, session: PositionSession | None) -> None:
        """Show this exercise from now on; None: none."""
        self.days = None
        self.onward.hide()
        super().follow(session)
        if isinstance(session, PracticeSession):
            session.judged.connect(self.report)

    def question(self) -> tuple[str, str]:
        """The question of an exercise, in words."""
        played = ""
        if isinstance(self._session, PracticeSession):
            game = self._session.package.game
            played = i18n.text(game.describe(game.parse(self._session.exercise.played)), self._session.names)
        return (
            QCoreApplication.translate("practice", "Find a better move."),
            QCoreApplication.translate(
                "practice", "The move in the match was: {action}. Any move that’s as good as the best one is right."
            ).format(action=played),
        )

    def unjudged(self) -> str:
        """The words while the answer isn't judged, or if it can't be."""
        if self.gave_up():
            return QCoreApplication.translate("practice", "Your move couldn’t be judged. Try another one.")
        return QCoreApplication.translate("practice", "Judging your move…")

    def gave_up(self) -> bool:
        """Whether the answer couldn't be judged."""
        return isinstance(self._session, PracticeSession) and self._session.given_up

    def remarks(self) -> Iterator[str]:
        """Further sentences about the answer."""
        if self.days == 0:
            yield QCoreApplication.translate("practice", "It stays due until you find a good move.")
        elif self.days is not None:
            yield i18n.text(QT_TRANSLATE_NOOP("practice", "It comes back in %n day(s).").put(n=self.days))

    def first_button(self) -> Button:
        """The button that has the keyboard first."""
        session = self._session
        if session is not None and (session.verdict is None or not session.verdict.right):
            return self.again
        return self.leave if self.onward.isHidden() else self.onward

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.leave.setText(QCoreApplication.translate("practice", "Your own lessons"))
        self.onward.setText(QCoreApplication.translate("practice", "Next mistake"))
        super().retranslate()
