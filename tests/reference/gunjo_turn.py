"""What a seat of Gunjo Gradation may do in its turn, and which rules other actions break."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from tests.reference.gunjo_cards import BASIC, Play, possible_plays, text_of, wins_by_twos

Stage = Literal["turn", "drawn", "give"]


@dataclass(frozen=True)
class Turn:
    """A turn: at its beginning, after a draw, or while a card is to be given; cards are numbers.

    Attributes:
        hand: the cards of the seat to move.
        area: the latest play; empty if the area is.
        revealed: the revealed cards.
        kinds: the expansions that the match has.
        odd: whether a 13 asks for odd totals.
        can_draw: whether the deck has a card.
        two_ignores_area: the option of GG12.
    """

    stage: Stage
    hand: Sequence[int]
    area: Sequence[int]
    revealed: Sequence[int]
    kinds: Sequence[int]
    odd: bool
    can_draw: bool
    two_ignores_area: bool

    def legal(self) -> list[str]:
        """List what GG3 to GG5 allow, or every card to give (GG15)."""
        held = Counter(self.hand)
        if self.stage == "give":
            return [f"give {number}" for number in held]
        found = [text_of(play) for play in possible_plays(held) if not self.too_low_or_even(play)]
        if self.stage == "drawn":
            return [*found, "stay"] if self.area else found
        if self.can_draw:
            found.append("draw")
        if self.area:
            found.append("pass")
            found += [f"pass {mine} > {face}" for mine in held for face in set(self.revealed) if mine != face]
        return found

    def too_low_or_even(self, play: Play) -> set[str]:
        """GG4 and GG13, but for the option of GG12."""
        if self.two_ignores_area and wins_by_twos(play):
            return set()
        broken = set()
        if self.area and sum(play) <= sum(self.area):
            broken.add("GG4")
        if self.odd and sum(play) % 2 == 0:
            broken.add("GG13")
        return broken

    def broken_by(self, verb: str, numbers: Play, face: int | None) -> set[str]:
        """Collect every rule that an action breaks.

        A card that is not in the hand is a matter of what is done with it (GG3, GG4, GG15), and of GG1 when the match
        does not have it at all; a wrong mixture with 1s may be GG11's matter; what is missing after a draw, GG5's.
        """
        broken: set[str] = set()
        if (verb == "give") != (self.stage == "give"):
            broken |= {"GG15", "GG3"}
        if not Counter(numbers) <= Counter(self.hand):
            broken |= {"play": {"GG4", "GG3"}, "give": {"GG15"}}.get(verb, {"GG3"})
        if not {*BASIC, *self.kinds}.issuperset(numbers):
            broken.add("GG1")
        if verb == "play":
            others = set(numbers) - {1}
            if len(set(numbers)) > 1 and (len(others) > 1 or 1 not in self.kinds):
                broken |= {"GG4", "GG11"} if 1 in numbers else {"GG4"}
            broken |= self.too_low_or_even(numbers)
        if verb in ("draw", "pass") and self.stage == "drawn":
            broken |= {"GG3", "GG5"}
        if verb == "draw" and not self.can_draw:
            broken.add("GG3")
        if verb == "pass" and not self.area:
            broken.add("GG3")
        if verb == "pass" and face and (face == numbers[0] or face not in self.revealed):
            broken.add("GG3")
        if verb == "stay" and (self.stage != "drawn" or not self.area):
            broken |= {"GG3", "GG5"}
        return broken

    def random_illegal(self, rng: random.Random) -> str:
        """Plays and swaps of cards that partly are there, and verbs at the wrong time."""
        hand, anything = self.hand, range(1, 16)
        match rng.randrange(9):
            case 0:
                return text_of([rng.choice(anything)] * rng.randint(1, 5))
            case 1:
                return text_of(rng.sample(hand, min(len(hand), rng.randint(1, 3))))
            case 2:
                return text_of([1] * rng.randint(1, 2) + [rng.choice(hand)] * rng.randint(1, 4))
            case 3:
                return text_of([2] * rng.randint(4, 5) + [1] * rng.randint(0, 2))
            case 4:
                return f"give {rng.choice(anything)}"
            case 5:
                return f"pass {rng.choice(hand)} > {rng.choice(anything)}"
            case 6:
                return f"pass {rng.choice(anything)} > {rng.choice(self.revealed)}"
            case 7:
                plays = possible_plays(Counter(hand))
                even = [play for play in plays if self.too_low_or_even(play) == {"GG13"}]
                return text_of(rng.choice(even or plays))
        return rng.choice(["draw", "stay", "pass"])
