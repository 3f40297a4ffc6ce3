"""Matches of the past: the lists of the start screen, the library, the statistics, and backups of it all."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from cardtable_gui.controller.loader import CLOSE_S
from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.jobs import Lane
from cardtable_gui.later import importing_later, when_asked
from cardtable_gui.settings import ACHIEVEMENTS, DECLINED, MOST_DECLINED, Settings
from cardtable_gui.views.kit.controls import dropped_files
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.pictures.covers import Covers
from cardtable_gui.views.shell.dialogs.dialogs import Dialogs
from cardtable_gui.views.shell.matches.match_manager import MatchManager
from cardtable_gui.views.shell.notices.notifications import Notifications
from cardtable_gui.views.shell.start.match_lists import MatchLists

with importing_later():
    from cardtable_gui.controller.statistics import figures, keeper
    from cardtable_gui.models import achievement_rows, statistics
    from cardtable_gui.views.shell.library import backup_actions, library_dialog
    from cardtable_gui.views.shell.statistics import statistics_dialog
    from cardtable_gui.views.table.state import result_summary

if TYPE_CHECKING:
    from cardtable_gui.controller.session import Session
    from cardtable_gui.controller.statistics.match_results import PersonResult
    from cardtable_gui.controller.statistics.proposals import Proposal
    from cardtable_gui.models.achievement_rows import AchievementRow


class PastMatches(QObject):
    """Keeps the database of finished matches up to date, and shows what is in it."""

    start_wanted = Signal()
    """The player wants to play a match."""
    pads_wanted = Signal()
    """The player wants to see the score pads of matches at a real table."""
    results_known = Signal(object, object)
    """All results, for whoever asked by `look_up`, and the proposals that were declined (`proposals.Declined`)."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        profiles: Profiles,
        dialogs: Dialogs,
        match_manager: MatchManager,
        notifications: Notifications,
        look: Look,
        covers: Covers,
        window: QWidget,
    ) -> None:
        """Read nothing yet."""
        super().__init__(window)
        self._dialogs = dialogs
        self._match_manager = match_manager
        self._store = store
        self._look = look
        self._covers = covers
        self._window = window
        self.lists = MatchLists(store, self)
        self._settings = settings
        self._profiles = profiles
        self._notifications = notifications
        self.jobs = Lane("library", self)
        """What works for the library and the statistics."""
        self._stopped = False
        self._ended = ""
        """The match that was over last, until its achievements are known."""
        self.show_achieved: Callable[[str, result_summary.Achieved], bool] = lambda _match, _achieved: False
        """Shows on the result of a match what was achieved by it, and tells whether that is on the table."""

    @when_asked
    def updater(self) -> statistics.StatisticsUpdater:
        """What keeps the statistics up to date; the start screen does without it."""
        database = keeper.StatisticsKeeper(self._store, self._store.folder)
        updater = statistics.StatisticsUpdater(database, self._settings, self)
        updater.updated.connect(self._announce)
        updater.read.connect(self._tell_results)
        return updater

    @when_asked
    def backup(self) -> backup_actions.BackupActions:
        """Saving and restoring all data; made when first asked for, since it imports what a start doesn't need."""
        loader, folder = self._match_manager.loader, self._store.folder
        return backup_actions.BackupActions(
            self._window, self._look, self._settings, folder, self.updater.keeper, loader, self._notifications
        )

    @property
    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """What the menu actions do, by the action's name."""
        return {
            "library": self.show_library,
            "statistics": self.show_statistics,
            "save_data": self._save_data,
            "restore_data": self._restore_data,
        }

    def follow(self, session: Session) -> None:
        """Count the match on the table as soon as it is over."""
        session.finished.connect(partial(self._finished, session))
        session.saved.connect(partial(self._saved, session))

    @Slot()
    def update(self) -> None:
        """Read new and changed records, in the background."""
        if not self._stopped:
            self.updater.update()

    @Slot()
    def look_up(self) -> None:
        """Tell the results as soon as they are known, and whenever they change; nothing if there can't be any."""
        if self._stopped or not (self.lists.reading or self.lists.finished.rowCount()):
            return
        updater = self.updater
        updater.want()
        if updater.known:
            self._tell_results()

    @Slot(object)
    def decline(self, proposal: Proposal) -> None:
        """Keep in mind what isn't wanted."""
        others = {name: at for name, at in self._settings.value(DECLINED).items() if name != proposal.id}
        latest = [*others.items(), (proposal.id, proposal.at)][-MOST_DECLINED:]
        self._settings.set(DECLINED, dict(latest))

    @Slot()
    def _tell_results(self) -> None:
        self.results_known.emit(self.updater.results, self._settings.value(DECLINED))

    @Slot()
    def update_at_rest(self) -> None:
        """Read new and changed records, in the background, if there are any; else no database is needed, either."""
        lists = self.lists
        if lists.reading or lists.saved.rowCount() or lists.finished.rowCount():
            self.update()

    def _finished(self, session: Session) -> None:
        """Tell what was achieved in a match whose end the table has shown."""
        self._ended = session.match_id
        self.updater.want()
        self.update()

    def _saved(self, session: Session) -> None:
        """Count a match that is over, even if it's saved later than the table shows its end."""
        if session.match.state.to_move is None:
            self.update()

    @Slot()
    def _announce(self) -> None:
        """Tell of the achievements in the match that was over last which its person has earned for the first time."""
        if self._ended:
            self.updater.ask(partial(_achieved, self._ended, self.updater.results), self._tell_achieved)

    def _tell_achieved(self, found: tuple[Sequence[AchievementRow], int | None] | None) -> None:
        """Show what was achieved on the match's result; where that isn't shown any more, tell of achievements alone."""
        if found is None:
            return
        match, self._ended = self._ended, ""
        rows, best = found
        wanted: bool = self._settings.value(ACHIEVEMENTS)
        new = result_summary.Achieved(rows if wanted else (), best)
        if new and not self.show_achieved(match, new) and new.rows:
            self._notifications.achieved(new.rows)

    @Slot()
    def show_statistics(self) -> None:
        """Show the statistics."""

        def made() -> statistics_dialog.StatisticsDialog:
            dialog = statistics_dialog.StatisticsDialog(
                self._look, self._settings, self._profiles, self.updater, self.jobs, self._window
            )
            dialog.start_wanted.connect(self.start_wanted)
            dialog.pads_wanted.connect(self.pads_wanted)
            return dialog

        self._dialogs.show_made_once("statistics", made).refresh()

    @Slot(Path)
    def restore(self, backup: Path) -> None:
        """Offer to restore a backup."""
        self.backup.restore(backup)

    @Slot(list)
    def take_in(self, paths: Sequence[Path]) -> None:
        """Show the library, and put copies of these records in it, and of those in these folders."""
        self.show_library().import_files(dropped_files.with_folders(paths))

    @Slot()
    def show_library(self) -> library_dialog.LibraryDialog:
        """Show the library."""

        def made() -> library_dialog.LibraryDialog:
            dialog = library_dialog.LibraryDialog(
                self._look,
                self._covers,
                self._store,
                self.updater,
                self.jobs,
                self._match_manager.loader,
                self._window,
            )
            dialog.watch_wanted.connect(self._match_manager.watch_finished)
            dialog.changed.connect(self.lists.refresh)
            dialog.pads_wanted.connect(self.pads_wanted)
            return dialog

        dialog = self._dialogs.show_made_once("library", made)
        dialog.refresh()
        return dialog

    def stop(self) -> None:
        """Stop reading; call `wait` afterwards."""
        self.lists.stop()
        self._stopped = True
        self.jobs.stop()
        updater = PastMatches.updater.made(self)
        if updater is not None:
            updater.stop()

    def wait(self) -> None:
        """Wait until nothing is being read."""
        self.lists.wait()
        self.jobs.wait(CLOSE_S)
        updater = PastMatches.updater.made(self)
        if updater is not None:
            updater.wait(CLOSE_S)

    def _save_data(self) -> None:
        self.backup.ask_where()

    def _restore_data(self) -> None:
        self.backup.ask_which()


def _achieved(match: str, results: Sequence[PersonResult]) -> tuple[Sequence[AchievementRow], int | None] | None:
    """The achievements in a match which its person has earned for the first time, and the best score that it beat.

    None: they aren't known yet.
    """
    mine = [result for result in results if result.match == match]
    if not mine or mine[-1].achievements is None:
        return None
    best = figures.beaten(mine[0], results) if len(mine) == 1 else None
    return achievement_rows.first_earned(mine[-1], results), best
