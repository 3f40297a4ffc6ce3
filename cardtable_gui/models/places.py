"""Maps tokens on the screen to zones and places, as the rules use them, and back."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Collection, Iterable

from cardtable_gui.core.picks import Pick, Picked
from cardtable_gui.core.zones import Zone, ZoneCards
from cardtable_gui.models.tokens import TokensByZone


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
