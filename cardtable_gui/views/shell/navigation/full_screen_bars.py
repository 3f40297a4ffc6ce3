"""On the full screen: menu bar and tools stay hidden until the pointer comes to the upper edge, or a key asks for them.

They then lie over the page, so that nothing on it moves. Alt alone and F10 open the first menu; Tab comes to the tools
as it does otherwise. They hide again when pointer and keyboard have left them. Where menus belong to the system, only
the tools are hidden; with one-button play nothing is, since a single button can't ask for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QCursor, QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QVBoxLayout, QWidget

from cardtable_gui.settings import ONE_BUTTON, Settings
from cardtable_gui.views.kit.text import accessible
from cardtable_gui.views.shell.navigation.main_window import MainWindow

if TYPE_CHECKING:
    from cardtable_gui.views.shell.matches.table_page import TablePage
    from cardtable_gui.views.shell.navigation.pages import Pages

EDGE = 4
"""The height of the strip at the upper edge that shows the bars, in logical pixels."""
LINGER_MS = 350
"""How long the bars stay when pointer and keyboard have left them."""


class _Strip(QWidget):
    """The upper edge of the window: whoever points at it, presses it or comes by Tab wants the bars."""

    accessible_interface = accessible.Group

    def __init__(self, bars: FullScreenBars, window: QWidget) -> None:
        super().__init__(window)
        self._bars = bars
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.hide()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._bars.reveal()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self._bars.reveal()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._bars.reveal()
        self._bars.take_keyboard(forward=event.reason() != Qt.FocusReason.BacktabFocusReason)


class _Cover(QWidget):
    """What lies over the page: a menu bar, and below it the tools of the page."""

    def __init__(self, bars: FullScreenBars, window: QWidget) -> None:
        super().__init__(window)
        self._bars = bars
        self.setProperty("surface", "bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAutoFillBackground(True)
        self.lines = QVBoxLayout(self)
        self.lines.setContentsMargins(0, 0, 0, 0)
        self.lines.setSpacing(0)
        self.hide()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._bars.fit()
        return done

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._bars.consider()


class FullScreenBars(QObject):
    """Takes menu bar and tools from a window that is on the full screen, and gives them back afterwards."""

    def __init__(self, window: MainWindow, pages: Pages, settings: Settings) -> None:
        """Do nothing until `follow`."""
        super().__init__(window)
        self._settings = settings
        settings.watch(lambda _changed: self.follow(), ONE_BUTTON)
        self._window = window
        self._pages = pages
        self._page: TablePage | None = None
        """The page whose tools are taken."""
        self._alone = False
        """Whether Alt was pressed last, and nothing since."""
        self._leaving = QTimer(self, singleShot=True, interval=LINGER_MS)
        self._leaving.timeout.connect(self._hide_if_left)
        self._strip = _Strip(self, window)
        self._cover = _Cover(self, window)
        self.menu_bar = QMenuBar()
        """The same menus once more, over the page."""
        self._cover.lines.addWidget(self.menu_bar)
        window.pages.currentChanged.connect(self.follow)
        window.installEventFilter(self)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._focus_changed)

    @property
    def active(self) -> bool:
        """Whether the bars are taken from the window."""
        return not self._strip.isHidden()

    @property
    def shown(self) -> bool:
        """Whether they are shown over the page."""
        return not self._cover.isHidden()

    @Slot()
    def reveal(self) -> None:
        """Show them."""
        if self.active and not self.shown:
            self._cover.show()
            # Only what is shown has its style, and so its height.
            for part in self._cover.findChildren(QWidget):
                part.ensurePolished()
            self._cover.lines.invalidate()
            self.fit()
        self._leaving.stop()

    def open_menu(self) -> None:
        """Show them, and open the first menu."""
        if not self.active:
            return
        self.reveal()
        first = next((action for action in self.menu_bar.actions() if action.isVisible()), None)
        if first is not None:
            self.menu_bar.setActiveAction(first)

    def take_keyboard(self, *, forward: bool) -> None:
        """Focus the first of the tools, or the last."""
        tools = [] if self._page is None else self._page.header_tools()
        if tools:
            reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
            tools[0 if forward else -1].setFocus(reason)

    def consider(self) -> None:
        """The pointer or the keyboard has left them: hide them in a moment, unless the other is there."""
        if self.shown:
            self._leaving.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's size, and the keys that nothing in it has used."""
        if event.type() == QEvent.Type.Resize:
            self.fit()
        elif self.active and isinstance(event, QKeyEvent):
            return self._key(event)
        return super().eventFilter(watched, event)

    def _key(self, event: QKeyEvent) -> bool:
        pressed = event.type() == QEvent.Type.KeyPress
        if pressed and event.key() == Qt.Key.Key_Alt:
            # With the bars in sight their letters work while Alt is held.
            self._alone = not self.shown
            self.reveal()
            self.consider()
        elif event.type() == QEvent.Type.KeyRelease and event.key() == Qt.Key.Key_Alt and self._alone:
            self._alone = False
            self.open_menu()
        elif pressed and event.key() == Qt.Key.Key_F10 and not event.modifiers():
            self.open_menu()
            return True
        elif event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            self._alone = False
        return False

    @Slot()
    def follow(self) -> None:
        """Take the bars from a window that fills the screen, or give them back: it does so, or shows another page."""
        self._give_back()
        full = self._window.isFullScreen() and not self._settings.value(ONE_BUTTON)
        native = self._window.menuBar().isNativeMenuBar()
        self._window.menuBar().setVisible(native or not full)
        self.menu_bar.setVisible(not native)
        if full:
            self._page = self._pages.shown_table
            self.menu_bar.clear()
            self.menu_bar.addActions(self._window.menuBar().actions())
            for menu in self._menus():
                menu.aboutToHide.connect(self.consider, Qt.ConnectionType.UniqueConnection)
            self.menu_bar.setAccessibleName(self._window.menuBar().accessibleName())
            self._strip.setAccessibleName(QCoreApplication.translate("window", "Menu and tools"))
            if self._page is not None:
                self._cover.lines.addWidget(self._page.lift_header())
        self._strip.setVisible(full)
        self.fit()

    def _give_back(self) -> None:
        self._cover.hide()
        if self._page is not None:
            self._page.lower_header()
            self._page = None

    def _menus(self) -> list[QMenu]:
        return [menu for menu in (action.menu() for action in self.menu_bar.actions()) if isinstance(menu, QMenu)]

    def fit(self) -> None:
        """Lie along the upper edge of the window."""
        wide = self._window.width()
        self._strip.setGeometry(0, 0, wide, EDGE)
        self._cover.setGeometry(0, 0, wide, self._cover.sizeHint().height())
        self._strip.raise_()
        if self.shown:
            self._cover.raise_()

    @Slot(QWidget, QWidget)
    def _focus_changed(self, _before: QWidget | None, _now: QWidget | None) -> None:
        self.consider()

    @Slot()
    def _hide_if_left(self) -> None:
        focus = QApplication.focusWidget()
        pointed = self._cover.rect().contains(self._cover.mapFromGlobal(QCursor.pos()))
        typing = focus is not None and self._cover.isAncestorOf(focus)
        if QApplication.activePopupWidget() is not None or pointed or typing:
            # Asked again when the menu closes, or the pointer or the keyboard leaves.
            return
        self._cover.hide()
