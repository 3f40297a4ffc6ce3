"""From what the player means to an action of the match, a question, or a refusal."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Slot

from cardtable_gui.core.actions import Action, Refusal
from cardtable_gui.core.zones import Zone
from cardtable_gui.views.table.asking import Asking
from cardtable_gui.views.table.card_glide import CardGlide
from cardtable_gui.views.table.floating import Floating
from cardtable_gui.views.table.scene import Scene
from cardtable_gui.views.table.selection import Selection
from cardtable_gui.views.table.turn import NOTHING, Ambiguous, Legal, Meaning, NotAllowed
from cardtable_gui.views.table.view_state import ViewState


class Acting(QObject):
    """Acts for the player."""

    def __init__(
        self,
        state: ViewState,
        selection: Selection,
        scene: Scene,
        glide: CardGlide,
        asking: Asking,
        floating: Floating,
    ) -> None:
        super().__init__(selection)
        self._state = state
        self._selection = selection
        self._scene = scene
        self._glide = glide
        self._asking = asking
        self._floating = floating
        asking.chosen.connect(self._chosen)

    def put(self, zone: Zone, source: Zone | None, at: QPointF) -> None:
        """Put the picked cards on a zone, if that means anything.

        Args:
            zone: where they are put.
            source: the zone from which they were lifted: then it is said, too, why they mean nothing; None: none.
            at: where questions and refusals point.
        """
        meaning = self._selection.drop(zone, source)
        if meaning == NOTHING:
            if source is None:
                return
            lost = self._asking.lost() if zone != source else None
            meaning = NOTHING if lost is None else NotAllowed(Refusal("", lost))
        self.resolve(meaning, at)

    def resolve(self, meaning: Meaning, at: QPointF) -> None:
        """Act, ask which action is meant, or say why not; what was lifted goes home then."""
        match meaning:
            case Legal(action=action):
                self.act_or_ask(action, at)
            case Ambiguous(actions=actions):
                self._asking.offer(actions, at)
            case NotAllowed(refusal=refusal):
                self._glide.home()
                if refusal is not None:
                    self._asking.refuse(refusal, at)

    def act_or_ask(self, action: Action, at: QPointF) -> None:
        """Do a legal action, after asking back where it ends the game and costs dearly."""
        turn = self._selection.turn
        warning = None
        if turn is not None and self._state.look.asks_back:
            warning = turn.table.warning(turn.view, action)
        if warning is None:
            self._act(action)
        else:
            self._asking.ask_back(warning, action, at)

    def _act(self, action: Action) -> None:
        self._floating.hush()
        self._selection.picking.keep()
        self._scene.light((), None)
        self._state.session.act(action)

    @Slot(object, bool)
    def _chosen(self, action: Action | None, sure: bool) -> None:
        self._scene.table.setFocus()
        if action is None:
            self._glide.home()
        elif sure:
            self._act(action)
        else:
            self.act_or_ask(action, self._asking.tip)
