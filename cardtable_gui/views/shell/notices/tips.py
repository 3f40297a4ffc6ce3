"""Tips for newcomers at the table: each once ever, at the moment when it is useful, at most one a turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.match_source import MatchSource
from cardtable_gui.controller.session import Session
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.zones import hand_of
from cardtable_gui.setting_entries import AnyEntry
from cardtable_gui.settings import ONE_BUTTON, SEEN_TIPS, TIPS, Settings
from cardtable_gui.timing import Clock
from cardtable_gui.views.kit.keys import keymap
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.text import screen_reader
from cardtable_gui.views.shell.menus.menu_actions import ANSWERS, Actions
from cardtable_gui.views.shell.notices.notice import Notice
from cardtable_gui.views.table.state.announcements import Kind
from cardtable_gui.views.table.state.input_mode import DETAILS, DRAGGING, LAST
from cardtable_gui.views.table.table_view import TableView

TIP = QT_TRANSLATE_NOOP("tips", "Tip: {tip}")


class TipNotice(Notice):
    """Shows one tip until it is closed, in the language in force. It gives way to what gets the keyboard below it."""

    def __init__(self, look: Look, clock: Clock, parent: QWidget) -> None:
        """Hidden until there is a tip."""
        super().__init__(look, clock, parent)
        self._tip: Message | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._give_way)

    def advise(self, tip: Message) -> str:
        """Show this tip, and return its words."""
        self._tip = tip
        words = i18n.text(TIP.put(tip=tip))
        self.stay(words)
        return words

    def dismiss(self) -> bool:
        """Hide the tip; return whether one was shown."""
        shown = not self.isHidden()
        self.hide()
        return shown

    @Slot(QWidget, QWidget)
    def _give_way(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Hide if what has the keyboard now lies below the tip."""
        over = self.parentWidget()
        if now is None or over is None or self.isHidden() or self.isAncestorOf(now) or not over.isAncestorOf(now):
            return
        if self.geometry().contains(now.mapTo(over, now.rect().center())):
            self.hide()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._tip is not None and not self.isHidden():
            self.advise(self._tip)


SPEECH, HINT, SORTING, UNDO, KEYS = "speech", "hint", "sorting", "undo", "keys"
"""The ids of tips, besides `DETAILS` and `DRAGGING`."""
ENOUGH_REFUSALS = 2
"""After so many refusals in a turn a hint may help."""
LATE = 7
"""In this turn a player who has never asked for a hint is told of it."""
ENOUGH_CARDS = 6
"""A hand of so many cards is worth sorting."""
ENOUGH_BY_MOUSE = 3
"""After so many turns by mouse the keys are worth a try."""


@dataclass(frozen=True, slots=True)
class Situation:
    """What is known when a tip is chosen.

    Attributes:
        turns: the number of turns of people at this table, this one included.
        by_mouse: how many of those before were taken without keys.
        refusals: how often something was refused in this turn.
        hand: the number of cards in the own hand.
        disordered: whether the hand is not sorted by number.
        undo: whether there is a move to undo.
        hints: whether there are hints.
        listens: whether a screen reader is in use.
    """

    turns: int
    by_mouse: int
    refusals: int
    hand: int
    disordered: bool
    undo: bool
    hints: bool
    listens: bool


@dataclass(frozen=True, slots=True)
class Tip:
    """A tip: when it is due, its words, and the bindings of the keys that these name, by placeholder."""

    id: str
    due: Callable[[Situation], bool]
    words: Message
    keys: tuple[tuple[str, str], ...] = ()


TIPS_IN_ORDER: tuple[Tip, ...] = (
    Tip(
        SPEECH,
        lambda now: now.listens,
        QT_TRANSLATE_NOOP(
            "tips", "{turn} tells you who’s to move, {hand} what’s in your hand, {table} what’s on the table."
        ),
        (("turn", "window/tell_turn"), ("hand", "window/tell_hand"), ("table", "window/tell_table")),
    ),
    Tip(
        HINT,
        lambda now: now.hints and (now.refusals >= ENOUGH_REFUSALS or now.turns >= LATE),
        QT_TRANSLATE_NOOP("tips", "Not sure what to do? Press {key} for a hint."),
        (("key", "window/hint"),),
    ),
    Tip(
        SORTING,
        lambda now: now.disordered and now.hand >= ENOUGH_CARDS,
        QT_TRANSLATE_NOOP("tips", "{key} sorts your hand by number again."),
        (("key", "window/sort"),),
    ),
    Tip(
        DETAILS,
        lambda now: not now.listens,
        QT_TRANSLATE_NOOP(
            "tips", "Right-click a card, hold a finger on it, or press {key}, to see what the card does."
        ),
        (("key", "table/about"),),
    ),
    Tip(
        UNDO,
        lambda now: now.undo and now.turns > 1,
        QT_TRANSLATE_NOOP("tips", "Changed your mind? {key} takes back your last move."),
        (("key", "window/undo"),),
    ),
    Tip(
        KEYS,
        lambda now: now.by_mouse >= ENOUGH_BY_MOUSE,
        QT_TRANSLATE_NOOP(
            "tips",
            "You can play by keyboard, too: {left} and {right} go from card to card, {pick} picks one, {do} presses "
            "the highlighted button.",
        ),
        (("left", keymap.LEFT), ("right", keymap.RIGHT), ("pick", keymap.PICK), ("do", keymap.DO)),
    ),
    Tip(
        DRAGGING,
        lambda now: now.by_mouse > ENOUGH_BY_MOUSE,
        QT_TRANSLATE_NOOP(
            "tips", "You can drag cards, too: onto the table to play them, or along your hand to arrange it."
        ),
    ),
)
"""The most urgent first."""
_LEARNT_BY_ACTION = {"hint": HINT, "why_this": HINT, "sort": SORTING, "undo": UNDO, **dict.fromkeys(ANSWERS, SPEECH)}
"""Tips that nobody needs who has used an action."""


class Tips(QObject):
    """Shows tips over the header of a table page, where they cover no card."""

    def __init__(
        self, page: QWidget, table: TableView, look: Look, actions: Actions, settings: Settings, clock: Clock
    ) -> None:
        """Start without a match."""
        super().__init__(page)
        self._table = table
        self._actions = actions
        self._settings = settings
        self._notice = TipNotice(look, clock, page)
        self._shown = ""
        self._session: Session | None = None
        self._turns = self._by_mouse = self._refusals = 0
        self._told = False
        table.busy_changed.connect(self._consider)
        table.refused.connect(self._count_refusal)
        table.used.connect(self.learn)
        table.hand_laid.connect(self._laid)
        for name, tip in _LEARNT_BY_ACTION.items():
            actions[name].triggered.connect(lambda _on=False, tip=tip: self.learn(tip))
        settings.watch(self._switch, TIPS)
        page.installEventFilter(self)

    @property
    def words(self) -> str:
        """The tip that is shown; empty if there is none."""
        return self._notice.words

    def follow(self, source: MatchSource | None) -> None:
        """Give tips in this match, if somebody plays it who may need them; None: in none."""
        self._notice.dismiss()
        played = isinstance(source, Session) and source.kept and not source.watched
        self._session = source if played and isinstance(source, Session) else None
        self._turns = self._by_mouse = 0
        if self._session is not None:
            self._session.asked.connect(self._begin_turn)
            self._session.curtain.connect(self._notice.dismiss)
            self._session.finished.connect(self._notice.dismiss)

    def eventFilter(self, _page: QObject, event: QEvent) -> bool:
        """Escape hides the tip where nothing at the table has used it."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return event.key() == Qt.Key.Key_Escape and self._notice.dismiss()
        return False

    @Slot(str)
    def learn(self, tip: str) -> None:
        """The player knows what this tip says; it isn't shown any more."""
        if not self._notice.isHidden() and self._shown == tip:
            self._notice.dismiss()
        seen = self._settings.value(SEEN_TIPS)
        if tip not in seen:
            self._settings.set(SEEN_TIPS, {**seen, tip: True})

    @Slot()
    def _begin_turn(self) -> None:
        session = self._session
        steps = () if session is None else session.match.steps
        if session is None or (self._turns and steps and steps[-1].seat == session.view.to_move):
            return  # the same turn goes on
        if self._turns:
            if LAST.by_keys:
                self.learn(KEYS)
            else:
                self._by_mouse += 1
        self._turns += 1
        self._refusals = 0
        self._told = False
        self._notice.dismiss()
        self._consider()

    @Slot()
    def _count_refusal(self) -> None:
        self._refusals += 1
        self._consider()

    @Slot(int, tuple)
    def _laid(self, _seat: int, faces: tuple[str, ...]) -> None:
        self.learn(DRAGGING if faces else SORTING)
        self._consider()

    @Slot()
    def _consider(self) -> None:
        """Show the most urgent tip that is due now."""
        session = self._session
        if session is None or self._told or self._table.busy or not session.is_humans_turn:
            return
        if not self._settings.value(TIPS) or self._settings.value(ONE_BUTTON):
            return
        seen, now = self._settings.value(SEEN_TIPS), self._situation(session)
        for tip in TIPS_IN_ORDER:
            words = self._words(tip)
            if tip.id not in seen and tip.due(now) and words is not None:
                self._told = True
                self._shown = tip.id
                self._settings.set(SEEN_TIPS, {**seen, tip.id: True})
                self._table.say(self._notice.advise(words), Kind.NOTE)
                return

    def _situation(self, session: Session) -> Situation:
        seat = session.view.seat
        return Situation(
            turns=self._turns,
            by_mouse=self._by_mouse,
            refusals=self._refusals,
            hand=0 if seat is None else len(self._table.cards(hand_of(seat))),
            disordered=self._table.disordered,
            undo=session.can_undo,
            hints=self._actions["hint"].isEnabled(),
            listens=screen_reader.is_listening(),
        )

    def _words(self, tip: Tip) -> Message | None:
        """The words with the keys that the player has chosen; None: some of them have no key."""
        found = {place: self._actions.keymap.key(binding) for place, binding in tip.keys}
        if not all(found.values()):
            return None
        return tip.words.put(**{place: keymap.label(key) for place, key in found.items()})

    def _switch(self, _changed: frozenset[AnyEntry]) -> None:
        if not self._settings.value(TIPS):
            self._notice.dismiss()
