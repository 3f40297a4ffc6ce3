"""The window: painted at once, and filled as soon as that is done.

Until then nothing uses Qt's name space `Qt`: importing it takes a quarter of the start.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QColor, QDragEnterEvent, QDropEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from cardtable_gui.settings import FULL_SCREEN, Settings
from cardtable_gui.views.shell.window import window_geometry
from cardtable_gui.views.shell.window.look import Look

RECORD_SUFFIX = ".cardtable"
_PLACED = (QEvent.Type.Show, QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.WindowActivate)
"""Events after which the window may have another place or frame."""


class MainWindow(QMainWindow):
    """Shows one page at a time. Knows how to open, to close, and to accept dropped files."""

    painted = Signal()
    """The screen shows the window, still empty: everything else can be loaded."""
    closing = Signal()
    """The window is closing: save everything."""
    file_dropped = Signal(Path)
    text_dropped = Signal(str)
    language_changed = Signal()
    activated = Signal()
    """The window was activated."""
    full_screen_changed = Signal(bool)

    def __init__(self, look: Look, settings: Settings) -> None:
        """An empty window of its last size."""
        super().__init__()
        self._look = look
        self._settings = settings
        self._fit: window_geometry.Fit | None = None
        """Keeps the window on the screen once it is open."""
        self._was_maximized = False
        self._match = ""
        self.pages = QStackedWidget()
        self._bare: _BarePage | None = _BarePage(look.theme.surface)
        self._bare.painted.connect(self.painted)
        self.pages.addWidget(self._bare)
        self.setCentralWidget(self.pages)
        self.setMinimumSize(window_geometry.LEAST)
        self.setAcceptDrops(True)
        window_geometry.restore(self, settings)
        self._retitle()

    def open(self) -> None:
        """Show the window as it was left, and keep it on the screen from now on."""
        self._fit = window_geometry.Fit(self)
        if self._settings.value(FULL_SCREEN):
            self.showFullScreen()
        else:
            self.show()

    def come_forward(self) -> None:
        """Show the window before all others, with the keyboard; the desktop may only mark it instead."""
        from PySide6.QtCore import Qt  # noqa: PLC0415 - see above

        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def show_page(self, page: QWidget) -> None:
        """Show this page."""
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
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
        return done

    def closeEvent(self, event: QCloseEvent) -> None:
        window_geometry.keep(self, self._settings)
        self.closing.emit()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        from PySide6.QtCore import Qt  # noqa: PLC0415 - see above

        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.toggle_full_screen(False)
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _records(event) or (event.mimeData().hasText() and not event.mimeData().hasUrls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = _records(event)
        if files:
            event.acceptProposedAction()
            self.file_dropped.emit(files[0])
        elif event.mimeData().hasText() and not event.mimeData().hasUrls():
            event.acceptProposedAction()
            self.text_dropped.emit(event.mimeData().text())

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
    """An empty page of one colour, filled by Qt: QPainter's own methods would import all of Qt's name space."""

    painted = Signal()
    """The page was painted, and the screen shows it.

    Qt asks a window to update itself before the system has shown it, and paints nothing then: what took long at that
    moment would leave a black window.
    """

    def __init__(self, colour: QColor) -> None:
        super().__init__()
        self._was_painted = False
        palette = self.palette()
        palette.setColor(palette.ColorRole.Window, colour)
        self.setPalette(palette)
        self.setAutoFillBackground(True)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        if self.isVisible() and not self._was_painted:
            self._was_painted = True
            # The painting reaches the screen when Qt is done with the whole window.
            QTimer.singleShot(0, self, self.painted.emit)


def _records(event: QDropEvent) -> list[Path]:
    """The record files in dragged data."""
    files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return [file for file in files if file.suffix.lower() in (RECORD_SUFFIX, ".json")]
