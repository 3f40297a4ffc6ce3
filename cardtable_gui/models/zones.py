"""The zones of one table as the onlooker sees them, once everything has settled."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from sys import maxsize

from cardtable_gui.core.events import DealBegan, Event, all_seen
from cardtable_gui.core.game import AnyGame, AnyView
from cardtable_gui.core.picks import Pick, Picked
from cardtable_gui.core.table import AnyTable, CardPlace, Spread
from cardtable_gui.core.zones import CardPositions, Zone, ZoneCards
from cardtable_gui.models.tokens import DECK, Step, Token, TokenReconciler, TokensByZone

Rank = Callable[[Token], int]


class HandOrder:
    """The order of one hand as its player arranged it."""

    def __init__(self, faces: Iterable[str] = ()) -> None:
        """`faces`: an earlier order from left to right, known by faces only."""
        self._line: list[Token] = [Token(-1, face) for face in faces]
        self._strangers = bool(self._line)

    @property
    def known(self) -> bool:
        """Whether the player has arranged any cards."""
        return bool(self._line)

    def lay(self, tokens: Sequence[Token], rank: Rank) -> tuple[Token, ...]:
        """These cards in the player's order; new ones go beside equal ones, else where `rank` puts them."""
        if not self._line:
            return tuple(tokens)
        if any(token.face is None for token in tokens):
            # Nobody may know these faces now: when they are seen again, their tokens may be others.
            self._strangers = True
            return tuple(tokens)
        if self._strangers and tokens:
            self._meet(tokens)
        here = {token.id: token for token in tokens}
        self._line = [here.get(held.id, held) for held in self._line]
        there = {held.id for held in self._line}
        for token in sorted((token for token in tokens if token.id not in there), key=rank):
            self._line.insert(self._place(token, here, rank), token)
        return tuple(held for held in self._line if held.id in here)

    def put(self, tokens: Sequence[Token]) -> None:
        """Set a new order; cards that are away keep their left neighbour."""
        here = {token.id for token in tokens}
        behind: dict[int | None, list[Token]] = {}
        last: int | None = None
        for held in self._line:
            if held.id in here:
                last = held.id
            elif held.id >= 0:
                behind.setdefault(last, []).append(held)
        self._line = behind.get(None, [])
        for token in tokens:
            self._line += [token, *behind.get(token.id, ())]
        self._strangers = False

    def _meet(self, tokens: Sequence[Token]) -> None:
        """Identify these tokens with remembered cards of the same faces, and forget the other cards."""
        left = list(tokens)
        line: list[Token] = []
        for held in self._line:
            token = next((token for token in left if token.face == held.face), None)
            if token is not None:
                left.remove(token)
                line.append(token)
        self._line = line
        self._strangers = False

    def _place(self, token: Token, here: Iterable[int], rank: Rank) -> int:
        shown = set(here)
        positions = [(number, held) for number, held in enumerate(self._line) if held.id in shown]
        below = [(rank(held), number) for number, held in positions if rank(held) <= rank(token)]
        if below:
            return max(below)[1] + 1
        above = [(rank(held), number) for number, held in positions]
        return min(above)[1] if above else len(self._line)


class HandOrders:
    """The orders of all hands of one match. `by_hand` False: every hand is sorted."""

    def __init__(self) -> None:
        self.by_hand = False
        self._orders: dict[Zone, HandOrder] = {}

    def lay(self, zone: Zone, tokens: tuple[Token, ...], rank: Rank) -> tuple[Token, ...]:
        """The cards of a zone in their order."""
        order = self._orders.get(zone) if self.by_hand else None
        return tokens if order is None else order.lay(tokens, rank)

    def put(self, zone: Zone, tokens: Sequence[Token]) -> None:
        """Set the order that the player gave to a hand."""
        self.by_hand = True
        self._orders.setdefault(zone, HandOrder()).put(tokens)

    def restore(self, zone: Zone, faces: Iterable[str]) -> None:
        """Restore an earlier order of a hand."""
        self._orders[zone] = HandOrder(faces)

    def forget(self) -> None:
        """Forget all orders: a new deal is sorted until a player arranges it."""
        self._orders.clear()


class Places:
    """The tokens of an arrangement, matched with the cards of a view.

    A zone's tokens may be in another order than its cards (a hand as its player sorted it): of equal cards the first
    token is the first card.
    """

    def __init__(self, arrangement: TokensByZone, zones: Iterable[ZoneCards]) -> None:
        self._picks: dict[int, tuple[Zone, Pick]] = {}
        self._tokens: dict[tuple[Zone, int], int] = {}
        for item in zones:
            places: dict[str | None, deque[int]] = defaultdict(deque)
            for place, card in enumerate(item.cards):
                places[card].append(place)
            for token in arrangement.get(item.zone, ()):
                if places[token.face]:
                    place = places[token.face].popleft()
                    self._picks[token.id] = item.zone, Pick(place, token.face)
                    self._tokens[item.zone, place] = token.id

    def pick(self, token: int) -> tuple[Zone, Pick] | None:
        """The zone and place of a token; None: the view has no such card."""
        return self._picks.get(token)

    def picked(self, tokens: Collection[int]) -> Picked:
        """These tokens by zone, in the order of their places."""
        found: dict[Zone, list[Pick]] = {}
        for token, (zone, pick) in self._picks.items():
            if token in tokens:
                found.setdefault(zone, []).append(pick)
        return {zone: tuple(sorted(picks)) for zone, picks in found.items()}

    def tokens(self, picked: Picked) -> tuple[int, ...]:
        """The tokens at these places, in this order; places without a token are left out."""
        wanted = ((zone, pick.place) for zone, picks in picked.items() for pick in picks)
        return tuple(self._tokens[each] for each in wanted if each in self._tokens)


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
