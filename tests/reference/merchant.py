"""Merchant of Goldfish, written from paragraphs MG1 to MG13 and nothing else."""

import functools
import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Literal

from tests.reference.model import (
    Card,
    Deal,
    MatchSettings,
    OptionValue,
    Place,
    Reference,
    Run,
    UnreadableError,
    World,
    reshuffled,
    texts,
)

COPIES = {14: 1, 13: 2, 12: 3, 11: 3, 10: 4, 9: 4, 8: 5, 7: 5, 6: 6, 5: 6, 4: 6, 3: 7, 2: 7, 1: 7}
HAND = {2: 15, 3: 14, 4: 13, 5: 11, 6: 9}
SUM_LIMIT = 14


@dataclass(frozen=True)
class Action:
    """A parsed action; `taken` is what an exchange takes, or the bonus card."""

    verb: Literal["play", "pass", "take", "skip"]
    given: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()


class Merchant(Reference):
    """A match of Merchant of Goldfish."""

    game = "merchant"
    seats = (2, 6)
    cards = tuple(str(value) for value in sorted(COPIES))
    nonsense = ("play", "take", "play 0", "play 99", "play 15", "play x", "pass 3 > 15", "skip 4", "take 3 4")
    hurry: ClassVar = {"play": 3}
    run = Run(4, 3, frozenset({
        "MG7 reset", "MG7 bonus taken", "MG7 bonus left", "MG8 last play of a seat gone out is beaten",
        "MG9 ownerless card laid", "MG9 ownerless card is beaten", "MG10 all pass on the ownerless card",
        "MG12 third deal breaks a tie", "MG13 stop", "MG13 instead of a reset",
        "a head start",
    }))  # fmt: skip

    def __init__(self, terms: MatchSettings, deals: list[Deal]) -> None:
        super().__init__(terms, deals)
        self.points = self.ahead
        self.hands: list[list[Card]] = []
        self.market: list[Card] = []
        self.discards: list[Card] = []
        self.played: list[Card] = []
        self.leader: int | None = None
        self.first_to_act: int | None = None
        self.passed: list[int] = []
        self.places: list[int] = []
        self.bonus = False
        self.turns = 0
        self.start = deals[0].start
        self.faces_up: set[int] = set()
        self.hidden_mattered = 0
        self.begin_deal()

    @classmethod
    def default_options(cls) -> dict[str, OptionValue]:
        """MG12 and MG13."""
        return {"series": 1, "turn_limit": 300, "head_start": []}

    @classmethod
    def random_options(cls, rng: random.Random) -> dict[str, OptionValue]:
        """Limits from the shortest on: short ones stop deals, long ones let them end."""
        limit = rng.choice([10, 11, rng.randint(12, 60), rng.randint(60, 150), 300, 300, 300, 2000])
        return {"series": rng.choice([1, 3]), "turn_limit": limit}

    @classmethod
    def most_ahead(cls, terms: MatchSettings) -> tuple[int, int]:
        """Up to 5 points of the series each."""
        return (5, 5 * terms.players) if terms.options["series"] == 3 else (0, 0)

    @classmethod
    def full_deck(cls, terms: MatchSettings) -> list[str]:
        """MG1 and MG2."""
        copies = dict(COPIES)
        for value in range(1, 11):
            copies[value] -= {2: 2, 3: 1}.get(terms.players, 0)
        for value in (11, 12):
            copies[value] -= {2: 1}.get(terms.players, 0)
        return sorted(str(value) for value, count in copies.items() for _ in range(count))

    def begin_deal(self) -> None:
        """MG3, and MG12 for who starts."""
        deal = self.next_deal()
        if sorted(deal.deck) != self.full_deck(self.terms):
            raise ValueError("not the cards of Merchant of Goldfish")
        if self.deal > 1:
            self.start = self.places[-1]
        cards = [Card(text, slot) for slot, text in enumerate(deal.deck)]
        size = HAND[self.players]
        self.hands = [cards[seat * size : (seat + 1) * size] for seat in range(self.players)]
        self.market = cards[self.players * size :]
        self.faces_up = {card.slot for card in self.market}
        self.discards = []
        self.played = []
        self.leader = None
        self.first_to_act = None
        self.passed = []
        self.places = []
        self.bonus = False
        self.turns = 0
        self.to_move = self.start

    def holders(self) -> list[int]:
        """Seats that still hold cards."""
        return [seat for seat in range(self.players) if self.hands[seat]]

    def next_holder(self, seat: int) -> int:
        """Give the next seat to the left that holds cards."""
        clockwise = [(seat + step) % self.players for step in range(1, self.players + 1)]
        return next(other for other in clockwise if self.hands[other])

    # What may be done

    def list_legal(self) -> list[str]:
        """List all plays and passes of MG4 to MG6, or what MG7 offers after a reset."""
        market = Counter(card.value for card in self.market)
        if self.bonus:
            return [*(f"take {value}" for value in market), "skip"]
        assert self.to_move is not None
        hand = Counter(card.value for card in self.hands[self.to_move])
        found = [
            text_of("play", [value] * size)
            for value, count in hand.items()
            for size in range(1, count + 1)
            if self.beats([value] * size)
        ]
        if self.played:
            found.append("pass")
            found += exchanges(tuple(sorted(hand.elements())), tuple(sorted(market.elements())))
        return found

    def beats(self, values: list[int]) -> bool:
        """MG5, for cards of one value."""
        if not self.played:
            return True
        lying = [card.value for card in self.played]
        same_number_higher = len(values) == len(lying) and values[0] > lying[0]
        same_value_more = values[0] == lying[0] and len(values) > len(lying)
        return same_number_higher or same_value_more

    def refuse(self, text: str) -> set[str] | None:
        """Collect every rule that the action breaks; a card that is not in the hand may also be MG3's matter."""
        action = parse(text)
        if self.over:
            raise ValueError("the match is over")
        assert self.to_move is not None
        hand = Counter(card.value for card in self.hands[self.to_move])
        market = Counter(card.value for card in self.market)
        given, taken = Counter(action.given), Counter(action.taken)
        broken: set[str] = set()
        if self.bonus != (action.verb in ("take", "skip")):
            broken.add("MG7")
        if action.verb == "take" and not taken <= market:
            broken.add("MG7")
        if action.verb == "play":
            if not given <= hand:
                broken |= {"MG5", "MG3"}
            if len(given) > 1 or not self.beats(list(action.given)):
                broken.add("MG5")
        if action.verb == "pass":
            if not self.played and not self.bonus:
                broken.add("MG4")
            if not given <= hand or not taken <= market:
                broken |= {"MG6", "MG3"}
            total = sum(action.given)
            if total != sum(action.taken) or total > SUM_LIMIT or set(given) & set(taken):
                broken.add("MG6")
        return broken or None

    # What is done

    def do(self, text: str) -> None:
        """Dispatch."""
        action = parse(text)
        seat = self.to_move
        assert seat is not None
        if self.bonus:
            self.happened.add("MG7 bonus taken" if action.taken else "MG7 bonus left")
            if action.taken:
                self.hands[seat].append(self.from_market(action.taken[0]))
            self.bonus = False
            self.discards_join_market()
            self.leader = None
            return
        self.turns += 1
        if action.verb == "play":
            self.play(seat, action.given)
        else:
            self.pass_turn(seat, action)

    def play(self, seat: int, values: Iterable[int]) -> None:
        """MG5, MG8, MG11."""
        if self.played and self.leader is not None and not self.hands[self.leader]:
            self.happened.add("MG8 last play of a seat gone out is beaten")
        if self.played and self.leader is None:
            self.happened.add("MG9 ownerless card is beaten")
        self.discards += self.played
        self.played = [self.from_hand(seat, value) for value in values]
        self.leader = seat
        self.first_to_act = None
        self.passed = []
        if not self.hands[seat]:
            self.award(seat)
            if len(self.holders()) == 1:
                self.award(self.holders()[0])
                self.end_deal()
                return
        if self.stopped_by_turn_limit():
            return
        self.to_move = self.next_holder(seat)

    def pass_turn(self, seat: int, action: Action) -> None:
        """MG6, and what follows when everyone has passed: MG7, MG9 or MG10."""
        given = [self.from_hand(seat, value) for value in action.given]
        taken = [self.from_market(value) for value in action.taken]
        self.market += given
        self.hands[seat] += taken
        self.passed.append(seat)
        needed = set(self.holders()) - {self.leader}
        everyone = set(self.passed) == needed
        if self.stopped_by_turn_limit():
            if everyone:
                self.happened.add("MG13 instead of a reset")
            return
        if not everyone:
            self.to_move = self.next_holder(seat)
            return
        self.passed = []
        self.discards += self.played
        self.played = []
        if self.leader is None:
            self.happened.add("MG10 all pass on the ownerless card")
            self.discards_join_market()
            self.to_move = self.first_to_act
            self.first_to_act = None
        elif self.hands[self.leader]:
            self.happened.add("MG7 reset")
            self.bonus = True
            self.to_move = self.leader
        else:
            self.happened.add("MG9 ownerless card laid")
            self.discards_join_market()
            lowest = min(card.value for card in self.market)
            self.played = [self.from_market(lowest)]
            self.first_to_act = self.next_holder(self.leader)
            self.to_move = self.first_to_act
            self.leader = None

    def from_hand(self, seat: int, value: int) -> Card:
        """Take a card out of a hand to lie open: one that was seen before, if the hand holds one of that value."""
        fitting = [card for card in self.hands[seat] if card.value == value]
        card = min(fitting, key=lambda each: each.slot not in self.faces_up)
        self.hands[seat].remove(card)
        self.faces_up.add(card.slot)
        return card

    def from_market(self, value: int) -> Card:
        """Take a card out of the market."""
        card = next(card for card in self.market if card.value == value)
        self.market.remove(card)
        return card

    def discards_join_market(self) -> None:
        """MG7."""
        self.market += self.discards
        self.discards = []

    # How it ends

    def award(self, seat: int) -> None:
        """MG8, MG12: the next free place, and its points at once."""
        self.places.append(seat)
        self.points[seat] += self.players - len(self.places)

    def stopped_by_turn_limit(self) -> bool:
        """MG13."""
        if self.turns < self.number("turn_limit"):
            return False
        self.happened.add("MG13 stop")
        self.hidden_mattered = self.deal

        def key(seat: int) -> tuple[int, int, int]:
            values = [card.value for card in self.hands[seat]]
            return len(values), sum(values), (seat - self.start) % self.players

        waiting = sorted(self.holders(), key=key)
        if len({key(seat)[:2] for seat in waiting}) < len(waiting):
            self.happened.add("MG13 seat order decides")
        for seat in waiting:
            self.award(seat)
        self.end_deal()
        return True

    def end_deal(self) -> None:
        """MG11 and MG12: the next deal is dealt at once, or the match is over."""
        if self.deal < self.number("series"):
            self.begin_deal()
            return
        self.over = True
        self.to_move = None
        if len(set(self.points)) < self.players and self.deal == 3:
            self.happened.add("MG12 third deal breaks a tie")

    @property
    def scores(self) -> list[int]:
        """Series points, also in a single deal."""
        return list(self.points)

    @property
    def ranks(self) -> list[int] | None:
        """MG12: most points, then the better place in the last deal."""
        if not self.over:
            return None
        best_first = sorted(self.places, key=lambda seat: -self.points[seat])
        return [best_first.index(seat) + 1 for seat in range(self.players)]

    # What is known

    def hand(self, seat: int) -> list[str]:
        """Cards that a seat holds."""
        return texts(self.hands[seat])

    def seen_in_hand(self, holder: int, viewer: int | None) -> list[str]:
        """Cards that came from the market. Of two equal cards the seen one is taken to leave the hand first."""
        del viewer
        return texts(card for card in self.hands[holder] if card.slot in self.faces_up)

    def open_cards(self) -> dict[Place, list[str]]:
        """Market, table and discards."""
        zones = {"market": self.market, "table": self.played, "discard": self.discards}
        return {(name, None): texts(cards) for name, cards in zones.items()}

    def covered_cards(self) -> dict[Place, list[str]]:
        """The hands: there is no deck."""
        return {("hand", seat): self.hand(seat) for seat in range(self.players)}

    def amounts(self) -> dict[Place, int]:
        """Nothing but cards."""
        return {}

    def other_worlds(self, seat: int | None, rng: random.Random) -> World | None:
        """Deal the never seen cards of the other hands out again among those hands."""
        if self.over and self.hidden_mattered == self.deal:
            return None
        hidden = [
            card.slot
            for holder in range(self.players)
            if holder != seat
            for card in self.hands[holder]
            if card.slot not in self.faces_up
        ]
        current = self.deal - 1
        worlds = [*self.deals[:current], reshuffled(self.deals[current], hidden, rng)]
        worlds += [self.random_deal(self.terms, rng) for _ in self.deals[self.deal :]]
        return World(worlds)

    def random_illegal(self, rng: random.Random) -> str:
        """Plays and exchanges of cards that partly are there, and verbs at the wrong time."""
        assert self.to_move is not None
        hand = [card.value for card in self.hands[self.to_move]]
        market = [card.value for card in self.market]
        anything = list(range(1, 15))
        match rng.randrange(7):
            case 0:
                return text_of("play", [rng.choice(anything)] * rng.randint(1, 4))
            case 1:
                return text_of("play", some(hand, rng))
            case 2:
                return text_of("play", [rng.choice(hand)] * rng.randint(1, 4))
            case 3:
                return f"take {rng.choice(anything)}"
            case 4:
                return rng.choice(["skip", "pass"])
            case 5:
                return text_of("pass", some(hand, rng), some(market, rng))
        return text_of("pass", some(anything, rng), some(anything, rng))


def some(values: list[int], rng: random.Random) -> list[int]:
    """Pick one to three of the values."""
    return rng.sample(values, min(len(values), rng.randint(1, 3)))


def selections(counts: Counter[int]) -> list[tuple[int, ...]]:
    """Every choice of one or more cards with a sum of at most 14, each once, cards in order."""
    found: list[tuple[int, ...]] = [()]
    for value in sorted(counts):
        found = [
            chosen + (value,) * copies
            for chosen in found
            for copies in range(min(counts[value], (SUM_LIMIT - sum(chosen)) // value) + 1)
        ]
    return [chosen for chosen in found if chosen]


@functools.lru_cache(maxsize=5000)
def exchanges(hand: tuple[int, ...], market: tuple[int, ...]) -> list[str]:
    """MG6: every pass with an exchange. Kept, because undo comes back to the same cards."""
    given_by_sum: dict[int, list[tuple[int, ...]]] = {}
    for given in selections(Counter(hand)):
        given_by_sum.setdefault(sum(given), []).append(given)
    return [
        text_of("pass", given, taken)
        for taken in selections(Counter(market))
        for given in given_by_sum.get(sum(taken), [])
        if not set(given) & set(taken)
    ]


def text_of(verb: str, given: Iterable[int], taken: Iterable[int] = ()) -> str:
    """Write an action canonically."""
    words = [verb, *(str(value) for value in sorted(given))]
    if taken:
        words += [">", *(str(value) for value in sorted(taken))]
    return " ".join(words)


def parse(text: str) -> Action:
    """Read an action in any card order."""

    def cards(words: list[str]) -> tuple[int, ...]:
        if not words or any(word not in {str(value) for value in COPIES} for word in words):
            raise UnreadableError(text)
        return tuple(int(word) for word in words)

    match text.split(" "):
        case ["play", *words]:
            return Action("play", cards(words))
        case ["pass"]:
            return Action("pass")
        case ["pass", *words] if words.count(">") == 1:
            middle = words.index(">")
            return Action("pass", cards(words[:middle]), cards(words[middle + 1 :]))
        case ["take", word]:
            return Action("take", (), cards([word]))
        case ["skip"]:
            return Action("skip")
    raise UnreadableError(text)
