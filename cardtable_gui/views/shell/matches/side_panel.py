"""The panel beside the table: log, rules, reference card, and in a replay chances and review, one at a time."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.match_source import MatchSource
from cardtable_gui.controller.replay import Replay
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.views.kit.controls.icons import SIZE, IconButton, icon
from cardtable_gui.views.kit.controls.value_controls import Tabs
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.style import mark
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.text.plain_text import show_tip
from cardtable_gui.views.shell.matches.log_panel import LogPanel
from cardtable_gui.views.shell.matches.reference_panel import ReferencePanel
from cardtable_gui.views.shell.replay.options_panel import OptionsPanel
from cardtable_gui.views.shell.replay.review_panel import ReviewPanel
from cardtable_gui.views.shell.rules.rules_panel import RulesPanel

TABS = ("log", "rules", "reference", "chances", "review")
_REPLAYED = ("chances", "review")
"""The tabs of replays."""
_TITLES = (
    QT_TRANSLATE_NOOP("window", "Log"),
    QT_TRANSLATE_NOOP("window", "Rules"),
    QT_TRANSLATE_NOOP("window", "Reference"),
    QT_TRANSLATE_NOOP("window", "Chances"),
    QT_TRANSLATE_NOOP("window", "Review"),
)
_ICONS = ("log", "rules", "cards", "trophy", "curve")
_LEAST = 240
"""The least width, in logical pixels."""
_AROUND_ICON = 32
"""What a tab adds to the width of its icon, in pixels: padding, border, and what Qt leaves for a text."""


class _Tabs(Tabs):
    """Tabs that show their names as tips while they are icons; screen readers know these names anyway."""

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = self.tabAt(event.pos())
            words = "" if index < 0 or self.tabText(index) else self.accessibleTabName(index)
            show_tip(event.globalPos(), words, self, self.tabRect(index))
            return True
        return super().event(event)


class SidePanel(QWidget):
    """Tabs with the log, the rules and the reference card of the match on the table, if its game has one.

    In a replay there are two more: the options of each decision, and the review of the match.
    """

    tab_changed = Signal(str)
    closed = Signal()
    left = Signal()
    """Escape was pressed: the focus returns to where it was."""

    def __init__(self, look: Look) -> None:
        """Start without a match."""
        super().__init__()
        self._look = look
        self.setProperty("surface", "side")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.log = LogPanel(look)
        self.rules = RulesPanel(look)
        self.reference = ReferencePanel(look)
        self.options = OptionsPanel(look)
        self.review = ReviewPanel(look)
        self._tabs = _Tabs()
        self._tabs.setUsesScrollButtons(False)
        self._tabs.setElideMode(Qt.TextElideMode.ElideRight)
        for title in _TITLES:
            self._tabs.addTab(title.text)
        self._close = IconButton("cross", look)
        self._close.clicked.connect(self.closed)
        self._pages = QStackedWidget()
        for page in (self.log, self.rules, self.reference, self.options, self.review):
            self._pages.addWidget(page)
        self._fit_page()
        head = QHBoxLayout()
        head.setContentsMargins(Space.SNUG, Space.TIGHT, Space.TIGHT, 0)
        head.setSpacing(Space.TIGHT)
        head.addWidget(self._tabs, 1)
        head.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.TIGHT)
        column.addLayout(head)
        column.addWidget(self._pages, 1)
        self._tabs.currentChanged.connect(self._changed)
        self.setMinimumWidth(_LEAST)
        look.changed.connect(self._fit_tabs)
        self._retranslate()

    @property
    def tab(self) -> str:
        """The current tab: one of `TABS`."""
        return TABS[self._tabs.currentIndex()]

    @tab.setter
    def tab(self, tab: str) -> None:
        self._tabs.setCurrentIndex(TABS.index(tab))

    def show_session(self, session: MatchSource | None, tab: str = "log") -> None:
        """Follow this session or replay, with this tab if it has one, else the log; that is no choice of the player."""
        self.log.show_session(session)
        self.reference.show_session(session)
        if session is None:
            return
        hidden = set() if isinstance(session, Replay) else set(_REPLAYED)
        if not session.package.has_reference:
            hidden.add("reference")
        with QSignalBlocker(self):
            self.tab = "log" if tab in hidden else tab
        for number, each in enumerate(TABS):
            self._tabs.setTabVisible(number, each not in hidden)
        self._fit_tabs()
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_tabs()

    def _changed(self, index: int) -> None:
        if self._pages.isAncestorOf(self.window().focusWidget()):
            # Qt would move the focus into the search field, where letters are typed and are no keys of the table.
            self._tabs.setFocus(Qt.FocusReason.OtherFocusReason)
        self._pages.setCurrentIndex(index)
        self._fit_page()
        self.tab_changed.emit(TABS[index])

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            # The tabs take what they get: they have icons for that.
            self.setMinimumWidth(max(_LEAST, self._pages.minimumSizeHint().width()))
        return super().event(event)

    def _fit_page(self) -> None:
        """Be at least as wide as the page that is shown needs; the others have no say."""
        for page in map(self._pages.widget, range(self._pages.count())):
            shown = page is self._pages.currentWidget()
            policy = QSizePolicy.Policy.Preferred if shown else QSizePolicy.Policy.Ignored
            page.setSizePolicy(policy, page.sizePolicy().verticalPolicy())

    def _fit_tabs(self) -> None:
        """Show the tabs as icons where their words don't fit; the words stay as tips and for screen readers."""
        side = self._look.scaled(SIZE)
        self._tabs.setIconSize(QSize(side, side))
        mark(self._tabs, kind="words")
        for index, title in enumerate(_TITLES):
            words = i18n.text(title)
            self._tabs.setTabText(index, words)
            self._tabs.setTabIcon(index, QIcon())
            self._tabs.setAccessibleTabName(index, words)
        room = self.width() - self._close.sizeHint().width() - Space.SNUG - 2 * Space.TIGHT
        if self._tabs.sizeHint().width() <= room:
            return
        mark(self._tabs, kind="icons")
        # Large text in a narrow window: rather smaller icons than tabs out of sight.
        shown = sum(self._tabs.isTabVisible(index) for index in range(self._tabs.count()))
        side = min(side, room // shown - _AROUND_ICON)
        self._tabs.setIconSize(QSize(side, side))
        for index, name in enumerate(_ICONS):
            self._tabs.setTabText(index, "")
            self._tabs.setTabIcon(index, icon(name, self._look.theme.ink, side))

    def _retranslate(self) -> None:
        self._fit_tabs()
        self._close.tell(i18n.text(QT_TRANSLATE_NOOP("window", "Close this panel")))
