"""The table of a game whose actions take a single card of the hand, or none."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from cardtable_gui.core.actions import MATCH_OVER
from cardtable_gui.core.game import A, V
from cardtable_gui.core.messages import Message
from cardtable_gui.core.offer import Command, Offer, Picks
from cardtable_gui.core.picks import Pick, Picked, picks_of
from cardtable_gui.core.table import Table
from cardtable_gui.core.zones import Zone, hand_of


class OneCardTable(Table[V, A]):
    """Says what gestures mean, by three questions: what a picked card would do, where it goes, and what buttons do."""

    @abstractmethod
    def action(self, card: int) -> A:
        """What a card (a face) of the hand is picked for, legal or not."""

    @abstractmethod
    def target(self, view: V, card: int) -> Zone:
        """Where it is dropped for that."""

    @abstractmethod
    def prompt(self, view: V, card: int | None) -> Message:
        """What is to be decided, or what the picked card would do. Not asked after the end."""

    @abstractmethod
    def commands(self, picks: Picks[V, A], action: A | None) -> Sequence[Command[A]]:
        """The buttons; `action` is that of the picked card. Not asked after the end."""

    def playable(self, view: V) -> Picked:
        """The cards of the hand that legal actions name."""
        faces = sorted({face for action in view.legal_actions() for face in view.game.faces_in(action)})
        return picks_of(view, {hand_of(view.to_move): view.game.card_texts(faces)})

    def one_at_a_time(self, view: V) -> bool:
        """Always: picking a card unpicks the other."""
        del view
        return True

    def offer(self, view: V, picked: Picked) -> Offer[A]:
        """What the picked card can do."""
        picks = Picks[V, A](view, picked)
        cards = picks.faces(picks.own_hand)
        card = cards[0] if len(cards) == 1 else None
        action = None if card is None else self.action(card)
        if view.over:
            return Offer(MATCH_OVER, (), {}, {})
        return Offer(
            prompt=self.prompt(view, card),
            commands=tuple(self.commands(picks, action)),
            drops={} if card is None else picks.meanings({self.target(view, card): (action,)}),
            continuations=self.playable(view),
        )

    def obvious(self, view: V, zone: Zone, pick: Pick) -> A | None:
        """A playable card does what it's picked for."""
        if pick not in self.playable(view).get(zone, ()) or pick.card is None:
            return None
        return self.action(view.game.index[pick.card])
