"""Carries out what gestures and keys are meant for."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from cardtable_gui.core.zones import Zone
from cardtable_gui.views.table import intentions
from cardtable_gui.views.table.acting import Acting
from cardtable_gui.views.table.asking import Asking
from cardtable_gui.views.table.card_button import CardButton
from cardtable_gui.views.table.intentions import Choose, Do, Intention, Pick, PickTogether, Put, TryInVain
from cardtable_gui.views.table.picker import Picker
from cardtable_gui.views.table.playback import Playback
from cardtable_gui.views.table.selection import Selection


class Performer:
    """Carries out intentions. Nothing is done while something is played."""

    def __init__(
        self, selection: Selection, playback: Playback, picker: Picker, acting: Acting, asking: Asking
    ) -> None:
        self._selection = selection
        self._playback = playback
        self._picker = picker
        self._acting = acting
        self._asking = asking

    def click(self, card: CardButton, *, with_equals: bool = False) -> None:
        """A card was clicked, or pressed by a key."""
        if self._playback.busy or card.flying:
            return
        self._asking.hush_bubble()
        self.perform(intentions.of_click(self._selection, card, with_equals=with_equals), card.bubble_spot)

    def double_click(self, card: CardButton) -> None:
        """A card was clicked twice in a short time."""
        self.perform(intentions.of_double_click(self._selection, card), card.bubble_spot)

    def do_default(self, card: CardButton) -> bool:
        """Do what is obvious for a card; whether anything is."""
        intention = intentions.of_default(self._selection, card)
        self.perform(intention, card.bubble_spot)
        return intention is not None

    def click_place(self, zone: Zone, at: QPointF) -> None:
        """A place of the table was clicked."""
        self.perform(Put(zone), at)

    def perform(self, intention: Intention[CardButton] | None, at: QPointF) -> None:
        """Do it; `at` is where questions and refusals point."""
        match intention:
            case Pick(card=card, with_equals=with_equals):
                self._picker.toggle(card, with_equals=with_equals)
            case PickTogether(tokens=tokens):
                self._picker.toggle_all(tokens)
                choices = intentions.choices_of(self._selection) if tokens[0] in self._selection.picking else ()
                if choices:
                    self._asking.offer(choices, at)
            case Put(zone=zone, source=source):
                if source is not None or (self._selection.picking and not self._playback.busy):
                    self._acting.put(zone, source, at)
            case Do(action=action):
                self._acting.act_or_ask(action, at)
            case Choose(actions=actions):
                self._asking.offer(actions, at)
            case TryInVain(refusal=refusal):
                self._asking.refuse(refusal, at)
            case None:
                pass
