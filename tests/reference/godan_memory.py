"""Who has seen which card of a game of GODAN, and what each of them can be sure of."""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from tests.reference.model import Card, Deal

Viewer = int | None  # a seat, or a spectator


@dataclass(frozen=True)
class Sending:
    """A card sent on face down: by which action of the match, by whom, and all that this seat could have sent."""

    action: int
    seat: int
    slot: int
    choices: tuple[int, ...]


@dataclass
class Traces:
    """What can be told later from how one game went, by the slots of its deal's deck."""

    sights: list[tuple[int, int, Viewer]] = field(default_factory=list)
    """When a slot's card came to be seen, by the number of the action (-1: as it was dealt), and by whom."""
    sendings: list[Sending] = field(default_factory=list)

    def seen(self, action: int, slots: Iterable[int], viewer: Viewer) -> None:
        """Note that these cards came into the viewer's hand, or, for None, into the open."""
        self.sights += [(action, slot, viewer) for slot in slots]

    def last_seen(self, viewer: Viewer) -> dict[int, int]:
        """When this viewer saw each card for the last time; a card that it never saw is left out."""
        found: dict[int, int] = {}
        for action, slot, who in self.sights:
            if who is None or who == viewer:
                found[slot] = max(action, found.get(slot, action))
        return found

    def otherwise(self, deal: Deal, viewer: Viewer, rng: random.Random) -> tuple[Deal, dict[int, str]]:
        """A deal, and other sendings by the number of the action, that look the same to this viewer.

        First, a seat may have sent another card, and kept the one it sent, if neither was seen afterwards. Then the
        cards never seen may lie in each other's places. Once the game is scored, all have seen the hands.
        """
        last = self.last_seen(viewer)
        instead = list(range(len(deal.deck)))  # on the way of each slot's card there now goes this slot's card
        sent = {}
        for sending in self.sendings:
            if sending.seat == viewer:
                continue
            unseen = [slot for slot in (sending.slot, *sending.choices) if last.get(slot, -2) < sending.action]
            if sending.slot in unseen and rng.random() < 0.7:
                one, other = sending.slot, rng.choice(unseen)
                instead[one], instead[other] = instead[other], instead[one]
            sent[sending.action] = instead[sending.slot]
        deck = list(deal.deck)
        shuffle(deck, [slot for slot in range(len(deck)) if slot not in last], rng)
        return Deal(tuple(deck), deal.start), {action: f"send {deck[slot]}" for action, slot in sent.items()}


def shuffle(deck: list[str], slots: Sequence[int], rng: random.Random) -> None:
    """Deal the cards in these slots out again among them."""
    cards = [deck[slot] for slot in slots]
    rng.shuffle(cards)
    for slot, card in zip(slots, cards, strict=True):
        deck[slot] = card


@dataclass
class Notes:
    """What one viewer can be sure of: cards in the hands of others, and the card on its way.

    Of each card the notes hold the least number that a hand must have. They draw no conclusions from what is turned
    up later: after a sending face down any card may have left the hand.
    """

    hands: list[Counter[str]]
    passing: str | None = None

    def drawn(self) -> None:
        """The deck's top card sets out."""
        self.passing = None

    def taken(self, seat: int, size: int) -> None:
        """A seat takes the card and has now that many cards. If it has no other, it will send the same."""
        if self.passing is not None:
            self.hands[seat][self.passing] += 1
        if size > 1:
            self.passing = None

    def sent(self, seat: int, size: int) -> None:
        """Another seat sends one of that many cards face down."""
        sure = self.hands[seat]
        if size == 1:
            sure.clear()
        elif len(sure) == 1 and sure.total() == size:
            (self.passing,) = sure
            sure[self.passing] -= 1
        elif sure:
            self.hands[seat] = sure - Counter(set(sure))

    def shown(self, seat: int, cards: Iterable[str]) -> None:
        """A seat lays or discards cards from its hand: those that it was sure to have are taken to leave first."""
        self.hands[seat] -= Counter(cards)


class Memory:
    """The notes of all seats and of a spectator, and the traces of one game."""

    def __init__(self, hands: Sequence[Sequence[Card]]) -> None:
        """All hands are dealt."""
        players = len(hands)
        self.traces = Traces()
        for seat, hand in enumerate(hands):
            self.traces.seen(-1, slots(hand), seat)
        self.notes: dict[Viewer, Notes] = {
            viewer: Notes([Counter() for _ in range(players)]) for viewer in (None, *range(players))
        }

    def drawn(self) -> None:
        """The deck's top card sets out."""
        for notes in self.notes.values():
            notes.drawn()

    def taken(self, action: int, seat: int, card: Card, size: int) -> None:
        """A seat takes the card on its way; it has now that many cards."""
        self.traces.seen(action, [card.slot], seat)
        for notes in self.notes.values():
            notes.taken(seat, size)

    def sent(self, action: int, seat: int, card: Card, hand: Sequence[Card]) -> None:
        """A seat sends a card of this hand face down."""
        self.traces.sendings.append(Sending(action, seat, card.slot, tuple(slots(hand))))
        for viewer, notes in self.notes.items():
            notes.sent(seat, len(hand))
            if viewer == seat:
                notes.passing = card.text

    def shown(self, action: int, seat: int, cards: Sequence[Card]) -> None:
        """A seat puts cards of its hand into the open."""
        self.traces.seen(action, slots(cards), None)
        for notes in self.notes.values():
            notes.shown(seat, (card.text for card in cards))

    def turned_up(self, action: int, card: Card) -> None:
        """The card on its way is turned up."""
        self.traces.seen(action, [card.slot], None)
        self.drawn()


def slots(cards: Iterable[Card]) -> list[int]:
    """Where these cards lay in the deck."""
    return [card.slot for card in cards]
