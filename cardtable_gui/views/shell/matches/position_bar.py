"""The panel above the table while one move is asked for: the question, then what the answer is worth."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal, Slot
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.bots.in_words import how_often
from cardtable_gui.controller.practice.answer import Answer
from cardtable_gui.controller.practice.position_session import PositionSession
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.controls.phrased import PhrasedLabel
from cardtable_gui.views.kit.controls.text_room import BesideTable, TextRoom
from cardtable_gui.views.kit.look import focus_ring
from cardtable_gui.views.kit.look.style import mark
from cardtable_gui.views.kit.look.theme import Space

_FEW_LINES = 2
"""So many lines stand beside the buttons."""


class PositionBar(BesideTable):
    """Follows one session after another.

    What there is to say stands beside the buttons, or below them where it would take many lines there. The question has
    the room that most answers need, so that the table below seldom moves.
    """

    left = Signal()
    """The player wants to go back to where the position was chosen."""
    said = Signal(str)
    """What screen readers are to be told."""

    def __init__(self) -> None:
        """Start without a session."""
        super().__init__()
        self._session: PositionSession | None = None
        self._told = False
        """Whether the present answer has been announced."""
        self.setProperty("surface", "side")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.heading = PhrasedLabel()
        self.heading.setProperty("weight", "bold")
        self.reason = PhrasedLabel()
        self.reason.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._room = TextRoom(self.reason)
        self._room.width_changed.connect(self.fit)
        self.again, self.leave = Button(), Button()
        self.again.clicked.connect(self._again)
        self.leave.clicked.connect(self.left)
        self._buttons = QWidget()
        self.row = QHBoxLayout(self._buttons)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(Space.EASY)
        for button in (self.again, self.leave):
            self.add_way(button)
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(Space.WIDE, Space.SNUG, Space.WIDE, focus_ring.inset(Space.SNUG))
        grid.setVerticalSpacing(focus_ring.inset(Space.HAIR))
        grid.setHorizontalSpacing(Space.EASY)
        grid.setColumnStretch(0, 1)
        grid.addWidget(self.heading, 0, 0)
        self._below: bool | None = None
        """Whether the text is below the buttons; None: it has no place yet."""
        self._place(below=False)

    def add_way(self, button: Button) -> None:
        """Add a button, which has its room while it's hidden, too."""
        policy = button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        button.setSizePolicy(policy)
        self.row.addWidget(button)

    def question(self) -> tuple[str, str]:
        """What is asked, in a sentence, and more about it."""
        raise NotImplementedError

    def unjudged(self) -> str:
        """What to say about an answer of which nothing is known (yet)."""
        return ""

    def gave_up(self) -> bool:
        """Whether the answer can't be judged."""
        return False

    def remarks(self) -> Iterator[str]:
        """What to say after what the answer is worth."""
        yield from ()

    def emphasise(self, *, answered: bool) -> None:
        """Set off the button that most players want next, if any."""

    def first_button(self) -> Button:
        """The button that most players want after an answer."""
        return self.leave

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self.again.setText(QCoreApplication.translate("daily", "Try again"))
        self._tell()

    def follow(self, session: PositionSession | None) -> None:
        """Ask what this session asks; None: nothing."""
        self._session = session
        self._told = False
        if session is not None:
            session.replaced.connect(self._asked_again)
            session.finished.connect(self.report)
            self._tell()

    @Slot()
    def fit(self) -> None:
        """Take the height that the text needs at this width."""
        line = self.reason.fontMetrics().lineSpacing()
        margins = self._grid.contentsMargins()
        whole = self.width() - margins.left() - margins.right()
        beside = whole - self._buttons.sizeHint().width() - Space.EASY - 2 * focus_ring.WIDTH
        self._place(below=self.reason.heightForWidth(max(1, beside)) > _FEW_LINES * line)
        wanted = self.reason.heightForWidth(whole - 2 * focus_ring.WIDTH if self._below else max(1, beside))
        wanted = max(wanted, _FEW_LINES * line)
        head = self.heading.heightForWidth(beside)
        others = max(head, self._buttons.sizeHint().height()) if self._below else head
        left = (
            self.height_left
            - others
            - margins.top()
            - margins.bottom()
            - self._grid.verticalSpacing()
            - 2 * focus_ring.WIDTH
        )
        self._room.take(min(wanted, max(line, left)), wanted)

    def _place(self, *, below: bool) -> None:
        """Put the text below heading and buttons, or between the heading and the edge."""
        if below != self._below:
            self._below = below
            for widget in (self._room, self._buttons):
                self._grid.removeWidget(widget)
            self._grid.addWidget(self._room, 1, 0, 1, 2 if below else 1)
            self._grid.addWidget(self._buttons, 0, 1, 1 if below else 2, 1, Qt.AlignmentFlag.AlignVCenter)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    @Slot()
    def report(self) -> None:
        """Show what is known of the answer, and announce it once the table has shown it."""
        self._tell()
        session = self._session
        if session is None or self._told or not session.at_rest:
            return
        if session.verdict is not None or self.gave_up():
            self._told = True
            self.said.emit(f"{self.heading.text()} {self.reason.text()}".strip())
            self.first_button().setFocus()

    @Slot()
    def _asked_again(self) -> None:
        self._told = False
        self._tell()

    def _tell(self) -> None:
        session = self._session
        if session is None:
            return
        verdict = session.verdict
        self.again.setVisible(session.can_undo)
        self.emphasise(answered=verdict is not None)
        mark(self.heading, tone="" if verdict is None else "good" if verdict.right else "bad")
        if verdict is not None:
            heading, details = verdict_words(session, verdict)
            self.heading.setText(i18n.text(heading, session.names))
            words = [i18n.text(each, session.names) for each in details]
            self.reason.setText(i18n.sentences([*words, *self.remarks()]))
        elif session.can_undo:
            self.heading.setText(self.unjudged())
            self.reason.setText("")
        else:
            heading_text, more = self.question()
            self.heading.setText(heading_text)
            self.reason.setText(more)
        self.fit()

    @Slot()
    def _again(self) -> None:
        if self._session is not None:
            self._session.undo()


def verdict_words(session: PositionSession, verdict: Answer) -> tuple[Message, tuple[Message, ...]]:
    """What an answer is worth, in words: a short verdict, then chances and the reason."""
    action = session.package.game.describe(verdict.best)
    best = QT_TRANSLATE_NOOP("daily", "Best: {action}. It wins {often}.")
    if not verdict.clear:
        best = QT_TRANSLATE_NOOP("practice", "Better: {action}. It wins {often}.")
    told = best.put(action=action, often=how_often(verdict.best_chance))
    reason = () if verdict.reason is None else (verdict.reason,)
    heading = (
        QT_TRANSLATE_NOOP("daily", "Right!") if verdict.right else QT_TRANSLATE_NOOP("daily", "Not the best move.")
    )
    if verdict.chance is None:
        return heading, (told, *reason)
    if verdict.right and not verdict.clear:
        message = QT_TRANSLATE_NOOP("practice", "Your move wins {often}. No other is clearly better.")
        return heading, (message.put(often=how_often(verdict.chance)), *reason)
    if verdict.right:
        return heading, (told, *reason)
    if how_often(verdict.chance) == how_often(verdict.best_chance):
        # The same words for both would deny what the heading says.
        return heading, (QT_TRANSLATE_NOOP("practice", "Better: {action}.").put(action=action), *reason)
    yours = QT_TRANSLATE_NOOP("daily", "Your move wins {often}.").put(often=how_often(verdict.chance))
    return heading, (yours, told, *reason)
