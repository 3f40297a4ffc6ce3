"""Groups of number cards in a field of GODAN."""

from dataclasses import dataclass, field

from tests.reference.model import Card

FULL = 5


@dataclass
class Group:
    """Cards of one number in a field: those that its owner played, and those that it took from others."""

    played: list[Card] = field(default_factory=list)
    taken: list[Card] = field(default_factory=list)
    was_robbed: bool = False

    def __len__(self) -> int:
        return len(self.played) + len(self.taken)

    def worth(self, number: int) -> int:
        """GO7."""
        return {0: 0, 1: 0, 2: number, 3: number + 5, 4: 40, 5: 50}[len(self)]
