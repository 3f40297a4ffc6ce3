"""The page of achievements: a seal for each, game by game, in colour once it's earned."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from cardtable_gui import games, i18n
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.jobs import Lane, Task
from cardtable_gui.models.achievement_rows import AchievementRow, achievement_rows
from cardtable_gui.models.statistics import UPDATE_MS, StatisticsUpdater
from cardtable_gui.settings import PLAYER, Settings
from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.controls.foot_bar import FootBar, stand_on
from cardtable_gui.views.kit.controls.grid import Grid
from cardtable_gui.views.kit.focus.tab_order import order_tabs
from cardtable_gui.views.kit.look import focus_ring
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.style import mark
from cardtable_gui.views.kit.look.theme import Radius, Space
from cardtable_gui.views.kit.pages.button_page import ButtonPage
from cardtable_gui.views.kit.pages.column import Column, heading, words
from cardtable_gui.views.kit.pictures.drawings import Drawing
from cardtable_gui.views.plan.match_facts import day_of
from cardtable_gui.views.shell.statistics.result_filter import person_title

if TYPE_CHECKING:
    from cardtable_gui.controller.statistics.match_results import PersonResult

_SEAL = 76
"""The side of a seal in logical pixels at normal text size."""
_CARD = (290, 420)
"""The least and the greatest width of a card, the same way."""
_PERSON = 150
"""The least width of the choice of a person."""
_ASIDE = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ARROWS = (*_ASIDE, Qt.Key.Key_Up, Qt.Key.Key_Down)


class AchievementCard(QFrame):
    """A seal, what the achievement is called, what is to be done, and the day on which it was."""

    left_by = Signal(object)
    """The player goes on by this arrow key."""

    def __init__(self, look: Look) -> None:
        """Nothing yet; `tell` follows."""
        super().__init__()
        self._look = look
        self.setProperty("surface", "panel")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.seal = Drawing(look, _SEAL)
        self._title, self._task, self._day = heading("label"), words("soft"), words("accent", "caption")
        texts = QVBoxLayout()
        texts.setSpacing(Space.HAIR)
        texts.addStretch(1)
        for label in (self._title, self._task, self._day):
            texts.addWidget(label)
        texts.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(Space.EASY, Space.EASY, Space.EASY, Space.EASY)
        row.setSpacing(Space.EASY)
        row.addWidget(self.seal)
        row.addLayout(texts, 1)

    def tell(self, row: AchievementRow) -> None:
        """Show this achievement, in the current language."""
        earned = row.earned is not None
        self.seal.show_drawing(row.picture, faded=not earned)
        mark(self._title, tone="" if earned else "soft")
        self._title.setText(i18n.text(row.achievement.title))
        self._task.setText(i18n.text(row.achievement.text))
        self._day.setVisible(earned)
        told = QT_TRANSLATE_NOOP("achievements", "{title}, {game}: {text} Not earned yet.")
        if row.earned is not None:
            day = day_of(row.earned)
            told = QT_TRANSLATE_NOOP("achievements", "{title}, {game}: {text} Earned on {day}.").put(day=day)
            self._day.setText(QCoreApplication.translate("achievements", "Earned on {day}").format(day=day))
        title = games.game(row.game).title
        self.setAccessibleName(i18n.text(told.put(title=row.achievement.title, game=title, text=row.achievement.text)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ARROWS:
            self.left_by.emit(Qt.Key(event.key()))
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            focus_ring.paint_inside(painter, self._look.theme, QRectF(self.rect()), Radius.PANEL)
            painter.end()


class _Section(QWidget):
    """The achievements of one game."""

    def __init__(self, look: Look, number: int) -> None:
        super().__init__()
        self._title, self._count = heading("title"), words("soft")
        self._grid = Grid(*_CARD, Space.EASY)
        self.cards = [AchievementCard(look) for _ in range(number)]
        self._grid.show_cells(self.cards)
        head = QHBoxLayout()
        head.setSpacing(Space.EASY)
        head.addWidget(self._title)
        head.addWidget(self._count, 1)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(Space.SNUG)
        lines.addLayout(head)
        lines.addWidget(self._grid)
        self._look = look
        self.fit()

    def fit(self) -> None:
        """Let the cards grow with the text."""
        least, most = (self._look.scaled(wide) for wide in _CARD)
        self._grid.set_widths(least, most)

    def tell(self, rows: Sequence[AchievementRow]) -> None:
        """Show the achievements of a game, in the current language."""
        self._title.setText(i18n.text(games.game(rows[0].game).title))
        self._title.setMinimumWidth(self._title.fontMetrics().horizontalAdvance(self._title.text()) + 1)
        earned = sum(row.earned is not None for row in rows)
        count = QCoreApplication.translate("achievements", "{earned} of {all}").format(earned=earned, all=len(rows))
        self._count.setText(count)
        for card, row in zip(self.cards, rows, strict=True):
            card.tell(row)


@dataclass(frozen=True, slots=True)
class _Collected:
    """What a person has achieved, among all people of whom there are results."""

    people: Sequence[str] = ()
    person: str = ""
    rows: Sequence[AchievementRow] = ()


class AchievementsPage(ButtonPage):
    """Shows what one person has achieved; arrow keys move between the seals. It follows the statistics."""

    def __init__(self, look: Look, settings: Settings, updater: StatisticsUpdater, jobs: Lane) -> None:
        """Show what the updater knows; more follows when it has read it."""
        super().__init__(look, 0)
        self._settings = settings
        self._updater = updater
        self._jobs = jobs
        self._shown = _Collected()
        self._wanted: str | None = None
        """The person that the player has chosen; None: nobody yet."""
        self._problem: Message | None = None
        self.sections: dict[str, _Section] = {}
        """By game, easy ones first."""
        self._title, self.note = heading("display"), words("soft")
        self.person = Choice(look, [""])
        self.person.activated.connect(self._choose)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.person)
        self._sections = QVBoxLayout()
        self._sections.setSpacing(Space.WIDE)
        self._column = column = Column(look)
        column.lines.setSpacing(Space.EASY)
        column.lines.addLayout(head)
        column.lines.addWidget(self.note)
        column.lines.addLayout(self._sections)
        column.lines.addStretch(1)
        self._foot = FootBar()
        self._foot.back.clicked.connect(self.left)
        stand_on(self, column, self._foot)
        updater.read.connect(self._collect)
        updater.failed.connect(self._fail)
        self._take(_collected((), None, ""))
        self.retranslate()
        updater.want()

    @property
    def cards(self) -> Sequence[AchievementCard]:
        """The cards of all games."""
        return [card for section in self.sections.values() for card in section.cards]

    def open(self) -> None:
        """Begin at the top, and read new records once the page is shown with what is known."""
        self.cards[0].setFocus()
        self._column.verticalScrollBar().setValue(0)
        self._collect()
        QTimer.singleShot(UPDATE_MS, self, self._updater.update)

    def arrange(self) -> None:
        self.person.setMinimumWidth(self._look.scaled(_PERSON))
        for section in self.sections.values():
            section.fit()

    def retranslate(self) -> None:
        self.setWindowTitle(QCoreApplication.translate("achievements", "Achievements"))
        self._title.setText(self.windowTitle())
        self.person.setAccessibleName(QCoreApplication.translate("achievements", "Whose achievements"))
        self._foot.back.setText(QCoreApplication.translate("start", "Back"))
        self._show()

    def _go_on(self, card: AchievementCard, key: Qt.Key) -> None:
        """Focus the next card in the direction of an arrow key, if there is one."""
        cards = self.cards
        if key in _ASIDE:
            at = cards.index(card) + _ASIDE[key]
            wanted = cards[at] if 0 <= at < len(cards) else None
        else:
            middles = {each: each.mapTo(self, each.rect().center()) for each in cards}
            here, way = middles[card], 1 if key == Qt.Key.Key_Down else -1
            away = {each: middles[each] - here for each in cards}
            wanted = min(
                (each for each in cards if away[each].y() * way > 0),
                key=lambda each: (away[each].y() * way, abs(away[each].x())),
                default=None,
            )
        if wanted is not None:
            wanted.setFocus(Qt.FocusReason.TabFocusReason)

    @Slot()
    def _choose(self) -> None:
        self._wanted = str(self.person.chosen)
        self._collect()

    @Slot()
    def _collect(self) -> None:
        """Find out what was achieved, beside the window."""
        if self._updater.known:
            work = partial(_work, self._updater.results, self._wanted, self._settings.value(PLAYER))
            self._jobs.run(work, self._take, name="achievements", latest=True)

    def _take(self, shown: _Collected) -> None:
        self._shown, self._problem = shown, None
        by_game = {game: len(list(rows)) for game, rows in groupby(shown.rows, key=lambda row: row.game)}
        if {game: len(section.cards) for game, section in self.sections.items()} != by_game:
            for section in self.sections.values():
                section.hide()
                section.deleteLater()
            self.sections = {game: _Section(self._look, number) for game, number in by_game.items()}
            for section in self.sections.values():
                self._sections.addWidget(section)
            for card in self.cards:
                card.left_by.connect(partial(self._go_on, card))
            order_tabs(self)
        self._show()

    @Slot(object)
    def _fail(self, problem: Message) -> None:
        self._problem = problem
        self._show()

    def _show(self) -> None:
        """Show what was found last, in the current language."""
        shown = self._shown
        for game, rows in groupby(shown.rows, key=lambda row: row.game):
            self.sections[game].tell(list(rows))
        earned = sum(row.earned is not None for row in shown.rows)
        text = QCoreApplication.translate(
            "achievements",
            "{earned} of {all} earned. A match counts if you play it alone against bots of any level but Random, by "
            "the game’s own rules, without a head start, undo or hints, and with a deal you didn’t choose.",
        ).format(earned=earned, all=len(shown.rows))
        self.note.setText(text if self._problem is None else i18n.text(self._problem))
        self.person.clear()
        for name in shown.people:
            self.person.addItem(person_title(name), userData=name)
        if shown.people:
            self.person.chosen = shown.person
        self.person.setVisible(len(shown.people) > 1)


def _work(results: Sequence[PersonResult], wanted: str | None, usual: str, task: Task) -> _Collected:
    task.progress(0, 0)
    return _collected(results, wanted, usual)


def _collected(results: Sequence[PersonResult], wanted: str | None, usual: str) -> _Collected:
    """What a person has achieved: `wanted`, or else who is usually here, or who played last."""
    people = sorted({result.person for result in results})
    likely: Iterable[str | None] = (wanted, usual, results[-1].person if results else None)
    person = next((name for name in likely if name in people), "")
    rows = achievement_rows(result for result in results if result.person == person)
    return _Collected(people, person or "", rows)
