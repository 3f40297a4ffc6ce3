"""GODAN: what may be said of chosen cards, from paragraphs GO1 to GO12."""

import copy
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar

from tests.reference.explained.position import Chosen, Position, Values
from tests.reference.model import Card

DECK = ("deck", None)
INCOMING = ("incoming", None)
DISCARD = ("discard", None)
FULL = 5


class GodanPosition(Position):
    """A seat of GODAN."""

    names: ClassVar = {"Severance": "S", "Robbery": "R", "Cover-up": "V", "Collection": "C"}

    def begin_turn(self) -> None:
        """Another seat's taking is no taking of this one."""
        self.now.sending = False

    def fields(self, chosen: Chosen) -> dict[int, list[str]]:
        """The chosen cards of fields, by seat."""
        return {seat: sorted(cards) for (zone, seat), cards in chosen.items() if zone == "field" and seat is not None}

    def possible(self, chosen: Chosen) -> bool:
        others = set(chosen) - {self.place} - {("field", seat) for seat in range(self.now.players)}
        hand, fields = sorted(self.hand(chosen)), self.fields(chosen)
        if others:
            comes_here = self.seat == self.now.start if DECK in others else True
            return len(chosen) == 1 and others <= {INCOMING, DECK} and comes_here and not self.now.sending
        if self.now.sending:
            return not fields and len(hand) == 1 and self.allows(f"send {hand[0]}")
        if not hand or len(fields) > 1:
            return False
        return any(self.uses(text, hand, fields) for text in self.legal_works())

    def legal_works(self) -> list[str]:
        """All legal jobs."""
        return [text for text in self.now.legal() if text.startswith("work")]

    def uses(self, text: str, hand: list[str], fields: Mapping[int, list[str]]) -> bool:
        """Whether a job takes exactly these cards of the hand, and of a field if any are chosen there."""
        action = self.now.parse(text)
        if action.cards[0] == "V":
            return not fields and sorted(action.cards + action.chosen) == hand
        if sorted(action.cards) != hand:
            return False
        return not fields or fields == {action.target: sorted(action.chosen)}

    def rules(self, chosen: Chosen) -> set[str]:
        hand, fields = self.hand(chosen), self.fields(chosen)
        if any(zone == "hand" and seat != self.seat for zone, seat in chosen):
            return {"GO2"}
        if DISCARD in chosen or self.now.sending:
            return {"GO4"}
        if DECK in chosen or INCOMING in chosen:
            return {"GO3"} if list(chosen) == [DECK] and self.seat != self.now.start else {"GO4"}
        if fields:
            return {"GO6"} if self.seat in fields else {"GO9"}
        if "V" in hand or (set(hand) <= set(self.now.roles) and len(set(hand)) == 1):
            return {"GO9"}
        broken: set[str] = self.now.refuse("work " + " ".join(hand)) or set()
        return broken

    def holding(self, cards: Iterable[str]) -> "GodanPosition":
        other = copy.copy(self)
        other.now = copy.copy(self.now)
        other.now._legal = None
        other.now.hands = list(self.now.hands)
        other.now.hands[self.seat] = [*self.now.hands[self.seat], *(Card(card, -1) for card in cards)]
        return other

    def group(self, number: str) -> int:
        """How many cards of a number lie in the own field."""
        return len(self.now.groups[self.seat].get(number, ()))

    def can_send_after_taking(self, chosen: Chosen, says: Values) -> bool:
        """The card can be passed on once the incoming one is taken."""
        after = copy.copy(self.now)
        after._legal, after.sending = None, True
        (card,) = says["cards"]
        return self.allows("take") and card in self.hand(chosen) and after.refuse(f"send {card}") is None

    def covering_with_more_works(self, chosen: Chosen, says: Values) -> bool:
        """With so many Cover-up cards more, a card of the hand could be discarded; with fewer none could."""
        held, picked = Counter(self.now.hand(self.seat)), self.hand(chosen)
        others = [*set(held) - {"V"}]

        def works(more: int) -> bool:
            there = self.holding(["V"] * more)
            laid = ["V"] * (held["V"] + more)
            return any(
                there.possible({**chosen, self.place: [*laid, *other]})
                for other in [[], *([other] for other in others)]
            )

        return (
            self.text_of(says["card"]) == "V"
            and len(picked) == held["V"]
            and works(says["n"])
            and not works(says["n"] - 1)
        )

    def robs(self, chosen: Chosen, laid: int, victim: int) -> bool:
        """Whether so many Robbery cards could take the chosen cards of a field."""
        loot = self.fields(chosen)[victim]
        return len(set(loot)) == 1 and len(loot) <= self.now.can_be_robbed(victim, loot[0], laid)

    def claims(self) -> Mapping[str, Callable[[Chosen, Values], bool]]:
        now = self.now
        work = now.house["work"]

        def counts(chosen: Chosen, says: Values) -> bool:
            (role,) = set(self.hand(chosen)) & {"V"} or set(self.hand(chosen))
            limits = (says["least"], says["most"]) == (work["least"], work["most"])
            return limits and role in now.roles and not says["least"] <= self.hand(chosen).count(role) <= says["most"]

        def no_victim(chosen: Chosen, _: Values) -> bool:
            size = self.hand(chosen).count("R")
            groups = [(other, number) for other in now.opponents(self.seat) for number in now.groups[other]]
            return size > 0 and not any(now.can_be_robbed(other, number, size) for other, number in groups)

        def room(chosen: Chosen, says: Values) -> bool:
            (number,) = set(self.hand(chosen))
            return bool(says["room"] == FULL - self.group(number) < len(self.hand(chosen)))

        def room_for_loot(chosen: Chosen, says: Values) -> bool:
            ((_, loot),) = self.fields(chosen).items()
            return len(set(loot)) == 1 and says["room"] == FULL - self.group(loot[0]) < len(loot)

        def rob_less(chosen: Chosen, says: Values) -> bool:
            ((victim, loot),) = self.fields(chosen).items()
            return says["n"] == len(self.hand(chosen)) < len(loot) and not self.robs(chosen, says["n"], victim)

        def cover_less(chosen: Chosen, says: Values) -> bool:
            laid = self.hand(chosen).count("V")
            return bool(says["n"] == laid < len(self.hand(chosen)) - laid)

        return {
            **self.shared(),
            "You can pass on only one card, but you’ve picked {picked}.": lambda chosen, says: (
                now.sending and says["picked"] == len(self.hand(chosen)) > 1
            ),
            "You’ve taken the card. Now choose one from your hand to let go.": lambda *_: now.sending,
            "A job takes one set: cards of one number, or equal role cards.": lambda chosen, _: (
                len(set(self.hand(chosen))) > 1
            ),
            "One {card} isn’t enough for a new group: lay at least two.": lambda chosen, says: (
                self.hand(chosen) == says["card"] and self.group(says["card"][0]) == 0
            ),
            "Your group of this number already has 5 cards, the maximum. Choose other cards.": lambda chosen, _: any(
                self.group(card) == FULL for cards in chosen.values() for card in cards
            ),
            "A group has at most 5 cards. Lay at most {room} of these.": room,
            "A group has at most 5 cards. Take at most {room} of these.": room_for_loot,
            "A job takes {least}–{most} equal role cards.": counts,
            "You’d need %n more {card} card(s) in your hand.": lambda chosen, says: (
                self.covering_with_more_works(chosen, says)
                if set(self.hand(chosen)) == {"V"}
                else self.having_more_works(chosen, says)
            ),
            "Choose at least one more card from your hand for Cover-up to discard.": lambda chosen, _: (
                set(self.hand(chosen)) == {"V"} and len(self.now.hand(self.seat)) > len(self.hand(chosen))
            ),
            "Choose at most %n card(s) to discard: one for each Cover-up card.": cover_less,
            "No opponent has a card in the field that you can take. Lay another set, or take the card.": no_victim,
            "Choose at most %n card(s) to take: one for each Robbery card.": rob_less,
            "Pick cards from only one opponent’s field.": lambda chosen, _: len(self.fields(chosen)) > 1,
            "Only Robbery takes cards from another player’s field.": lambda chosen, _: (
                bool(set(self.fields(chosen)) - {self.seat}) and set(self.hand(chosen)) != {"R"}
            ),
            "Robbery takes cards of one number only, never role cards.": lambda chosen, _: any(
                set(cards) & set(now.roles) or len(set(cards)) > 1 for cards in self.fields(chosen).values()
            ),
            "You can’t take cards back from your field.": lambda chosen, _: self.seat in self.fields(chosen),
            "Or, on your turn, take the card and pass {cards} on.": self.can_send_after_taking,
            "The deck’s top card goes to the player with the start card.": lambda *_: self.seat != now.start,
            "Discards are out of play until the next game.": lambda chosen, _: DISCARD in chosen,
        }
