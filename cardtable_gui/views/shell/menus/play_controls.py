"""Menu and toolbar actions for the match on the table: undo, hint, the bots' speed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.settings import HINTS, Settings
from cardtable_gui.views.shell.menus.menu_actions import MATCH_ONLY, REPLAY_ONLY, WATCHING, Actions

if TYPE_CHECKING:
    from cardtable_gui.controller.match_source import MatchSource
    from cardtable_gui.controller.replay import Replay
    from cardtable_gui.controller.session import Session


NO_MATCH = QT_TRANSLATE_NOOP("window", "Start or continue a match first.")
WATCHED = QT_TRANSLATE_NOOP("window", "You’re watching a replay. Choose “Play from here” to turn it into a match.")
NOTHING_PLAYED = QT_TRANSLATE_NOOP("window", "No moves have been made yet. Try again after the first one.")
NOTHING_TO_UNDO = QT_TRANSLATE_NOOP("window", "You have no move to undo. Make one first.")
NOTHING_UNDONE = QT_TRANSLATE_NOOP("window", "You have nothing to redo. Undo a move first.")
NOT_YOUR_TURN = QT_TRANSLATE_NOOP("window", "You can get a hint only on your turn.")
NO_HINTS = QT_TRANSLATE_NOOP("window", "Hints are off. You can turn them on in the settings.")
MATCH_OVER = QT_TRANSLATE_NOOP("window", "The match is over. Start another one.")
NO_BOTS = QT_TRANSLATE_NOOP("window", "No bots are playing in this match.")
NOT_PAUSED = QT_TRANSLATE_NOOP("window", "Pause the bots first, then play their moves one by one.")
NOT_BOTS_TURN = QT_TRANSLATE_NOOP("window", "No bot is thinking right now.")
STILL_DECIDING = QT_TRANSLATE_NOOP(
    "window", "This works only when nobody but bots has a decision left in the round or match."
)
NOT_LEFT = QT_TRANSLATE_NOOP("window", "You have no match to go back to. This works after “Watch from the beginning”.")
NOT_WATCHED = QT_TRANSLATE_NOOP(
    "window", "This works in a replay. Choose “Watch from the beginning”, or watch a finished match."
)
SEATS_CLOSED = QT_TRANSLATE_NOOP("window", "You can see other players’ cards once the match is over.")
SEATS_KEPT = QT_TRANSLATE_NOOP(
    "window",
    "Seats can’t change hands in a lesson, a puzzle or a daily deal, or while a question is waiting for an answer.",
)
NO_REFERENCE = QT_TRANSLATE_NOOP("window", "This game has no reference card. You’ll find everything in the rules.")
UNAIDED = QT_TRANSLATE_NOOP("window", "Puzzles and the first try of a daily deal have no hints or undo.")
NO_REVIEW = QT_TRANSLATE_NOOP("window", "Lessons, puzzles and the first try of a daily deal aren’t reviewed.")
NO_GAME = QT_TRANSLATE_NOOP("window", "To read the rules, choose a game first.")
AT_START = QT_TRANSLATE_NOOP("window", "You’re already on the start screen.")
NOTHING_UNFINISHED = QT_TRANSLATE_NOOP("window", "You have no unfinished match. Start one.")
HANDS_CLOSED = QT_TRANSLATE_NOOP(
    "window",
    "Hands stay hidden in matches with human players. Once the match is over, you can show them in the replay.",
)


class PlayControls(QObject):
    """Runs the actions of a session, and enables them according to its state."""

    def __init__(self, actions: Actions, settings: Settings, parent: QObject | None = None) -> None:
        """Start without a session: everything is disabled."""
        super().__init__(parent)
        self._actions = actions
        self._settings = settings
        settings.watch(lambda _changed: self._turn_changed(), HINTS)
        self._session: Session | None = None
        self._replay: Replay | None = None
        methods: dict[str, Callable[[Session], None]] = {
            "restart": lambda session: session.restart(),
            "undo": lambda session: session.undo(),
            "redo": lambda session: session.redo(),
            "hint": lambda session: session.hint(),
            "why_this": lambda session: session.explain_hint(),
            "pause": _pause_or_resume,
            "step": lambda session: session.step(),
            "hurry": lambda session: session.hurry(),
            "to_end": lambda session: session.play_to_the_end(),
        }
        for name, method in methods.items():
            actions[name].triggered.connect(lambda _on=False, method=method: self._do(method))
        actions["open_hands"].triggered.connect(self._open_hands)
        actions["mover_view"].triggered.connect(self._follow_mover)
        actions.forbid((*MATCH_ONLY, "open_hands", "reference"), NO_MATCH)
        actions.forbid(REPLAY_ONLY, NOT_WATCHED)

    @property
    def _source(self) -> MatchSource | None:
        return self._session or self._replay

    def follow(self, session: Session | None, replay: Replay | None) -> None:
        """Control this session from now on, or watch this replay, which has controls of its own."""
        self._session = session
        self._replay = replay
        source = self._source
        nothing = None if session is not None else WATCHED if source is not None else NO_MATCH
        self._actions.forbid(MATCH_ONLY, nothing)
        self._actions.forbid(WATCHING, None if source is not None else NO_MATCH)
        cardless = NO_MATCH if source is None else NO_REFERENCE
        has_card = source is not None and source.package.has_reference
        self._actions.forbid(("reference",), None if has_card else cardless)
        closed = NO_MATCH if source is None else None if source.may_open_hands else HANDS_CLOSED
        self._actions.forbid(("open_hands",), closed)
        self._actions.forbid(REPLAY_ONLY, None if replay is not None else NOT_WATCHED)
        if replay is not None and not replay.may_follow_mover:
            self._actions.forbid(("mover_view",), SEATS_CLOSED)
        self._show_eyes()
        if source is not None:
            source.replaced.connect(self._show_eyes)
        if session is not None:
            session.turn_changed.connect(self._turn_changed)
            session.thinking.connect(self._turn_changed)
            self._turn_changed()

    def allow_back(self, *, on: bool) -> None:
        """Enable the action that returns to the match being played."""
        self._actions.forbid(("back",), None if on else NOT_LEFT)

    def allow_rules(self, *, on: bool) -> None:
        """Enable the rules if there is a game to show them for."""
        self._actions.forbid(("rules",), None if on else NO_GAME)

    def allow_start_screen(self, *, on: bool, matches: bool) -> None:
        """Enable the way back to the start screen, and to the `matches` that wait there, unless it's shown already."""
        self._actions.forbid(("start_screen",), None if on else AT_START)
        self._actions.forbid(("continue",), None if on or matches else NOTHING_UNFINISHED)

    @Slot(bool)
    def _open_hands(self, on: bool) -> None:
        if self._source is not None:
            self._source.open_hands(on)
        self._show_eyes()

    @Slot(bool)
    def _follow_mover(self, on: bool) -> None:
        if self._replay is not None:
            self._replay.follow_mover(on=on)
        self._show_eyes()

    @Slot()
    def _show_eyes(self) -> None:
        """Show whose cards are seen."""
        source = self._source
        self._actions["open_hands"].setChecked(source is not None and source.hands_are_open)
        self._actions["mover_view"].setChecked(self._replay is not None and self._replay.follows_mover)

    def _do(self, method: Callable[[Session], None]) -> None:
        if self._session is not None:
            method(self._session)

    @Slot()
    def _turn_changed(self) -> None:
        session = self._session
        if session is None:
            return
        match, over = session.match, session.to_move is None
        bots = any(seat.level is not None for seat in match.seats)
        at_rest = NO_BOTS if not bots else MATCH_OVER if over else None
        unplayed = None if match.steps else NOTHING_PLAYED
        unaided = UNAIDED if session.unaided else None
        no_hints = None if self._settings.value(HINTS) else NO_HINTS
        no_hint = unaided or no_hints or (None if session.is_humans_turn else MATCH_OVER if over else NOT_YOUR_TURN)
        why: dict[str, Message | None] = {
            "undo": None if session.can_undo else unaided or NOTHING_TO_UNDO,
            "redo": None if session.can_redo else unaided or NOTHING_UNDONE,
            "restart": None if session.can_undo else unaided or unplayed,
            "seats": None if session.may_change_seats else MATCH_OVER if over else SEATS_KEPT,
            "watch": unplayed,
            "review": NO_REVIEW if not session.may_review else (None if over else no_hints) or unplayed,
            "hint": no_hint,
            "why_this": no_hint,
            "pause": at_rest,
            "step": at_rest or (None if session.paused else NOT_PAUSED),
            "hurry": at_rest or (None if session.is_bots_turn else NOT_BOTS_TURN),
            "to_end": at_rest or (None if session.may_play_to_the_end else STILL_DECIDING),
        }
        for name, reason in why.items():
            self._actions.forbid((name,), reason)
        self._actions["pause"].setChecked(session.paused)


def _pause_or_resume(session: Session) -> None:
    if session.paused:
        session.resume()
    else:
        session.pause()
