"""The onlooker's turn, the picked cards, and what the game's table offers for them. No widgets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from cardtable_gui.controller.hints import cards_for, hint
from cardtable_gui.core.actions import Action, Refusal
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName
from cardtable_gui.core.offer import Ambiguous, Legal, Meaning, Offer
from cardtable_gui.core.picks import Pick, Picked, cards_of
from cardtable_gui.core.table import AnyTable, CardPlace, Spread
from cardtable_gui.core.zones import Zone
from cardtable_gui.models.tokens import Token
from cardtable_gui.views.table.state.picking import Picking, pickable
from cardtable_gui.views.table.state.view_state import ViewState

NEARLY_ALL = 0.75
"""From this share of a zone's cards on, nothing is gained by highlighting them."""


class Card(Protocol):
    """What the rules need to know of a card on the table."""

    @property
    def token(self) -> int:
        """The id of its token."""
        ...

    @property
    def zone(self) -> Zone | None:
        """Its zone."""
        ...

    @property
    def face(self) -> str | None:
        """Its face as text; None: face down."""
        ...


class Turn:
    """The onlooker's turn. `view.seat == view.to_move`."""

    def __init__(self, table: AnyTable, view: AnyView) -> None:
        self.table = table
        self.view = view
        self.playable: Picked = table.playable(view)
        self.one_at_a_time = table.one_at_a_time(view)
        self._offers: dict[frozenset[tuple[Zone, tuple[Pick, ...]]], Offer[Action]] = {}
        self.taught: tuple[Sequence[Action], Picked] | None = None
        """What a lesson teaches at this decision, and the cards for it, once they are known."""

    def offer(self, picked: Picked) -> Offer[Action]:
        """What these cards can be used for; asked of the game's table once per set of cards."""
        key = frozenset(picked.items())
        if key not in self._offers:
            self._offers[key] = self.table.offer(self.view, picked)
        return self._offers[key]


class Selection(QObject):
    """The onlooker's turn and the cards picked in it."""

    changed = Signal()
    """The picks, or what can be done with them, have changed."""

    def __init__(self, state: ViewState, parent: QObject) -> None:
        """Start without a turn."""
        super().__init__(parent)
        self._state = state
        self.turn: Turn | None = None
        """The onlooker's turn; None while somebody else is to move."""
        self.picking = Picking()
        places = [*state.game_table.layout.seat, *(place for row in state.game_table.layout.centre for place in row)]
        self._piles = frozenset(
            place.name for place in places if isinstance(place, CardPlace) and place.spread is Spread.PILE
        )

    def begin_turn(self, view: AnyView) -> None:
        """The onlooker is to move, with this view."""
        self.turn = Turn(self._state.game_table, view)

    def end_turn(self) -> None:
        """The onlooker is no longer to move."""
        self.turn = None
        self.picking.clear()

    @property
    def picked(self) -> Picked:
        """The picked cards by zone."""
        return self._state.model.places.picked(self.picking.tokens)

    @property
    def offer(self) -> Offer[Action] | None:
        """What the picked cards can be used for; None: it is not the onlooker's turn."""
        return None if self.turn is None else self.turn.offer(self.picked)

    @property
    def choices(self) -> tuple[Action, ...]:
        """The actions that the primary button may mean for the picked cards, if there are several."""
        offer = self.offer
        primary = () if offer is None else (command.meaning for command in offer.commands if command.primary)
        return next((meaning.actions for meaning in primary if isinstance(meaning, Ambiguous)), ())

    def choose(self, wanted: Picked) -> None:
        """Pick exactly these cards."""
        self.picking.only(self._state.model.places.tokens(wanted))

    # ------------------------------------------------------------------------------------------ what stands out

    def continuations(self) -> frozenset[int]:
        """The tokens that go on with the picked ones; with none picked those that an action can begin with."""
        offer = self.offer
        return frozenset() if offer is None else self._tokens_of(offer.continuations)

    def asides(self) -> dict[int, Message]:
        """Those of the continuations that only serve something beside playing, with what its button says."""
        offer = self.offer
        if offer is None:
            return {}
        labels = {command.id: command.label for command in offer.commands}
        return {token: labels[command] for command, cards in offer.asides.items() for token in self._tokens_of(cards)}

    def usable(self) -> frozenset[int]:
        """The tokens that take part in some legal action, whatever is picked."""
        return frozenset() if self.turn is None else self._tokens_of(self.turn.playable)

    def taught(self) -> frozenset[int] | None:
        """The tokens of the moves that a lesson teaches at this decision; None: there's no lesson, or no turn."""
        turn, actions = self.turn, self._state.session.taught
        if turn is None or actions is None:
            return None
        if turn.taught is None or turn.taught[0] is not actions:
            turn.taught = actions, cards_for(self._state.session.package, turn.view, actions)
        return self._tokens_of(turn.taught[1])

    def common(self, tokens: frozenset[int]) -> frozenset[int]:
        """Those of the tokens that are nearly all of their zone: what they have in common says nothing about them."""
        found: set[int] = set()
        for zone in self._state.model.arrangement.values():
            there = [token.id for token in zone if token.id not in self.picking]
            some = tokens.intersection(there)
            if len(there) > 1 and len(some) >= NEARLY_ALL * len(there):
                found |= some
        return frozenset(found)

    def beside(self, tokens: frozenset[int]) -> frozenset[int]:
        """The other tokens of the zones in which these are."""
        zones = self._state.model.arrangement.values()
        mixed = [{token.id for token in zone} for zone in zones]
        return frozenset(token for zone in mixed if zone & tokens for token in zone - tokens)

    def _tokens_of(self, picked: Picked) -> frozenset[int]:
        return frozenset(self._state.model.places.tokens(picked))

    # ------------------------------------------------------------------------------------------ about one card

    def pickable(self) -> frozenset[int]:
        """The tokens that may be picked now."""
        turn = self.turn
        if turn is None:
            return frozenset()
        return pickable(turn.playable, self._state.model.arrangement, turn.view.seat, self._piles)

    def equals(self, card: Card) -> list[int]:
        """The tokens that may be picked now and equal this card in the same zone, itself included."""
        tokens = self.tokens(card.zone)
        face = next((token.face for token in tokens if token.id == card.token), None)
        reached = self.pickable()
        return [token.id for token in tokens if token.id in reached and token.face is not None and token.face == face]

    def lifted_with(self, card: Card) -> list[int]:
        """The tokens that are lifted together with this card, itself first."""
        turn = self.turn
        if turn is None or card.zone is None or card.face is None or turn.one_at_a_time:
            return [card.token]
        others = [token for token in self.equals(card) if token != card.token]
        return [card.token, *others][: turn.table.lift_count(turn.view, card.zone, card.face)]

    def tokens(self, zone: Zone | None) -> tuple[Token, ...]:
        """The tokens in a zone."""
        return self._state.model.arrangement.get(zone or Zone(""), ())

    def obvious(self, card: Card) -> Action | None:
        """The legal action that a double click on a card does; None: none is obvious."""
        turn, positions = self.turn, self._state.model.places.pick(card.token)
        action: Action | None = None if turn is None or positions is None else turn.table.obvious(turn.view, *positions)
        return action

    def why_not_yet(self, card: Card) -> Refusal | None:
        """The message for trying an own card while another player is to move."""
        view = self._state.session.view
        own = card.zone is not None and card.zone.seat is not None and card.zone.seat == view.seat
        if not own or view.to_move is None or view.to_move == view.seat:
            return None
        message = QT_TRANSLATE_NOOP("table", "It’s not your turn yet. Wait for {name} to play.")
        return Refusal("", message.put(name=SeatName(view.to_move)))

    # ------------------------------------------------------------------------------------------ putting cards

    def drop(self, zone: Zone, source: Zone | None = None, onto: int | None = None) -> Meaning[Action] | None:
        """The meaning of dropping the picked cards on a zone; None: nothing.

        If all of them together mean nothing, those of `source`, where they were lifted, are tried alone. `onto`: the
        token of the zone's card on which they are dropped: where several actions are possible, it says which is meant.
        """
        offers = self._offers(source)
        meaning = next((offer.drops[zone] for offer in offers if zone in offer.drops), None)
        if onto is None or not isinstance(meaning, Ambiguous):
            return meaning
        return self._narrowed(meaning, zone, onto)

    def names(self, zone: Zone, source: Zone, onto: int) -> bool:
        """Whether dropping the picked cards on this card of a zone leaves fewer actions than beside its cards."""
        return self.drop(zone, source, onto) != self.drop(zone, source)

    def _narrowed(self, meaning: Ambiguous[Action], zone: Zone, onto: int) -> Meaning[Action]:
        """Those of the actions that take this card; if they take no other kind of the zone's cards, the first one."""
        found = self._state.model.places.pick(onto)
        card = None if found is None or found[0] != zone else found[1].card
        package, view = self._state.session.package, self._state.session.view
        taken = [(action, cards_of(hint(package, view, action).picked).get(zone, ())) for action in meaning.actions]
        fitting = tuple(action for action, cards in taken if card is not None and card in cards)
        alone = all(set(cards) == {card} for action, cards in taken if action in fitting)
        if not fitting:
            return meaning
        return Legal(fitting[0]) if alone or len(fitting) == 1 else Ambiguous(fitting)

    def targets(self, source: Zone) -> tuple[Zone, ...]:
        """The zones where the picked cards may go, all together or only those of `source`."""
        return tuple(dict.fromkeys(zone for offer in self._offers(source) for zone in offer.targets))

    def _offers(self, source: Zone | None) -> list[Offer[Action]]:
        """What all picked cards can be used for, and those of one zone alone."""
        if self.turn is None:
            return []
        picked = self.picked
        alone = {zone: cards for zone, cards in picked.items() if zone == source}
        return [self.turn.offer(cards) for cards in ((picked,) if source is None else (picked, alone))]
