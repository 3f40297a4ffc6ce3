"""Opens one match at a time, new, saved or recorded, and closes it safely."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardtable_gui.controller.match import KNOWN_DEAL, Match
from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.controller.saves.reviews import Reviews
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.messages import Message
from cardtable_gui.later import import_now, importing_later, when_asked
from cardtable_gui.setting_entries import AnyEntry
from cardtable_gui.settings import BOT_SPEED, HINTS, Settings
from cardtable_gui.timing import Clock
from cardtable_gui.views.plan.match_setup import MatchSetup
from cardtable_gui.views.shell.matches.match_loader import MatchLoader
from cardtable_gui.views.shell.matches.profile_switch import ProfileSwitch

with importing_later():
    # Deals the cards.
    import hashlib

    from cardtable_gui.controller import session
    from cardtable_gui.controller.bots import process_runner
    from cardtable_gui.controller.review import watched_match
    from cardtable_gui.controller.saves import writer

if TYPE_CHECKING:
    from cardtable_gui.controller.bots.bot_runner import BotRunner
    from cardtable_gui.controller.lessons.lesson_session import LessonSession
    from cardtable_gui.controller.match_source import MatchSource
    from cardtable_gui.controller.practice.position_session import PositionSession
    from cardtable_gui.controller.replay import Replay
    from cardtable_gui.controller.replay_options import ReplayOptions
    from cardtable_gui.controller.review.match_review import MatchReview
    from cardtable_gui.controller.session import Session

BOT_DELAYS_MS = {"slowest": 3000, "slow": 1300, "normal": 500, "fast": 150, "instant": 0}


@dataclass(frozen=True, slots=True)
class Departure:
    """What the player wants to do instead of an open match whose last moves are not on disk.

    Attributes:
        session: the match; it goes on meanwhile.
        reason: why the moves are not on disk.
        leave: closes it and does what the player wants.
        stay: to be called if the player stays.
    """

    session: Session
    reason: Message
    leave: Callable[[], None]
    stay: Callable[[], None]


class MatchManager(QObject):
    """Has at most one open session or replay. The writing thread and the bots' process start with the first match.

    Files are read and replayed in a thread (`loader`), while the previous match stays open; another match opened
    meanwhile replaces the request.
    """

    opened = Signal(object)
    """A `Session` or `Replay` that has not been started yet: show it, then start it."""
    closing = Signal()
    """The open session or replay is about to be closed."""
    problem = Signal(object)
    """A `Message`: a match could not be opened; the previous one is still open."""
    unsaved = Signal(object)
    """A `Departure`: ask the player, since the open match's last moves are not on disk."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        clock: Clock,
        profiles: Profiles,
        runner: BotRunner | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Use this store. `runner` runs bots; None: in a separate process."""
        super().__init__(parent)
        self.profile_switch = ProfileSwitch(settings, profiles, self)
        self.loader = MatchLoader(store, self)
        self.loader.failed.connect(self.problem)
        self._store = store
        self._settings = settings
        self._clock = clock
        self._runner = runner
        self._session: Session | None = None
        self._replay: Replay | None = None
        self._options: ReplayOptions | None = None
        self._review: MatchReview | None = None
        self._left: str | None = None
        """The unfinished match that was on the table before its replay."""
        settings.watch(self._set_pace, BOT_SPEED)

    @property
    def session(self) -> Session | None:
        """The open session, if any."""
        return self._session

    @property
    def replay(self) -> Replay | None:
        """The open replay, if any."""
        return self._replay

    @property
    def options(self) -> ReplayOptions | None:
        """The options of the decisions in the open replay, if any."""
        return self._options

    @property
    def review(self) -> MatchReview | None:
        """The review of the match in the open replay, if any."""
        return self._review

    @property
    def source(self) -> MatchSource | None:
        """The open session or replay, if any."""
        return self._session or self._replay

    @property
    def file(self) -> Path | None:
        """Where the open session is kept while it's played; None: nowhere, or there is none."""
        session = self._session
        return self._store.place_of(session.match_id) if session is not None and session.kept else None

    @property
    def can_go_back(self) -> bool:
        """Whether the replay shows a match that is waiting to be played on."""
        return self._replay is not None and self._left is not None

    def prepare(self) -> None:
        """Import what a match needs that has not been imported yet; it then begins faster."""
        import_now(hashlib, process_runner, writer)

    def begin(self, plan: MatchSetup) -> None:
        """Open a new match."""
        marks = None if plan.seed is None else {KNOWN_DEAL: True}
        match = Match.new(
            plan.game, plan.seats, plan.options, plan.seed, house=plan.house, marks=marks, starter=plan.starter
        )
        self._open(match, self._store.new())

    def begin_match(self, match: Match, begun: Callable[[str], None]) -> None:
        """Open a match that was just made; then call `begun` with its id in the store."""
        match_id = self._store.new()
        self._open(match, match_id, lambda: begun(match_id))

    def open_exercise(
        self,
        session: PositionSession | LessonSession,
        opening: Callable[[], None] = lambda: None,
        opened: Callable[[], None] = lambda: None,
    ) -> None:
        """Open a position or lesson that has not been started yet.

        Args:
            session: what is opened.
            opening: called just before it is shown.
            opened: called when it is.
        """

        def show() -> None:
            session.setParent(self)
            opening()
            self._show(session)
            opened()

        self.leave_then(show)

    def again(self) -> None:
        """Open a new match like the open one, with other deals; a lesson or a single position begins again."""
        if self._session is not None and not self._session.is_match:
            self._session.restart()
        elif self._session is not None:
            record, match = self._session.match.record, self._session.match
            self.begin(MatchSetup(record.game, match.seats, record.options, house=record.house))

    def resume(self, match_id: str) -> None:
        """Open an unfinished match."""
        if self._session is not None and self._session.match_id == match_id:
            return
        self.loader.load_unfinished(match_id, lambda match: self._open(match, match_id))

    def open_file(self, path: Path) -> None:
        """Open a record: a finished one as a replay, an unfinished one as a new match.

        The file is not changed.
        """
        self.loader.load_file(path, self._open_record)

    def paste(self, text: str) -> None:
        """Open a record that was copied as text, like `open_file`."""
        self.loader.load_text(text, self._open_record)

    def watch(self, opened: Callable[[], None] = lambda: None) -> None:
        """Open the current match as a replay from its first deal; the match itself is closed where it is.

        `opened` is called when the replay is there, at once if there is one already.
        """
        session = self._session
        if session is not None:
            review_id = session.match_id if session.kept else Reviews.id_of(session.match.record)
            waits = session.kept and session.to_move is not None
            # Asked while the profile of the person at the table is still in use.
            aided = self._settings.value(HINTS) and session.may_review
            left = session.match_id if waits else None
            self._watch(session.match, review_id, left, aided=aided, opened=opened)
        elif self._replay is not None:
            opened()

    def go_back(self) -> None:
        """Return from the replay to the unfinished match."""
        if self._left is not None:
            self.resume(self._left)

    def watch_finished(self, match_id: str) -> None:
        """Open a finished match as a replay."""
        self.loader.load_finished(match_id, lambda match: self._watch(match, match_id))

    def play_on(self, seats: Sequence[Seat]) -> None:
        """Open a new match that continues from the replay's current moment."""
        replay = self._replay
        if replay is None:
            return
        replay.pause()
        self.loader.load_branch(replay, seats, lambda match: self._open(match, self._store.new()))

    def settle(self, *, patiently: bool = False) -> bool:
        """Wait a moment until the open match is on disk, or `patiently`; return whether nothing of it would be lost."""
        if self._session is None:
            return True
        return self._session.settle(writer.FLUSH_MS if patiently else writer.GLANCE_MS)

    def leave_then(self, go: Callable[[], object], stay: Callable[[], None] | None = None) -> None:
        """Close what is open, with the match on disk, and then do something else.

        If its last moves can't be saved, the player is asked (`unsaved`): the open match stays until they are, or until
        the player leaves without them.

        Args:
            go: called when nothing is open any more, possibly before this returns.
            stay: called instead if the player stays.
        """
        if self.settle():
            self.leave()
            go()
        else:
            self.ask_to_leave(go, stay)

    def ask_to_leave(self, go: Callable[[], object], stay: Callable[[], None] | None = None) -> None:
        """Ask the player what to do with an open match whose last moves are not on disk; see `leave_then`."""

        def left() -> None:
            self.leave()
            go()

        session = self._session
        reason = None if session is None else session.unsaved
        if session is None or reason is None:
            left()
        else:
            self.unsaved.emit(Departure(session, reason, left, stay or (lambda: None)))

    def leave(self) -> None:
        """Close what is open, whether or not it could be saved, and cancel what is about to be opened."""
        self.loader.cancel()
        for source in (self._session, self._replay):
            if source is not None:
                self.closing.emit()
                source.close()
                source.deleteLater()
        if self._options is not None:
            self._options.close()
        if self._review is not None:
            self._review.close()
        self._session = self._replay = self._options = self._review = self._left = None
        self.profile_switch.follow(None)

    def close(self) -> None:
        """Close everything, after waiting a limited time until the match is on disk: the program ends."""
        self.loader.close()
        self.settle(patiently=True)
        self.leave()
        if self._runner is not None:
            self._runner.close()
        autosave = MatchManager._autosave.made(self)
        if autosave is not None:
            autosave.close()

    def _open(self, match: Match, match_id: str, opened: Callable[[], None] = lambda: None) -> None:
        """Open a match that is claimed in the store."""

        def show() -> None:
            self._show(session.Session(match, match_id, self._autosave, self.runner(), self._clock, self))
            opened()

        self.leave_then(show, lambda: self._store.release(match_id))

    def _show(self, session: Session) -> None:
        session.bot_delay_ms = BOT_DELAYS_MS[self._settings.value(BOT_SPEED)]
        session.limit_bots()
        self._session = session
        self.profile_switch.follow(session)
        self.opened.emit(session)

    def _open_record(self, match: Match) -> None:
        if match.state.to_move is None:
            self._watch(match, Reviews.id_of(match.record))
        else:
            # Without any action it would be taken for a match that was dealt here.
            self._open(match if match.steps else match.branch(0), self._store.new())

    def _watch(
        self,
        match: Match,
        review_id: str,
        left: str | None = None,
        *,
        aided: bool = True,
        opened: Callable[[], None] = lambda: None,
    ) -> None:
        def show() -> None:
            self._left = left
            self._replay, self._options, self._review = watched_match.watched(
                match,
                review_id,
                self._store.reviews,
                self.runner,
                self._clock,
                self,
                waits=left is not None,
                aided=aided,
            )
            self._replay.pace_ms = BOT_DELAYS_MS[self._settings.value(BOT_SPEED)]
            self.profile_switch.follow(self._replay)
            self.opened.emit(self._replay)
            opened()

        self.leave_then(show)

    @when_asked
    def _autosave(self) -> writer.Writer:
        return writer.Writer(self._store, self)

    def runner(self) -> BotRunner:
        """What lets bots think and judges moves; its process starts now if it hasn't yet."""
        if self._runner is None:
            self._runner = process_runner.ProcessRunner()
        return self._runner

    def _set_pace(self, _changed: frozenset[AnyEntry]) -> None:
        delay = BOT_DELAYS_MS[self._settings.value(BOT_SPEED)]
        if self._session is not None:
            self._session.bot_delay_ms = delay
        if self._replay is not None:
            self._replay.pace_ms = delay
