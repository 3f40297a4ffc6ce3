"""Matches with given cards, for tests of any game's rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TypeVar

from cardtable_gui.core.dealing import Deal, ListedDealer
from cardtable_gui.core.events import Event
from cardtable_gui.core.game import AnyGame, AnyState
from cardtable_gui.core.options import complete

S = TypeVar("S", bound=AnyState)


def dealt(
    kind: type[S],
    game: AnyGame,
    players: int,
    *decks: str,
    start: int = 0,
    options: Mapping[str, object] | None = None,
    events: list[Event] | None = None,
) -> S:
    """A match whose first deals begin with these cards, written in notation; the others follow in ascending order."""
    given = complete(game.options, options or {})
    whole = game.deck(players, given)
    deals = []
    for deck in decks:
        first = [game.index[card] for card in deck.split()]
        left = Counter(whole)
        left.subtract(first)
        assert min(left.values()) >= 0, f"not all of {deck} are in the deck"
        deals.append(Deal((*first, *sorted(left.elements())), start))
    return kind(game, players, given, ListedDealer(deals, game.numbered_dealer(players, given, 1)), events)
