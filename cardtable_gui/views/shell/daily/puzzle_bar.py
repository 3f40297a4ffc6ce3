"""The bar below the table while a puzzle lies there: the question, then what the answer is worth."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.daily.puzzle_session import PuzzleSession
from cardtable_gui.controller.daily.puzzles import Verdict
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.views.screen_reader import announce
from cardtable_gui.views.shell.controls.button import Button
from cardtable_gui.views.shell.controls.phrased import PhrasedLabel
from cardtable_gui.views.shell.window.style import mark
from cardtable_gui.views.theme import Space


class PuzzleBar(QWidget):
    """Follows one puzzle after another; hidden without one."""

    left = Signal()
    """Back to the page of the day."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start hidden."""
        super().__init__(parent)
        self._session: PuzzleSession | None = None
        self.setProperty("surface", "bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.heading = PhrasedLabel()
        self.heading.setProperty("weight", "bold")
        self.reason = PhrasedLabel()
        self.again, self.leave = Button(), Button()
        self.leave.setProperty("kind", "primary")
        self.again.clicked.connect(self._again)
        self.leave.clicked.connect(self.left)
        texts = QVBoxLayout()
        texts.setSpacing(Space.HAIR)
        texts.addWidget(self.heading)
        texts.addWidget(self.reason)
        row = QHBoxLayout(self)
        row.setContentsMargins(Space.WIDE, Space.SNUG, Space.WIDE, Space.SNUG)
        row.setSpacing(Space.EASY)
        row.addLayout(texts, 1)
        row.addWidget(self.again)
        row.addWidget(self.leave)
        self._retranslate()
        self.hide()

    def follow(self, session: PuzzleSession | None) -> None:
        """Show this puzzle; None: hide."""
        self._session = session
        self.setVisible(session is not None)
        if session is not None:
            session.replaced.connect(self._tell)
            session.finished.connect(self._answered)
            self._tell()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._tell()
        super().changeEvent(event)

    @Slot()
    def _answered(self) -> None:
        self._tell()
        announce(self, f"{self.heading.text()} {self.reason.text()}")
        self.leave.setFocus()

    @Slot()
    def _tell(self) -> None:
        session = self._session
        if session is None:
            return
        verdict = session.verdict
        self.again.setVisible(verdict is not None)
        if verdict is None:
            self.heading.setText(QCoreApplication.translate("daily", "Find the best move."))
            self.reason.setText(
                QCoreApplication.translate("daily", "One move is clearly your best chance to win the match.")
            )
            mark(self.heading, tone="")
            return
        heading, details = verdict_words(session, verdict)
        self.heading.setText(i18n.text(heading, session.names))
        self.reason.setText(" ".join(i18n.text(each, session.names) for each in details))
        mark(self.heading, tone="good" if verdict.right else "bad")

    @Slot()
    def _again(self) -> None:
        if self._session is not None:
            self._session.undo()

    def _retranslate(self) -> None:
        self.again.setText(QCoreApplication.translate("daily", "Try again"))
        self.leave.setText(QCoreApplication.translate("daily", "Back to the daily page"))


def verdict_words(session: PuzzleSession, verdict: Verdict) -> tuple[Message, tuple[Message, ...]]:
    """What an answer is worth, in words: a short verdict, then chances and the reason."""
    describe = session.package.game.describe
    best = QT_TRANSLATE_NOOP("daily", "Best: {action} ({chance}% to win).").put(
        action=describe(verdict.best), chance=_percent(verdict.best_chance)
    )
    reason = () if verdict.reason is None else (verdict.reason,)
    if verdict.right:
        return QT_TRANSLATE_NOOP("daily", "Right!"), (best, *reason)
    if verdict.chance is None:
        return QT_TRANSLATE_NOOP("daily", "Not the best move."), (best, *reason)
    yours = QT_TRANSLATE_NOOP("daily", "Your move: {chance}%.").put(chance=_percent(verdict.chance))
    return QT_TRANSLATE_NOOP("daily", "Not the best move."), (yours, best, *reason)


def _percent(chance: float) -> int:
    return round(100 * chance)
