"""One window of the program, from the first painting on: settings, look, its contents, and error reports.

A start is quick because it does one thing after the other, and imports what each needs no sooner (`stages`): it shows
the window with a picture of the last start, or empty; then the start screen, with covers that a thread draws; then it
lets that respond; then it prepares what is likely to be asked for next.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop, QLibraryInfo, QTimer, QTranslator, Slot
from PySide6.QtWidgets import QApplication

from cardtable_gui import i18n
from cardtable_gui.core.files import data_files
from cardtable_gui.later import importing_later
from cardtable_gui.setting_entries import AnyEntry
from cardtable_gui.settings import LANGUAGE, Settings, data_folder
from cardtable_gui.single_instance.start_request import StartRequest
from cardtable_gui.start_arguments import StartArguments
from cardtable_gui.timing import Clock, SystemClock
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.shell.navigation.main_window import MainWindow
from cardtable_gui.views.window.crash_reports import CrashReports
from cardtable_gui.views.window.start_picture import StartPicture

with importing_later():
    from cardtable_gui import games
    from cardtable_gui.controller import garbage_collection
    from cardtable_gui.sound import loudspeaker
    from cardtable_gui.views.kit.pictures import covers
    from cardtable_gui.views.shell.navigation import first_parts
    from cardtable_gui.views.window import window_contents

if TYPE_CHECKING:
    from cardtable_gui.controller.bots.bot_runner import BotRunner
    from cardtable_gui.views.kit.pictures.covers import Covers
    from cardtable_gui.views.shell.navigation.first_parts import FirstParts
    from cardtable_gui.views.shell.navigation.shell import Shell

SYNC_MS = 800
"""Delay between a change and writing the settings."""
STILL_MS = 700
"""A start screen that has not been drawn anew for this long is kept as a picture for the next start."""
LISTED_MS = 400
"""How long the picture of the last start may wait for the lists of matches to be read, for it."""
COVERS_MS = 250
"""How long the first contents may wait for covers that are being drawn."""
_HELD = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents | QEventLoop.ProcessEventsFlag.WaitForMoreEvents
READ_MS = 1200
"""Delay before the records are read for the statistics: nobody looks at them at once."""
TURN_S = 0.0005
"""How long another thread may compute before the window's gets its turn, which it takes many times while it paints."""
WARN_MS = 500
"""Delay before the player is warned that nothing is kept."""


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
        self.window.painted.connect(self._note_painting)
        self.picture = StartPicture(self._folder, self.settings, self.look)
        self._painted = self._pictured = False
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
        """Show the window, and return when its first page is there, or when it's closed.

        Presses and keys that come meanwhile are held for that page.
        """
        picture = self.picture.load(self.window) if self._opens_at_home else None
        self._pictured = picture is not None
        self.window.open(picture)
        self._hold_presses(lambda: self._painted)
        if self.window.isVisible():
            self.furnish()

    @Slot()
    def _note_painting(self) -> None:
        self._painted = True

    def _hold_presses(self, until: Callable[[], bool], most_ms: int | None = None) -> None:
        """Wait, at most so long, and handle all but presses and keys, which are meant for the page that follows."""
        patience = QTimer(singleShot=True)
        if most_ms is not None:
            patience.start(most_ms)
        while not until() and self.window.isVisible() and (most_ms is None or patience.isActive()):
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

    def furnish(self) -> None:
        """Let the painted window show its first page, and that page respond."""
        # A thread draws while the rest is imported.
        made = covers.Covers(self.window, self._folder / data_files.PICTURES)
        made.draw_ahead(games.ids())
        self._collector = garbage_collection.Collector()
        # What is on the screen stays there until the start screen is as it will be.
        self.window.setUpdatesEnabled(False)
        parts = first_parts.FirstParts(self.window, self.look, self.settings, self._clock, made, self._folder)
        parts.show()
        if self._opens_at_home and not self._pictured:
            self._show_first_contents(made)
        if self.window.isVisible():
            self._complete(parts)
        else:
            made.close()

    def _show_first_contents(self, made: Covers) -> None:
        """Paint the start screen before the rest is imported, with all covers if they come soon."""
        self.window.setUpdatesEnabled(True)
        self._hold_presses(lambda: not made.drawing_ahead, COVERS_MS)
        self._application.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        self.window.repaint()
        self.window.setUpdatesEnabled(False)

    def _complete(self, parts: FirstParts) -> None:
        """Let the start screen do something, with all its matches."""
        contents = window_contents.WindowContents.behind(parts, self._folder, self._runner, loudspeaker.Loudspeaker())
        self.shell, self.learning = contents.shell, contents.learning
        shell = self.shell
        if self.restored is not None:
            shell.notifications.data_restored(self.restored)
        self._open_waiting()
        if self._pictured:
            # A press is meant for what the picture shows at its place.
            self._hold_presses(lambda: not shell.lists.reading, LISTED_MS)
        shell.home.arrange_at_once()
        self.window.setUpdatesEnabled(True)
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self._collector.collect_when_due)
        contents.preparation.start()
        notifications = shell.notifications
        QTimer.singleShot(WARN_MS, notifications, lambda: notifications.warn_if_nothing_is_kept(self._folder))
        QTimer.singleShot(READ_MS, shell, shell.past_matches.update_at_rest)

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
