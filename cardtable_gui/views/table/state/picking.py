"""The picked tokens of a table, and the picked cards by zone and place for the rules. No widgets."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from cardtable_gui.core.events import DealBegan, DealEnded, Event, MatchEnded, Moved, Shown
from cardtable_gui.core.picks import Picked
from cardtable_gui.core.zones import Zone, hand_of
from cardtable_gui.models.tokens import Token, TokensByZone


class Picking:
    """The picked tokens of one table, in the order of picking."""

    def __init__(self) -> None:
        self._order: list[int] = []
        self._before: list[int] | None = None

    def __contains__(self, token: int) -> bool:
        return token in self._order

    def __bool__(self) -> bool:
        return bool(self._order)

    @property
    def tokens(self) -> tuple[int, ...]:
        """The picked tokens."""
        return tuple(self._order)

    def toggle(self, token: int) -> None:
        """Pick a token, or put it back."""
        if token in self._order:
            self._order.remove(token)
        else:
            self._order.append(token)

    def toggle_all(self, tokens: Iterable[int]) -> None:
        """Pick all of these, or put them back if all are picked."""
        wanted = list(tokens)
        missing = [token for token in wanted if token not in self._order]
        self._order = [*self._order, *missing] if missing else [held for held in self._order if held not in wanted]

    def only(self, tokens: Iterable[int]) -> None:
        """Pick exactly these."""
        self._order = list(tokens)

    def clear(self) -> None:
        """Put all back."""
        self._order = []

    def remember(self) -> None:
        """Start a trial: `restore` reverts to what is picked now, `keep` accepts the changes since."""
        self._before = list(self._order)

    def restore(self) -> None:
        """Revert to what was picked before the trial; no effect without a trial."""
        if self._before is not None:
            self._order, self._before = self._before, None

    def keep(self) -> None:
        """End the trial and keep its changes."""
        self._before = None


def pickable(
    playable: Picked, arrangement: TokensByZone, onlooker: int | None, piles: Collection[str]
) -> frozenset[int]:
    """The tokens that may be picked: all of the own hand (so that refusals can be explained) and of zones in play.

    `piles`: the names of zones of which only the topmost card can be picked.
    """
    found: set[int] = set()
    for zone, tokens in arrangement.items():
        if zone == hand_of(onlooker) or zone in playable:
            reached: tuple[Token, ...] = tokens[-1:] if zone.name in piles else tokens
            found.update(token.id for token in reached)
    return frozenset(found)


def touches(event: Event, zone: Zone | None) -> bool:
    """Whether an event changes the cards of a zone."""
    match event:
        case Moved(source=source, target=target):
            return zone in (source, target)
        case Shown(zone=shown):
            return shown == zone
        case DealBegan() | DealEnded() | MatchEnded():
            return True
        case _:
            return False
