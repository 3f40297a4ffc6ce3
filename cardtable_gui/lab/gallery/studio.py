"""Takes the pictures: one real window, set up as the program sets it up, and a camera."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Container, Iterator
from pathlib import Path

from PySide6.QtCore import QBuffer, QEvent, QIODevice, QMessageLogContext, QPoint, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QDialog

from cardtable_gui import i18n
from cardtable_gui.controller.bots.bot_runner import InlineRunner
from cardtable_gui.i18n import Language
from cardtable_gui.lab.gallery import films, moments
from cardtable_gui.lab.gallery.gallery_order import GalleryOrder, PictureSize
from cardtable_gui.lab.gallery.help_scenes import HelpScenes
from cardtable_gui.lab.gallery.page_scenes import PageScenes
from cardtable_gui.lab.gallery.program_scenes import ProgramScenes
from cardtable_gui.lab.gallery.real_table_scenes import RealTableScenes
from cardtable_gui.lab.gallery.table_scenes import TableScenes
from cardtable_gui.lab.gallery.waiting import wait_until
from cardtable_gui.settings import (
    ANIMATION,
    BOT_SPEED,
    HIGH_CONTRAST,
    SIDE,
    TABLE_THEME,
    TEXT_PERCENT,
    THEME,
    TIPS,
    Settings,
)
from cardtable_gui.timing import SystemClock
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Theme
from cardtable_gui.views.shell.navigation.first_parts import FirstParts
from cardtable_gui.views.shell.navigation.main_window import MainWindow
from cardtable_gui.views.table.moment_pictures import MomentPictures
from cardtable_gui.views.table.table_view import TableView
from cardtable_gui.views.window.window_contents import WindowContents

QUICKLY = 80
"""As "quality" this asks for the fastest compression: the best one took a fifth of the whole time."""

_NOISE = "This plugin does not support"
"""The offscreen platform's complaints about window frames and stacking, which do not matter for pictures."""


def draw(order: GalleryOrder) -> list[str]:
    """Draw an order whose sizes are all of this process' screen scale."""
    if order.films:
        return list(films.draw(application(), order))
    names: list[str] = []
    for language in order.languages:
        for theme in order.themes:
            for size in order.sizes:
                studio = Studio(application(), language, theme, size, table=order.table)
                try:
                    names += studio.pictures(order)
                finally:
                    studio.close()
    return names


def application() -> QApplication:
    """The application, started if there is none yet."""
    found = QApplication.instance()
    if not isinstance(found, QApplication):
        qInstallMessageHandler(_told)
        found = QApplication(["cardtable-gui"])
        found.setStyle("Fusion")
    return found


def _told(_kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    if not message.startswith(_NOISE):
        sys.stderr.write(message + "\n")


class Studio:
    """One window in one language, theme and size, on matches of its own."""

    def __init__(
        self,
        application: QApplication,
        language: Language,
        theme: str,
        size: PictureSize,
        percent: int = 100,
        table: str = "window",
    ) -> None:
        """Set up the window. `percent`: the text size. `table`: the table's theme."""
        self._application = application
        self._language = language
        self._mark = f"{language}-{theme}-{size}"
        self._folder = tempfile.TemporaryDirectory(prefix="cardtable-gallery-")
        i18n.install(application, language)
        self.settings = settings = Settings()
        brightness, _, contrast = theme.partition("-")
        settings.set(THEME, brightness)
        settings.set(HIGH_CONTRAST, bool(contrast))
        settings.set(TABLE_THEME, table)
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
        parts = FirstParts(self.window, self._look, settings, SystemClock())
        self._contents = WindowContents.behind(parts, Path(self._folder.name), self._runner, today=lambda: moments.DAY)
        self._shell = self._contents.shell
        self.scenes = TableScenes(self._shell, Path(self._folder.name), language)
        """The moments of any game at this window's table."""

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
            picture = QBuffer()
            picture.open(QIODevice.OpenModeFlag.WriteOnly)
            self.picture(dialog).save(picture, "PNG", QUICKLY)
            (order.folder / name).write_bytes(picture.data().data())
            yield name

    def moments(
        self, games: tuple[str, ...], only: Container[str] | None = None
    ) -> Iterator[tuple[str, QDialog | None]]:
        """Set up one moment after another; yield its name and the open dialog. `only`: the wanted names."""
        folder, language, contents = Path(self._folder.name), self._language, self._contents
        tables = self.scenes
        pages = PageScenes(contents.shell, contents.learning, folder, language, games)
        pads = RealTableScenes(contents.pad, language, games)
        program = ProgramScenes(contents.shell, contents.daily, tables, pages, pads, language, games)
        answers = HelpScenes(contents.shell, tables)
        scenes = [("app", scene) for scene in (*program.all(), answers.tip(games[0]))]
        scenes += [(game, scene) for game in games for scene in (*tables.of(game), *answers.of(game))]
        for subject, (moment, set_up) in scenes:
            name = f"{subject}-{moment}"
            if only is not None and name not in only:
                continue
            dialog = set_up()
            self.settle()
            yield name, dialog
            if dialog is not None:
                dialog.close()
                self.window.activateWindow()

    def picture(self, dialog: QDialog | None) -> QPixmap:
        """A picture of the window with the open dialog."""
        picture = self.window.grab()
        if self._drawing:
            wait_until(lambda: not self._drawing)
            picture = self.window.grab()
        if dialog is not None:
            painter = QPainter(picture)
            painter.fillRect(self.window.rect(), self._look.theme.veil)
            room = self.window.rect().center() - dialog.rect().center()
            painter.drawPixmap(QPoint(max(0, room.x()), max(0, room.y())), dialog.grab())
            painter.end()
        return picture

    @property
    def _drawing(self) -> bool:
        """Whether covers or pictures of moments follow that the window has asked for."""
        owners = (self._contents.daily, self._contents.learning)
        moments = (each for owner in owners for each in owner.findChildren(MomentPictures))
        return self._shell.covers.drawing or any(each.drawing for each in moments)

    def show_side(self, tab: str | None) -> None:
        """Show a tab of the table's side panel; None: close it."""
        self._shell.table_page.show_side(tab)

    @property
    def theme(self) -> Theme:
        """The current colours."""
        return self._look.theme

    @property
    def table(self) -> TableView:
        """The table in the window."""
        return self._shell.table_page.table

    def settle(self) -> None:
        """Let everything lie in its place; the answer of the disk changes the header, so wait for it."""
        session = self._shell.match_manager.session
        if session is not None:
            wait_until(lambda: not session.saving)
        for _ in range(3):
            self._application.processEvents()
