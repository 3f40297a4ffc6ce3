"""The actions of GODAN as texts."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from tests.reference.model import UnreadableError, arranged

SEATS = tuple(f"@{seat}" for seat in range(10))


@dataclass(frozen=True)
class Action:
    """A parsed action: `cards` are sent or laid, `chosen` are robbed or discarded."""

    verb: Literal["take", "send", "work"]
    cards: tuple[str, ...] = ()
    target: int | None = None
    chosen: tuple[str, ...] = ()

    def text(self, order: Sequence[str]) -> str:
        """Write the action canonically, cards in the order of the card list."""
        words = [self.verb, *arranged(self.cards, order)]
        if self.target is not None or self.chosen:
            words.append(">")
        if self.target is not None:
            words.append(SEATS[self.target])
        return " ".join([*words, *arranged(self.chosen, order)])


def parse(text: str, known: Sequence[str]) -> Action:
    """Read an action with its cards in any order; `known` are the cards that the game has."""
    match text.split(" "):
        case ["take"]:
            return Action("take")
        case ["send", word] if word in known:
            return Action("send", (word,))
        case ["work", *words] if words.count(">") <= 1 and words[-1:] != [">"]:
            middle = words.index(">") if ">" in words else len(words)
            cards, chosen, target = words[:middle], words[middle + 1 :], None
            if chosen and chosen[0] in SEATS:
                target = SEATS.index(chosen.pop(0))
            if cards and set(cards + chosen) <= set(known):
                return Action("work", tuple(cards), target, tuple(chosen))
    raise UnreadableError(text)
