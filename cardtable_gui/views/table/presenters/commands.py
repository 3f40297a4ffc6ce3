"""The buttons of the command bar, pressed by pointer or key, and carrying out a hint."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, QSizeF, Signal, Slot

from cardtable_gui.core.actions import Action
from cardtable_gui.core.offer import Command, Legal
from cardtable_gui.views.table.presenters.acting import Acting
from cardtable_gui.views.table.presenters.asking import Asking
from cardtable_gui.views.table.presenters.hint_display import Hinting
from cardtable_gui.views.table.presenters.playback import Playback
from cardtable_gui.views.table.scene.scene import Scene
from cardtable_gui.views.table.state.intentions import DoAction
from cardtable_gui.views.table.state.selection import Selection
from cardtable_gui.views.table.widgets.command_bar import CommandBar

SHOW_RESULT, GO_BACK, WHY_THIS, TO_THE_END = "result", "back", "why_this", "to_end"
"""Ids of the buttons that open the result of a finished match, return from a replay to a waiting match, explain a hint,
and play the rest at once when no person has a decision any more."""


class Commands(QObject):
    """Runs the commands of the buttons."""

    final_result_wanted = Signal()
    back_wanted = Signal()
    """The match of the replay is to be played on."""
    why_wanted = Signal()
    """The hint is to be explained."""
    end_wanted = Signal()
    """The rest is to be played at once."""

    def __init__(
        self,
        selection: Selection,
        scene: Scene,
        playback: Playback,
        acting: Acting,
        asking: Asking,
        hinting: Hinting,
        bar: CommandBar,
    ) -> None:
        super().__init__(selection)
        self._selection = selection
        self._scene = scene
        self._playback = playback
        self._acting = acting
        self._asking = asking
        self._hinting = hinting
        self._bar = bar

    @Slot(str)
    def run(self, command: str) -> None:
        """Press a button by its id; ignored while an animation runs, unless it ends all waiting."""
        if command == TO_THE_END:
            self.end_wanted.emit()
            return
        if self._playback.busy:
            return
        ways = {SHOW_RESULT: self.final_result_wanted, GO_BACK: self.back_wanted, WHY_THIS: self.why_wanted}
        if command in ways:
            ways[command].emit()
            return
        found = self._offered(command)
        if found is not None:
            hinted = self._hinting.meant_by(found)
            self._acting.resolve(found.meaning if hinted is None else Legal(hinted), self._area(command))

    def run_key(self, typed: str) -> bool:
        """Press the button with this key; return whether there is one."""
        buttons = self._bar.buttons if typed else ()
        found = next((button.face.id for button in buttons if button.face.key.upper() == typed), None)
        if found is not None:
            self.run(found)
        return found is not None

    def run_primary(self) -> None:
        """Press the primary button, if there is one."""
        primary = next((button.face.id for button in self._bar.buttons if button.face.primary), None)
        if primary is not None:
            self.run(primary)

    def do_hint(self) -> bool:
        """Do what the hint proposes, without asking; return whether a hint is shown."""
        hint = self._hinting.shown
        if hint is None:
            return False
        self._acting.perform(DoAction(hint.action), self._scene.stage.frame.bar)
        return True

    @Slot(str)
    def tell_why(self, command: str) -> None:
        """Explain why a button is disabled."""
        found = self._offered(command)
        if found is not None and found.refusal is not None:
            self._asking.refuse(found.refusal, self._area(command))

    def _offered(self, command: str) -> Command[Action] | None:
        offer = self._selection.offer
        commands = () if offer is None else offer.commands
        return next((found for found in commands if found.id == command), None)

    def _area(self, command: str) -> QRectF:
        """What a bubble about a command points at: its button, else the bar."""
        button = self._bar.button(command)
        if button is None:
            return self._scene.stage.frame.bar
        return QRectF(QPointF(button.mapTo(self._scene.table, QPoint())), QSizeF(button.size()))
