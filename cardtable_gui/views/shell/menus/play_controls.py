"""Menu and toolbar actions for the match on the table: undo, hint, the bots' speed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from cardtable_gui.core.messages import Message
from cardtable_gui.settings import HINTS, Settings
from cardtable_gui.views.shell.menus import disabled_reasons
from cardtable_gui.views.shell.menus.menu_actions import MATCH_ONLY, REPLAY_ONLY, WATCHING, Actions

if TYPE_CHECKING:
    from cardtable_gui.controller.match_source import MatchSource
    from cardtable_gui.controller.replay import Replay
    from cardtable_gui.controller.session import Session


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
        }
        for name, method in methods.items():
            actions[name].triggered.connect(lambda _on=False, method=method: self._do(method))
        actions["open_hands"].triggered.connect(self._open_hands)
        actions["mover_view"].triggered.connect(self._follow_mover)
        actions.forbid((*MATCH_ONLY, "open_hands", "reference"), disabled_reasons.NO_MATCH)
        actions.forbid(REPLAY_ONLY, disabled_reasons.NOT_WATCHED)

    @property
    def _source(self) -> MatchSource | None:
        return self._session or self._replay

    def follow(self, session: Session | None, replay: Replay | None) -> None:
        """Control this session from now on, or watch this replay, which has controls of its own."""
        self._session = session
        self._replay = replay
        source = self._source
        nothing = (
            None
            if session is not None
            else disabled_reasons.WATCHED
            if source is not None
            else disabled_reasons.NO_MATCH
        )
        self._actions.forbid(MATCH_ONLY, nothing)
        self._actions.forbid(WATCHING, None if source is not None else disabled_reasons.NO_MATCH)
        cardless = disabled_reasons.NO_MATCH if source is None else disabled_reasons.NO_REFERENCE
        has_card = source is not None and source.package.has_reference
        self._actions.forbid(("reference",), None if has_card else cardless)
        closed = (
            disabled_reasons.NO_MATCH
            if source is None
            else None
            if source.may_open_hands
            else disabled_reasons.HANDS_CLOSED
        )
        self._actions.forbid(("open_hands",), closed)
        self._actions.forbid(REPLAY_ONLY, None if replay is not None else disabled_reasons.NOT_WATCHED)
        if replay is not None and not replay.may_follow_mover:
            self._actions.forbid(("mover_view",), disabled_reasons.SEATS_CLOSED)
        self._show_eyes()
        if source is not None:
            source.replaced.connect(self._show_eyes)
        if session is not None:
            session.turn_changed.connect(self._turn_changed)
            session.thinking.connect(self._turn_changed)
            self._turn_changed()

    def allow_back(self, *, on: bool) -> None:
        """Enable the action that returns to the match being played."""
        self._actions.forbid(("back",), None if on else disabled_reasons.NOT_LEFT)

    def allow_rules(self, *, on: bool) -> None:
        """Enable the rules if there is a game to show them for."""
        self._actions.forbid(("rules",), None if on else disabled_reasons.NO_GAME)

    def allow_start_screen(self, *, on: bool, matches: bool) -> None:
        """Enable the way back to the start screen, and to the `matches` that wait there, unless it's shown already."""
        self._actions.forbid(("start_screen",), None if on else disabled_reasons.AT_START)
        self._actions.forbid(("continue",), None if on or matches else disabled_reasons.NOTHING_UNFINISHED)

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
        at_rest = disabled_reasons.NO_BOTS if not bots else disabled_reasons.MATCH_OVER if over else None
        unplayed = None if match.steps else disabled_reasons.NOTHING_PLAYED
        unaided = disabled_reasons.UNAIDED if session.unaided else None
        no_hints = None if self._settings.value(HINTS) else disabled_reasons.NO_HINTS
        no_hint = (
            unaided
            or no_hints
            or (
                None
                if session.is_humans_turn
                else disabled_reasons.MATCH_OVER
                if over
                else disabled_reasons.NOT_YOUR_TURN
            )
        )
        why: dict[str, Message | None] = {
            "undo": None if session.can_undo else unaided or disabled_reasons.NOTHING_TO_UNDO,
            "redo": None if session.can_redo else unaided or disabled_reasons.NOTHING_UNDONE,
            "restart": None if session.can_undo else unaided or unplayed,
            "watch": unplayed,
            "review": disabled_reasons.NO_REVIEW
            if not session.may_review
            else (None if over else no_hints) or unplayed,
            "hint": no_hint,
            "why_this": no_hint,
            "pause": at_rest,
            "step": at_rest or (None if session.paused else disabled_reasons.NOT_PAUSED),
            "hurry": at_rest or (None if session.is_bots_turn else disabled_reasons.NOT_BOTS_TURN),
        }
        for name, reason in why.items():
            self._actions.forbid((name,), reason)
        self._actions["pause"].setChecked(session.paused)


def _pause_or_resume(session: Session) -> None:
    if session.paused:
        session.resume()
    else:
        session.pause()
