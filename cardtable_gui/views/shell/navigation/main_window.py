"""The window: painted at once, and filled as soon as that is done.

Until then nothing uses Qt's name space `Qt`: importing it takes a quarter of the start.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6 import QtCore
from PySide6.QtCore import QCoreApplication, QEvent, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QBrush,
    QCloseEvent,
    QColor,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QMainWindow, QStackedWidget, QWidget

from cardtable_gui.core.files import plain_file
from cardtable_gui.later import importing_later
from cardtable_gui.settings import FULL_SCREEN, MAXIMIZED, Settings
from cardtable_gui.views.kit.controls import dropped_files
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.text import accessible
from cardtable_gui.views.shell.navigation import window_geometry

with importing_later():
    from cardtable_gui.views.kit.keys import keymap
    from cardtable_gui.views.plan import incoming_text

_PLACED = (QEvent.Type.Show, QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.WindowActivate)
"""Events after which the window may have another place or frame."""


END_MS = 60_000
"""A desktop session that has not ended after this time goes on: the player has called that off."""


class MainWindow(QMainWindow):
    """Shows one page at a time. Knows how to open, to close, and to accept dropped files."""

    painted = Signal()
    """The screen shows the window, still empty or with a picture: everything else can be loaded."""
    drawn = Signal()
    """Something in the window was drawn anew."""
    closing = Signal()
    """The window is closing: save everything."""
    file_dropped = Signal(Path)
    files_dropped = Signal(list)
    """Several files and folders, as paths."""
    text_dropped = Signal(str)
    language_changed = Signal()
    activated = Signal()
    """The window was activated."""
    full_screen_changed = Signal(bool)

    def __init__(self, look: Look, settings: Settings) -> None:
        """An empty window of its last size."""
        super().__init__()
        accessible.install()
        self._settings = settings
        self._fit: window_geometry.Fit | None = None
        """Keeps the window on the screen once it is open."""
        self._was_maximized = False
        self._match = ""
        self._ending = self._finished = False
        self.may_close: Callable[[], bool] = lambda: True
        """Asked before the window closes at the player's wish; if it may not, whoever is asked closes it later."""
        self.pages = QStackedWidget()
        self._bare: _BarePage | None = _BarePage(look.theme.surface)
        self._bare.painted.connect(self.painted)
        self.pages.addWidget(self._bare)
        self.setCentralWidget(self.pages)
        self.setMinimumSize(window_geometry.LEAST)
        self.setAcceptDrops(True)
        window_geometry.restore(self, settings)
        self._retitle()

    def open(self, picture: QPixmap | None = None) -> None:
        """Show the window as it was left, and keep it on the screen from now on.

        `picture`: what it shows until there is a page; None: nothing.
        """
        if picture is not None and self._bare is not None:
            self._bare.show_picture(picture)
        self._fit = window_geometry.Fit(self)
        if self._settings.value(FULL_SCREEN):
            self.showFullScreen()
        elif self._settings.value(MAXIMIZED):
            self.showMaximized()
        else:
            self.show()

    def come_forward(self) -> None:
        """Show the window before all others, with the keyboard; the desktop may only mark it instead."""
        self.setWindowState(self.windowState() & ~QtCore.Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def show_page(self, page: QWidget) -> None:
        """Show this page, from the next turn of the event loop on: presses are answered before it's drawn."""
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        if self.pages.updatesEnabled():
            self.pages.setUpdatesEnabled(False)
            QTimer.singleShot(0, self.pages, lambda: self.pages.setUpdatesEnabled(True))
        self.pages.setCurrentWidget(page)
        if self._bare is not None:
            self.pages.removeWidget(self._bare)
            self._bare.deleteLater()
            self._bare = None

    def name_match(self, match: str) -> None:
        """Show a match in the title; empty: none."""
        self._match = match
        self._retitle()

    def toggle_full_screen(self, on: bool) -> None:
        """Switch between full screen and the normal state."""
        if on:
            self._was_maximized = self.isMaximized()
            self.showFullScreen()
        elif self._was_maximized:
            self.showMaximized()
        else:
            self.showNormal()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in _PLACED and self._fit is not None:
            self._fit.check()
        elif event.type() == QEvent.Type.UpdateRequest:
            self.drawn.emit()
        return done

    def expect_end(self) -> None:
        """Keep the window's place, and for a while don't ask before closing: the system may end the program soon."""
        window_geometry.keep(self, self._settings)
        self._ending = True
        QTimer.singleShot(END_MS, self, self._end_not)

    def end(self) -> None:
        """Close without asking: the system ends the program."""
        self._ending = True
        self.close()

    def _end_not(self) -> None:
        self._ending = False

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._ending and not self.may_close():
            event.ignore()
            return
        self.finish()
        event.accept()

    def finish(self) -> None:
        """Save everything; also where the window can't close any more, since its display is gone."""
        if not self._finished:
            self._finished = True
            window_geometry.keep(self, self._settings)
            self.closing.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focus = self.focusWidget()
        if event.key() == QtCore.Qt.Key.Key_Escape and self.isFullScreen():
            self.toggle_full_screen(False)
        elif event.key() in (QtCore.Qt.Key.Key_Return, QtCore.Qt.Key.Key_Enter) and isinstance(focus, QAbstractButton):
            # As in dialogs. A key that is still held from the press before does nothing.
            if not event.isAutoRepeat():
                focus.click()
        elif (title := self._menu_of(event)) is not None:
            self.menuBar().setActiveAction(title)
        else:
            super().keyPressEvent(event)

    def _menu_of(self, event: QKeyEvent) -> QAction | None:
        """The menu whose letter is at the place of this key, with Alt; Qt finds it by Latin letters only."""
        if not keymap.is_by_place(event):
            return None
        wanted = QKeySequence(keymap.key_of(event))
        return next(
            (title for title in self.menuBar().actions() if QKeySequence.mnemonic(title.text()) == wanted), None
        )

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_files.any_dragged(event) or (event.mimeData().hasText() and not event.mimeData().hasUrls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = dropped_files.dragged(event)
        if files:
            event.acceptProposedAction()
            if len(files) == 1 and not plain_file.is_folder(files[0]):
                self.file_dropped.emit(files[0])
            else:
                self.files_dropped.emit(files)
        elif event.mimeData().hasText() and not event.mimeData().hasUrls():
            event.acceptProposedAction()
            self.text_dropped.emit(incoming_text.text_of(event.mimeData()))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retitle()
            self.language_changed.emit()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.full_screen_changed.emit(self.isFullScreen())
        elif event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.activated.emit()
        super().changeEvent(event)

    def _retitle(self) -> None:
        program = QCoreApplication.translate("window", "Card Table")
        self.setWindowTitle(f"{self._match} – {program}" if self._match else program)


class _BarePage(QWidget):
    """A page of one colour or a picture, painted by Qt: QPainter's own methods would import all of Qt's name space."""

    painted = Signal()
    """The page was painted, and the screen shows it.

    Qt asks a window to update itself before the system has shown it, and paints nothing then: what took long at that
    moment would leave a black window.
    """

    def __init__(self, colour: QColor) -> None:
        super().__init__()
        self._was_painted = False
        self._colour = colour
        self._picture: QPixmap | None = None
        self._show_colour()
        self.setAutoFillBackground(True)

    def show_picture(self, picture: QPixmap) -> None:
        """Show a picture of the window's size, as long as it has this size."""
        self._picture = picture
        palette = self.palette()
        palette.setBrush(palette.ColorRole.Window, QBrush(picture))
        self.setPalette(palette)

    def _show_colour(self) -> None:
        palette = self.palette()
        # A brush of a colour would import the name space.
        palette.setColor(palette.ColorRole.Window, self._colour)
        self.setPalette(palette)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._picture is not None and self._picture.deviceIndependentSize().toSize() != self.size():
            # The system gave the window another size: the picture is not what it will look like.
            self._picture = None
            self._show_colour()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        if self.isVisible() and not self._was_painted:
            self._was_painted = True
            # The painting reaches the screen when Qt is done with the whole window.
            QTimer.singleShot(0, self, self.painted.emit)
