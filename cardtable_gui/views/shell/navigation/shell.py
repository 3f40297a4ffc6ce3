"""Navigation between the pages - start screen, set-up, table - and everything that the menus open."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from cardtable_gui import games, i18n, spare_memory
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.core.files.set_aside import Damaged
from cardtable_gui.later import importing_later, when_asked
from cardtable_gui.settings import ALONE, ASKED_WHO, COMPANY, PLAYER, SEEN_TIPS, TEXT_PERCENT, seats_of
from cardtable_gui.sound import Silence, Speaker
from cardtable_gui.views.plan.match_setup import MatchSetup, company_of, remembered, to_keep
from cardtable_gui.views.shell.dialogs.dialogs import Dialogs
from cardtable_gui.views.shell.library.past_matches import PastMatches
from cardtable_gui.views.shell.matches.match_manager import Departure, MatchManager
from cardtable_gui.views.shell.matches.record_actions import RecordActions
from cardtable_gui.views.shell.menus.play_controls import PlayControls
from cardtable_gui.views.shell.navigation.first_parts import FirstParts
from cardtable_gui.views.shell.navigation.match_requests import MatchRequests
from cardtable_gui.views.shell.navigation.sound_player import Sounds
from cardtable_gui.views.shell.notices.notifications import Notifications

with importing_later():
    from cardtable_gui.views.kit.pictures import art
    from cardtable_gui.views.shell.navigation import full_screen_bars

if TYPE_CHECKING:
    from cardtable_gui.controller.bots.bot_runner import BotRunner
    from cardtable_gui.controller.match_source import MatchSource
    from cardtable_gui.controller.session import Session
    from cardtable_gui.views.shell.matches.table_page import TablePage
    from cardtable_gui.views.shell.start.setup_page import SetupPage
    from cardtable_gui.views.table.state.result_summary import Achieved

TEXT_STEP = 10
_FULL_SCREEN = "full_screen"
"""The id of the hint that says where menu and tools are, among the tips that were shown."""
TIDY_MS = 4000
"""Delay after a page is shown before memory is freed that was needed to draw it, in milliseconds."""
FIRST_FRAME_MS = 40
"""Delay after the table of a new match is opened before the cards are dealt, in milliseconds: the table is drawn in
between, so that the window answers between making the cards and dealing them."""


class Shell(QObject):
    """Fills a window with its pages and handles their requests."""

    match_near = Signal()
    """A match may begin soon: what its table needs can be loaded."""
    game_near = Signal(str)
    """A match of this game may begin soon."""

    _damage_found = Signal(object)
    """A `Damaged`, in any thread."""

    def __init__(
        self, parts: FirstParts, store: Store, runner: BotRunner | None = None, speaker: Speaker | None = None
    ) -> None:
        """Make the first parts respond, and show the start screen.

        `runner` lets bots think; None: in a process of their own. `speaker` plays sounds; None: all is silent.
        """
        window, look, settings = parts.window, parts.look, parts.settings
        super().__init__(window)
        self.window = window
        self.settings = settings
        self.look = look
        self._keys_added = False
        self._tidying = QTimer(self, singleShot=True, interval=TIDY_MS)
        self._tidying.timeout.connect(self._tidy)
        self.covers, self.actions, self.profiles, self.pages = parts.covers, parts.actions, parts.profiles, parts.pages
        self.home = self.pages.home
        self._menus = parts.menus
        self._controls = PlayControls(self.actions, settings, self)
        self.match_manager = MatchManager(store, settings, parts.clock, self.profiles, runner, self)
        self.sounds = Sounds(settings, speaker or Silence(), self)
        self.dialogs = Dialogs(window, look, self.covers, settings, self.actions, self.match_manager.profile_switch)
        self._requests = MatchRequests(self.match_manager, self.pages, self.dialogs, self)
        self.notifications = Notifications(look, parts.clock, window.pages)
        self.past_matches = PastMatches(
            store,
            settings,
            self.profiles,
            self.dialogs,
            self.match_manager,
            self.notifications,
            look,
            self.covers,
            window,
        )
        self.lists = self.past_matches.lists
        self.records = RecordActions(window, settings, self.match_manager, self.notifications)
        self._connect()
        self.set_aside = store.set_aside
        """The damaged files in the folders of matches, lessons and daily deals."""
        for each in (settings.set_aside, self.profiles.set_aside, self.set_aside):
            each.listen(self._hear_damage)
        self.profiles.load()
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

    @property
    def at_rest(self) -> bool:
        """Whether the start screen is shown as it opens, with all matches and covers, and nothing over it."""
        busy = self.lists.reading or self.covers.drawing or self.notifications.notice.isVisible()
        return self.pages.at_home and not busy and self.home.untouched

    # Navigation

    @Slot()
    def go_home(self) -> None:
        """Show the start screen; a match on the table is closed and saved."""
        self.match_manager.leave_then(self._show_home)

    def _show_home(self) -> None:
        self._tidying.start()
        self.lists.refresh_at_once()
        self.pages.show(self.home)
        self._retitle()
        self.home.take_focus()

    def show_page(self, page: QWidget, shown: Callable[[], None]) -> None:
        """Show a page of the window other than these, by whose title the window is called, and call `shown`.

        A match on the table is closed and saved.
        """

        def show() -> None:
            self.pages.show(page)
            page.windowTitleChanged.connect(self._retitle, Qt.ConnectionType.UniqueConnection)
            self._retitle()
            self.match_near.emit()
            shown()

        self.match_manager.leave_then(show)

    @Slot(str)
    def set_up(self, game_id: str) -> None:
        """Show the set-up of a game with its last choices."""
        self.propose(self._last_plan(game_id))

    def set_up_if_known(self, game_id: str) -> None:
        """Show the set-up of a game; nothing if this program has no such game."""
        if game_id in {package.game.id for package in games.packages()}:
            self.set_up(game_id)

    def propose(self, plan: MatchSetup) -> None:
        """Show the set-up of a game with these choices."""
        self.match_manager.leave_then(lambda: self._show_setup(plan))

    def _show_setup(self, plan: MatchSetup) -> None:
        self.pages.setup.show_plan(games.game(plan.game), plan)
        self.pages.show(self.pages.setup)
        self._retitle()
        self.pages.setup.go_to_top()
        self.past_matches.look_up()
        self.match_near.emit()
        self.game_near.emit(plan.game)

    @Slot()
    def add_game_keys(self) -> None:
        """Add the keys of all games, whose tables this loads; needed before a table is shown."""
        if not self._keys_added:
            self._keys_added = True
            for package in games.packages():
                self.actions.keymap.add_game(package.game.id, package.table)

    @Slot(str)
    def play_again(self, game_id: str) -> None:
        """Start a match of a game with its last choices and other deals."""
        self.begin(self._last_plan(game_id))

    def _last_plan(self, game_id: str) -> MatchSetup:
        kept = self.settings.value(seats_of(game_id))
        company = self.settings.value(COMPANY)
        plan = remembered(games.game(game_id), kept, self.settings.value(PLAYER), company)
        seats = self.profiles.named_anew(plan.seats)
        usual = None if kept or company else self.profiles.of_usual_player(self.settings.value(PLAYER))
        if usual is not None:
            seats = (replace(seats[0], name=usual.name, profile=usual.id), *seats[1:])
        return replace(plan, seats=seats)

    @Slot()
    def new_match(self) -> None:
        """Set up another match of the game on the table, else choose a game."""
        source = self.match_manager.source
        if source is not None:
            self.set_up(source.package.game.id)
        else:
            self.go_home()

    @Slot(object)
    def begin(self, plan: MatchSetup) -> None:
        """Start a match, and remember its set-up."""
        self.match_manager.begin(plan)
        self.settings.set(seats_of(plan.game), to_keep(plan))
        if company := company_of(plan):
            self.settings.set(COMPANY, company)
        people = [seat.name for seat in plan.seats if seat.level is None and seat.name]
        if people:
            self.settings.set(PLAYER, people[0])

    @Slot(str, str, str)
    def _introduce(self, name: str, colour: str, face: str) -> None:
        """Make the profile of a newcomer, who plays by it from now on."""
        profile = self.profiles.introduce(name, colour, face)
        self.settings.set(PLAYER, profile.name)
        self.settings.set(ALONE, profile.id)
        self.settings.sync()

    @Slot()
    def _ask_nobody(self) -> None:
        """Ask no more who plays: somebody has a profile."""
        if self.profiles.people:
            self.settings.set(ASKED_WHO, True)

    def _may_close(self) -> bool:
        """Whether the window may close now; otherwise the player is asked about moves that are not on disk."""
        if self.match_manager.settle():
            return True
        self.match_manager.ask_to_leave(self.window.close)
        return False

    def save(self) -> None:
        """Put everything on disk: the system may end the program soon."""
        self.match_manager.settle(patiently=True)
        self.settings.sync()

    @Slot(object)
    def _ask_to_leave(self, departure: Departure) -> None:
        self.dialogs.unsaved(departure, self.records.save_then)

    def close(self) -> None:
        """Close because the program ends: everything is on disk when this returns."""
        self.dialogs.withdraw_question()
        self.home.settle()
        self.past_matches.stop()
        self.covers.close()
        self.sounds.close()
        self.match_manager.close()
        self.past_matches.wait()
        self.settings.sync()

    def _hear_damage(self, damaged: Damaged) -> None:
        with suppress(RuntimeError):  # The window has been deleted.
            self._damage_found.emit(damaged)

    @Slot()
    def _tidy(self) -> None:
        if self.pages.made_table is not None:
            art.forget_drawings()
        spare_memory.give_back()

    # Signals of the session

    @Slot(object)
    def _opened(self, source: MatchSource) -> None:
        self._tidying.start()
        self.dialogs.clear_table()
        self.add_game_keys()
        page = self.pages.table
        session, replay = self.match_manager.session, self.match_manager.replay
        if session is not None:
            self.notifications.follow(session)
            self.past_matches.follow(session)
        self._show_marks()
        source.seats_changed.connect(self._show_marks)
        self.pages.show(page)
        page.open(source)
        self._give_tips(source)
        page.side.options.follow(self.match_manager.options)
        page.side.review.follow(self.match_manager.review)
        page.bar.curve.follow(self.match_manager.review)
        page.bar.back.setVisible(self.match_manager.can_go_back)
        self._controls.allow_back(on=self.match_manager.can_go_back)
        self._retitle()
        self._controls.follow(session, replay)
        page.table.setFocus()
        if session is not None and session.before_first_deal:
            QTimer.singleShot(FIRST_FRAME_MS, session, lambda: self._deal(session))
        else:
            source.start()

    def _deal(self, session: Session) -> None:
        if session is self.match_manager.session:
            session.start()

    @Slot()
    def _show_marks(self) -> None:
        """Let the table show the marks of the people who have a profile."""
        source = self.match_manager.source
        if source is not None:
            seats = source.seats
            self.pages.table.show_profiles([self.profiles.find(seat.profile) for seat in seats])

    def _give_tips(self, source: MatchSource | None) -> None:
        if self.pages.tips is not None:
            self.pages.tips.follow(source)

    @Slot()
    def _closing(self) -> None:
        self._give_tips(None)
        page = self.pages.made_table
        if page is not None:
            page.close_session()
            page.side.options.follow(None)
            page.side.review.follow(None)
            page.bar.curve.follow(None)
        self._controls.allow_back(on=False)
        self._controls.follow(None, None)

    # Connections

    def _connect(self) -> None:
        self.match_manager.opened.connect(self._opened)
        self.match_manager.closing.connect(self._closing)
        # The list of matches may be outdated.
        self.match_manager.problem.connect(self.lists.refresh)
        self.lists.saved.modelReset.connect(self._offer_start)
        self.lists.saved.rowsRemoved.connect(self._offer_start)
        self.match_manager.problem.connect(self.dialogs.problem)
        self.match_manager.unsaved.connect(self._ask_to_leave)
        self.dialogs.follow(self.match_manager.loader)
        self._damage_found.connect(self.notifications.damaged)
        self.lists.failed.connect(self.notifications.trouble)
        self.profiles.changed.connect(self._show_marks)
        self.profiles.changed.connect(self._ask_nobody)
        self.profiles.failed.connect(self.notifications.trouble)
        self.pages.setup_made.connect(self._connect_setup)
        self.pages.table_made.connect(self._connect_table)
        self.window.activated.connect(self.profiles.refresh)
        self.pages.one_button.switched.connect(self.notifications.one_button)
        home = self.home
        home.show_matches(self.lists.saved, self.lists.finished)
        home.table_near.connect(self.match_near)
        home.game_chosen.connect(self.set_up)
        home.again_chosen.connect(self.play_again)
        home.match_chosen.connect(self.match_manager.resume)
        home.watch_chosen.connect(self.match_manager.watch_finished)
        home.introduced.connect(self._introduce)
        home.trouble.connect(self.notifications.trouble)
        self.past_matches.start_wanted.connect(self.go_home)
        self.past_matches.show_achieved = self._show_achieved
        self.window.file_dropped.connect(self.records.open_file)
        self.records.backup_given.connect(self.past_matches.restore)
        self.window.files_dropped.connect(self.past_matches.take_in)
        self.window.text_dropped.connect(self.records.take)
        self.window.language_changed.connect(self._retranslate)
        self.window.activated.connect(self._returned)
        self.window.may_close = self._may_close
        self.window.closing.connect(self.close)

    @Slot(object)
    def _connect_setup(self, page: SetupPage) -> None:
        page.left.connect(self.go_home)
        page.started.connect(self.begin)
        page.rules_asked.connect(self.dialogs.rules)
        page.declined.connect(self.past_matches.decline)
        self.past_matches.results_known.connect(page.know)
        page.seats.profile_wanted.connect(self.dialogs.profiles)

    @Slot(object)
    def _connect_table(self, page: TablePage) -> None:
        page.replay_tools.play_on_asked.connect(self._requests.ask_who_plays_on)
        page.bar.back_asked.connect(self.match_manager.go_back)
        page.table.back_wanted.connect(self.match_manager.go_back)
        page.table.watch_wanted.connect(self.match_manager.watch)
        page.table.review_wanted.connect(self._requests.review)
        page.side.review.again_asked.connect(self._requests.try_again)
        page.side.review.said.connect(page.table.say)
        page.table.sounded.connect(lambda sound: self.sounds.play(page.table.in_material(sound)))
        page.table.again_wanted.connect(self.match_manager.again)
        page.table.new_match_wanted.connect(self.new_match)
        page.table.start_screen_wanted.connect(self.go_home)
        page.table.seat_asked.connect(self._requests.ask_who_comes)
        page.table.share_wanted.connect(self.actions["share"].trigger)

    def _show_achieved(self, match: str, achieved: Achieved) -> bool:
        """Show on the result of this match what was achieved; return whether its result is on the table."""
        session = self.match_manager.session
        return session is not None and session.match_id == match and self.table_page.table.show_achieved(achieved)

    def _connect_actions(self) -> None:
        handlers = {
            "new_match": self.new_match,
            "again": self.match_manager.again,
            "continue": self.go_home,
            "start_screen": self.go_home,
            "open_record": self.records.open,
            "save_record": self.records.save,
            "copy_record": self.records.copy,
            "paste_record": self.records.paste,
            "match_details": self._requests.show_details,
            "seats": self._requests.ask_who_comes,
            "watch": self.match_manager.watch,
            "review": self._requests.review,
            "back": self.match_manager.go_back,
            **self.past_matches.handlers,
            "settings": self.dialogs.settings,
            "profiles": self.dialogs.profiles,
            "quit": self.window.close,
            "skip": self._skip,
            "larger": lambda: self._resize_text(TEXT_STEP),
            "smaller": lambda: self._resize_text(-TEXT_STEP),
            "normal_size": lambda: self.settings.set(TEXT_PERCENT, TEXT_PERCENT.default),
            "rules": self._toggle_rules,
            "keys": self._requests.show_keys,
            "about": self.dialogs.about,
        }
        for name, handler in handlers.items():
            self.actions[name].triggered.connect(lambda _on=False, handler=handler: handler())
        self._controls.allow_back(on=False)
        self.actions["full_screen"].triggered.connect(self.window.toggle_full_screen)
        self.actions["full_screen"].setChecked(self.window.isFullScreen())
        self.window.full_screen_changed.connect(self.actions["full_screen"].setChecked)
        self.window.full_screen_changed.connect(self._fill_screen)
        if self.window.isFullScreen():
            self._fill_screen(True)

    # Lists

    @Slot()
    def _returned(self) -> None:
        """Reload the lists: another window may have changed them meanwhile."""
        if self.pages.at_home:
            self.lists.refresh()

    # Menu actions

    def _skip(self) -> None:
        self.pages.table.table.skip_animations()

    @when_asked
    def bars(self) -> full_screen_bars.FullScreenBars:
        """What the full screen hides."""
        return full_screen_bars.FullScreenBars(self.window, self.pages, self.settings)

    @Slot(bool)
    def _fill_screen(self, on: bool) -> None:
        """Let the full screen hide menu and tools from now on, and say once where they are."""
        if on or Shell.bars.made(self):
            self.bars.follow()
        seen = self.settings.value(SEEN_TIPS)
        if on and _FULL_SCREEN not in seen:
            self.settings.set(SEEN_TIPS, {**seen, _FULL_SCREEN: True})
            self.notifications.full_screen()

    def _resize_text(self, step: int) -> None:
        least, most = TEXT_PERCENT.values
        wanted = self.settings.value(TEXT_PERCENT) + step
        self.settings.set(TEXT_PERCENT, max(least, min(most, wanted)))

    def _toggle_rules(self) -> None:
        """Toggle the rules beside the table, or in a window of their own during the set-up."""
        table, setup = self.pages.shown_table, self.pages.shown_setup
        if table is not None:
            table.show_side("rules" if self.actions["rules"].isChecked() else None)
            return
        self.actions["rules"].setChecked(False)
        if setup is not None and setup.game is not None:
            self.dialogs.rules(setup.game.id)

    def _retitle(self) -> None:
        source = self.match_manager.source
        self._controls.allow_rules(on=not self.pages.at_home)
        self._offer_start()
        if source is None:
            setup = self.pages.shown_setup
            game = None if setup is None else setup.game
            self.window.name_match(self.pages.shown_title if game is None else i18n.text(game.title))
        else:
            words = QCoreApplication.translate("window", "{game}, deal no. {number}")
            if self.match_manager.replay is not None:
                words = QCoreApplication.translate("window", "Replay of {game}, deal no. {number}")
            title = i18n.text(source.package.game.title)
            self.window.name_match(words.format(game=title, number=source.match.seed))

    @Slot()
    def _offer_start(self) -> None:
        self._controls.allow_start_screen(on=not self.pages.at_home, matches=bool(self.lists.saved.rowCount()))

    @Slot()
    def _retranslate(self) -> None:
        self.actions.retranslate()
        self._menus.retranslate()
        self.lists.retranslate()
        self._retitle()
