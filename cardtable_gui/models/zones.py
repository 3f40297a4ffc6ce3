"""The zones of one table as the onlooker sees them, once everything has settled."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from sys import maxsize

from cardtable_gui.core.events import DealBegan, Event, all_seen
from cardtable_gui.core.game import AnyGame, AnyView
from cardtable_gui.core.table import AnyTable, CardPlace, Spread
from cardtable_gui.core.zones import CardPositions, Zone, ZoneCards
from cardtable_gui.models.hand_order import HandOrders
from cardtable_gui.models.places import Places
from cardtable_gui.models.tokens import DECK, Step, Token, TokenReconciler, TokensByZone

HAND = "hand"


class TableModel:
    """All zones of one table. Contains nothing that the onlooker may not know."""

    def __init__(self, table: AnyTable) -> None:
        self._sorted = _sorted_names(table)
        self._game: AnyGame | None = None
        self._reconciler = TokenReconciler(self._order)
        self._arrangement: TokensByZone = {}
        self._cards: tuple[ZoneCards, ...] = ()
        self._places: Places | None = None
        self.orders = HandOrders()
        """The orders of the hands; call `reorder_hands` after a change."""

    @property
    def arrangement(self) -> TokensByZone:
        """All tokens by zone, including empty zones of the view."""
        return self._arrangement

    @property
    def places(self) -> Places:
        """The tokens with their zones and places, as the rules count them."""
        if self._places is None:
            self._places = Places(self._arrangement, self._cards)
        return self._places

    def replace(self, view: AnyView, positions: CardPositions | None = None) -> None:
        """Show another moment or another onlooker's view, whatever was shown before.

        `positions`: the card positions if the onlooker sees more cards than the view contains.
        """
        self._game = view.game
        self._cards = (positions or view).zones()
        self._set(self._laid(self._reconciler.settled(self._arrangement, positions or view)))

    def advance(
        self,
        view: AnyView,
        events: Iterable[Event],
        chosen: Collection[int] = (),
        positions: CardPositions | None = None,
    ) -> tuple[Step, ...]:
        """Show the result of some events, and return the steps towards it.

        Args:
            view: the view after the events.
            events: what happened; limited to what `view.seat` may see, unless `positions` is given.
            chosen: token ids that move first among equal cards.
            positions: the card positions if the onlooker sees more cards than the view contains.
        """
        self._game = view.game
        self._cards = (positions or view).zones()
        seen = all_seen(events, view.seat) if positions is None else events
        found = self._reconciler.animated_steps(self._arrangement, seen, positions or view, chosen)
        steps: list[Step] = []
        for step in found:
            if isinstance(step.event, DealBegan):
                self.orders.forget()
            steps.append(replace(step, after=self._laid(step.after)))
        self._set(steps[-1].after if steps else self._arrangement)
        return tuple(steps)

    def reorder_hands(self) -> None:
        """Rearrange the hands to their current `orders`."""
        ranked = {
            zone: tuple(sorted(tokens, key=self._rank)) if zone.name == HAND else tokens
            for zone, tokens in self._arrangement.items()
        }
        self._set(self._laid(ranked))

    def put(self, zone: Zone, ids: Iterable[int]) -> None:
        """Set the player's order of a hand; `ids` are all tokens of the zone."""
        tokens = {token.id: token for token in self._arrangement[zone]}
        self.orders.put(zone, [tokens[token] for token in ids])
        self.reorder_hands()

    def is_sorted(self, zone: Zone) -> bool:
        """Whether the cards of a zone are sorted by number."""
        ranks = [self._rank(token) for token in self._arrangement.get(zone, ())]
        return ranks == sorted(ranks)

    def gather(self) -> None:
        """Put all cards face down into the deck: a match begins."""
        gathered = tuple(Token(token.id, None) for tokens in self._arrangement.values() for token in tokens)
        self._cards = ()
        self._set({**dict.fromkeys(self._arrangement, ()), DECK: gathered})

    def _laid(self, arrangement: TokensByZone) -> TokensByZone:
        if not self.orders.by_hand:
            return arrangement
        return {
            zone: self.orders.lay(zone, tokens, self._rank) if zone.name == HAND else tokens
            for zone, tokens in arrangement.items()
        }

    def _set(self, arrangement: TokensByZone) -> None:
        self._arrangement = arrangement
        self._places = None

    def _order(self, zone: Zone) -> Callable[[Token], int] | None:
        return self._rank if zone.name in self._sorted else None

    def _rank(self, token: Token) -> int:
        """By number, face-down cards last."""
        return maxsize if token.face is None or self._game is None else self._game.by_number(token.face)


def _sorted_names(table: AnyTable) -> frozenset[str]:
    """The names of sorted zones: hands and groups; rows and piles keep the order of arrival."""
    places = [*table.layout.seat, *(place for row in table.layout.centre for place in row)]
    groups = {place.name for place in places if isinstance(place, CardPlace) and place.spread is Spread.GROUPS}
    return frozenset({HAND, *groups})
