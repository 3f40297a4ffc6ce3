"""The way from page to page: start screen, set-up, table, and everything the menus lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Slot

from cardtable_gui import games, i18n
from cardtable_gui.controller.course import Course
from cardtable_gui.controller.store import Store
from cardtable_gui.settings import PLAYER, TEXT_PERCENT, Settings, seats_of
from cardtable_gui.sound import Silence, Speaker
from cardtable_gui.timing import Clock
from cardtable_gui.views.shell.actions import Actions
from cardtable_gui.views.shell.covers import Covers
from cardtable_gui.views.shell.desk import Desk
from cardtable_gui.views.shell.dialogs import Dialogs
from cardtable_gui.views.shell.focus_keeper import FocusKeeper
from cardtable_gui.views.shell.look import Look
from cardtable_gui.views.shell.match_lists import MatchLists
from cardtable_gui.views.shell.menus import Menus
from cardtable_gui.views.shell.motion import Motion
from cardtable_gui.views.shell.pages import Pages
from cardtable_gui.views.shell.play_controls import PlayControls
from cardtable_gui.views.shell.record_actions import RecordActions
from cardtable_gui.views.shell.sounds import Sounds
from cardtable_gui.views.shell.start.plan import Plan, remembered, to_keep
from cardtable_gui.views.shell.tidings import Tidings
from cardtable_gui.views.shell.window import MainWindow

if TYPE_CHECKING:
    from cardtable_gui.controller.botrunner import BotRunner
    from cardtable_gui.views.shell.start.setup_page import SetupPage
    from cardtable_gui.views.shell.table_page import TablePage

TEXT_STEP = 10


class Shell(QObject):
    """Furnishes a window and answers to it."""

    def __init__(
        self,
        window: MainWindow,
        look: Look,
        settings: Settings,
        store: Store,
        clock: Clock,
        runner: BotRunner | None = None,
        speaker: Speaker | None = None,
    ) -> None:
        """Show the start screen.

        `clock`: what movements and waits go by. `runner` lets bots think; None: in a process of their own. `speaker`
        plays sounds; None: all is silent.
        """
        super().__init__(window)
        self.window = window
        self.settings = settings
        self._look = look
        look.complete()
        look.dress(window)
        self.covers = Covers(self)
        FocusKeeper(self)
        self.motion = Motion(settings, self)
        QTimer.singleShot(0, self.motion, self.motion.ask)
        self.actions = Actions(window, settings)
        for box in games.boxes():
            self.actions.keymap.add_game(box.game.id, box.table)
        self._controls = PlayControls(self.actions, self)
        self._menus = Menus(window.menuBar(), self.actions)
        self.desk = Desk(store, settings, clock, runner, self)
        self.lists = MatchLists(store, self)
        self.sounds = Sounds(settings, speaker or Silence(), self)
        self.dialogs = Dialogs(window, look, self.covers, settings, self.actions)
        self.pages = Pages(window, look, self.covers, settings, self.actions, self.motion, clock)
        self.home = self.pages.home
        self.tidings = Tidings(look, clock, window.pages)
        self.records = RecordActions(window, settings, self.desk, self.tidings)
        self._connect()
        self._connect_actions()
        self.go_home()

    @property
    def setup_page(self) -> SetupPage:
        """The page where a match is set up."""
        return self.pages.setup

    @property
    def table_page(self) -> TablePage:
        """The page with the table."""
        return self.pages.table

    # From page to page

    @Slot()
    def go_home(self) -> None:
        """Show the start screen; a match that is on the table is closed and waits there."""
        self.desk.leave()
        self.lists.refresh_at_once()
        self.pages.show(self.home)
        self._retitle()
        self.home.take_focus()

    @Slot(str)
    def set_up(self, game_id: str) -> None:
        """Show the set-up of a game as it was last played."""
        self.desk.leave()
        page = self.pages.setup
        page.show_plan(games.game(game_id), self._last_plan(game_id))
        self.pages.show(page)
        self._retitle()
        page.go_to_top()
        self.pages.prepare_table()

    @Slot(str)
    def play_again(self, game_id: str) -> None:
        """Begin a match of a game as it was last played, with other deals."""
        self.begin(self._last_plan(game_id))

    def _last_plan(self, game_id: str) -> Plan:
        kept = self.settings.value(seats_of(game_id))
        return remembered(games.game(game_id), kept, self.settings.value(PLAYER))

    @Slot()
    def new_match(self) -> None:
        """Set up another match of the game that is on the table, else choose a game."""
        course = self.desk.course
        if course is not None:
            self.set_up(course.box.game.id)
        else:
            self.go_home()

    @Slot(object)
    def begin(self, plan: Plan) -> None:
        """Begin a match, and remember who plays."""
        self.desk.begin(plan)
        self.settings.set(seats_of(plan.game), to_keep(plan))
        people = [seat.name for seat in plan.seats if seat.level is None and seat.name]
        if people:
            self.settings.set(PLAYER, people[0])

    def close(self) -> None:
        """The program ends: everything is on disk when this returns."""
        self.home.settle()
        self.lists.stop()
        self.covers.close()
        self.sounds.close()
        self.desk.close()
        self.lists.wait()
        self.settings.sync()

    # What the session tells

    @Slot(object)
    def _opened(self, course: Course) -> None:
        page = self.pages.table
        self.tidings.follow(course)
        self.pages.show(page)
        page.open(course)
        page.bar.offer_back(self.desk.can_go_back)
        self._controls.allow_back(on=self.desk.can_go_back)
        self._retitle()
        self._controls.follow(course)
        page.table.setFocus()
        course.start()

    @Slot()
    def _closing(self) -> None:
        if self.pages.made_table is not None:
            self.pages.made_table.close_session()
        self._controls.allow_back(on=False)
        self._controls.follow(None)

    # What is connected

    def _connect(self) -> None:
        self.desk.opened.connect(self._opened)
        self.desk.closing.connect(self._closing)
        # Perhaps the list of matches is out of date.
        self.desk.problem.connect(self.lists.refresh)
        self.desk.problem.connect(self.dialogs.problem)
        self.dialogs.follow(self.desk.loader)
        self.lists.damaged.connect(self.tidings.damaged)
        self.lists.failed.connect(self.tidings.trouble)
        self.pages.setup_made.connect(self._connect_setup)
        self.pages.table_made.connect(self._connect_table)
        home = self.home
        home.show_matches(self.lists.saved, self.lists.finished)
        home.game_chosen.connect(self.set_up)
        home.again_chosen.connect(self.play_again)
        home.match_chosen.connect(self.desk.resume)
        home.watch_chosen.connect(self.desk.watch_finished)
        home.trouble.connect(self.tidings.trouble)
        self.window.file_dropped.connect(self.desk.open_file)
        self.window.language_changed.connect(self._retranslate)
        self.window.activated.connect(self._returned)
        self.window.closing.connect(self.close)

    @Slot(object)
    def _connect_setup(self, page: SetupPage) -> None:
        page.left.connect(self.go_home)
        page.started.connect(self.begin)
        page.rules_asked.connect(self.dialogs.rules)

    @Slot(object)
    def _connect_table(self, page: TablePage) -> None:
        page.deal_copied.connect(self.tidings.deal_copied)
        page.replay_tools.play_on_asked.connect(self._ask_who_plays_on)
        page.bar.back_asked.connect(self.desk.go_back)
        page.table.back_wanted.connect(self.desk.go_back)
        page.table.watch_wanted.connect(self.desk.watch)
        page.table.sounded.connect(self.sounds.play)
        page.table.again_wanted.connect(self.desk.again)
        page.table.new_match_wanted.connect(self.new_match)
        page.table.start_screen_wanted.connect(self.go_home)

    def _connect_actions(self) -> None:
        handlers = {
            "new_match": self.new_match,
            "again": self.desk.again,
            "continue": self.go_home,
            "start_screen": self.go_home,
            "open_record": self.records.open,
            "save_record": self.records.save,
            "copy_record": self.records.copy,
            "paste_record": self.records.paste,
            "watch": self.desk.watch,
            "back": self.desk.go_back,
            "settings": self.dialogs.settings,
            "quit": self.window.close,
            "skip": self._skip,
            "larger": lambda: self._resize_text(TEXT_STEP),
            "smaller": lambda: self._resize_text(-TEXT_STEP),
            "normal_size": lambda: self.settings.set(TEXT_PERCENT, TEXT_PERCENT.default),
            "rules": self._toggle_rules,
            "keys": self._show_keys,
            "about": self.dialogs.about,
        }
        for name, handler in handlers.items():
            self.actions[name].triggered.connect(lambda _on=False, handler=handler: handler())
        self._controls.allow_back(on=False)
        self.actions["full_screen"].triggered.connect(self.window.toggle_full_screen)
        self.actions["full_screen"].setChecked(self.window.isFullScreen())
        self.window.full_screen_changed.connect(self.actions["full_screen"].setChecked)

    # Lists

    @Slot()
    def _returned(self) -> None:
        """Another window may have changed the list meanwhile."""
        if self.pages.at_home:
            self.lists.refresh()

    # What the menus do

    def _skip(self) -> None:
        self.pages.table.table.skip_animations()

    @Slot()
    def _show_keys(self) -> None:
        self.dialogs.keys(self.desk.session)

    @Slot()
    def _ask_who_plays_on(self) -> None:
        if self.desk.replay is not None:
            self.desk.replay.pause()
            self.dialogs.play_on(self.desk.replay.match.seats, self.desk.play_on)

    def _resize_text(self, step: int) -> None:
        least, most = TEXT_PERCENT.values
        wanted = self.settings.value(TEXT_PERCENT) + step
        self.settings.set(TEXT_PERCENT, max(least, min(most, wanted)))

    def _toggle_rules(self) -> None:
        """Beside the table, or in a window of their own where a match is set up."""
        table, setup = self.pages.shown_table, self.pages.shown_setup
        if table is not None:
            table.show_side("rules" if self.actions["rules"].isChecked() else None)
            return
        self.actions["rules"].setChecked(False)
        if setup is not None and setup.game is not None:
            self.dialogs.rules(setup.game.id)

    def _retitle(self) -> None:
        course = self.desk.course
        self._controls.allow_rules(on=not self.pages.at_home)
        if course is None:
            setup = self.pages.shown_setup
            game = None if setup is None else setup.game
            self.window.name_match("" if game is None else i18n.text(game.title))
        else:
            words = QCoreApplication.translate("window", "{game}, deal no. {number}")
            if self.desk.replay is not None:
                words = QCoreApplication.translate("window", "Replay of {game}, deal no. {number}")
            title = i18n.text(course.box.game.title)
            self.window.name_match(words.format(game=title, number=course.match.seed))

    @Slot()
    def _retranslate(self) -> None:
        self.actions.retranslate()
        self._menus.retranslate()
        self.lists.retranslate()
        self._retitle()
