"""Dragging cards: which cards are lifted, where they may be dropped, and what dropping them means."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF

from cardtable_gui.core.zones import Zone
from cardtable_gui.timing import Clock
from cardtable_gui.views.table.presenters.acting import Acting
from cardtable_gui.views.table.presenters.card_glide import CardGlide
from cardtable_gui.views.table.presenters.hand_sorting import Sorting
from cardtable_gui.views.table.presenters.picker import Picker
from cardtable_gui.views.table.presenters.playback import Playback
from cardtable_gui.views.table.presenters.speech import Speech
from cardtable_gui.views.table.scene.own_hand import OwnHand
from cardtable_gui.views.table.scene.scene import Scene
from cardtable_gui.views.table.state import intentions
from cardtable_gui.views.table.state.intentions import PutCards
from cardtable_gui.views.table.state.press import DragStart
from cardtable_gui.views.table.state.selection import Selection
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.table.widgets.carried_cards import CarriedCards, zone_below


@dataclass(frozen=True, slots=True)
class Drag:
    """One drag.

    Attributes:
        card: the card by which the others are carried.
        sorting: whether it can only be moved within the hand.
        legal: the zones where the picked cards may be dropped.
    """

    card: CardButton
    sorting: bool
    legal: tuple[Zone, ...]


class CardDrag:
    """Handles dragging; at most one drag at a time."""

    def __init__(
        self,
        selection: Selection,
        scene: Scene,
        hand: OwnHand,
        sorting: Sorting,
        picker: Picker,
        glide: CardGlide,
        acting: Acting,
        playback: Playback,
        speech: Speech,
        clock: Clock,
    ) -> None:
        self._selection = selection
        self._scene = scene
        self._stage = scene.stage
        self._hand = hand
        self._sorting = sorting
        self._picker = picker
        self._glide = glide
        self._acting = acting
        self._playback = playback
        self._speech = speech
        self._carried = CarriedCards(clock, hand)
        self._drag: Drag | None = None
        self._at = QPoint()
        """Where the pointer is."""
        self._naming: dict[tuple[Zone, int], bool] = {}
        """Whether cards of zones say which action is meant, as far as the drag came over them."""

    @property
    def sorts(self) -> bool:
        """Whether cards are carried only to sort the hand."""
        return self._drag is not None and self._drag.sorting

    def start(self, gesture: DragStart[CardButton]) -> bool:
        """Lift the card with those that go with it; return whether it may be lifted."""
        card = gesture.card
        pickable = card.token in self._selection.pickable()
        own = card.zone is not None and card.zone == self._stage.own and card.face is not None
        if card.flying or not (own or pickable):
            return False
        carried: tuple[CardButton, ...] = (card,)
        legal: tuple[Zone, ...] = ()
        if pickable:
            self._picker.pick_for_drag(card)
            positions = () if card.zone is None else self._stage.in_zone(card.zone)
            carried = tuple(found for found in positions if found.token in self._selection.picking)
        self._speech.sound("lift")
        if card.zone == self._stage.own:
            self._hand.take([found.token for found in carried])
        if pickable and card.zone is not None:
            legal = self._selection.targets(card.zone)
        self._naming = {}
        self._carried.lift(card, carried, gesture.start, gesture.at)
        self._drag = Drag(card, not pickable, legal)
        self.move(gesture.at)
        return True

    def move(self, at: QPoint) -> None:
        """Follow the pointer to this point."""
        if self._drag is None:
            return
        self._at = at
        self._carried.move_to(at)
        aimed = self._aimed(self._drag)
        home = aimed is not None and aimed == self._drag.card.zone
        self._stage.show_hovered(None if aimed is None or home else self._named(self._drag, aimed))
        self._hand.hold(self._carried.middle if home else None)
        self._scene.light(self._drag.legal, None if home else aimed)

    def drop(self) -> None:
        """Drop the cards where they are held, or return them."""
        drag = self._drag
        if drag is None:
            return
        aimed, middle = self._aimed(drag), self._carried.middle
        zone = self._below(self._elsewhere(drag, self._stage.frame.zones)) if aimed is None else aimed
        onto = None if zone is None else self._onto(zone)
        self._let_go()
        if aimed is not None and aimed == drag.card.zone:
            self._put_into_hand(drag.card, middle)
            return
        carried = self._hand.carried
        self._hand.let_go()
        if drag.sorting:
            self._hand.bring_home(carried)
            if zone is not None:
                self._acting.perform(intentions.out_of_turn(self._selection, drag.card), drag.card.area)
        elif zone is None or self._selection.turn is None:
            self._glide.home()
        else:
            self._acting.perform(PutCards(zone, drag.card.zone, onto), drag.card.area)

    def cancel(self) -> None:
        """Cancel the drag; the caller settles the cards."""
        if self._drag is not None:
            self._let_go()

    def _let_go(self) -> None:
        self._drag = None
        self._stage.show_hovered(None)
        self._carried.let_go()
        self._scene.light((), None)

    def _put_into_hand(self, card: CardButton, middle: float) -> None:
        """Put the cards back into the hand, perhaps at another place."""
        self._sorting.drop(self._hand.carried or [card], middle)
        self._selection.picking.restore()
        if not self._playback.busy:
            self._selection.changed.emit()
        self._hand.slide()

    def _aimed(self, drag: Drag) -> Zone | None:
        """The legal zone below the cards, or the hand that they come from."""
        home = drag.card.zone
        zones = self._elsewhere(drag, drag.legal)
        return self._below([*zones, home] if home is not None and home == self._stage.own else zones)

    def _onto(self, zone: Zone) -> int | None:
        """The token of the zone's card that the cards are held over: the one at the pointer, else at their middle."""
        lead = self._carried.lead
        spots = [QPointF(self._at)] + ([] if lead is None else [QPointF(lead.pose.x, lead.pose.y)])
        there = [card for card in self._stage.in_zone(zone) if card not in self._carried.cards]
        held = (card.token for spot in spots for card in reversed(there) if card.holds(spot))
        return next(held, None)

    def _named(self, drag: Drag, zone: Zone) -> int | None:
        """The card of the zone that says which of several actions is meant; None: there is none at the pointer."""
        onto = self._onto(zone)
        if onto is None or drag.card.zone is None:
            return None
        if (zone, onto) not in self._naming:
            self._naming[zone, onto] = self._selection.names(zone, drag.card.zone, onto)
        return onto if self._naming[zone, onto] else None

    @staticmethod
    def _elsewhere(drag: Drag, zones: Iterable[Zone]) -> list[Zone]:
        """The zones other than those that the cards come from."""
        return [zone for zone in zones if zone != drag.card.zone]

    def _below(self, zones: Iterable[Zone]) -> Zone | None:
        poses = [card.pose for card in self._carried.cards]
        return zone_below(poses, zones, self._stage.frame.zones)
