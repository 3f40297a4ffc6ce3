"""Gunjo Gradation: what may be said of chosen cards, from paragraphs GG1 to GG16."""

import copy
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tests.reference.explained.position import Chosen, Position, Values
from tests.reference.gunjo_cards import text_of
from tests.reference.model import Card

REVEALED = ("revealed", None)
DECK = ("deck", None)
LATEST = ("area", None)
AREAS = {LATEST, ("under", None)}
DISCARD = ("discard", None)


class GunjoPosition(Position):
    """A seat of Gunjo Gradation."""

    def begin_turn(self) -> None:
        """Another seat's draw is no draw of this one, and nobody beats an own play."""
        if self.now.stage == "drawn":
            self.now.stage = "turn"
        if self.unbeaten and self.now.stage != "give":
            self.now.plays, self.now.odd = [], False

    def made_latest_play(self) -> bool:
        return bool(self.now.plays) and self.now.leader == self.seat

    def numbers(self, chosen: Chosen) -> list[int]:
        """The chosen numbers of the hand."""
        return sorted(map(int, self.hand(chosen)))

    def action(self, chosen: Chosen) -> str | None:
        """The action that uses exactly these cards; None: there is none."""
        hand, revealed = self.hand(chosen), list(chosen.get(REVEALED, ()))
        if self.now.stage == "give":
            alone = len(hand) == 1 and len(chosen) == 1 and self.seat in self.now.givers
            return f"give {hand[0]}" if alone else None
        if list(chosen) == [DECK]:
            return "draw"
        if set(chosen) - {self.place, REVEALED}:
            return None
        if not revealed:
            return text_of(self.numbers(chosen))
        return f"pass {hand[0]} > {revealed[0]}" if len(hand) == len(revealed) == 1 else None

    def possible(self, chosen: Chosen) -> bool:
        action = self.action(chosen)
        return action is not None and self.allows(action)

    def rules(self, chosen: Chosen) -> set[str]:
        if any(zone == "hand" and seat != self.seat for zone, seat in chosen):
            return {"GG2"}
        if set(chosen) & AREAS:
            return {"GG14" if LATEST in chosen and "14" in self.now.terms.options["expansions"] else "GG6"}
        if DISCARD in chosen:
            return {"GG3"}
        if self.now.stage == "give":
            return {"GG15"}
        action = self.action(chosen)
        if action is not None:
            broken: set[str] = self.now.refuse(action) or set()
            return broken
        return {"GG3", "GG5"} if self.now.stage == "drawn" else {"GG3"}

    def holding(self, cards: Iterable[str]) -> "GunjoPosition":
        other = copy.copy(self)
        other.now = copy.copy(self.now)
        other.now._legal = None
        other.now.hands = list(self.now.hands)
        other.now.hands[self.seat] = [*self.now.hands[self.seat], *(Card(card, -1) for card in cards)]
        return other

    def leading(self) -> "GunjoPosition":
        other = copy.copy(self)
        other.now = copy.copy(self.now)
        other.now._legal, other.now.plays, other.now.odd, other.now.stage = None, [], False, "turn"
        return other

    def total(self) -> int:
        """The total to be beaten."""
        return sum(card.value for card in self.now.plays[-1]) if self.now.plays else 0

    def claims(self) -> Mapping[str, Callable[[Chosen, Values], bool]]:
        def given(_: Chosen, says: Values) -> bool:
            gifts: list[Any] = [each for each in self.now.trail.gifts if each.giver == self.seat]
            return self.seat not in self.now.givers and [gifts[-1].card.text] == says["cards"]

        drawn = self.own_turn and self.now.stage == "drawn"
        return {
            **self.shared(),
            "Only cards of the same number can be played together.": lambda chosen, _: (
                len(set(self.hand(chosen))) > 1 and "1" not in self.hand(chosen)
            ),
            "You can add 1s to cards of one number only.": lambda chosen, _: (
                len(set(self.hand(chosen))) > 2 and "1" in self.hand(chosen)
            ),
            "A total of {sum} doesn’t beat {total}. Play a higher total.": lambda chosen, says: (
                says["sum"] == sum(self.numbers(chosen)) <= says["total"] == self.total()
            ),
            "A total of {sum} is even. The 13 allows only odd totals.": lambda chosen, says: (
                self.now.odd and says["sum"] == sum(self.numbers(chosen)) and says["sum"] % 2 == 0
            ),
            "A 15 was played: everyone passes one card, and you’ve picked {picked}.": lambda chosen, says: (
                self.now.stage == "give" and says["picked"] == len(self.hand(chosen)) > 1
            ),
            "You’ve already chosen a {cards} to pass to the left.": given,
            "A 15 was played: first everyone passes a card from their hand to the left.": lambda *_: (
                self.now.stage == "give"
            ),
            "You swap as you pass, and you can’t pass when the play area is empty.": lambda *_: (
                not self.now.plays and not self.allows("pass")
            ),
            "You can swap as you pass on your turn, unless you lead then.": lambda *_: (
                not self.own_turn and not self.now.plays
            ),
            "You can’t swap after drawing a card. Play or stay.": lambda *_: drawn and self.allows("stay"),
            "You can swap only one card for one card.": lambda chosen, _: (
                len(self.hand(chosen)) * len(chosen[REVEALED]) > 1
            ),
            "You can’t swap a card for one of the same number. Choose another.": lambda chosen, _: (
                len(self.hand(chosen)) == 1 and self.hand(chosen) == list(chosen[REVEALED])
            ),
            "Pick just {give} to swap for {take}.": lambda chosen, says: (
                {*says["give"]} <= {*self.hand(chosen)}
                and {*says["take"]} <= {*chosen[REVEALED]}
                and self.possible({self.place: says["give"], REVEALED: says["take"]})
            ),
            "You can swap it for {cards} instead.": lambda chosen, says: self.possible(
                {**chosen, REVEALED: says["cards"]}
            ),
            "Face-up cards can’t be played. As you pass, you can swap one of your cards for one of them.": (
                lambda chosen, _: not self.hand(chosen) and self.allows("pass")
            ),
            "You’ve already drawn a card. Now play or stay.": lambda *_: drawn and self.allows("stay"),
            "You lead, so you have to play after drawing a card.": lambda *_: drawn and not self.now.plays,
            "Cards in the play area stay there until it’s cleared.": lambda chosen, _: bool(set(chosen) & AREAS),
            "The latest play stays until the play area is cleared, or until someone plays a 14 on it.": (
                lambda chosen, _: LATEST in chosen and "14" in self.now.terms.options["expansions"]
            ),
            "Discards are out of play for the rest of the round.": lambda chosen, _: DISCARD in chosen,
        }
