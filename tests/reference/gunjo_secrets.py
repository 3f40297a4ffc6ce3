"""Who has seen which card in a match of Gunjo Gradation, and which other matches a seat cannot tell from the real one.

A card is told from its equals by its place in the deal's deck. "Number" is the number of an action in the match; what
holds "before" an action is what the actions up to it have led to.
"""

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.reference.model import Card, Deal, World, reshuffled

Seat = int | None  # None: a spectator
Hands = list[list[Card]]


@dataclass
class Gift:
    """A card chosen for the left neighbour (GG15); it has moved before action `settled`, if it has."""

    number: int
    giver: int
    receiver: int
    card: Card
    settled: int | None = None


@dataclass
class Trail:
    """One deal: the hands before each of its actions, the first of which is `first`, and who knows which card.

    `known` holds by place in the deck and by seat the action before which the seat first knew that card.
    """

    first: int
    hands: list[Hands] = field(default_factory=list)
    known: dict[int, dict[Seat, int]] = field(default_factory=dict)
    gifts: list[Gift] = field(default_factory=list)

    @property
    def now(self) -> int:
        """Number of the action that comes next."""
        return self.first + len(self.hands)

    def remember(self, hands: Hands) -> None:
        """Note the hands before an action that is being done."""
        self.hands.append([list(hand) for hand in hands])

    def show(self, cards: Iterable[Card], seats: Iterable[Seat]) -> None:
        """From the next action on these seats know the cards."""
        for card in cards:
            for seat in seats:
                self.known.setdefault(card.slot, {}).setdefault(seat, self.now)

    def knows(self, seat: Seat, slot: int, number: int) -> bool:
        """Whether a seat knows a card before that action."""
        since = self.known.get(slot, {}).get(seat)
        return since is not None and since <= number

    def choosing(self, number: int) -> bool:
        """Whether gifts have been chosen but not moved before that action."""
        return any(gift.number < number and (gift.settled or number + 1) > number for gift in self.gifts)

    def confused(self, seat: Seat, moments: list[Hands], rng: random.Random) -> tuple[int, int, int] | None:
        """Two cards that lay unseen by `seat` in another's hand before some action: number and both places.

        Had each of them come to that hand the way of the other, nobody else could tell.
        """
        number = rng.randrange(self.first, self.first + len(moments))
        hands = moments[number - self.first]
        holder = rng.choice([each for each in range(len(hands)) if each != seat])
        unseen = [card.slot for card in hands[holder] if not self.knows(seat, card.slot, number)]
        if self.choosing(number) or len(unseen) < 2:
            return None
        one, other = rng.sample(unseen, 2)
        return number, one, other

    def other_gift(self, seat: Seat, moments: list[Hands], rng: random.Random) -> tuple[int, Card] | None:
        """A gift between two other seats, and a card that might as well have been given: neither was used since."""
        found = []
        for place, gift in enumerate(self.gifts):
            later = [each.card for each in self.gifts[place + 1 :]]
            if seat in (gift.giver, gift.receiver) or gift.card in later:
                continue
            since = moments[gift.number - self.first :]
            if gift.settled is not None:
                received = moments[gift.settled - self.first :]
                if not all(gift.card in hands[gift.receiver] for hands in received):
                    continue
            found += [
                (gift.number, card)
                for card in since[0][gift.giver]
                if card.text != gift.card.text
                and card not in later
                and all(card in hands[gift.giver] for hands in since)
            ]
        return rng.choice(found) if found else None


class Certainty:
    """By viewer (a seat or None) and by holder: cards that the viewer is sure the holder has."""

    def __init__(self, players: int) -> None:
        viewers: list[Seat] = [*range(players), None]
        self._held = {viewer: [Counter[str]() for _ in range(players)] for viewer in viewers}

    def of(self, holder: int, viewer: Seat) -> list[str]:
        """Those cards, sorted as texts."""
        return sorted(self._held[viewer][holder].elements())

    def left(self, holder: int, text: str) -> None:
        """A card left a hand in the open; a known one, if it may be one."""
        for held in self._held.values():
            held[holder] -= Counter([text])

    def entered(self, holder: int, cards: Iterable[Card]) -> None:
        """Open cards came into a hand."""
        for held in self._held.values():
            held[holder] += Counter(card.text for card in cards)

    def passed(self, gifts: Iterable[Gift]) -> None:
        """Cards moved at the same time; only givers and receivers know which, for others it may be any known one."""
        for gift in gifts:
            for viewer, held in self._held.items():
                text = gift.card.text
                held[gift.giver] -= Counter([text] if viewer == gift.receiver else set(held[gift.giver]))
        for gift in gifts:
            self._held[gift.giver][gift.receiver][gift.card.text] += 1


def other_world(trails: list[Trail], deals: list[Deal], seat: Seat, hands: Hands | None, rng: random.Random) -> World:
    """Give deals and gifts that `seat` cannot tell from the real ones of the deals begun.

    `hands` are those of the last deal now, None when all of them have been shown.
    """
    worlds, actions = [], dict[int, str]()
    for deal, trail in zip(deals, trails, strict=False):
        unknown = [slot for slot in range(len(deal.deck)) if not trail.knows(seat, slot, trail.now)]
        texts = reshuffled(deal, unknown, rng).deck
        before, number = list(texts), trail.first
        playing = trail is trails[-1] and hands is not None
        moments = [*trail.hands, hands] if playing and hands is not None else trail.hands
        chosen = {gift.number: gift.card.slot for gift in trail.gifts}
        instead = trail.other_gift(seat, moments, rng) if playing and rng.random() < 0.5 else None
        if instead:
            chosen[instead[0]] = instead[1].slot
        elif moments and (confused := trail.confused(seat, moments, rng)):
            number, one, other = confused
            before[one], before[other] = texts[other], texts[one]
        for gift in trail.gifts:
            text = (before if gift.number < number else texts)[chosen[gift.number]]
            if text != gift.card.text:
                actions[gift.number] = f"give {text}"
        worlds.append(Deal(tuple(before), deal.start))
    return World(worlds, actions)
