"""The cards of Meow Meow Daifugo, what they make together, and how actions name them (MM1, MM5 to MM7)."""

import itertools
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from tests.reference.model import UnreadableError, arranged

CIRCLES = {
    **{f"w{number}": 3 for number in range(1, 9)},
    **{f"b{number}": 1 for number in range(1, 9)},
    **{f"bb{number}": 2 for number in range(1, 9)},
    **{f"d{number}": 4 for number in range(1, 7)},
    "w?": 6,
    "b?": 5,
}
ALL_CARDS = tuple(CIRCLES)
WILD = ("w?", "b?")
CLAIM = re.compile(r"((?:w|b|bb)[1-8])|(d[1-6])(\*2)?|([wb]\?)=([1-8])")


@dataclass(frozen=True)
class Claim:
    """A card as its player plays it: the number it stands for, and how many cards it counts as (MM6, MM7)."""

    card: str
    number: int
    counts: int = 1

    @property
    def suit(self) -> str:
        """MM5: w, b or d; the two black sets are one suit."""
        return self.card[0]

    def text(self) -> str:
        """How an action names it."""
        return f"{self.card}={self.number}" if self.card in WILD else self.card + "*2" * (self.counts == 2)


@dataclass(frozen=True)
class Combination:
    """Cards played together: their type, how many they count as, and the number to beat (MM5, MM8)."""

    kind: Literal["single", "equal", "sequence"]
    count: int
    number: int
    suit: str


@dataclass(frozen=True)
class Action:
    """A parsed action; `card` is what is returned, shown or taken."""

    verb: str
    claims: tuple[Claim, ...] = ()
    card: str | None = None


def claims_of(card: str) -> list[Claim]:
    """MM6 and MM7: every way to play a card."""
    if card in WILD:
        return [Claim(card, number) for number in range(1, 9)]
    number = int(card[-1])
    return [Claim(card, number, counts) for counts in ((1, 2) if card[0] == "d" else (1,))]


def consecutive(numbers: Sequence[int]) -> bool:
    """Whether the numbers, sorted, follow each other without a gap; eight is not followed by one."""
    return list(numbers) == list(range(numbers[0], numbers[0] + len(numbers)))


def combination_of(claims: Sequence[Claim]) -> Combination | None:
    """MM5: what the cards are, if they are a combination."""
    if not claims:
        return None
    numbers = sorted(claim.number for claim in claims)
    suits = {claim.suit for claim in claims}
    count = sum(claim.counts for claim in claims)
    if len(set(numbers)) == 1:
        return Combination("single" if count == 1 else "equal", count, numbers[0], "")
    if count != len(claims) or len(claims) < 3 or len(suits) > 1 or not consecutive(numbers):
        return None
    return Combination("sequence", count, numbers[-1], suits.pop())


def shape_faults(claims: Sequence[Claim]) -> set[str]:
    """MM5, and MM6 for a doppelganger that counts two, MM7 for a ? among cards of another colour."""
    if combination_of(claims):
        return set()
    broken = {"MM5"}
    if any(claim.counts == 2 for claim in claims):
        broken.add("MM6")
    if len({claim.suit for claim in claims}) > 1 and any(claim.card in WILD for claim in claims):
        broken.add("MM7")
    return broken


def plays_from(hand: Iterable[str]) -> Iterable[tuple[Claim, ...]]:
    """Every combination that the cards of a hand can make, each once, its cards in the order of the card list."""
    claims = [claim for card in arranged(hand, ALL_CARDS) for claim in claims_of(card)]
    for number in range(1, 9):
        by_card: dict[str, list[Claim | None]] = {}
        for claim in claims:
            if claim.number == number:
                by_card.setdefault(claim.card, [None]).append(claim)
        for chosen in itertools.product(*by_card.values()):
            found = tuple(claim for claim in chosen if claim)
            if found:
                yield found
    for suit in "wbd":
        by_number = {
            number: [each for each in claims if (each.suit, each.number, each.counts) == (suit, number, 1)]
            for number in range(1, 9)
        }
        for low, high in itertools.combinations(range(1, 10), 2):
            if high - low < 3:
                continue
            for run in itertools.product(*(by_number[number] for number in range(low, high))):
                if len({claim.card for claim in run}) == len(run):
                    yield run


def text_of_play(claims: Iterable[Claim]) -> str:
    """Write a play canonically."""
    return " ".join(["play", *(each.text() for each in sorted(claims, key=lambda each: ALL_CARDS.index(each.card)))])


def parse(text: str) -> Action:
    """Read an action in any card order."""

    def claim(word: str) -> Claim:
        found = CLAIM.fullmatch(word)
        if found is None:
            raise UnreadableError(text)
        plain, double, twice, wild, number = found.groups()
        if wild:
            return Claim(wild, int(number))
        card = plain or double
        return Claim(card, int(card[-1]), 2 if twice else 1)

    match text.split(" "):
        case ["play", *words] if words:
            return Action("play", tuple(claim(word) for word in words))
        case ["pass"]:
            return Action("pass")
        case ["pass", ">", card] if card in CIRCLES:
            return Action("pass", card=card)
        case ["return" | "show" as verb, card] if card in CIRCLES:
            return Action(verb, card=card)
        case ["take", card] if card in CIRCLES or card == "deck":
            return Action("take", card=card)
    raise UnreadableError(text)
