"""Identities for cards on the screen: the rules count cards, the screen has to know which is which.

A token stands for one physical card: a permanent id and a face, or no face if the onlooker must not know it. The
reconciler turns (current tokens, new view, events) into steps, each a full arrangement of tokens, for the animation.
Without events (undo, load, another onlooker) `settled` moves as few tokens as possible.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import TypeAlias

from cardtable_gui.core.events import DealBegan, Event, Moved, Shown
from cardtable_gui.core.zones import CardPositions, Zone

DECK = Zone("deck")
"""Where gathered cards wait to be dealt, even if the table shows no deck."""


@dataclass(frozen=True, slots=True)
class Token:
    """One card on the screen; `face` is its text, None while it is hidden from the onlooker."""

    id: int
    face: str | None


TokensByZone: TypeAlias = Mapping[Zone, tuple[Token, ...]]
"""All tokens by zone, in table order."""


@dataclass(frozen=True, slots=True)
class Step:
    """One event and the arrangement of all tokens after it. `event` None: the arrangement of the view."""

    event: Event | None
    after: TokensByZone
    moved: tuple[int, ...]
    """Ids of the tokens that changed zone or face, in the order of the event's cards."""


class TokenReconciler:
    """Keeps the token ids of one table. `order` sorts the tokens of sorted zones, and returns None for other zones."""

    def __init__(self, order: Callable[[Zone], Callable[[Token], int] | None]) -> None:
        self._order = order
        self._ids = count()

    def settled(self, held: TokensByZone, positions: CardPositions) -> TokensByZone:
        """The arrangement for the given card positions; equal cards stay where they are, others move, come or go."""
        wanted = [(zone.zone, zone.cards) for zone in positions.zones()]
        spare = {zone: list(tokens) for zone, tokens in held.items()}
        found: dict[Zone, list[Token | None]] = {zone: [None] * len(cards) for zone, cards in wanted}
        self._match_in_same_zone(wanted, spare, found)
        self._match_from_other_zones(wanted, spare, found)
        return {zone: self._sorted(zone, [token for token in tokens if token]) for zone, tokens in found.items()}

    def animated_steps(
        self, held: TokensByZone, events: Iterable[Event], positions: CardPositions, chosen: Collection[int] = ()
    ) -> tuple[Step, ...]:
        """One step for each event, and a last one (event None) if the final arrangement still differs.

        Among equal cards those `chosen` (ids) move first: a player who plays one of three equal cards sees that one
        move. Cards go straight to their final place in a zone in which they stay.
        """
        steps: list[Step] = []
        now: TokensByZone = held
        for event in events:
            after, moved = self._done(now, event, chosen)
            steps.append(Step(event, after, moved))
            now = after
        settled = self.settled(now, positions)
        begun = max((place for place, step in enumerate(steps) if isinstance(step.event, DealBegan)), default=-1)
        steps[begun + 1 :] = [replace(step, after=_in_order(step.after, settled)) for step in steps[begun + 1 :]]
        now = _in_order(now, settled) if steps[begun + 1 :] else now
        if not _same(now, settled):
            steps.append(Step(None, settled, changed(now, settled)))
        return tuple(steps)

    def _match_in_same_zone(
        self, wanted: Wanted, spare: dict[Zone, list[Token]], found: dict[Zone, list[Token | None]]
    ) -> None:
        """Match equal cards within a zone, then cards that were turned over there."""
        for zone, cards in wanted:
            here = spare.get(zone, [])
            by_face: dict[str | None, deque[Token]] = defaultdict(deque)
            for token in here:
                by_face[token.face].append(token)
            for place, card in enumerate(cards):
                if by_face[card]:
                    found[zone][place] = by_face[card].popleft()
            rest = [token for token in here if any(token is left for left in by_face[token.face])]
            for place, card in enumerate(cards):
                if found[zone][place] is None:
                    turned = next((token for token in rest if card is None or token.face is None), None)
                    if turned is not None:
                        rest.remove(turned)
                        found[zone][place] = Token(turned.id, card)
            spare[zone] = rest

    def _match_from_other_zones(
        self, wanted: Wanted, spare: dict[Zone, list[Token]], found: dict[Zone, list[Token | None]]
    ) -> None:
        left = [token for tokens in spare.values() for token in tokens]
        fits: tuple[Callable[[Token, str | None], bool], ...] = (
            lambda token, card: token.face == card,
            lambda token, card: token.face is None or card is None,
            lambda _token, _card: True,
        )
        for fit in fits:
            for zone, place, card in _gaps(wanted, found):
                token = next((token for token in left if fit(token, card)), None)
                if token is not None:
                    left.remove(token)
                    found[zone][place] = Token(token.id, card)
        for zone, place, card in _gaps(wanted, found):
            found[zone][place] = Token(next(self._ids), card)

    def _done(self, now: TokensByZone, event: Event, chosen: Collection[int]) -> tuple[TokensByZone, tuple[int, ...]]:
        match event:
            case DealBegan():
                gathered = tuple(Token(token.id, None) for tokens in now.values() for token in tokens)
                after: TokensByZone = {**dict.fromkeys(now, ()), DECK: gathered}
                return after, changed(now, after)
            case Moved():
                return self._move(now, event, chosen)
            case Shown(zone=zone, cards=cards):
                tokens, shown = _turned(now.get(zone, ()), cards)
                return {**now, zone: tokens}, shown
            case _:
                return now, ()

    def _move(self, now: TokensByZone, event: Moved, chosen: Collection[int]) -> tuple[TokensByZone, tuple[int, ...]]:
        source = list(now.get(event.source, ()))
        moving: list[Token] = []
        for card in event.cards:
            at = _pick(source, card, chosen)
            moving.append(Token(next(self._ids) if at is None else source.pop(at).id, card))
        positions = source if event.source == event.target else now.get(event.target, ())
        target = self._sorted(event.target, (*positions, *moving))
        after = {**now, event.source: tuple(source), event.target: target}
        return after, tuple(token.id for token in moving)

    def _sorted(self, zone: Zone, tokens: Sequence[Token]) -> tuple[Token, ...]:
        """The zone's tokens in its order, if it has one."""
        order = self._order(zone)
        return tuple(tokens if order is None else sorted(tokens, key=order))


Wanted: TypeAlias = Sequence[tuple[Zone, tuple[str | None, ...]]]


def changed(before: TokensByZone, after: TokensByZone) -> tuple[int, ...]:
    """Ids of the tokens that are new or whose zone or face has changed, in the order of `after`."""
    where = {token.id: (zone, token.face) for zone, tokens in before.items() for token in tokens}
    return tuple(
        token.id for zone, tokens in after.items() for token in tokens if where.get(token.id) != (zone, token.face)
    )


def _in_order(arrangement: TokensByZone, final: TokensByZone) -> TokensByZone:
    """The arrangement with cards that stay in their zone in final order; those that will leave keep their place."""
    found: dict[Zone, tuple[Token, ...]] = {}
    for zone, tokens in arrangement.items():
        rank = {token.id: place for place, token in enumerate(final.get(zone, ()))}
        staying = iter(sorted((token for token in tokens if token.id in rank), key=lambda token: rank[token.id]))
        found[zone] = tuple(next(staying) if token.id in rank else token for token in tokens)
    return found


def _same(one: TokensByZone, other: TokensByZone) -> bool:
    filled = {zone: tokens for zone, tokens in one.items() if tokens}
    return filled == {zone: tokens for zone, tokens in other.items() if tokens}


def _pick(source: Sequence[Token], card: str | None, chosen: Collection[int]) -> int | None:
    """The index of the token that moves: a chosen one, else the topmost equal one, else one that may be equal."""
    places = sorted(range(len(source) - 1, -1, -1), key=lambda place: source[place].id not in chosen)
    for place in places:
        if source[place].face == card:
            return place
    for place in places:
        if card is None or source[place].face is None:
            return place
    return None


def _turned(tokens: tuple[Token, ...], cards: Iterable[str]) -> tuple[tuple[Token, ...], tuple[int, ...]]:
    """The zone's tokens with these cards face up, and the ids of those that were turned over."""
    now = list(tokens)
    for card in _missing(tokens, cards):
        at = next((place for place, token in enumerate(now) if token.face is None), None)
        if at is not None:
            now[at] = Token(now[at].id, card)
    turned = {token.id for token, before in zip(now, tokens, strict=True) if token.face != before.face}
    return tuple(now), tuple(token.id for token in now if token.id in turned)


def _missing(tokens: Iterable[Token], cards: Iterable[str]) -> list[str]:
    seen = [token.face for token in tokens]
    missing: list[str] = []
    for card in cards:
        if card in seen:
            seen.remove(card)
        else:
            missing.append(card)
    return missing


def _gaps(wanted: Wanted, found: Mapping[Zone, list[Token | None]]) -> Iterator[tuple[Zone, int, str | None]]:
    for zone, cards in wanted:
        for place, card in enumerate(cards):
            if found[zone][place] is None:
                yield zone, place, card
