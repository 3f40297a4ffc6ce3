"""The cards of Gunjo Gradation, what can be played with them, and the actions as texts."""

from collections import Counter
from collections.abc import Iterable

from tests.reference.model import MatchSettings, UnreadableError, arranged

BASIC = {3: 12, 4: 11, 5: 10, 6: 9, 7: 8, 8: 7, 9: 6, 10: 5, 11: 4, 12: 3}
EXPANSIONS = {1: 4, 2: 5, 13: 3, 14: 3, 15: 3}
PENALTIES = {1: 1, 2: 5, 3: 1, 4: 2, 5: 3, 6: 4, 7: 5, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1, 13: 2, 14: 4, 15: 3}
CARDS = tuple(str(number) for number in range(1, 16))

Play = tuple[int, ...]


def in_match(terms: MatchSettings) -> list[int]:
    """Kinds of expansion that a match has, in the order of their numbers."""
    chosen = terms.options["expansions"]
    assert isinstance(chosen, list)
    return sorted(map(int, chosen))


def wins_by_twos(play: Play) -> bool:
    """GG12: four or more 2s, with nothing but 1s beside them."""
    return play.count(2) >= 4 and set(play) <= {1, 2}


def possible_plays(held: Counter[int]) -> list[Play]:
    """GG4 and GG11: every set that these cards can make."""
    sets = [(number,) * count for number in held if number != 1 for count in range(1, held[number] + 1)]
    alone = [(1,) * count for count in range(1, held[1] + 1)]
    return [*sets, *alone, *((*ones, *same) for ones in alone for same in sets)]


def text_of(play: Iterable[int]) -> str:
    """Write a play canonically."""
    return " ".join(["play", *arranged(map(str, play), CARDS)])


def parse(text: str) -> tuple[str, Play, int | None]:
    """Split an action into its verb, its own cards, and the revealed card that it takes."""
    verb, *words = text.split(" ")
    cards = [word for word in words if word != ">"]
    if any(card not in CARDS for card in cards):
        raise UnreadableError(text)
    numbers = tuple(map(int, cards))
    match verb, words:
        case ["play", [_, *_]] if ">" not in words:
            return "play", numbers, None
        case ["draw" | "stay" | "pass", []]:
            return verb, (), None
        case ["give", [_]] if numbers:
            return "give", numbers, None
        case ["pass", [_, ">", _]] if len(numbers) == 2:
            return "pass", numbers[:1], numbers[1]
    raise UnreadableError(text)
