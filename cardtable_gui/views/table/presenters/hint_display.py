"""The shown hint: its picks, its text and reason, and carrying it out."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtWidgets import QWidget

from cardtable_gui.controller.hints import Hint
from cardtable_gui.core.actions import Action
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.offer import Command, Legal
from cardtable_gui.views.table.scene.scene import Scene
from cardtable_gui.views.table.state.input_mode import LAST
from cardtable_gui.views.table.state.selection import Selection
from cardtable_gui.views.table.state.view_state import ViewState
from cardtable_gui.views.table.widgets.bubbles import HintBubble
from cardtable_gui.views.table.widgets.command_bar import CommandBar, CommandButton


class Hinting:
    """Keeps the hint until something else is picked or done."""

    def __init__(
        self, state: ViewState, selection: Selection, scene: Scene, bar: CommandBar, bubble: HintBubble
    ) -> None:
        self._state = state
        self._selection = selection
        self._scene = scene
        self._bar = bar
        self._bubble = bubble
        self._hint: Hint | None = None
        self._why: tuple[Message, ...] = ()

    @property
    def shown(self) -> Hint | None:
        """The hint that is shown."""
        return self._hint

    @property
    def explainable(self) -> bool:
        """Whether there is more to say about the hint than is said."""
        return self._hint is not None and self._hint.reason is not None and not self._why

    def take(self, hint: Hint) -> None:
        """Show this hint in place of the one before, and move the focus off the hint button."""
        self._hint, self._why = hint, ()
        self._scene.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def explain(self, why: tuple[Message, ...]) -> None:
        """Say these sentences about the hint instead of its reason, from the next `refresh` on."""
        self._why = why

    def take_keyboard(self) -> None:
        """Focus the button that does what is proposed, else the first card to pick.

        With a pointer in use the table itself keeps the focus, so that no ring appears.
        """
        target: QWidget | None = self._button()
        if target is None:
            picked = self._selection.picking.tokens
            target = self._scene.stage.card(picked[0]) if picked else None
        if target is not None and LAST.by_keys:
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def drop(self) -> bool:
        """Hide the hint; return whether there was one."""
        there = self._hint is not None
        self._hint = None
        self._bubble.hide()
        return there

    def refresh(self) -> None:
        """Show the reason at the button that carries out the hint; hide the hint if it is nobody's turn."""
        if self._selection.turn is None:
            self.drop()
        words = self.words()
        if not words:
            self._bubble.hide()
            return
        look = self._state.look
        self._bubble.explain(words, self._area(), self._scene.ground(), look.theme, look.percent)

    def words(self) -> str:
        """The reason and the alternatives, or all that was explained; empty if there are none."""
        hint = self._hint
        if hint is not None and self._why:
            return "\n".join(map(self._state.wording.say, self._why))
        if hint is None or hint.reason is None:
            return ""
        if hint.as_good is None:
            return self._state.wording.say(hint.reason)
        both = QT_TRANSLATE_NOOP("hints", "{reason} About as good: {other}.")
        return self._state.wording.say(both.put(reason=hint.reason, other=hint.as_good))

    def called(self, commands: Iterable[Command[Action]]) -> Message | None:
        """The proposal as the button that does it is described; None: no hint is shown."""
        hint = self._hint
        if hint is None:
            return None
        deeds = (each.deed for each in commands if each.meaning == Legal(hint.action))
        action = next((deed for deed in deeds if deed is not None), hint.message)
        return QT_TRANSLATE_NOOP("table", "Hint: {action}").put(action=action)

    def meant_by(self, command: Command[Action]) -> Action | None:
        """The proposed action if this button does it or would ask about it; else None."""
        hint = self._hint
        return hint.action if hint is not None and hint.action in command.meaning.actions else None

    def _area(self) -> QRectF:
        """The area of the button that does it; without one, the middle of the bar."""
        button = self._button()
        if button is not None:
            return QRectF(QPointF(button.mapTo(self._scene.table, QPoint())), QSizeF(button.size()))
        bar = self._scene.stage.frame.bar
        return QRectF(bar.center().x(), bar.top(), 0, bar.height())

    def _button(self) -> CommandButton | None:
        """The button that does it, if there is one."""
        offer = self._selection.offer
        commands = () if offer is None else offer.commands
        buttons = (self._bar.button(command.id) for command in commands if self.meant_by(command) is not None)
        return next((button for button in buttons if button is not None), None)
