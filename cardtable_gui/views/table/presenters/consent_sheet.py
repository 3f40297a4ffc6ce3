"""The question whether a move may be taken back. It covers the table, where hands may lie open."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cardtable_gui.controller.profiles import Profile
from cardtable_gui.controller.undo_consent import ConsentRequest
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName
from cardtable_gui.i18n import Language, language, text
from cardtable_gui.timing import Clock
from cardtable_gui.views.kit.focus.hide_keeping_focus import hide_keeping_focus
from cardtable_gui.views.kit.keys import keymap
from cardtable_gui.views.kit.look.theme import Theme, Type
from cardtable_gui.views.table.presenters.connections import Connections
from cardtable_gui.views.table.state.view_state import ViewState
from cardtable_gui.views.table.widgets.command_bar import ButtonFace, CommandButton
from cardtable_gui.views.table.widgets.curtain import Curtain

_STEPS = (keymap.LEFT, keymap.RIGHT, keymap.UP, keymap.DOWN)


class ConsentSheet(Curtain):
    """A curtain with a question: agree by name, or refuse. The refusal has the focus at first."""

    answered = Signal(bool)
    """Whether the person agrees."""

    def __init__(self, clock: Clock, parent: QWidget) -> None:
        super().__init__(clock, parent)
        self._request = ConsentRequest(0, None, again=False, mover=0)
        self.leave = CommandButton(clock, self)
        self.leave.clicked.connect(lambda: self.answered.emit(False))
        self.opened.connect(lambda: self.answered.emit(True))

    @property
    def buttons(self) -> tuple[CommandButton, ...]:
        """The buttons, from left to right."""
        return (self.button, self.leave)

    def ask(
        self,
        request: ConsentRequest,
        game: str,
        names: tuple[str, ...],
        theme: Theme,
        percent: int,
        profile: Profile | None = None,
        reader: Language | None = None,
    ) -> None:
        """Cover the table of this game, and ask. `reader`: as for `draw`."""
        self._request = request
        self.leave.renew()
        self.cover_for(game, request.seat, names, theme, percent, profile, reader)
        self.leave.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        name = SeatName(self._seat)
        agree = (
            QT_TRANSLATE_NOOP("table", "I’m {name}: redo it")
            if self._request.again
            else QT_TRANSLATE_NOOP("table", "I’m {name}: take it back")
        )
        leave = text(QT_TRANSLATE_NOOP("table", "Leave it as is"))
        self.button.show_face(
            ButtonFace("agree", text(agree.put(name=name), self._names), ""), self._theme, self._percent
        )
        key = self.keys.key(keymap.RELEASE)
        self.leave.show_face(ButtonFace("leave", leave, key, primary=True), self._theme, self._percent)
        self.setAccessibleName(self._both(self._title()))
        self.setAccessibleDescription(self._both(self._aside()))
        self.update()

    def _title(self) -> Message:
        request = self._request
        if request.seat != request.mover:
            message = QT_TRANSLATE_NOOP("table", "{name}, is it OK to take back {other}’s move?")
            message = message.put(other=SeatName(request.mover))
        elif request.again:
            message = QT_TRANSLATE_NOOP("table", "{name}, is it OK to redo your move?")
        else:
            message = QT_TRANSLATE_NOOP("table", "{name}, is it OK to take back your move?")
        return message.put(name=SeatName(self._seat))

    def _aside(self) -> Message:
        request = self._request
        if request.by_move:
            message = QT_TRANSLATE_NOOP("table", "That move revealed a card, so everyone has to agree.")
        elif request.revealed:
            message = QT_TRANSLATE_NOOP("table", "A card has been revealed since, so everyone has to agree.")
        elif request.by is None:
            message = QT_TRANSLATE_NOOP("table", "It’s up to {name}.")
        else:
            message = QT_TRANSLATE_NOOP("table", "{other} is asking. It’s up to {name}.")
            message = message.put(other=SeatName(request.by))
        return message.put(name=SeatName(self._seat))

    def _place(self) -> None:
        em = Type.BODY.px(self._percent)
        sheet = self._sheet()
        widths = [button.wanted_width() + 0.6 * em for button in self.buttons]
        gap = 0.6 * em
        share = min(1.0, (sheet.width() - 2 * em - gap) / sum(widths))
        left = sheet.center().x() - (sum(widths) * share + gap) / 2
        for button, wide in zip(self.buttons, widths, strict=True):
            place = QRectF(left, sheet.bottom() - 4.6 * em, wide * share, 3.2 * em)
            button.setGeometry(place.toAlignedRect())
            left += wide * share + gap

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; return whether it was one for this sheet, even if it came too soon."""
        meant = self.keys.on_sheet(event)
        if meant is not None and not self._is_early(event):
            if meant == keymap.RELEASE:
                self.leave.click()
            elif meant in (keymap.DO, keymap.PICK):
                (self.button if self.button.hasFocus() else self.leave).click()
            elif meant in _STEPS:
                self._turn()
        return meant is not None

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab leave the sheet past its buttons."""
        if not (self.button if forward else self.leave).hasFocus():
            return bool(super().focusNextPrevChild(forward))
        self._turn()
        return True

    def _turn(self) -> None:
        """Focus the other button."""
        other = self.leave if self.button.hasFocus() else self.button
        other.setFocus(Qt.FocusReason.TabFocusReason)


class ConsentPresenter(QObject):
    """Asks for one match, and passes on the answer."""

    def __init__(
        self, state: ViewState, table: QWidget, sheet: ConsentSheet, connections: Connections, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._state = state
        self._table = table
        self._sheet = sheet
        connections.connect(state.session.consent_wanted, self._ask)
        connections.connect(state.session.replaced, self.withdraw)
        connections.connect(sheet.answered, self._answer)

    @Slot()
    def withdraw(self) -> None:
        """Close the question: it was answered, or has become obsolete."""
        hide_keeping_focus(self._sheet)

    @Slot(object)
    def _ask(self, request: ConsentRequest) -> None:
        session, look = self._state.session, self._state.look
        self._sheet.setGeometry(self._table.rect())
        game, profile, reader = session.package.game.id, look.profile(request.seat), self._state.reader
        self._sheet.ask(request, game, session.names, look.theme, look.percent, profile, reader)

    @Slot(bool)
    def _answer(self, given: bool) -> None:
        # Who has answered has the computer now.
        self._state.reader = language()
        self._state.session.consent(given=given)
