"""The order of the player's own cards: sorted, or as the player arranged them. No Qt.

An order by hand identifies cards by their tokens, or by their faces if the tokens are new (after a curtain, or in a
resumed match). Cards that left the hand keep their place in case they return, as they do after an undo.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from cardtable_gui.core.zones import Zone
from cardtable_gui.models.tokens import Token

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
