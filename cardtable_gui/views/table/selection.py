"""The onlooker's turn, the cards picked in it, and what the game's table says of them. No widgets."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Signal

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, SeatName
from cardtable_gui.core.table import CardPlace, Picked, Spread
from cardtable_gui.core.zones import Zone
from cardtable_gui.models.tokens import Token
from cardtable_gui.views.table.picking import Picking, pickable
from cardtable_gui.views.table.turn import NOTHING, Meaning, Offer, Turn
from cardtable_gui.views.table.view_state import ViewState


class Card(Protocol):
    """A card on the table, as far as rules matter."""

    @property
    def token(self) -> int:
        """Its token's id."""
        ...

    @property
    def zone(self) -> Zone | None:
        """Where it lies."""
        ...

    @property
    def face(self) -> str | None:
        """Its text; None: face down."""
        ...


class Selection(QObject):
    """The onlooker's turn and the cards picked in it."""

    changed = Signal()
    """What is picked, or what can be done with it, is to be shown anew."""

    def __init__(self, state: ViewState, parent: QObject) -> None:
        """Nobody is asked yet."""
        super().__init__(parent)
        self._state = state
        self.turn: Turn | None = None
        """What the player may do; None while somebody else is to move."""
        self.picking = Picking()
        places = [*state.game_table.layout.seat, *(place for row in state.game_table.layout.centre for place in row)]
        self._piles = frozenset(
            place.name for place in places if isinstance(place, CardPlace) and place.spread is Spread.PILE
        )

    def begin_turn(self, view: AnyView) -> None:
        """The onlooker is asked, in this view."""
        self.turn = Turn(self._state.game_table, view)

    def end_turn(self) -> None:
        """Nobody is asked any more."""
        self.turn = None
        self.picking.clear()

    @property
    def picked(self) -> Picked:
        """The picked cards by zone."""
        return self.picking.cards(self._state.model.arrangement)

    @property
    def offer(self) -> Offer | None:
        """What can be done with the picked cards; None: it is not the onlooker's turn."""
        return None if self.turn is None else self.turn.offer(self.picked)

    def choose(self, wanted: Picked) -> None:
        """Pick exactly these cards."""
        self.picking.choose(wanted, self._state.model.arrangement)

    # ------------------------------------------------------------------------------------------ about one card

    def pickable(self) -> frozenset[int]:
        """The tokens that may be picked now."""
        turn = self.turn
        if turn is None:
            return frozenset()
        return pickable(turn.playable, self._state.model.arrangement, turn.view.seat, self._piles)

    def equals(self, card: Card) -> list[int]:
        """The tokens that may be picked now and are this card or one like it in the same place."""
        tokens = self.tokens(card.zone)
        face = next((token.face for token in tokens if token.id == card.token), None)
        reached = self.pickable()
        return [token.id for token in tokens if token.id in reached and token.face is not None and token.face == face]

    def lifted_with(self, card: Card) -> list[int]:
        """The tokens that go together when this card is lifted, itself first."""
        turn = self.turn
        if turn is None or card.zone is None or card.face is None or turn.one_at_a_time:
            return [card.token]
        others = [token for token in self.equals(card) if token != card.token]
        return [card.token, *others][: turn.table.company(turn.view, card.zone, card.face)]

    def tokens(self, zone: Zone | None) -> tuple[Token, ...]:
        """The tokens that lie in a zone."""
        return self._state.model.arrangement.get(zone or Zone(""), ())

    def why_not_yet(self, card: Card) -> Refusal | None:
        """Somebody else is to move: what to say to whoever tries an own card."""
        view = self._state.session.view
        own = card.zone is not None and card.zone.seat is not None and card.zone.seat == view.seat
        if not own or view.to_move is None or view.to_move == view.seat:
            return None
        message = QT_TRANSLATE_NOOP("table", "It is not your turn yet: {name} is to move.")
        return Refusal("", message.put(name=SeatName(view.to_move)))

    # ------------------------------------------------------------------------------------------ putting cards

    def drop(self, zone: Zone, source: Zone | None = None) -> Meaning:
        """What putting the picked cards on a zone means.

        Those of `source`, from which they were lifted, mean it alone where all together mean nothing.
        """
        offer = self.offer
        if offer is None or self.turn is None:
            return NOTHING
        found = offer.drop(zone)
        if found == NOTHING and source is not None:
            found = self._alone(self.turn, source).drop(zone)
        return found

    def targets(self, source: Zone | None) -> tuple[Zone, ...]:
        """Where the picked cards may go together, and those of `source` without the others."""
        offer = self.offer
        if offer is None or self.turn is None:
            return ()
        return tuple(dict.fromkeys(offer.targets + self._alone(self.turn, source).targets))

    def _alone(self, turn: Turn, source: Zone | None) -> Offer:
        """What can be done with what is picked in one zone."""
        beside = {zone: cards for zone, cards in self.picked.items() if zone == source}
        return Offer(turn.table, turn.view, beside)
