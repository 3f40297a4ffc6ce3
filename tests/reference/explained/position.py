"""What the rules say of some chosen cards, and whether sentences about them are true: what all games share.

Everything is decided by the independent implementation. A seat that is not to move is judged as if it were: in a copy
of the match in which it is.
"""

import abc
import copy
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from tests.reference.model import Place, Reference

Chosen = Mapping[Place, Sequence[str]]
"""Texts of the chosen cards by zone; a face-down card is ""."""
Values = Mapping[str, Any]
"""What stands in a sentence: numbers, texts, seats, and lists of the texts of cards."""


class Position(abc.ABC):
    """One seat in one position of a match."""

    names: ClassVar[Mapping[str, str]] = {}
    """Card texts by what a player calls them in English, where these differ."""

    def __init__(self, match: Reference, seat: int) -> None:
        self.seat = seat
        self.own_turn = match.to_move == seat
        self.now: Any = copy.deepcopy(match)
        self.now._legal = None
        self.now.to_move = seat
        self.unbeaten = not self.own_turn and self.made_latest_play()
        if not self.own_turn:
            self.begin_turn()

    @abc.abstractmethod
    def begin_turn(self) -> None:
        """Change the copy, in which the seat is to move instead of another one, to the beginning of its turn."""

    def made_latest_play(self) -> bool:
        """Whether the cards to be beaten are the seat's own: its turn comes when they have been beaten or cleared."""
        return False

    @abc.abstractmethod
    def possible(self, chosen: Chosen) -> bool:
        """Whether exactly these cards can be used for a legal action."""

    @abc.abstractmethod
    def rules(self, chosen: Chosen) -> set[str]:
        """The rules of which one must be named where the cards can't be used."""

    @abc.abstractmethod
    def claims(self) -> Mapping[str, Callable[[Chosen, Values], bool]]:
        """What each sentence says, by its English text; games add to `shared`."""

    # ------------------------------------------------------------------------------------- helpers for the games

    @property
    def place(self) -> Place:
        """The seat's hand."""
        return "hand", self.seat

    def hand(self, chosen: Chosen) -> list[str]:
        """The chosen cards of the own hand."""
        return list(chosen.get(self.place, ()))

    def text_of(self, name: object) -> str:
        """The text of the card that a player calls so."""
        return self.names.get(str(name), str(name))

    def allows(self, text: str) -> bool:
        """Whether an action is legal."""
        return self.now.refuse(text) is None

    def holding(self, cards: Iterable[str]) -> Any:
        """The same position with further cards in the own hand."""
        raise NotImplementedError(f"{cards}")

    def leading(self) -> "Position":
        """The same position with nothing to beat."""
        raise NotImplementedError

    def shared(self) -> dict[str, Callable[[Chosen, Values], bool]]:
        """The sentences that several games say."""
        return {
            "Add {cards} from your hand, and it works.": self.adding_works,
            "Add another {card} from your hand, and it works.": self.adding_an_equal_one_works,
            "You’d need %n more {card}(s) in your hand.": self.having_more_works,
            "Leave out {cards}, and it works.": self.leaving_works,
            "When you lead, you can play {cards}.": self.leading_works,
            "When you lead, you can play any one of the picked cards.": lambda chosen, _: (
                self.leading().each_alone_works(chosen, _)
            ),
            "When you lead, you can play the picked cards of any one number.": self.leading_one_number_works,
            "The latest play is your own. If nobody beats it, you lead and can play {cards}.": lambda chosen, says: (
                self.unbeaten and says["cards"] == self.hand(chosen) and self.leading_works(chosen, says)
            ),
            "Pick just one of them.": self.each_alone_works,
            "That card is in {name}’s hand.": lambda chosen, says: ("hand", says["name"]) in chosen,
            "You can’t use those cards together.": lambda chosen, _: len(chosen) > 1 and not self.possible(chosen),
        }

    def adding_works(self, chosen: Chosen, says: Values) -> bool:
        """Cards of the hand make the choice possible."""
        more = {**chosen, self.place: [*self.hand(chosen), *says["cards"]]}
        return Counter(more[self.place]) <= Counter(self.now.hand(self.seat)) and self.possible(more)

    def adding_an_equal_one_works(self, chosen: Chosen, says: Values) -> bool:
        """Another card like a chosen one makes the choice possible."""
        card = self.text_of(says["card"])
        return card in self.hand(chosen) and self.adding_works(chosen, {"cards": [card]})

    def having_more_works(self, chosen: Chosen, says: Values) -> bool:
        """With so many equal cards more in the hand, and all it has of them, it is possible; with fewer it isn't."""
        card = self.text_of(says["card"])
        others = Counter(self.now.hand(self.seat))[card] - Counter(self.hand(chosen))[card]

        def works(more: int) -> bool:
            wanted = [*self.hand(chosen), *[card] * (others + more)]
            found: bool = self.holding([card] * more).possible({**chosen, self.place: wanted})
            return found

        lacked = int(says["n"])
        return lacked > 0 and works(lacked) and not works(lacked - 1)

    def leaving_works(self, chosen: Chosen, says: Values) -> bool:
        """Without these of the chosen cards it is possible."""
        out: Counter[str] = Counter(says["cards"])
        rest: dict[Place, list[str]] = {}
        for zone, cards in sorted(chosen.items(), key=lambda item: item[0] == self.place):
            for card in cards:
                if out[card] > 0:
                    out[card] -= 1
                else:
                    rest.setdefault(zone, []).append(card)
        return not +out and self.possible(rest)

    def leading_works(self, chosen: Chosen, says: Values) -> bool:
        """Chosen cards of the hand can be played where there's nothing to beat."""
        part = Counter(says["cards"]) <= Counter(self.hand(chosen))
        return part and self.leading().possible({self.place: says["cards"]})

    def leading_one_number_works(self, chosen: Chosen, _: Values) -> bool:
        """The chosen cards of the hand have several numbers, and all of one can be played where nothing is to beat."""
        hand = self.hand(chosen)
        sets = [[card for card in hand if card == one] for one in set(hand)]
        return len(sets) > 1 and all(self.leading().possible({self.place: cards}) for cards in sets)

    def each_alone_works(self, chosen: Chosen, _: Values) -> bool:
        """Each chosen card can be used alone."""
        return all(self.possible({zone: [card]}) for zone, cards in chosen.items() for card in cards)
