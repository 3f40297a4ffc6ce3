"""The page with the table, its header of tools, the side panel, and the bar of a replay."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QDateTime, QEvent, QObject, QPoint, Qt, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.match_source import MatchSource
from cardtable_gui.controller.profiles import Profile
from cardtable_gui.controller.replay import Replay
from cardtable_gui.controller.session import Session
from cardtable_gui.setting_entries import AnyEntry
from cardtable_gui.settings import HAND_ORDER, HANDS, REPLAY_SIDE, REPLAY_TAB, SIDE, SIDE_TAB, SIDE_WIDTH, Settings
from cardtable_gui.timing import Clock
from cardtable_gui.views.kit.controls.elided import ElidedLabel
from cardtable_gui.views.kit.controls.icons import IconButton
from cardtable_gui.views.kit.controls.qt_lifetime import is_alive
from cardtable_gui.views.kit.focus.tab_order import order_tabs
from cardtable_gui.views.kit.keys.keymap import keys_of
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.text.plain_text import Label
from cardtable_gui.views.plan import rules_text
from cardtable_gui.views.shell.matches.side_panel import SidePanel
from cardtable_gui.views.shell.menus.action_toggle import ActionToggle
from cardtable_gui.views.shell.menus.menu_actions import ANSWERS, Actions
from cardtable_gui.views.shell.replay.replay_bar import ReplayBar
from cardtable_gui.views.shell.replay.replay_tools import ReplayTools
from cardtable_gui.views.shell.rules import rules_words
from cardtable_gui.views.table.state import table_look
from cardtable_gui.views.table.state.table_look import TableLook
from cardtable_gui.views.table.table_view import TableView

KEPT = 12
"""The number of matches that are remembered."""


def recalled(settings: Settings, match_id: str) -> dict[int, tuple[str, ...]]:
    """The faces from left to right, by seat."""
    return {int(seat): tuple(faces) for seat, faces in settings.value(HANDS).get(match_id, {}).items()}


def remember(settings: Settings, match_id: str, seat: int, faces: Sequence[str]) -> None:
    """Save the order of a hand; without faces: forget it."""
    hands = recalled(settings, match_id)
    hands.pop(seat, None)
    if faces:
        hands[seat] = tuple(faces)
    kept = {other: value for other, value in settings.value(HANDS).items() if other != match_id}
    if hands:
        kept[match_id] = {str(each): list(laid) for each, laid in hands.items()}
    settings.set(HANDS, dict(list(kept.items())[-KEPT:]))


_ROOMY = 1200
"""From this width of the window on (at normal text size) the panel is open until the player closes it."""
_BRIEF_TOOLS = 1064
"""Below this width of the window a label in a replay's header is hidden, so that the title is complete."""
_PLAY_TOOLS = ("undo", "redo", "hint")
_BOT_TOOLS = ("pause", "step")
_SIDE_TOOLS = ("log", "rules", "chances")
_TOOLS = ("start_screen", "match_details", *_PLAY_TOOLS, *_BOT_TOOLS, *_SIDE_TOOLS, "sound", "full_screen")
_SOUND_ICONS = {True: "sound", False: "sound-off"}


class TablePage(QWidget):
    """Shows one session or replay after another."""

    def __init__(
        self,
        look: Look,
        settings: Settings,
        actions: Actions,
        clock: Clock,
        parent: QWidget | None = None,
    ) -> None:
        """Start without a session."""
        super().__init__(parent)
        self._look = look
        self._settings = settings
        self._actions = actions
        self._session: MatchSource | None = None
        self._profiles: Sequence[Profile | None] = ()
        self._before_side: QWidget | None = None
        """The widget that had the focus before the side panel."""
        self.table = TableView(clock)
        self.side = SidePanel(look)
        self.title = ElidedLabel()
        self.title.setProperty("type", "label")
        self.title.setProperty("weight", "bold")
        self.unsaved = Label()
        """Says that the match could not be saved; hidden while all is well."""
        self.unsaved.setProperty("type", "caption")
        self.unsaved.setProperty("tone", "bad")
        self.unsaved.hide()
        self.opened_at, self.saved_at = QDateTime(), QDateTime()
        """When the match came onto the table, and when it was last written; invalid: not yet."""
        self.replay_tools = ReplayTools(look)
        self.tools = {name: self._tool(name) for name in _TOOLS}
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._split.setChildrenCollapsible(False)
        self._split.setHandleWidth(3)
        self._split.addWidget(self.table)
        self._split.addWidget(self.side)
        self._split.setStretchFactor(0, 1)
        self._split.setStretchFactor(1, 0)
        self._split.splitterMoved.connect(self._side_resized)
        self._above: QWidget | None = None
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._header = self._head()
        column.addWidget(self._header)
        column.addWidget(self._split, 1)
        self.bar = ReplayBar(look, self, actions.keymap, actions["review"])
        self.side.review.seat_chosen.connect(self.bar.curve.show_seat)
        column.addWidget(self.bar)
        order_tabs(self)

        self._connect(actions)
        look.changed.connect(self._look_changed)
        settings.watch(self._show_look, *table_look.ENTRIES)
        self._look_changed()
        self._retranslate()

    def _connect(self, actions: Actions) -> None:
        """Connect table, side panel and the window's actions."""
        self.table.set_keys(actions.keymap)
        self.side.tab = self._settings.value(SIDE_TAB)
        self.side.tab_changed.connect(self._tab_changed)
        self.side.closed.connect(lambda: self.show_side(None))
        self.side.left.connect(self._leave_side)
        actions["rules"].installEventFilter(self)
        for tab in ("log", "reference", "chances"):
            actions[tab].triggered.connect(lambda on, tab=tab: self.show_side(tab if on else None))
        actions["sort"].triggered.connect(self.table.sort_hand)
        for name, topic in ANSWERS.items():
            actions[name].triggered.connect(lambda _checked, topic=topic: self.table.answer(topic))
        actions["find"].triggered.connect(self._find_in_rules)
        actions["pause"].toggled.connect(lambda on: self.tools["pause"].show_icon("play" if on else "pause"))
        actions["pause"].toggled.connect(self._show_step)
        actions["sound"].toggled.connect(self._show_sound)
        self.tools["sound"].setProperty("plain", "yes")
        self._show_sound(actions["sound"].isChecked())
        self.table.rules_wanted.connect(self.show_rules)
        self.table.word_wanted.connect(self._show_word)
        self.table.why_wanted.connect(actions["why_this"].trigger)
        self.table.busy_changed.connect(self.side.log.keep_back)
        self.table.busy_changed.connect(self.side.reference.hold)
        self.table.event_shown.connect(self.side.log.tell)
        self.table.hand_laid.connect(self._hand_laid)

    def open(self, session: MatchSource) -> None:
        """Show this session or replay, which the caller starts afterwards."""
        self._session = session
        replay = session if isinstance(session, Replay) else None
        self.bar.show_replay(replay)
        self.replay_tools.show_replay(replay)
        side, tab = self._side_as_left()
        roomy = self.window().width() >= self._look.scaled(_ROOMY)
        self.side.setVisible(side == "open" or (side == "auto" and roomy))
        width = self._settings.value(SIDE_WIDTH)
        self._split.setSizes([max(1, self.width() - width), width])
        # The table draws its cards at its current size.
        layout = self.layout()
        if layout is not None:
            layout.activate()
        if isinstance(session, Session) and session.kept:
            session.saved.connect(self._show_saved)
            session.save_failed.connect(self.unsaved.show)
            session.save_failed.connect(self._make_room)
        for name in _PLAY_TOOLS:
            self.tools[name].setVisible(replay is None)
        self._offer_bot_tools()
        session.seats_changed.connect(self._offer_bot_tools)
        self.tools["chances"].setVisible(replay is not None)
        self.unsaved.hide()
        self.opened_at, self.saved_at = QDateTime.currentDateTime(), QDateTime()
        self._retranslate()
        self._make_room()
        kept = recalled(self._settings, session.match_id) if isinstance(session, Session) else {}
        self.table.open(session, kept)
        # Connected after the table, which tells the log to wait before a new line comes.
        self.side.show_session(session, tab)
        self._tick_side()

    @Slot()
    def _offer_bot_tools(self) -> None:
        """Offer what is for matches with bots, or of bots alone."""
        session = self._session
        if session is None:
            return
        for name in _BOT_TOOLS:
            bots = any(seat.level is not None for seat in session.seats)
            self.tools[name].setVisible(bots and not session.recorded)
        self._show_step(self._actions["pause"].isChecked())
        self.open_hands.setVisible(session.may_open_hands and not session.recorded)

    def show_above(self, panel: QWidget | None) -> None:
        """Show a panel above the table, where the deal has no number of its own; None: remove it."""
        if self._above is not None:
            self._column.removeWidget(self._above)
            self._above.hide()
        self._above = panel
        if panel is not None:
            self._column.insertWidget(self._column.indexOf(self._split), panel)
            panel.show()
        self._make_room()
        order_tabs(self)

    def show_profiles(self, profiles: Sequence[Profile | None]) -> None:
        """Show the marks of the people at the table who have a profile, by seat."""
        self._profiles = profiles
        self._show_look()

    def close_session(self) -> None:
        """Close the session."""
        self.bar.show_replay(None)
        self.replay_tools.show_replay(None)
        self.table.close_session()
        self.side.show_session(None)
        self._session = None

    def show_rules(self, rule: str = "") -> None:
        """Show the rules of the game, at this paragraph if one is named."""
        self.show_side("rules")
        if rule:
            self.side.rules.show_rule(rule)

    def _show_word(self, word: str) -> None:
        """Show the explanation of a word in the rules."""
        self.show_side("rules")
        self.side.rules.show_word(word)

    def show_side(self, tab: str | None) -> None:
        """Show one tab of the side panel; None: close it."""
        if tab is not None:
            self.side.tab = tab
        elif self._in_side():
            self._leave_side()
        self.side.setVisible(tab is not None)
        # At once, not in the next event loop cycle, or an empty panel would be painted in between.
        self._split.refresh()
        self._settings.set(REPLAY_SIDE if self._replayed else SIDE, "closed" if tab is None else "open")
        self._tick_side()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The key for the rules moves the focus into them and back; its menu entry and button only show them."""
        if event.type() == QEvent.Type.Shortcut and self.isVisible():
            if self.side.rules.isVisible() and self._in_side():
                self.show_side(None)
            else:
                self._enter_side("rules")
                self.side.rules.page.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = keys_of(event)
        if any(map(self.bar.press, keys)):
            return
        focus: QWidget | None = self.window().focusWidget()
        beside = focus is None or not (focus is self.table or self.table.isAncestorOf(focus))
        if beside and any(len(key) == 1 for key in keys):
            # Whoever has clicked on a text cannot type there: the letters on the table's buttons still work.
            self.table.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Only what is shown has its style, and so its widths.
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()
        self.bar.curve.fit(self.height())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._make_room()
        super().changeEvent(event)

    def _head(self) -> QWidget:
        """The header above the table."""
        self.open_hands = ActionToggle(self._actions["open_hands"])
        head = QWidget()
        head.setProperty("surface", "bar")
        head.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(head)
        row.setContentsMargins(Space.SNUG, Space.TIGHT, Space.SNUG, Space.TIGHT)
        row.setSpacing(Space.TIGHT)
        row.addWidget(self.tools["start_screen"])
        row.addWidget(self.title, 1)
        row.addWidget(self.unsaved)
        row.addWidget(self.tools["match_details"])
        row.addSpacing(Space.SNUG)
        row.addWidget(self.replay_tools)
        row.addWidget(self.open_hands)
        for names in (_BOT_TOOLS, _PLAY_TOOLS, _SIDE_TOOLS, ("sound", "full_screen")):
            row.addSpacing(Space.SNUG)
            for name in names:
                row.addWidget(self.tools[name])
        return head

    def _tool(self, name: str) -> IconButton:
        icons = {"start_screen": "home", "chances": "trophy", "match_details": "info", "full_screen": "fullscreen"}
        tool = IconButton(icons.get(name, name), self._look)
        tool.follow(self._actions[name])
        tool.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return tool

    @property
    def numbered(self) -> bool:
        """Whether the deal on the table has a number of its own: not in lessons, daily deals and puzzles."""
        return self._above is None

    def lift_header(self) -> QWidget:
        """Take the header out of the page, and return it, to lie elsewhere; `lower_header` takes it back."""
        self._column.removeWidget(self._header)
        return self._header

    def header_tools(self) -> list[QWidget]:
        """What Tab comes to in the header, in its order."""
        parts = self._header.findChildren(QWidget)
        tools = [
            part for part in parts if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.isVisibleTo(self._header)
        ]
        return sorted(
            (part for part in tools if part.isEnabled()), key=lambda part: part.mapTo(self._header, QPoint()).x()
        )

    def lower_header(self) -> None:
        """Put the header above the table again."""
        self._column.insertWidget(0, self._header)
        self._header.show()
        order_tabs(self)
        self._make_room()

    def _find_in_rules(self) -> None:
        self._enter_side("rules")
        self.side.rules.take_search()

    def _in_side(self) -> bool:
        """Whether the side panel has the focus."""
        focus: QWidget | None = self.window().focusWidget()
        return focus is not None and self.side.isAncestorOf(focus)

    def _enter_side(self, tab: str) -> None:
        """Show one tab of the side panel, and remember the previous focus."""
        if not self._in_side():
            self._before_side = self.window().focusWidget()
        self.show_side(tab)

    def _leave_side(self) -> None:
        """Return the focus to where it was before the side panel, else to the table."""
        before, self._before_side = self._before_side, None
        if before is not None and is_alive(before) and before.isVisible() and before.isEnabled():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._in_side() or not self.isAncestorOf(self.window().focusWidget()):
            self.table.take_keyboard()

    def _show_sound(self, on: bool) -> None:
        self.tools["sound"].show_icon(_SOUND_ICONS[on])

    def _tab_changed(self, tab: str) -> None:
        self._settings.set(REPLAY_TAB if self._replayed else SIDE_TAB, tab)
        self._tick_side()

    @property
    def _replayed(self) -> bool:
        """Whether a replay is shown, whose side panel stays as it was left in replays."""
        return isinstance(self._session, Replay)

    def _side_as_left(self) -> tuple[str, str]:
        """Whether the side panel was left open or closed, and at which tab."""
        side, tab = self._settings.value(SIDE), self._settings.value(SIDE_TAB)
        if self._replayed:
            own_side, own_tab = self._settings.value(REPLAY_SIDE), self._settings.value(REPLAY_TAB)
            return side if own_side == "match" else own_side, tab if own_tab == "match" else own_tab
        return side, tab

    def _tick_side(self) -> None:
        open_ = not self.side.isHidden()
        for name in (*_SIDE_TOOLS, "reference"):
            self._actions[name].setChecked(open_ and self.side.tab == name)

    def _side_resized(self) -> None:
        width = self._split.sizes()[1]
        if SIDE_WIDTH.values[0] <= width <= SIDE_WIDTH.values[1]:
            self._settings.set(SIDE_WIDTH, width)

    def _make_room(self) -> None:
        """Fit the header into its width: what says least is hidden first, until the title has its room.

        At last a replay has no title there, since the title bar shows it.
        """
        replay = self._replayed
        spare = (self.tools["full_screen"], self.tools["sound"])
        for part in (*spare, self.title):
            part.show()
        self.replay_tools.be_brief(brief=self.width() < _BRIEF_TOOLS)
        self.title.setMinimumWidth(0)
        steps = [part.hide for part in spare]
        if replay:
            steps = [partial(self.replay_tools.be_brief, brief=True), *steps, self.title.hide]
        for step in steps:
            if self._has_room(self.title.brief_width):
                break
            step()
        if self._has_room(self.title.brief_width):
            self.title.setMinimumWidth(self.title.brief_width)

    def _has_room(self, title: int) -> bool:
        """Whether the header has room for a title of this width."""
        row, tools = self._header.layout(), self.replay_tools.layout()
        assert row is not None
        assert tools is not None
        for part in self._header.findChildren(QWidget):
            part.ensurePolished()
        # Layouts remember what was asked for; that of the parts hears of theirs an event later.
        tools.invalidate()
        self.replay_tools.updateGeometry()
        others = row.minimumSize().width() - self.title.minimumSizeHint().width()
        return others + title <= self.width()

    def _look_changed(self) -> None:
        self._make_room()
        self._show_look()

    def _show_look(self, _changed: frozenset[AnyEntry] = frozenset()) -> None:
        self.table.set_look(TableLook.of(self._settings, self._look.value, self._profiles))

    def _hand_laid(self, seat: int, faces: tuple[str, ...]) -> None:
        """Switch to the player's own order: somebody has moved a card in the hand."""
        self._settings.set(HAND_ORDER, "hand" if faces else "number")
        if isinstance(self._session, Session):
            remember(self._settings, self._session.match_id, seat, faces)

    def _show_saved(self) -> None:
        self.saved_at = QDateTime.currentDateTime()
        if not self.unsaved.isHidden():
            self.unsaved.hide()
            self._make_room()

    def _show_step(self, paused: bool) -> None:
        """Offer single bot moves while the bots pause."""
        self.tools["step"].setVisible(paused and not self.tools["pause"].isHidden())

    def _retranslate(self) -> None:
        self.unsaved.setText(QCoreApplication.translate("window", "Not saved"))
        if self._session is not None:
            game = self._session.package.game
            self.table.set_words(rules_words.forms(rules_text.source(game.id, i18n.language())))
            title = i18n.text(game.title)
            replay = QCoreApplication.translate("replay", "Replay of {game}").format(game=title)
            self.title.set_texts(replay if self._session.recorded else title, title)
