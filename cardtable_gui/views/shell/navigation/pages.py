"""The pages of the window: start screen, set-up and table, each created when it is first needed."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.later import importing_later
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
    from cardtable_gui.views.table.table_view import TableView

_SETUP = "cardtable_gui.views.shell.start.setup_page"
_TABLE_PARTS = tuple(
    f"cardtable_gui.{part}"
    for part in (
        "controller.phases",
        "controller.session",
        "controller.replay",
        "views.kit.pictures.art",
        "views.table.widgets.card_button",
        "views.table.widgets.command_bar",
        "views.table.scene.scene",
        "views.table.presenters.playback",
        "views.table.presenters.table_input",
        "views.table.presenters.table_presenter",
        "views.table.table_view",
        "views.shell.replay.options_panel",
        "views.shell.rules.rules_panel",
        "views.shell.matches.side_panel",
        "views.shell.matches.table_page",
    )
)
"""The modules of the table page, in an order in which each takes at most 25 ms to import, with what it imports."""


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
        self._setup: setup_page.SetupPage | None = None
        self._table: table_page.TablePage | None = None
        self._tips: tips.Tips | None = None
        self._waiting: list[str] | None = None
        """The modules that are still to be imported for the table, the next one last; None: not begun."""
        self.one_button = OneButton(window, look, settings, clock, self._table_on_screen)
        self.home = HomePage(look, covers, settings, actions.keymap)
        for icon, name in (
            ("calendar", "daily"),
            ("open", "open_record"),
            ("keyboard", "keys"),
            ("settings", "settings"),
        ):
            self.home.add_tool(icon, actions[name])

    @property
    def look(self) -> Look:
        """The look of all pages."""
        return self._look

    def prepare_setup(self) -> None:
        """Load what the set-up consists of, and then make its page: it's what most players open first."""
        import_module(_SETUP)
        QTimer.singleShot(0, self, self._make_setup)

    def _make_setup(self) -> None:
        if self._setup is None:
            self._window.pages.addWidget(self.setup)

    @property
    def setup(self) -> setup_page.SetupPage:
        """The page where a match is set up."""
        if self._setup is None:
            self._setup = setup_page.SetupPage(self._look, self._covers, self._actions.keymap, self._profiles)
            self.setup_made.emit(self._setup)
        return self._setup

    @property
    def table(self) -> table_page.TablePage:
        """The page with the table."""
        if self._table is None:
            # Not before a match is set up.
            self._table = table_page.TablePage(self._look, self._settings, self._actions, self._clock)
            # In the window from now on: it goes with it, also if no match is ever begun.
            self._window.pages.addWidget(self._table)
            self._tips = tips.Tips(
                self._table, self._table.table, self._look, self._actions, self._settings, self._clock
            )
            self.table_made.emit(self._table)
        return self._table

    @property
    def tips(self) -> tips.Tips | None:
        """The tips over the table page, if that has been created."""
        return self._tips

    def prepare_table(self) -> None:
        """Create the table page soon; a match then starts faster."""
        if self._waiting is None:
            self._waiting = list(reversed(_TABLE_PARTS))
            QTimer.singleShot(0, self, self._load_part)

    def _load_part(self) -> None:
        """Import one part of the table page, or create it; each in its own turn, so a press in between is answered."""
        if self._waiting and self._table is None:
            import_module(self._waiting.pop())
            QTimer.singleShot(0, self, self._load_part)
        else:
            _ = self.table

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
        return self._setup if self._shown is self._setup else None

    @property
    def shown_table(self) -> table_page.TablePage | None:
        """The table page while it is shown, else None."""
        return self._table if self._shown is self._table else None

    @property
    def made_table(self) -> table_page.TablePage | None:
        """The table page if it has been created."""
        return self._table
