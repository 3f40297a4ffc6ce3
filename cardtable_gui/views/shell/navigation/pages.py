"""The pages of the window: start screen, set-up and table, each created when it is first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.later import importing_later, when_asked
from cardtable_gui.settings import Settings
from cardtable_gui.timing import Clock
from cardtable_gui.views.kit.controls.double_click_guard import DoubleClickGuard
from cardtable_gui.views.kit.focus.focus_keeper import FocusKeeper
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.pictures.covers import Covers
from cardtable_gui.views.shell.menus.menu_actions import Actions
from cardtable_gui.views.shell.navigation.main_window import MainWindow
from cardtable_gui.views.shell.one_button.one_button import OneButton
from cardtable_gui.views.shell.start.home_page import HomePage

with importing_later():
    from cardtable_gui.views.shell.matches import table_page
    from cardtable_gui.views.shell.notices import tips
    from cardtable_gui.views.shell.start import setup_page

if TYPE_CHECKING:
    from cardtable_gui.views.shell.notices.tips import Tips
    from cardtable_gui.views.table.table_view import TableView

_TOOLS = (
    ("calendar", "daily", QT_TRANSLATE_NOOP("start", "Daily")),
    ("pad", "real_table", QT_TRANSLATE_NOOP("start", "At a real table")),
    ("library", "library", QT_TRANSLATE_NOOP("start", "Library")),
    ("curve", "statistics", QT_TRANSLATE_NOOP("start", "Statistics")),
    ("trophy", "achievements", QT_TRANSLATE_NOOP("start", "Achievements")),
    ("human", "profiles", QT_TRANSLATE_NOOP("start", "Profiles")),
    ("settings", "settings", QT_TRANSLATE_NOOP("start", "Settings")),
)
"""What the start screen offers beside the games: icon, menu action, and the word below the icon."""


class Pages(QObject):
    """Creates the pages and shows one of them in the window."""

    setup_made = Signal(object)
    """The `SetupPage` was created: connect to it."""
    table_made = Signal(object)
    """The `TablePage` was created: connect to it."""

    def __init__(
        self,
        window: MainWindow,
        look: Look,
        covers: Covers,
        settings: Settings,
        actions: Actions,
        clock: Clock,
        profiles: Profiles,
    ) -> None:
        """Create the start screen without showing it."""
        super().__init__(window)
        FocusKeeper(self)
        self._guard = DoubleClickGuard(window)
        self._window = window
        self._shown: QWidget | None = None
        self._look = look
        self._covers = covers
        self._settings = settings
        self._actions = actions
        QTimer.singleShot(0, look, look.ask_system)
        self._clock = clock
        self._profiles = profiles
        self.tips: Tips | None = None
        """The tips over the table page, if that has been created."""
        self.one_button = OneButton(window, look, settings, clock, self._table_on_screen)
        self.home = HomePage(look, covers, settings, actions.keymap)
        for icon, name, label in _TOOLS:
            self.home.add_tool(icon, actions[name], label)

    @property
    def look(self) -> Look:
        """The look of all pages."""
        return self._look

    @when_asked
    def setup(self) -> setup_page.SetupPage:
        """The page where a match is set up."""
        page = setup_page.SetupPage(self._look, self._covers, self._actions.keymap, self._profiles)
        self._window.pages.addWidget(page)
        self.setup_made.emit(page)
        return page

    @when_asked
    def table(self) -> table_page.TablePage:
        """The page with the table."""
        page = table_page.TablePage(self._look, self._settings, self._actions, self._clock)
        # In the window from now on: it goes with it, also if no match is ever begun.
        self._window.pages.addWidget(page)
        self.tips = tips.Tips(page, page.table, self._look, self._actions, self._settings, self._clock)
        self.table_made.emit(page)
        return page

    def show(self, page: QWidget) -> None:
        """Show one of the pages."""
        if page is not self._shown:
            self._guard.page_changed()
        self._shown = page
        self._window.show_page(page)

    def _table_on_screen(self) -> TableView | None:
        return None if self.shown_table is None else self.shown_table.table

    @property
    def at_home(self) -> bool:
        """Whether the start screen is shown."""
        return self._shown is self.home

    @property
    def shown_title(self) -> str:
        """The title of the page that is shown; empty if it has none."""
        return "" if self._shown is None else self._shown.windowTitle()

    @property
    def shown_setup(self) -> setup_page.SetupPage | None:
        """The set-up page while it is shown, else None."""
        made = Pages.setup.made(self)
        return made if self._shown is made else None

    @property
    def shown_table(self) -> table_page.TablePage | None:
        """The table page while it is shown, else None."""
        made = self.made_table
        return made if self._shown is made else None

    @property
    def made_table(self) -> table_page.TablePage | None:
        """The table page if it has been created."""
        return Pages.table.made(self)
