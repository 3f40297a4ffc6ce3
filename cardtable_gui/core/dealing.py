"""Deals and the dealers that produce them.

A numbered deal is a function of (game, players, options, seed, index of the deal in the match) and never changes
between versions. The shuffle, pinned by tests:

1. The text `cardtable-deal-1|GAME|PLAYERS|KEY|SEED|K` (K counts from 0; KEY is what `Game.deal_key` makes of the
   options that change the deck, else empty; SEED in decimal) is hashed with SHA-512, and the digest read as one
   big-endian number x.
2. The deck starts in the order of the game's card list. For i from the last index down to 1: x, j = divmod(x, i + 1),
   and the cards at i and j are swapped. (Fisher-Yates; 2**512 is larger than 93! by a factor of over 2**30.)
3. The start seat is x mod PLAYERS.

Cards that are shuffled again within a deal, such as discards, are in the order that follows from a further deal, which
the record lists like any other: its deck is read as the digits of a number, its top card first, in the base of the
deck's highest face plus one; steps 1 and 2 then shuffle these cards, with that number for SEED, `reshuffle` for GAME, 1
for PLAYERS, nothing for KEY and 0 for K. So any further deal gives a fair order of any of the cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Protocol

from cardtable_gui.core.digests import sha512


@dataclass(frozen=True, slots=True)
class Deal:
    """A shuffled deck of faces (indices into the card list), top first; the start seat if the rules leave it open."""

    deck: tuple[int, ...]
    start: int

    def hands(self, players: int, size: int) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
        """So many hands of this size from the top, by seat, and the cards that are left."""
        deck = self.deck
        return [deck[size * seat : size * (seat + 1)] for seat in range(players)], deck[size * players :]


class Dealer(Protocol):
    """Returns the k-th deal of a match, k from 0. Equal k give equal deals, so copies may share a dealer."""

    def __call__(self, k: int, /) -> Deal:
        """Return the k-th deal."""
        ...


@dataclass(frozen=True, slots=True)
class NumberedDealer:
    """Makes numbered deals: see the module docstring. `deck` holds the faces in play, sorted."""

    game: str
    players: int
    key: str
    seed: int
    deck: tuple[int, ...]

    def __call__(self, k: int, /) -> Deal:
        """Return the k-th numbered deal."""
        text = f"cardtable-deal-1|{self.game}|{self.players}|{self.key}|{self.seed}|{k}"
        rest = int.from_bytes(sha512(text), "big")
        deck = list(self.deck)
        for product, steps in _divisions(len(deck)):
            rest, part = divmod(rest, product)
            for i, radix in steps:
                j = part % radix
                part //= radix
                deck[i], deck[j] = deck[j], deck[i]
        return Deal(tuple(deck), rest % self.players)


def reshuffled(cards: Iterable[int], further: Deal) -> tuple[int, ...]:
    """Cards in the order that follows from a further deal, top first: see the module docstring."""
    base, number = max(further.deck) + 1, 0
    for face in further.deck:
        number = number * base + face
    return NumberedDealer("reshuffle", 1, "", number, tuple(sorted(cards)))(0).deck


@cache
def _divisions(cards: int) -> tuple[tuple[int, tuple[tuple[int, int], ...]], ...]:
    """Step 2 with few divisions of the large number: the indices i in groups, (product of all i + 1, pairs (i, i + 1)).

    The remainder modulo a product determines the remainder for each factor, and is small enough for fast arithmetic.
    """
    groups: list[tuple[int, tuple[tuple[int, int], ...]]] = []
    product = 1
    steps: list[tuple[int, int]] = []
    for i in range(cards - 1, 0, -1):
        if product * (i + 1) >= 2**30:
            groups.append((product, tuple(steps)))
            product, steps = 1, []
        product *= i + 1
        steps.append((i, i + 1))
    return (*groups, (product, tuple(steps)))


@dataclass(frozen=True, slots=True)
class SameDealer:
    """Gives the same deal every time: for sampled states of which nobody plays or sees a later deal."""

    deal: Deal

    def __call__(self, k: int, /) -> Deal:
        """Return the deal, whatever its number."""
        del k
        return self.deal


@dataclass(frozen=True, slots=True)
class ListedDealer:
    """Gives the listed deals first, then those of `beyond`."""

    deals: Sequence[Deal]
    beyond: Dealer

    def __call__(self, k: int, /) -> Deal:
        """Return the k-th listed deal, or the k-th deal of `beyond`."""
        return self.deals[k] if k < len(self.deals) else self.beyond(k)
