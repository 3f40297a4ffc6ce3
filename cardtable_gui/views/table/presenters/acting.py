"""Turns an intention into an action of the match, a question, or a refusal."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, Slot

from cardtable_gui.core.actions import Action, Refusal
from cardtable_gui.core.offer import Ambiguous, Legal, Meaning, NotAllowed
from cardtable_gui.views.table.presenters.asking import Asking
from cardtable_gui.views.table.presenters.card_glide import CardGlide
from cardtable_gui.views.table.presenters.floating import Floating
from cardtable_gui.views.table.presenters.picker import Picker
from cardtable_gui.views.table.presenters.playback import Playback
from cardtable_gui.views.table.scene.scene import Scene
from cardtable_gui.views.table.state import intentions
from cardtable_gui.views.table.state.intentions import (
    ChooseAction,
    DoAction,
    Intention,
    NotYourTurn,
    PickCard,
    PickGroup,
    PutCards,
)
from cardtable_gui.views.table.state.selection import Selection
from cardtable_gui.views.table.state.view_state import ViewState
from cardtable_gui.views.table.widgets.card_button import CardButton


class Acting(QObject):
    """Carries out intentions."""

    def __init__(
        self,
        state: ViewState,
        selection: Selection,
        scene: Scene,
        playback: Playback,
        picker: Picker,
        glide: CardGlide,
        asking: Asking,
        floating: Floating,
    ) -> None:
        super().__init__(selection)
        self._state = state
        self._selection = selection
        self._scene = scene
        self._playback = playback
        self._picker = picker
        self._glide = glide
        self._asking = asking
        self._floating = floating
        asking.chosen.connect(self._chosen)

    def click(self, card: CardButton, *, with_equals: bool = False) -> None:
        """Handle a click on a card, or a key press on it. `with_equals`: it means all equal cards."""
        if self._playback.busy or card.flying:
            return
        self._asking.close_refusal()
        self.perform(intentions.of_click(self._selection, card, with_equals=with_equals), card.area)

    def double_click(self, card: CardButton) -> None:
        """Handle a double click on a card."""
        self.perform(intentions.of_double_click(self._selection, card), card.area)

    def do_default(self, card: CardButton) -> bool:
        """Do the obvious action for a card; return whether there is one."""
        intention = intentions.of_default(self._selection, card)
        self.perform(intention, card.area)
        return intention is not None

    def perform(self, intention: Intention[CardButton] | None, about: QRectF) -> None:
        """Carry out an intention, if there is one. `about` is what questions and refusals point at."""
        match intention:
            case PickCard(card=card, with_equals=with_equals):
                self._picker.toggle(card, with_equals=with_equals)
            case PickGroup(tokens=tokens):
                self._picker.toggle_all(tokens)
                choices = self._selection.choices if tokens[0] in self._selection.picking else ()
                if choices:
                    self._asking.offer(choices, about)
            case PutCards() as put:
                self._put(put, about)
            case DoAction(action=action):
                self._act_or_ask(action, about)
            case ChooseAction(actions=actions):
                self._asking.offer(actions, about)
            case NotYourTurn(refusal=refusal):
                self._asking.refuse(refusal, about)
            case None:
                pass

    def resolve(self, meaning: Meaning[Action] | None, about: QRectF) -> None:
        """Act, ask which action is meant, or refuse. None: nothing is meant, and lifted cards return."""
        match meaning:
            case Legal(action=action):
                self._act_or_ask(action, about)
            case Ambiguous(actions=actions):
                self._asking.offer(actions, about)
            case NotAllowed(refusal=refusal):
                self._glide.home()
                self._asking.refuse(refusal, about)
            case None:
                self._glide.home()

    def _put(self, put: PutCards, about: QRectF) -> None:
        """Put the picked cards on a zone; if that means nothing, those that were lifted return."""
        lifted = put.source is not None
        if not lifted and (not self._selection.picking or self._playback.busy):
            return
        meaning = self._selection.drop(put.zone, put.source, put.onto)
        if meaning is None and lifted:
            lost = self._asking.lost()
            meaning = None if lost is None else NotAllowed(Refusal("", lost))
        if meaning is not None or lifted:
            self.resolve(meaning, about)

    def _act_or_ask(self, action: Action, about: QRectF) -> None:
        """Do a legal action, unless another one is asked for; confirm it first if it ends the game at a high cost."""
        objection = self._state.session.objection(action)
        if objection is not None:
            self.resolve(NotAllowed(objection), about)
            return
        turn = self._selection.turn
        warning = None
        if turn is not None and self._state.look.asks_back:
            warning = turn.table.warning(turn.view, action)
        if warning is None:
            self._act(action)
        else:
            self._asking.ask_back(warning, action, about)

    def _act(self, action: Action) -> None:
        self._floating.close()
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
            self._act_or_ask(action, self._asking.about)
