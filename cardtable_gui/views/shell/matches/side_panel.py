"""The panel beside the table: the log, the rules, and the chances in a replay, one at a time."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.match_source import MatchSource
from cardtable_gui.controller.replay import Replay
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.views.shell.matches.log_panel import LogPanel
from cardtable_gui.views.shell.replay.options_panel import OptionsPanel
from cardtable_gui.views.shell.rules.rules_panel import RulesPanel
from cardtable_gui.views.shell.window.icons import IconButton
from cardtable_gui.views.shell.window.look import Look
from cardtable_gui.views.theme import Space

TABS = ("log", "rules", "chances")
_TITLES = (
    QT_TRANSLATE_NOOP("window", "Log"),
    QT_TRANSLATE_NOOP("window", "Rules"),
    QT_TRANSLATE_NOOP("window", "Chances"),
)


class SidePanel(QWidget):
    """Tabs with the log and the rules of the match on the table, and in a replay with the options of each decision."""

    tab_changed = Signal(str)
    closed = Signal()
    left = Signal()
    """Escape was pressed: the focus returns to where it was."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Start without a match."""
        super().__init__(parent)
        self.setProperty("surface", "side")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.log = LogPanel(look)
        self.rules = RulesPanel(look)
        self.options = OptionsPanel(look)
        self._tabs = QTabBar()
        self._tabs.setDrawBase(False)
        self._tabs.setExpanding(False)
        self._tabs.setUsesScrollButtons(False)
        self._tabs.setElideMode(Qt.TextElideMode.ElideRight)
        for title in _TITLES:
            self._tabs.addTab(title.text)
        self._close = IconButton("cross", look)
        self._close.clicked.connect(self.closed)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.log)
        self._pages.addWidget(self.rules)
        self._pages.addWidget(self.options)
        head = QHBoxLayout()
        head.setContentsMargins(Space.SNUG, Space.TIGHT, Space.TIGHT, 0)
        head.addWidget(self._tabs, 1)
        head.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.TIGHT)
        column.addLayout(head)
        column.addWidget(self._pages, 1)
        self._tabs.currentChanged.connect(self._changed)
        self.setMinimumWidth(240)
        self._retranslate()

    @property
    def tab(self) -> str:
        """The current tab: one of `TABS`."""
        return TABS[self._tabs.currentIndex()]

    @tab.setter
    def tab(self, tab: str) -> None:
        self._tabs.setCurrentIndex(TABS.index(tab))

    def show_session(self, session: MatchSource | None) -> None:
        """Follow this session or replay."""
        self.log.show_session(session)
        if session is not None:
            replayed = isinstance(session, Replay)
            if not replayed and self.tab == "chances":
                self.tab = "log"
            self._tabs.setTabVisible(TABS.index("chances"), replayed)
            self.rules.show_game(session.package.game.id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _changed(self, index: int) -> None:
        self._pages.setCurrentIndex(index)
        self.tab_changed.emit(TABS[index])

    def _retranslate(self) -> None:
        for index, title in enumerate(_TITLES):
            self._tabs.setTabText(index, i18n.text(title))
        self._close.tell(i18n.text(QT_TRANSLATE_NOOP("window", "Close this panel")))
