"""The panel above the table in a lesson: what it is about, what to do, and what has been learnt."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.lessons.lesson_session import LessonSession
from cardtable_gui.core.lesson import Lessons
from cardtable_gui.core.messages import Message
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.controls.elided import ElidedLabel
from cardtable_gui.views.kit.controls.phrased import PhrasedLabel
from cardtable_gui.views.kit.controls.text_room import BesideTable, TextRoom
from cardtable_gui.views.kit.look import focus_ring
from cardtable_gui.views.kit.look.style import mark
from cardtable_gui.views.kit.look.theme import Space


class _Pages(QWidget):
    """The texts of a lesson, of which one is shown: its height is that of this one alone."""

    def __init__(self) -> None:
        super().__init__()
        self.labels: list[PhrasedLabel] = []
        """In their order; instructions are bold."""
        self._shown: PhrasedLabel | None = None
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def fill(self, texts: Sequence[tuple[str, bool]]) -> None:
        """Make a page for each of these texts, bold ones or others, instead of those before; none is shown yet."""
        for label in self.labels:
            label.hide()
            label.deleteLater()
        self.labels, self._shown = [], None
        for text, bold in texts:
            label = PhrasedLabel()
            label.setProperty("weight", "bold" if bold else "")
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
            label.setText(text)
            label.setParent(self)
            label.ensurePolished()
            self.labels.append(label)

    def show_page(self, number: int) -> None:
        """Show one of the pages."""
        self._shown = self.labels[number]
        for label in self.labels:
            label.setVisible(label is self._shown)
        self._shown.setGeometry(self.rect())
        self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        return 0 if self._shown is None else self._shown.heightForWidth(width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._shown is not None:
            self._shown.setGeometry(self.rect())


class LessonPanel(BesideTable):
    """Shows one lesson after another.

    Its room is that of the lesson's longest text and of all buttons, so that the table below never moves. A text
    scrolls only where the table can't spare that room.
    """

    next_wanted = Signal()
    """The next lesson; after the last one, a match."""
    all_wanted = Signal()
    """The list of lessons."""
    said = Signal(str)
    """What screen readers are to be told."""

    def __init__(self) -> None:
        """An empty panel; `show_lesson` fills it."""
        super().__init__()
        self._session: LessonSession | None = None
        self._number = self._count = 0
        self._rival: Message | None = None
        self._told = ""
        self.setProperty("surface", "side")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title = ElidedLabel()
        self.title.setProperty("type", "caption")
        self.title.setProperty("tone", "soft")
        self.pages = _Pages()
        self._shown = 0
        self.instruction = PhrasedLabel()
        """What to do first: always in sight, while the page above it may scroll."""
        self.instruction.setProperty("weight", "bold")
        self.text_room = room = TextRoom(self.pages)
        room.width_changed.connect(self.fit)
        self.again = QPushButton()
        self.again.setProperty("kind", "quiet")
        self.again.clicked.connect(self._restart)
        self.all = QPushButton()
        self.all.setProperty("kind", "quiet")
        self.all.clicked.connect(self.all_wanted)
        self.next = Button()
        self.next.setProperty("kind", "strong")
        self.next.clicked.connect(self.next_wanted)
        words = QVBoxLayout()
        words.setSpacing(Space.HAIR)
        words.addWidget(self.title)
        words.addWidget(room)
        words.addWidget(self.instruction)
        self._row = row = QHBoxLayout(self)
        row.setSpacing(Space.SNUG)
        row.addLayout(words, 1)
        ways = QHBoxLayout()
        ways.setSpacing(Space.TIGHT)
        buttons = QVBoxLayout()
        buttons.setSpacing(Space.TIGHT)
        buttons.addLayout(ways)
        for button, place in ((self.again, ways), (self.all, ways), (self.next, buttons)):
            policy = button.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            button.setSizePolicy(policy)
            place.addWidget(button, 0, Qt.AlignmentFlag.AlignRight)
        buttons.addStretch(1)
        row.addLayout(buttons)

    @property
    def words(self) -> str:
        """The text that is shown now."""
        return "\n".join(_texts(self._page()))

    def show_lesson(self, session: LessonSession, lessons: Lessons, rival: Message) -> None:
        """Show one of these lessons, which has not been started yet; after the last one `rival` waits for a match."""
        self._rival = rival
        self._session, self._told = session, ""
        self._number, self._count = lessons.index(session.lesson) + 1, len(lessons)
        session.asked.connect(self._follow)
        session.replaced.connect(self._follow)
        session.finished.connect(self._finish)
        self._fill()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._fill()
        super().changeEvent(event)

    def _page(self) -> tuple[Message, ...]:
        """The texts for the moment, the last of which says what to do."""
        session = self._session
        if session is None:
            return ()
        lesson = session.lesson
        if session.task >= len(lesson.tasks):
            return (lesson.after,)
        words = lesson.tasks[session.task].words
        return (words,) if session.task else (lesson.before, words)

    def _fill(self) -> None:
        """Make a page for each text in the language in force, and show the current one."""
        session = self._session
        if session is None:
            return
        lesson = session.lesson
        first, *others = lesson.tasks
        self.instruction.setText(i18n.text(first.words))
        texts = ((lesson.before, False), *((task.words, True) for task in others), (lesson.after, False))
        self.pages.fill([(i18n.text(text), bold) for text, bold in texts])
        self.again.setText(QCoreApplication.translate("lessons", "Start over"))
        self.all.setText(QCoreApplication.translate("lessons", "All lessons"))
        onward = QCoreApplication.translate("lessons", "Next lesson")
        self.next.setText(onward if self._number < self._count else now_play(self._rival))
        self._follow()

    @Slot()
    def fit(self) -> None:
        """Take the height of the longest text; beyond what the table can spare it scrolls.

        Before that the title goes until the lesson is solved: the title of the window has it, too.
        """
        width = self.text_room.viewport().width()
        heights = [page.heightForWidth(width) for page in self.pages.labels]
        if not heights:
            return
        line = self.instruction.fontMetrics().lineSpacing()
        # Qt reckons with the least height that was set before.
        self.instruction.setMinimumHeight(0)
        lines = self.instruction.heightForWidth(width)
        self.instruction.setFixedHeight(lines)
        below, titled = lines + Space.HAIR, self.title.sizeHint().height() + Space.HAIR
        wanted, left = max(heights[0] + below, *heights[1:]), self.height_left - 2 * focus_ring.WIDTH
        cramped = titled + wanted > left - 2 * focus_ring.inset(Space.SNUG)
        margin = focus_ring.inset(Space.HAIR if cramped else Space.SNUG)
        self._row.setContentsMargins(focus_ring.inset(Space.WIDE), margin, Space.EASY, margin)
        most = left - 2 * margin
        solved = self._session is not None and self._session.solved
        self.title.setVisible(solved or not cramped)
        high = min(wanted, max(most, below + line))
        if self._shown == 0:
            high -= below
        elif cramped and solved:
            high -= titled
        self.instruction.setVisible(self._shown == 0)
        self.text_room.take(high, heights[self._shown])

    @Slot()
    def _follow(self) -> None:
        """Show and announce the text for the moment."""
        session = self._session
        if session is None:
            return
        self._shown = min(session.task, len(session.lesson.tasks))
        self.pages.show_page(self._shown)
        self.text_room.verticalScrollBar().setValue(0)
        self.fit()
        self.next.setVisible(session.solved)
        heading = QCoreApplication.translate("lessons", "Lesson {number} of {count} · {title}")
        if session.solved:
            heading = QCoreApplication.translate("lessons", "Solved! · Lesson {number} of {count} · {title}")
        title = i18n.text(session.lesson.title)
        self.title.setText(heading.format(number=self._number, count=self._count, title=title))
        mark(self.title, tone="good" if session.solved else "soft")
        self.again.setVisible(session.can_undo)
        if self.words != self._told:
            self._told = self.words
            self.said.emit(self._told if session.task else f"{self.title.text()}\n{self._told}")

    @Slot()
    def _finish(self) -> None:
        self._follow()
        self.next.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _restart(self) -> None:
        if self._session is not None:
            self._session.restart()


def now_play(rival: Message | None) -> str:
    """The button that leads on from the last lesson to a match against somebody of the cast."""
    name = "" if rival is None else i18n.text(rival)
    return QCoreApplication.translate("lessons", "Now play {name}").format(name=name)


def _texts(messages: tuple[Message, ...]) -> list[str]:
    return [i18n.text(message) for message in messages]
