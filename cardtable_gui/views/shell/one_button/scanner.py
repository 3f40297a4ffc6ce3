"""One-button play: a cursor steps by itself through what can be done now, and any key or click does it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from cardtable_gui.setting_entries import AnyEntry
from cardtable_gui.settings import CURSOR_SPEED, ONE_BUTTON, Settings
from cardtable_gui.timing import Clock, Stopwatch
from cardtable_gui.views.kit.controls.qt_lifetime import is_alive
from cardtable_gui.views.kit.keys.keymap import COMMANDING
from cardtable_gui.views.kit.look import focus_ring
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Radius
from cardtable_gui.views.shell.one_button import targets
from cardtable_gui.views.shell.one_button.targets import Target
from cardtable_gui.views.table.state.input_mode import LAST
from cardtable_gui.views.table.table_view import TableView
from cardtable_gui.views.table.widgets.card_button import CardButton

LINE = focus_ring.WIDTH + 1.0
"""Width of the frame, which is a heavier focus ring; a contrasting line runs along both of its sides."""
_HALO = 2.0
_ROOM = round(LINE + 2 * _HALO)


class ScanCursor(QWidget):
    """A frame over a window; presses go through it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Hidden until something is framed."""
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._dashed = False
        self.hide()

    def frame(self, window: QWidget, places: Sequence[QRect]) -> None:
        """Frame these places of a window together; several of them with a dashed line."""
        around = QRect()
        for place in places:
            around = around.united(place)
        if around.isEmpty():
            self.hide()
            return
        if self.parentWidget() is not window:
            self.setParent(window)
        self._dashed = len(places) > 1
        self.setGeometry(around.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM).intersected(window.rect()))
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inset = _ROOM / 2
        body = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        focus_ring.paint_haloed(painter, theme, body, Radius.CHIP, width=LINE, halo=_HALO, dashed=self._dashed)
        painter.end()


STEP_MS = {"slowest": 4000, "slow": 2500, "normal": 1500, "fast": 1000, "fastest": 600}
"""How long the cursor rests on each target, by the setting."""
LOOK_MS = 200
"""How often it is checked whether something else can be done."""
HOLD_MS = 2000
"""Holding the button this long ends one-button play."""
EARLY_MS = 300
"""A press within this time of a change of what can be done was meant for what was there before."""
PATIENCE_MS = 3000
"""How long nothing can be done at the table before the cursor goes to the menus instead."""
ROUNDS = 2
"""After so many rounds in a group without a press the cursor leaves it."""

_DOWN = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin)
_UP = (QEvent.Type.MouseButtonRelease, QEvent.Type.TouchEnd)
_LOST = (QEvent.Type.TouchCancel, QEvent.Type.WindowDeactivate)
"""The release will not come, or not be meant."""
_KEYS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)


class Scanner(QObject):
    """Follows the setting: while it is on, presses of keys and mouse buttons mean what the cursor is at."""

    def __init__(
        self, window: QWidget, look: Look, settings: Settings, clock: Clock, table: Callable[[], TableView | None]
    ) -> None:
        """`table`: returns the table if it is shown."""
        super().__init__(window)
        self._window = window
        self._look = look
        self._settings = settings
        self._table = table
        self._steps: list[tuple[Target, ...]] = []
        self._at = 0
        self._entered: tuple[Target, ...] = ()
        """The targets of the group that was entered; empty: none was."""
        self._rounds = 0
        self._last: QWidget | None = None
        """The card pressed last."""
        self._cursor: ScanCursor | None = None
        self._on = False
        self._held = False
        self._by_mouse = False
        """Whether it is a mouse button that is held."""
        self._waiting = False
        """Whether nothing could be done at the table when that was last checked."""
        self._changed = Stopwatch(clock)
        """Since the last change of what can be done."""
        self._idle = Stopwatch(clock)
        """Since something could be done at the table."""
        self._look_again = clock.timer(self, self._tick, LOOK_MS, repeats=True)
        self._step = clock.timer(self, self._advance, repeats=True)
        self._hold = clock.timer(self, self._leave, HOLD_MS)
        settings.watch(self._follow, ONE_BUTTON, CURSOR_SPEED)
        self._follow()

    @property
    def current(self) -> tuple[Target, ...]:
        """What a press would do now; several targets: enter their group. Empty while nothing can be done."""
        return self._steps[self._at] if self._on and self._at < len(self._steps) else ()

    @property
    def listens(self) -> bool:
        """Whether a press counts: what can be done has not changed a moment ago."""
        return self._changed.elapsed() >= EARLY_MS

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take all presses; keys with Ctrl, Alt or Meta stay shortcuts."""
        del watched
        kind = event.type()
        if kind in _KEYS and isinstance(event, QKeyEvent):
            return self._key(event)
        if kind in _DOWN:
            self._press()
            self._by_mouse = kind != QEvent.Type.TouchBegin
            return True
        if kind in _UP:
            self._release()
            return True
        released = self._by_mouse and isinstance(event, QMouseEvent) and not event.buttons()
        if released or kind in _LOST:
            self._let_go()
        return kind == QEvent.Type.ContextMenu

    def _key(self, event: QKeyEvent) -> bool:
        if event.modifiers() & COMMANDING or event.key() in _MODIFIERS:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
        elif event.isAutoRepeat():
            pass
        elif event.type() == QEvent.Type.KeyRelease:
            self._release()
        elif event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            self._press()
        return True

    # The button

    def _press(self) -> None:
        if not self._held:
            self._held = True
            self._hold.start()

    def _release(self) -> None:
        if self._held:
            self._let_go()
            self._do()

    def _let_go(self) -> None:
        self._held = self._by_mouse = False
        self._hold.stop()

    def _leave(self) -> None:
        """End one-button play."""
        self._settings.set(ONE_BUTTON, False)

    def _do(self) -> None:
        """Do what the cursor is at; while cards move, show the result at once instead."""
        table = self._table()
        if table is not None and table.busy and not table.offered():
            table.skip_animations()
            return
        if not self.listens or self._look_around():
            return
        step = self.current
        if len(step) > 1:
            self._entered, self._rounds = step, 0
            self._begin(targets.steps([targets.Group((target,)) for target in step]))
        elif step:
            self._act(step[0])

    def _act(self, target: Target) -> None:
        LAST.by_keys = True
        self._last = target.widget if isinstance(target.widget, CardButton) else None
        self._rounds = 0
        if not target.stays and self._last is None:
            self._entered = ()
        target.act()
        if not self._on:
            return
        if target.stays:
            self._step.start()
            return
        if self._last is not None and self._commands_wait():
            self._entered = ()
        self._begin(self._found())

    def _commands_wait(self) -> bool:
        """Whether a command of the table can be given now."""
        table = self._table()
        groups = [] if table is None else targets.at_table(table)
        return any(not isinstance(target.widget, CardButton) for group in groups for target in group.targets)

    # The cursor

    def _tick(self) -> None:
        self._look_around()

    def _look_around(self) -> bool:
        """Follow changes of what can be done, and return whether there are any.

        The cursor stays where it is if that can still be done, unless the player's turn has just begun.
        """
        waited = self._waiting
        found = self._found()
        if waited and not self._waiting:
            # It's the player's turn again: that comes before any tool.
            self._changed.restart()
            self._begin(found)
            return True
        if found != self._steps:
            before = self.current
            self._changed.restart()
            self._begin(found, found.index(before) if before in found else 0)
            return True
        self._show()
        return False

    def _found(self) -> list[tuple[Target, ...]]:
        table = self._table()
        groups = targets.on_screen(table, self._last)
        on_menu = isinstance(QApplication.activePopupWidget(), QMenu)
        if table is not None and not on_menu and QApplication.activeWindow() is self._window:
            if targets.at_table(table):
                if self._waiting:
                    self._entered = ()
                self._waiting = False
                self._idle.restart()
            else:
                self._waiting = True
                if self._idle.elapsed() < PATIENCE_MS:
                    groups = []
        there = {target for group in groups for target in group.targets}
        entered = tuple(target for target in self._entered if target in there)
        if entered:
            # In the order of now: a hand begins after the card that was pressed.
            return [(target,) for group in groups for target in group.targets if target in entered]
        self._entered = ()
        return targets.steps(groups)

    def _begin(self, steps: list[tuple[Target, ...]], at: int = 0) -> None:
        """Visit these targets from one of them on."""
        self._steps, self._at = steps, at
        self._step.start()
        self._enter_step()

    def _advance(self) -> None:
        if self._held or not self._steps:
            return
        self._at = (self._at + 1) % len(self._steps)
        if self._at == 0 and self._entered:
            self._rounds += 1
            if self._rounds == ROUNDS:
                self._entered = ()
                self._begin(self._found())
                return
        self._enter_step()

    def _enter_step(self) -> None:
        if self.current:
            self.current[0].take_focus()
        self._show()

    def _show(self) -> None:
        """Frame what the cursor is at; an open menu shows it by itself."""
        if self._cursor is None or not is_alive(self._cursor):
            self._cursor = ScanCursor(self._look, self._window)
        step = self.current
        if not step or isinstance(step[0].widget, QMenu):
            self._cursor.hide()
        else:
            window = step[0].widget.window()
            self._cursor.frame(window, [target.place(window) for target in step])

    # The setting

    def _follow(self, _changed: frozenset[AnyEntry] = frozenset()) -> None:
        self._step.ms = STEP_MS[self._settings.value(CURSOR_SPEED)]
        on = self._settings.value(ONE_BUTTON)
        if on == self._on:
            return
        self._on = on
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        if on:
            application.installEventFilter(self)
            LAST.by_keys = True
            self._look_again.start()
            self._step.start()
        else:
            application.removeEventFilter(self)
            self._let_go()
            self._look_again.stop()
            self._step.stop()
            self._steps, self._entered = [], ()
            if self._cursor is not None and is_alive(self._cursor):
                self._cursor.hide()
