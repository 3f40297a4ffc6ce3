"""Takes the pictures: one real window, set up as the program sets it up, and a camera."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Container, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QMessageLogContext, QPoint, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QDialog

from cardtable_gui import i18n
from cardtable_gui.controller.bots.bot_runner import InlineRunner
from cardtable_gui.controller.daily.challenges import Challenge
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.replay import Replay
from cardtable_gui.controller.replay_options import Stage
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.core.files.record import dumps
from cardtable_gui.gallery import moments
from cardtable_gui.gallery.help_scenes import HelpScenes
from cardtable_gui.gallery.moments import Moment
from cardtable_gui.gallery.page_scenes import PageScenes
from cardtable_gui.gallery_order import GalleryOrder, PictureSize
from cardtable_gui.games import package
from cardtable_gui.i18n import Language
from cardtable_gui.settings import ANIMATION, BOT_SPEED, HIGH_CONTRAST, SIDE, TEXT_PERCENT, THEME, TIPS, Settings
from cardtable_gui.timing import SystemClock
from cardtable_gui.views.shell.daily.daily_desk import DailyDesk
from cardtable_gui.views.shell.dialogs.crash_dialog import CrashDialog
from cardtable_gui.views.shell.dialogs.problem_dialog import ProblemDialog
from cardtable_gui.views.shell.front import Front
from cardtable_gui.views.shell.learn.learning import Learning
from cardtable_gui.views.shell.shell import Shell
from cardtable_gui.views.shell.window.look import Look
from cardtable_gui.views.shell.window.main_window import MainWindow
from cardtable_gui.views.table.table_view import TableView
from cardtable_gui.views.theme import Theme

PATIENCE_MS = 8000
"""How long to wait for a moment."""

_TICK_MS = 2

QUICKLY = 80
"""As "quality" this asks for the fastest compression: the best one took a fifth of the whole time."""

_NOISE = "This plugin does not support"
"""The offscreen platform's complaints about window frames and stacking, which do not matter for pictures."""

Scene = tuple[str, Callable[[], QDialog | None]]
"""A moment's name and the function that sets it up; if that returns a dialog, it is in the picture and closed."""


def draw(order: GalleryOrder) -> list[str]:
    """Draw an order whose sizes are all of this process' screen scale."""
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        qInstallMessageHandler(_told)
        application = QApplication(["cardtable-gui"])
        application.setStyle("Fusion")
    names: list[str] = []
    for language in order.languages:
        for theme in order.themes:
            for size in order.sizes:
                studio = Studio(application, language, theme, size)
                try:
                    names += studio.pictures(order)
                finally:
                    studio.close()
    return names


def _told(_kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    if not message.startswith(_NOISE):
        sys.stderr.write(message + "\n")


class Studio:
    """One window in one language, theme and size, on matches of its own."""

    def __init__(
        self, application: QApplication, language: Language, theme: str, size: PictureSize, percent: int = 100
    ) -> None:
        """Set up the window. `percent`: the text size."""
        self._application = application
        self._language = language
        self._mark = f"{language}-{theme}-{size}"
        self._folder = tempfile.TemporaryDirectory(prefix="cardtable-gallery-")
        i18n.install(application, language)
        settings = Settings()
        brightness, _, contrast = theme.partition("-")
        settings.set(THEME, brightness)
        settings.set(HIGH_CONTRAST, bool(contrast))
        settings.set(TEXT_PERCENT, percent)
        settings.set(ANIMATION, "off")
        settings.set(BOT_SPEED, "instant")
        settings.set(SIDE, "closed")
        settings.set(TIPS, False)
        self._look = Look(application, settings)
        self.window = MainWindow(self._look, settings)
        self.window.resize(size.width, size.height)
        self.window.show()
        self._runner = InlineRunner(moments.SEED)
        store = Store(Path(self._folder.name))
        clock = SystemClock()
        self._shell = Shell(Front(self.window, self._look, settings, clock), store, self._runner)
        self._daily = DailyDesk(self._shell, Path(self._folder.name), store, clock, lambda: moments.DAY)
        self._help = HelpScenes(self._shell, settings, self._asked, self._wait)
        self._learning = Learning(self._shell, self._look, clock, Path(self._folder.name), lambda: moments.DAY)

    def close(self) -> None:
        """Close the window and delete its files."""
        self.window.close()
        self.window.deleteLater()
        self._application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._folder.cleanup()

    def pictures(self, order: GalleryOrder) -> Iterator[str]:
        """Take all pictures; yield each file's name once it is written.

        Raises:
            OSError: a file cannot be written.
        """
        for moment, dialog in self.moments(order.games):
            name = f"{moment}-{self._mark}.png"
            if not self.picture(dialog).save(str(order.folder / name), "PNG", QUICKLY):
                raise OSError(f"{name} could not be written")
            yield name

    def moments(
        self, games: tuple[str, ...], only: Container[str] | None = None
    ) -> Iterator[tuple[str, QDialog | None]]:
        """Set up one moment after another; yield its name and the open dialog. `only`: the wanted names."""
        scenes = [("app", scene) for scene in self._program_scenes(games)]
        scenes += [(game, scene) for game in games for scene in self._game_scenes(game)]
        for subject, (moment, set_up) in scenes:
            name = f"{subject}-{moment}"
            if only is not None and name not in only:
                continue
            dialog = set_up()
            self._settle()
            yield name, dialog
            if dialog is not None:
                dialog.close()
                self.window.activateWindow()

    def picture(self, dialog: QDialog | None) -> QPixmap:
        """A picture of the window with the open dialog."""
        picture = self.window.grab()
        if self._shell.covers.drawing:
            self._wait(lambda: not self._shell.covers.drawing)
            picture = self.window.grab()
        if dialog is not None:
            painter = QPainter(picture)
            painter.fillRect(self.window.rect(), self._look.theme.veil)
            room = self.window.rect().center() - dialog.rect().center()
            painter.drawPixmap(QPoint(max(0, room.x()), max(0, room.y())), dialog.grab())
            painter.end()
        return picture

    @property
    def theme(self) -> Theme:
        """The current colours."""
        return self._look.theme

    @property
    def table(self) -> TableView:
        """The table in the window."""
        return self._shell.table_page.table

    # The program's own screens

    def _program_scenes(self, games: tuple[str, ...]) -> list[Scene]:
        shell = self._shell

        def start() -> None:
            shell.go_home()

        def continued() -> None:
            for game in games:
                self._open(moments.at(game, moments.middle(game), self._language))
            shell.go_home()
            self._wait(lambda: shell.lists.saved.rowCount() >= len(games))

        def set_up(game: str) -> Callable[[], None]:
            return lambda: shell.set_up(game)

        def at_home(opened: Callable[[], QDialog]) -> Callable[[], QDialog]:
            def scene() -> QDialog:
                shell.go_home()
                return opened()

            return scene

        def profiles() -> QDialog:
            if not shell.profiles.people:
                for name in moments.NAMES.get(self._language, moments.NAMES["en"])[:3]:
                    shell.profiles.add(name)
            return shell.dialogs.profiles()

        def report() -> QDialog:
            report = "ValueError: …\n\nCard Table 0.1.0, Python 3.11, Qt 6.9, Linux\n"
            dialog = CrashDialog(self._look, report, self.window)
            dialog.show()
            return dialog

        def problem() -> QDialog:
            shell.go_home()
            shell.match_manager.paste("")
            return next(found for found in self.window.findChildren(ProblemDialog) if found.isVisible())

        def play_on() -> QDialog:
            self._replayed(games[0])
            assert shell.match_manager.replay is not None
            return shell.dialogs.play_on(shell.match_manager.replay.match.seats, shell.match_manager.play_on)

        def share() -> QDialog:
            self._daily.show_page()
            self._daily.sharing.share(Challenge(games[0], moments.DAY))
            return self._daily.sharing.dialog

        pages = PageScenes(shell, self._learning, Path(self._folder.name), self._language, games, self._wait)
        taught: list[Scene] = [
            ("lessons", pages.lessons),
            ("lesson", pages.lesson),
            ("own_lessons", pages.own_lessons),
            ("practice", pages.practice),
        ]
        if package(games[0]).lessons is None:
            taught.clear()
        return [
            ("start", start),
            ("daily", self._daily.show_page),
            ("share", share),
            *([("puzzle", lambda: pages.puzzle(self._daily.puzzles))] if pages.has_puzzle else []),
            *((f"setup_{game}", set_up(game)) for game in games),
            ("settings", at_home(shell.dialogs.settings)),
            ("profiles", at_home(profiles)),
            ("about", at_home(shell.dialogs.about)),
            ("keys", at_home(lambda: shell.dialogs.keys(None))),
            *((f"rules_{game}", at_home(partial(shell.dialogs.rules, game))) for game in games),
            ("error", at_home(report)),
            ("problem", problem),
            *taught,
            ("play_on", play_on),
            ("continue", continued),
            ("statistics", pages.statistics),
            ("library", pages.library),
            ("tip", lambda: self._help.tip(games[0])),
        ]

    # A game's moments

    def _game_scenes(self, game: str) -> list[Scene]:
        return [
            ("deal", lambda: self._asked(game, moments.first_turn(game))),
            ("turn", lambda: self._asked(game, moments.middle(game))),
            ("picked", lambda: self._proposed(game)),
            ("refusal", lambda: self._refused(game)),
            ("rules", lambda: self._beside(game, "rules")),
            ("log", lambda: self._beside(game, "log")),
            ("curtain", lambda: self._curtain(game)),
            ("watching", lambda: self._watching(game)),
            ("deal_end", lambda: self._ended(game, moments.end_of_deal(game))),
            ("match_end", lambda: self._ended(game, moments.end_of_match(game))),
            ("replay", lambda: self._replayed(game)),
            ("chances", lambda: self._assessed(game)),
            ("why_not", lambda: self._help.why_not(game)),
            ("why_this", lambda: self._help.why_this(game)),
        ]

    def _asked(self, game: str, moment: Moment, people: int = 1) -> None:
        self._shell.table_page.show_side(None)
        self._open(moments.at(game, moment, self._language, people))
        session = self._shell.match_manager.session
        assert session is not None
        if people > 1:
            self._wait(lambda: session.hand_over is not None)
        elif moment.person is not None:
            self._wait(lambda: session.is_humans_turn)

    def _proposed(self, game: str) -> None:
        moment = moments.with_much_to_pick(game)
        self._asked(game, moment)
        self.table.show_hint(moments.proposal(game, moment.actions))

    def _refused(self, game: str) -> None:
        self._asked(game, moments.with_a_refusal(game))
        session = self._shell.match_manager.session
        assert session is not None
        for command in session.package.table.offer(session.view, {}).commands:
            if command.refusal is not None:
                self.table.run_command(command.id)

    def _beside(self, game: str, side: str) -> None:
        self._asked(game, moments.middle(game))
        self._shell.table_page.show_side(side)

    def _curtain(self, game: str) -> None:
        self._asked(game, moments.middle(game), people=2)

    def _watching(self, game: str) -> None:
        moment = moments.middle(game)
        self._shell.table_page.show_side("log")
        match = moments.at(game, Moment(moment.actions, None), self._language)
        self._open(match)
        session = self._shell.match_manager.session
        assert session is not None
        session.pause()

    def _ended(self, game: str, moment: Moment) -> None:
        self._asked(game, moment)
        session = self._shell.match_manager.session
        assert session is not None
        assert moment.next is not None
        session.act(moment.next)
        self._wait(self.table.panel.isVisible)

    def _replayed(self, game: str) -> None:
        """A finished match as a replay, with all hands open."""
        self._shell.table_page.show_side(None)
        self._open(moments.at(game, Moment(len(moments.played(game).steps), 0), self._language))
        source = self._shell.match_manager.source
        assert isinstance(source, Replay)
        source.jump(moments.middle(game).actions)
        source.open_hands(on=True)

    def _assessed(self, game: str) -> None:
        """A replay as the seat to move saw it, with the chances of its options."""
        self._replayed(game)
        manager = self._shell.match_manager
        assert manager.replay is not None
        manager.replay.jump(moments.with_a_choice(game).actions)
        manager.replay.follow_mover(on=True)
        self._shell.table_page.show_side("chances")
        options = manager.options
        assert options is not None
        self._wait(lambda: options.stage is not Stage.THINKING)

    def _open(self, match: Match) -> None:
        file = Path(self._folder.name) / "moment.cardtable"
        file.write_text(dumps(match.record), encoding="utf-8")
        # Wait as long as it takes for complete pictures.
        self._shell.match_manager.loader.glance_s = PATIENCE_MS / 1000
        self._shell.match_manager.open_file(file)

    def _wait(self, done: Callable[[], bool]) -> None:
        """Process events until `done` returns true.

        Raises:
            TimeoutError: it took longer than `PATIENCE_MS`.
        """
        patience = QTimer(singleShot=True, interval=PATIENCE_MS)
        patience.start()
        # Threads end without an event, so look again at every tick too.
        ticks = QTimer(interval=_TICK_MS)
        ticks.start()
        while not done():
            if not patience.isActive():
                raise TimeoutError("the moment of a picture did not come about")
            self._application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def _settle(self) -> None:
        """Let everything lie in its place; the answer of the disk changes the header, so wait for it."""
        session = self._shell.match_manager.session
        if session is not None:
            self._wait(lambda: not session.saving)
        for _ in range(3):
            self._application.processEvents()
