"""Pictures of everything around the table: start screen, set-up, dialogs, and the pages of `PageScenes`.

It stands alone, as each list of scenes does.
"""

from __future__ import annotations

from collections.abc import Callable
from errno import ENOSPC
from functools import partial
from os import strerror

from PySide6.QtWidgets import QDialog

from cardtable_gui.controller.challenges import Challenge
from cardtable_gui.controller.daily import puzzles
from cardtable_gui.controller.daily.puzzles import PuzzleId
from cardtable_gui.core.files.system_errors import cause
from cardtable_gui.games import package
from cardtable_gui.i18n import Language
from cardtable_gui.lab.gallery import moments
from cardtable_gui.lab.gallery.page_scenes import PageScenes
from cardtable_gui.lab.gallery.real_table_scenes import RealTableScenes
from cardtable_gui.lab.gallery.table_scenes import Scene, TableScenes
from cardtable_gui.lab.gallery.waiting import wait_until
from cardtable_gui.views.kit.dialogs.problem_dialog import ProblemDialog
from cardtable_gui.views.shell.daily.daily_desk import DailyDesk
from cardtable_gui.views.shell.matches.match_manager import Departure
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.window.crash_dialog import CrashDialog

_REPORT = "ValueError: …\n\nCard Table 0.1.0, Python 3.11, Qt 6.9, Linux\n"


class ProgramScenes:
    """Sets the program's own screens up in one window."""

    def __init__(
        self,
        shell: Shell,
        daily: DailyDesk,
        tables: TableScenes,
        pages: PageScenes,
        pads: RealTableScenes,
        language: Language,
        games: tuple[str, ...],
    ) -> None:
        """Show these games in a language."""
        self._shell = shell
        self._daily = daily
        self._tables = tables
        self._pages = pages
        self._pads = pads
        self._language: Language = language
        self._games = games

    def all(self) -> list[Scene]:
        """All scenes."""
        dialogs, pages, games = self._shell.dialogs, self._pages, self._games
        taught: list[Scene] = [
            ("lessons", pages.lessons),
            ("lesson", pages.lesson),
            ("own_lessons", pages.own_lessons),
            ("practice", pages.practice),
        ]
        return [
            ("start", self._shell.go_home),
            ("daily", self._daily.show_page),
            ("share", self._share),
            *([("puzzle", partial(self._puzzle, game)) for game in games if puzzles.of_game(game)][:1]),
            *((f"setup_{game}", partial(self._shell.set_up, game)) for game in games),
            *((f"houses_{game}", partial(self._houses, game)) for game in games if package(game).game.houses),
            ("settings", self._at_home(dialogs.settings)),
            ("profiles", self._at_home(self._profiles)),
            ("about", self._at_home(dialogs.about)),
            ("keys", self._at_home(lambda: dialogs.keys(None))),
            *((f"rules_{game}", self._at_home(partial(dialogs.rules, game))) for game in games),
            ("error", self._at_home(self._crash)),
            ("problem", self._at_home(self._problem)),
            *(taught if any(package(game).lessons is not None for game in games) else []),
            ("play_on", self._play_on),
            ("seats", self._seats),
            ("unsaved", self._unsaved),
            ("continue", self._continued),
            ("statistics", pages.statistics),
            ("library", pages.library),
            ("achievements", pages.achievements),
            *self._pads.all(),
        ]

    def _at_home(self, opened: Callable[[], QDialog]) -> Callable[[], QDialog]:
        """A scene with a dialog over the start screen."""

        def scene() -> QDialog:
            self._shell.go_home()
            return opened()

        return scene

    def _houses(self, game: str) -> None:
        """The house rules to choose from, far down on the set-up page."""
        self._shell.set_up(game)
        setup = self._shell.pages.setup
        setup.more_button.setChecked(True)
        assert setup.house.houses is not None
        # The focus is kept in sight.
        setup.house.choose.setFocus()

    def _continued(self) -> None:
        for game in self._games:
            self._tables.open(moments.at(game, moments.middle(game), self._language))
        self._shell.go_home()
        wait_until(lambda: self._shell.lists.saved.rowCount() >= len(self._games))

    def _profiles(self) -> QDialog:
        profiles = self._shell.profiles
        if not profiles.people:
            for name in moments.NAMES.get(self._language, moments.NAMES["en"])[:3]:
                profiles.add(name)
        return self._shell.dialogs.profiles()

    def _crash(self) -> QDialog:
        dialog = CrashDialog(self._shell.look, _REPORT, self._shell.window)
        dialog.show()
        return dialog

    def _problem(self) -> QDialog:
        self._shell.match_manager.paste("")
        return next(found for found in self._shell.window.findChildren(ProblemDialog) if found.isVisible())

    def _play_on(self) -> QDialog:
        self._tables.replay(self._games[0])
        manager = self._shell.match_manager
        assert manager.replay is not None
        return self._shell.dialogs.play_on(manager.replay.match.seats, manager.play_on)

    def _seats(self) -> QDialog:
        self._tables.open(moments.at(self._games[0], moments.middle(self._games[0]), self._language))
        session = self._shell.match_manager.session
        assert session is not None
        return self._shell.dialogs.seats(session, None, lambda _seat, _who: None)

    def _unsaved(self) -> QDialog:
        self._tables.open(moments.at(self._games[0], moments.middle(self._games[0]), self._language))
        session = self._shell.match_manager.session
        assert session is not None
        reason = cause(OSError(ENOSPC, strerror(ENOSPC)))
        departure = Departure(session, reason, leave=lambda: None, stay=lambda: None)
        return self._shell.dialogs.unsaved(departure, self._shell.records.save_then)

    def _share(self) -> QDialog:
        self._daily.show_page()
        self._daily.sharing.share(Challenge(self._games[0], moments.DAY))
        return self._daily.sharing.dialog

    def _puzzle(self, game: str) -> None:
        self._shell.table_page.show_side(None)
        self._daily.puzzles.ask(PuzzleId(game, 0))
        session = self._shell.match_manager.session
        assert session is not None
        wait_until(lambda: session.is_humans_turn)
