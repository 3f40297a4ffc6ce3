"""Where matches come from and go to: it opens one at a time, new, saved or from a file, and closes it safely."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardtable_gui.controller import recordfile
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.session import Session
from cardtable_gui.controller.store import Store, StoreError
from cardtable_gui.settings import BOT_SPEED, AnyEntry, Settings
from cardtable_gui.views.shell.start.plan import Plan

if TYPE_CHECKING:
    from cardtable_gui.controller.botrunner import BotRunner
    from cardtable_gui.controller.writer import Writer

BOT_DELAYS_MS = {"slow": 1300, "normal": 500, "fast": 150, "instant": 0}


class Desk(QObject):
    """Has at most one session open. The writing thread and the bots' process start with the first match."""

    opened = Signal(object)
    """A `Session` that was not started yet: show it, then start it."""
    closing = Signal()
    """The session that is open is about to be closed."""
    problem = Signal(object)
    """A `Message`: a match could not be opened; whatever was open still is."""

    def __init__(
        self, store: Store, settings: Settings, runner: BotRunner | None = None, parent: QObject | None = None
    ) -> None:
        """Use this store. `runner` lets bots think; None: in a process of their own."""
        super().__init__(parent)
        self._store = store
        self._settings = settings
        self._runner = runner
        self._writer: Writer | None = None
        self._session: Session | None = None
        settings.watch(self._setting_changed)

    @property
    def session(self) -> Session | None:
        """The session that is open."""
        return self._session

    def begin(self, plan: Plan) -> None:
        """Open a new match."""
        match = Match.new(plan.game, plan.seats, plan.options, plan.seed, house=plan.house)
        self._open(match, self._store.new())

    def again(self) -> None:
        """Open a new match like the one that is open, with other deals."""
        if self._session is not None:
            record, match = self._session.match.record, self._session.match
            self.begin(Plan(record.game, match.seats, record.options, house=record.house))

    def resume(self, match_id: str) -> None:
        """Open an unfinished match."""
        if self._session is not None and self._session.match_id == match_id:
            return
        try:
            match = self._store.open(match_id)
        except StoreError as error:
            self.problem.emit(error.message)
        else:
            self._open(match, match_id)

    def open_file(self, path: Path) -> None:
        """Open a record as a match of its own; the file is left as it is."""
        try:
            match = recordfile.read(path)
        except recordfile.RecordFileError as error:
            self.problem.emit(error.naming(path.name))
        else:
            self._open(match, self._store.new())

    def leave(self) -> None:
        """Close the session that is open; its match is on disk."""
        if self._session is not None:
            self.closing.emit()
            self._session.close()
            self._session.deleteLater()
            self._session = None

    def close(self) -> None:
        """Close everything, for the program ends."""
        self.leave()
        if self._runner is not None:
            self._runner.close()
        if self._writer is not None:
            self._writer.close()

    def _open(self, match: Match, match_id: str) -> None:
        self.leave()
        session = Session(match, match_id, self._the_writer(), self._the_runner(), self)
        session.bot_delay_ms = BOT_DELAYS_MS[self._settings.value(BOT_SPEED)]
        self._session = session
        self.opened.emit(session)

    def _the_writer(self) -> Writer:
        if self._writer is None:
            from cardtable_gui.controller.writer import Writer  # noqa: PLC0415 - not before a match

            self._writer = Writer(self._store, self)
        return self._writer

    def _the_runner(self) -> BotRunner:
        if self._runner is None:
            from cardtable_gui.controller.processrunner import ProcessRunner  # noqa: PLC0415 - not before a match

            self._runner = ProcessRunner()
        return self._runner

    def _setting_changed(self, entry: AnyEntry) -> None:
        if entry is BOT_SPEED and self._session is not None:
            self._session.bot_delay_ms = BOT_DELAYS_MS[self._settings.value(BOT_SPEED)]
