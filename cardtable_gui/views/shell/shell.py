"""The way from page to page: start screen, set-up, table, and everything the menus lead to."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Slot
from PySide6.QtGui import QGuiApplication

from cardtable_gui import games, i18n
from cardtable_gui.controller.loader import CLOSE_S
from cardtable_gui.controller.replay import Replay
from cardtable_gui.controller.session import Session
from cardtable_gui.controller.store import Store
from cardtable_gui.core.messages import Message
from cardtable_gui.core.record import dumps
from cardtable_gui.models.saved import SavedModel
from cardtable_gui.settings import PLAYER, TEXT_PERCENT, Settings, seats_of
from cardtable_gui.sound import Silence, Speaker
from cardtable_gui.views.shell import reasons, record_files
from cardtable_gui.views.shell.actions import Actions
from cardtable_gui.views.shell.covers import Covers
from cardtable_gui.views.shell.desk import Desk
from cardtable_gui.views.shell.dialogs import Dialogs
from cardtable_gui.views.shell.focus_keeper import FocusKeeper
from cardtable_gui.views.shell.look import Look
from cardtable_gui.views.shell.menus import Menus
from cardtable_gui.views.shell.motion import Motion
from cardtable_gui.views.shell.notice import Notice
from cardtable_gui.views.shell.play_controls import PlayControls
from cardtable_gui.views.shell.sounds import Sounds
from cardtable_gui.views.shell.start.home_page import HomePage
from cardtable_gui.views.shell.start.plan import Plan, remembered, to_keep
from cardtable_gui.views.shell.start.setup_page import SetupPage
from cardtable_gui.views.shell.tidings import Tidings
from cardtable_gui.views.shell.window import MainWindow

if TYPE_CHECKING:
    from cardtable_gui.controller.botrunner import BotRunner
    from cardtable_gui.views.shell.table_page import TablePage

TEXT_STEP = 10
_GLANCE = 0.15
"""The start screen waits so many seconds for the match that was just left, rather than make room for it in view."""
_PAUSE_MS = 120


class Shell(QObject):
    """Furnishes a window and answers to it."""

    def __init__(
        self,
        window: MainWindow,
        look: Look,
        settings: Settings,
        store: Store,
        runner: BotRunner | None = None,
        speaker: Speaker | None = None,
    ) -> None:
        """Show the start screen.

        `runner` lets bots think; None: in a process of their own. `speaker` plays sounds; None: all is silent.
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
        self.desk = Desk(store, settings, runner, self)
        self.saved = SavedModel(store, self)
        self.finished = SavedModel(store, self, finished=True)
        self.sounds = Sounds(settings, speaker or Silence(), self)
        self.dialogs = Dialogs(window, look, self.covers, settings, self.actions)
        self.home = HomePage(look, self.covers, settings, self.motion, self.actions.keymap)
        for icon, name in (("open", "open_record"), ("keyboard", "keys"), ("settings", "settings")):
            self.home.add_tool(icon, self.actions[name])
        self._setup: SetupPage | None = None
        self._table: TablePage | None = None
        self.tidings = Tidings(Notice(look, window.pages))
        self._connect()
        self._connect_actions()
        self.go_home()

    @property
    def setup_page(self) -> SetupPage:
        """The page where a match is set up."""
        if self._setup is None:
            self._setup = SetupPage(self._look, self.covers, self.actions.keymap)
            self._setup.left.connect(self.go_home)
            self._setup.started.connect(self.begin)
            self._setup.rules_asked.connect(self.dialogs.rules)
        return self._setup

    @property
    def table_page(self) -> TablePage:
        """The page with the table."""
        return self._table or self._lay_table()

    # From page to page

    @Slot()
    def go_home(self) -> None:
        """Show the start screen; a match that is on the table is closed and waits there."""
        self.desk.leave()
        self.saved.refresh_at_once(_GLANCE)
        self.finished.refresh()
        self.window.show_page(self.home)
        self._retitle()
        self.home.take_focus()

    @Slot(str)
    def set_up(self, game_id: str) -> None:
        """Show the set-up of a game as it was last played."""
        self.desk.leave()
        self.setup_page.show_plan(games.game(game_id), self._last_plan(game_id))
        self.window.show_page(self.setup_page)
        self._retitle()
        self.setup_page.start.setFocus()
        self.prepare()

    @Slot(str)
    def play_again(self, game_id: str) -> None:
        """Begin a match of a game as it was last played, with other deals."""
        self.begin(self._last_plan(game_id))

    def _last_plan(self, game_id: str) -> Plan:
        kept = self.settings.value(seats_of(game_id))
        return remembered(games.game(game_id), kept, self.settings.value(PLAYER))

    def prepare(self) -> None:
        """Lay the table in a moment, while the player still looks: a match then begins without a wait."""
        QTimer.singleShot(_PAUSE_MS, self, self._lay_table)

    def _lay_table(self) -> TablePage:
        """Make the table's page, if it was not made yet."""
        if self._table is None:
            from cardtable_gui.views.shell.table_page import TablePage  # noqa: PLC0415 - not before a match is set up

            page = TablePage(self._look, self.settings, self.actions, self.motion)
            page.deal_copied.connect(self.tidings.deal_copied)
            page.replay_tools.play_on_asked.connect(self._ask_who_plays_on)
            page.bar.back_asked.connect(self.desk.go_back)
            page.table.back_wanted.connect(self.desk.go_back)
            page.table.watch_wanted.connect(self.desk.watch)
            page.table.sounded.connect(self.sounds.play)
            page.table.again_wanted.connect(self.desk.again)
            page.table.new_match_wanted.connect(self.new_match)
            page.table.start_screen_wanted.connect(self.go_home)
            self._table = page
        return self._table

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

    @Slot()
    def open_record(self) -> None:
        """Ask for a record and open it."""
        record_files.ask_open(self.window, self.settings, self.desk.open_file)

    @Slot()
    def save_record(self) -> None:
        """Ask where to, and save the record of the match that is on the table."""
        if self.desk.course is not None:
            record = self.desk.course.match.record
            record_files.ask_save(self.window, self.settings, record_files.proposed_name(record), self._save_to)

    @Slot()
    def copy_record(self) -> None:
        """Put the record of the match that is on the table on the clipboard, as text."""
        if self.desk.course is not None:
            QGuiApplication.clipboard().setText(dumps(self.desk.course.match.record))
            self.tidings.record_copied()

    @Slot()
    def paste_record(self) -> None:
        """Open the record that is on the clipboard as text."""
        self.desk.paste(QGuiApplication.clipboard().text())

    def close(self) -> None:
        """The program ends: everything is on disk when this returns."""
        self.home.settle()
        for model in (self.saved, self.finished):
            model.stop()
        self.covers.close()
        self.sounds.close()
        self.desk.close()
        for model in (self.saved, self.finished):
            model.wait(CLOSE_S)
        self.settings.sync()

    # What the session tells

    @Slot(object)
    def _opened(self, course: Session | Replay) -> None:
        page = self.table_page
        if isinstance(course, Session):
            course.failed.connect(self.tidings.trouble)
            course.save_failed.connect(self.tidings.unsaved)
        self.window.show_page(page)
        page.open(course)
        page.bar.offer_back(self.desk.can_go_back)
        self.actions.forbid(("back",), None if self.desk.can_go_back else reasons.NOT_LEFT)
        self._retitle()
        self._controls.follow(course)
        page.table.setFocus()
        course.start()

    @Slot()
    def _closing(self) -> None:
        if self._table is not None:
            self._table.close_session()
        self.actions.forbid(("back",), reasons.NOT_LEFT)
        self._controls.follow(None)

    def _connect(self) -> None:
        self.desk.opened.connect(self._opened)
        self.desk.closing.connect(self._closing)
        self.desk.problem.connect(self._tell_problem)
        self.dialogs.follow(self.desk.loader)
        for model in (self.saved, self.finished):
            model.damaged.connect(self.tidings.damaged)
            model.failed.connect(self.tidings.trouble)
        self.home.show_matches(self.saved, self.finished)
        self.home.game_chosen.connect(self.set_up)
        self.home.again_chosen.connect(self.play_again)
        self.home.match_chosen.connect(self.desk.resume)
        self.home.watch_chosen.connect(self.desk.watch_finished)
        self.home.trouble.connect(self.tidings.trouble)
        self.window.file_dropped.connect(self.desk.open_file)
        self.window.language_changed.connect(self._retranslate)
        self.window.activated.connect(self._returned)
        self.window.closing.connect(self.close)

    def _connect_actions(self) -> None:
        deeds = {
            "new_match": self.new_match,
            "again": self.desk.again,
            "continue": self.go_home,
            "start_screen": self.go_home,
            "open_record": self.open_record,
            "save_record": self.save_record,
            "copy_record": self.copy_record,
            "paste_record": self.paste_record,
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
        for name, deed in deeds.items():
            self.actions[name].triggered.connect(lambda _on=False, deed=deed: deed())
        self.actions.forbid(("back",), reasons.NOT_LEFT)
        self.actions["full_screen"].triggered.connect(self.window.toggle_full_screen)
        self.actions["full_screen"].setChecked(self.window.isFullScreen())
        self.window.full_screen_changed.connect(self.actions["full_screen"].setChecked)

    # Files and lists

    @Slot(object)
    def _tell_problem(self, message: Message) -> None:
        """Something the player asked for could not be done; perhaps the list of matches is out of date."""
        self._refresh()
        self.dialogs.problem(message)

    @Slot()
    def _returned(self) -> None:
        """Another window may have changed the list meanwhile."""
        if self.window.pages.currentWidget() is self.home:
            self._refresh()

    def _refresh(self) -> None:
        self.saved.refresh()
        self.finished.refresh()

    def _save_to(self, path: Path) -> None:
        if self.desk.course is None:
            return
        reason = record_files.write(path, self.desk.course.match.record)
        if reason:
            self.tidings.not_written(path.name, reason)
        else:
            self.tidings.written(path.name)

    # What the menus do

    def _skip(self) -> None:
        self.table_page.table.skip_animations()

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
        page = self.window.pages.currentWidget()
        if self._table is not None and page is self._table:
            self._table.show_side("rules" if self.actions["rules"].isChecked() else None)
            return
        self.actions["rules"].setChecked(False)
        if self._setup is not None and page is self._setup and self._setup.game is not None:
            self.dialogs.rules(self._setup.game.id)

    def _retitle(self) -> None:
        course = self.desk.course
        page = self.window.pages.currentWidget()
        self.actions.forbid(("rules",), reasons.NO_GAME if page is self.home else None)
        if course is None:
            game = self._setup.game if self._setup is not None and page is self._setup else None
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
        self.saved.retranslate()
        self.finished.retranslate()
        self._retitle()
