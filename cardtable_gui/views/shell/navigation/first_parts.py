"""The start screen with its menus: the first part of a window's contents, shown before the rest is imported."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject

from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.settings import Settings
from cardtable_gui.timing import Clock
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.pictures.covers import Covers
from cardtable_gui.views.shell.menus.menu_actions import Actions
from cardtable_gui.views.shell.menus.menus import Menus
from cardtable_gui.views.shell.navigation.main_window import MainWindow
from cardtable_gui.views.shell.navigation.pages import Pages


class FirstParts(QObject):
    """The actions and menus, and the pages. A `Shell` lets them do something, and adds the matches."""

    def __init__(
        self,
        window: MainWindow,
        look: Look,
        settings: Settings,
        clock: Clock,
        covers: Covers | None = None,
        folder: Path | None = None,
    ) -> None:
        """Create the start screen without showing it.

        `clock`: what movements and waits go by. `covers`: provides the covers; None: they are drawn anew. `folder`:
        where profiles are kept; None: nowhere.
        """
        super().__init__(window)
        look.complete()
        look.apply_look(window)
        self.window = window
        self.look = look
        self.settings = settings
        self.clock = clock
        self.covers = covers or Covers(self)
        self.actions = Actions(window, settings)
        self.profiles = Profiles(folder, settings, self)
        self.menus = Menus(window.menuBar(), self.actions)
        self.pages = Pages(window, look, self.covers, settings, self.actions, clock, self.profiles)

    def show(self) -> None:
        """Show the start screen."""
        # The menu bar takes its room first, so that the page is laid out once.
        self.window.menuBar().show()
        QCoreApplication.sendPostedEvents(self.window, QEvent.Type.LayoutRequest.value)
        self.pages.show(self.pages.home)
        self.pages.home.take_focus()
