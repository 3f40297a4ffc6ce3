"""Glides cards to their places after the player has picked, put back or dropped some."""

from __future__ import annotations

from PySide6.QtCore import Slot

from cardtable_gui.views.kit.look.theme import HOME, Motion
from cardtable_gui.views.table.presenters.playback import Playback
from cardtable_gui.views.table.scene.own_hand import OwnHand
from cardtable_gui.views.table.scene.scene import Scene
from cardtable_gui.views.table.state.selection import Selection
from cardtable_gui.views.table.state.view_state import ViewState
from cardtable_gui.views.table.widgets.animator import Animator, Flight


class CardGlide:
    """Animates cards that no script animates."""

    def __init__(
        self,
        state: ViewState,
        selection: Selection,
        scene: Scene,
        hand: OwnHand,
        animator: Animator,
        playback: Playback,
    ) -> None:
        self._state = state
        self._selection = selection
        self._scene = scene
        self._hand = hand
        self._animator = animator
        self._playback = playback

    def settle(self, motion: Motion) -> None:
        """Show what is picked, and glide cards from where they are to their places."""
        carried = self._hand.carried
        self._hand.let_go()
        if self._playback.busy:
            self._hand.bring_home(carried)
            return
        self._animator.skip()
        self._selection.changed.emit()
        stage = self._scene.stage
        resting = stage.resting(self._state.model.arrangement)
        moved = [(stage.card(token), pose) for token, pose in resting.items()]
        self._animator.play(
            [Flight(card, 0.0, motion, pose, card.face) for card, pose in moved if card.flying or card.pose != pose]
        )

    @Slot()
    def home(self) -> None:
        """Undo a gesture without effect: cards return, and those picked by a drag are put back."""
        self._selection.picking.restore()
        self.settle(HOME)
