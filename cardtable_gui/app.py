"""The window's composition root: creates settings, look, window, shell and error reports."""

from __future__ import annotations

import gc
import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractEventDispatcher,
    QEvent,
    QEventLoop,
    QLibraryInfo,
    QTimer,
    QTranslator,
    Signal,
    Slot,
)
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from cardtable_gui import __version__, display, i18n
from cardtable_gui.core.files import data_files
from cardtable_gui.core.messages import Message
from cardtable_gui.diagnostics.log_file import LogFile
from cardtable_gui.setting_entries import AnyEntry
from cardtable_gui.settings import LANGUAGE, Settings, data_folder
from cardtable_gui.single_instance import second_start
from cardtable_gui.single_instance.start_request import StartRequest
from cardtable_gui.start_arguments import StartArguments
from cardtable_gui.timing import Clock, SystemClock
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.shell.navigation.main_window import MainWindow
from cardtable_gui.views.window.chores import Chores
from cardtable_gui.views.window.crash_reports import CrashReports
from cardtable_gui.views.window.end_requests import EndRequests
from cardtable_gui.views.window.start_picture import StartPicture

if TYPE_CHECKING:
    from cardtable_gui.controller.bots.bot_runner import BotRunner
    from cardtable_gui.views.kit.pictures.covers import Covers
    from cardtable_gui.views.shell.navigation.front import Front
    from cardtable_gui.views.shell.navigation.shell import Shell

SYNC_MS = 800
"""Delay between a change and writing the settings."""
COVERS_AGAIN_MS = 100
"""How often it's looked whether all covers are drawn, so that the set-up can be prepared."""
STILL_MS = 700
"""A start screen that has not been drawn anew for this long is kept as a picture for the next start."""
LISTED_MS = 400
"""How long the picture of the last start may wait for the lists of matches to be read, for it."""
COVERS_MS = 250
"""How long the first contents may wait for covers that are being drawn."""
_HELD = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents | QEventLoop.ProcessEventsFlag.WaitForMoreEvents
"""Everything but presses and keys is handled: they wait for the page that they are meant for."""
READ_MS = 1200
"""Delay before the records are read for the statistics: nobody looks at them at once."""
TURN_S = 0.0005
"""How long another thread may compute before the window's gets its turn, which it takes many times while it paints."""
LOOK_MS = 500
"""Delay before the set-up is prepared: a player looks at the start screen at least this long."""


def run(arguments: StartArguments, complain: display.Complain) -> int:
    """Open the window and return the exit code when it is closed; or at once, if an open window does what was asked.

    Without a display: call `complain`, and exit with 2.
    """
    # Ctrl+C in the terminal ends the program at once, even if the display does not respond: every move is on disk.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    folder = data_folder(arguments.data_dir)
    try:
        claim = second_start.begin(folder, arguments, os.environ)
    except second_start.HandedOver:
        return 0
    restored = _put_restored_data_in_place(folder) if claim is not None else None

    def give_up(reason: Message) -> None:
        """Nothing opens, and the process ends after this."""
        if claim is not None:
            claim.give_up()
        complain(reason)

    with display.reporting_missing_display(give_up):
        # Passed as an argument, because a style set later would replace one that was created in vain.
        application = Application(["cardtable-gui", *arguments.qt, "-style", "Fusion"])
    application.setApplicationName("cardtable-gui")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("cardtable-gui")
    log_file = LogFile(folder)
    log_file.start()
    program = Program(application, arguments)
    program.restored = restored
    application.file_opened.connect(program.open_file)
    chores = Chores(program.window, program.reports, folder, log_file, claim)
    chores.asked.connect(program.take_request)
    program.window.painted.connect(chores.start_soon)
    end_requests = EndRequests(application)
    end_requests.asked.connect(program.end)
    end_requests.session_ends.connect(program.save)
    end_requests.listen()
    program.open()
    # What was made until now lives as long as the window; the collector need not look at it.
    gc.freeze()
    # Whoever closed it meanwhile wants no more.
    code = application.exec() if program.window.isVisible() else 0
    program.window.finish()
    # The shell has done that if there is one: the window may have been closed before.
    program.settings.sync()
    program.picture.wait()
    chores.stop()
    program.reports.stop()
    log_file.stop()
    end_requests.stop()
    return code


def _put_restored_data_in_place(folder: Path) -> Path | None:
    """Put a backup in place that the player restored before this start; return where the earlier data is."""
    if not os.path.lexists(folder / data_files.RESTORED_READY):
        return None
    from cardtable_gui.controller.backup.pending import put_in_place

    return put_in_place(folder)


class Application(QApplication):
    """Emits files that the desktop asks to open by an event, as macOS does for a double-click in the Finder."""

    file_opened = Signal(Path)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_opened.emit(Path(event.file()))
            return True
        return super().event(event)


class Program:
    """One running window and its parts."""

    def __init__(
        self,
        application: QApplication,
        arguments: StartArguments,
        runner: BotRunner | None = None,
        clock: Clock | None = None,
    ) -> None:
        """Make the window; what is in it follows once it was painted.

        `runner` lets bots think; None: in a process of their own. `clock`: what movements and waits go by; None: the
        machine's.
        """
        sys.setswitchinterval(TURN_S)
        self._application = application
        self._file = arguments.file
        self._game = arguments.game
        self._runner = runner
        self._clock = clock or SystemClock()
        self._folder = data_folder(arguments.data_dir)
        self.settings = Settings(self._folder / data_files.SETTINGS)
        if arguments.language is not None:
            self.settings.lend(LANGUAGE, arguments.language)
        self._qt_texts = QTranslator()
        self._apply_language()
        self.settings.watch(self._changed)
        self._sync = QTimer(singleShot=True, interval=SYNC_MS)
        self._sync.timeout.connect(self.settings.sync_soon)
        self.look = Look(application, self.settings)
        self.window = MainWindow(self.look, self.settings)
        self.window.painted.connect(self._fill_window)
        self.picture = StartPicture(self._folder, self.settings, self.look)
        self._pictured = False
        """Whether the window opened with a picture of the start screen."""
        self._still = QTimer(self.window, singleShot=True, interval=STILL_MS)
        self._still.timeout.connect(self._keep_picture)
        self.window.drawn.connect(self._drawn)
        self.window.closing.connect(self._still.stop)
        self.shell: Shell | None = None
        self.restored: Path | None = None
        """Where the data is that a restored backup replaced at this start; None: nothing was restored."""
        self.reports = CrashReports(self.window, self.look, self._record, self._holds_hands)
        self.reports.listen()

    def open(self) -> None:
        """Show the window, and return when its first page is there.

        Presses and keys that come meanwhile are held for that page.
        """
        picture = self.picture.load(self.window) if self._opens_at_home else None
        self._pictured = picture is not None
        self.window.open(picture)
        while self.shell is None and self.window.isVisible():
            self._application.processEvents(_HELD)

    def end(self) -> None:
        """Close the window as its button does, but ask nothing: the system ends the program."""
        self.window.end()
        # Whatever else is open, such as a file dialog.
        self._application.exit(0)

    def save(self) -> None:
        """Put everything on disk: the system may end the program soon."""
        self.window.expect_end()
        if self.shell is not None:
            self.shell.save()
        self.settings.sync()

    @property
    def _opens_at_home(self) -> bool:
        """Whether nothing else waits to be opened than the start screen."""
        return self._file is None and self._game is None

    def open_file(self, file: Path) -> None:
        """Open a record as soon as there is a table to show it on."""
        self._file = file
        if self.shell is not None:
            self._open_waiting()

    def take_request(self, request: StartRequest) -> None:
        """Do what a later start of the program asks: come to the front, and open a file or the set-up of a game."""
        if request.token:
            # Where Qt's plugin for Wayland looks for it.
            os.environ["XDG_ACTIVATION_TOKEN"] = request.token
        self.window.come_forward()
        if request.file is not None:
            self.open_file(request.file)
        elif request.game is not None:
            self.set_up(request.game)

    def set_up(self, game: str) -> None:
        """Show the set-up of a game as soon as there is a page for it; nothing if this program has no such game."""
        self._game = game
        if self.shell is not None:
            self._open_waiting()

    def _open_waiting(self) -> None:
        """Open the file that waits for the shell, or else the set-up that does."""
        file, game, self._file, self._game = self._file, self._game, None, None
        if self.shell is None:
            return
        if file is not None:
            self.shell.records.open_file(file)
        elif game is not None:
            self.shell.set_up_if_known(game)

    def _fill_window(self) -> None:
        from cardtable_gui import games
        from cardtable_gui.views.kit.pictures.covers import Covers

        # Its thread draws while the rest is imported.
        covers = Covers(self.window, self._folder / data_files.PICTURES)
        covers.draw_ahead(games.ids())
        from cardtable_gui.controller.garbage_collection import Collector
        from cardtable_gui.views.shell.navigation.front import Front

        # Before our first thread starts.
        self._collector = Collector()
        # What is on the screen stays there until the start screen is as it will be.
        self.window.setUpdatesEnabled(False)
        front = Front(self.window, self.look, self.settings, self._clock, covers, self._folder)
        front.show()
        if self._opens_at_home and not self._pictured:
            self._show_first_contents(covers)
        if self.window.isVisible():
            self._complete(front)
        else:
            covers.close()

    def _complete(self, front: Front) -> None:
        """Let the start screen do something, with all its matches."""
        from cardtable_gui.sound.loudspeaker import Loudspeaker
        from cardtable_gui.views.window.window_contents import WindowContents

        contents = WindowContents.behind(front, self._folder, self._runner, Loudspeaker())
        self.shell, self.learning = contents.shell, contents.learning
        if self.restored is not None:
            self.shell.notifications.data_restored(self.restored)
        self._open_waiting()
        self._await_lists(self.shell)
        self.shell.home.arrange_at_once()
        self.window.setUpdatesEnabled(True)
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self._collector.collect_when_due)
        QTimer.singleShot(LOOK_MS, self.shell, self._prepare_setup)
        notifications = self.shell.notifications
        QTimer.singleShot(LOOK_MS, notifications, lambda: notifications.warn_if_nothing_is_kept(self._folder))
        QTimer.singleShot(READ_MS, self.shell, self.shell.past_matches.update_at_rest)

    def _show_first_contents(self, covers: Covers) -> None:
        """Paint the start screen before the rest is imported, with all covers if they come soon."""
        patience = QTimer(singleShot=True, interval=COVERS_MS)
        patience.start()
        self.window.setUpdatesEnabled(True)
        while covers.drawing_ahead and patience.isActive():
            self._application.processEvents(_HELD)
        self._application.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        self.window.repaint()
        self.window.setUpdatesEnabled(False)

    def _prepare_setup(self) -> None:
        if self.shell is None:
            return
        if self.shell.covers.drawing:
            # What the player looks at comes first.
            QTimer.singleShot(COVERS_AGAIN_MS, self.shell, self._prepare_setup)
            return
        self.shell.pages.prepare_setup()

    def _await_lists(self, shell: Shell) -> None:
        """Wait a moment for all matches to be listed: a press is meant for what the picture shows at its place."""
        patience = QTimer(singleShot=True, interval=LISTED_MS)
        patience.start()
        while self._pictured and shell.lists.reading and patience.isActive():
            self._application.processEvents(_HELD)

    @Slot()
    def _drawn(self) -> None:
        if self.shell is not None and self.shell.pages.at_home:
            self._still.start()

    def _keep_picture(self) -> None:
        shell = self.shell
        if shell is None or not self.window.isVisible() or not shell.at_rest or self.picture.shows(self.window):
            return
        shell.home.lower_tiles(lowered=True)
        self.picture.keep(self.window)
        shell.home.lower_tiles(lowered=False)

    def _record(self) -> str:
        """The record of the match on the table, for an error report."""
        return "" if self.shell is None else self.shell.records.text

    def _holds_hands(self) -> bool:
        """Whether several people play an unfinished match on the table, whose record would show all their cards."""
        source = None if self.shell is None else self.shell.match_manager.source
        return source is not None and len(source.match.people) > 1 and source.match.state.to_move is not None

    def _changed(self, changed: frozenset[AnyEntry]) -> None:
        self._sync.start()
        if LANGUAGE in changed:
            self._apply_language()

    def _apply_language(self) -> None:
        """Use the language of the settings, or else of the system."""
        wanted = self.settings.value(LANGUAGE)
        spoken = next((known for known in i18n.LANGUAGES if known == wanted), None) or i18n.system_language()
        if self._qt_texts.isEmpty() or spoken != i18n.language():
            # Qt's own texts, such as those of its file dialog; where they are not shipped they stay English.
            self._application.removeTranslator(self._qt_texts)
            folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            if self._qt_texts.load(f"qtbase_{spoken}", folder):
                self._application.installTranslator(self._qt_texts)
        i18n.install(self._application, spoken)
