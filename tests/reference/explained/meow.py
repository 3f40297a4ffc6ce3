"""Meow Meow Daifugo: what may be said of chosen cards, from paragraphs MM1 to MM13."""

import copy
import itertools
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from tests.reference.explained.position import Chosen, Position, Values
from tests.reference.meow_cards import WILD, Claim, Combination, claims_of, combination_of, shape_faults

FIELD = ("field", None)
DECK = ("deck", None)
PLAYED = {("table", None), ("played", None)}


def combination_name(combination: Combination) -> str | list[str]:
    """How an English sentence calls a combination; a set is a list of its cards' numbers."""
    match combination.kind:
        case "single":
            return f"a single {combination.number}"
        case "sequence":
            return f"the sequence {combination.number - combination.count + 1}–{combination.number}"
    return [str(combination.number)] * combination.count


def task(combination: Combination) -> str:
    """How an English sentence tells what beats it."""
    match combination.kind:
        case "single":
            return f"Play one card higher than {combination.number}"
        case "sequence":
            return f"Play a sequence of {combination.count} cards ending above {combination.number}"
    return f"Play a set of {combination.count} cards higher than {combination.number}"


class MeowPosition(Position):
    """A seat of Meow Meow Daifugo."""

    names: ClassVar = {
        **{f"white {number}": f"w{number}" for number in range(1, 9)},
        **{f"black {number}○": f"b{number}" for number in range(1, 9)},
        **{f"black {number}○○": f"bb{number}" for number in range(1, 9)},
        **{f"blue {number}": f"d{number}" for number in range(1, 7)},
        "white ?": "w?",
        "black ?": "b?",
    }

    def begin_turn(self) -> None:
        """The shown card binds only the seat that leads first, and nobody beats an own play."""
        self.now.must_lead = None
        if self.unbeaten:
            self.now.table.played = []

    def made_latest_play(self) -> bool:
        return bool(self.now.table.played) and self.now.last_player == self.seat and not self.now.solo

    def combinations(self, cards: Sequence[str]) -> list[tuple[Combination, tuple[Claim, ...]]]:
        """Everything that these cards can be together."""
        found = []
        for claims in itertools.product(*map(claims_of, cards)):
            combination = combination_of(claims)
            if combination is not None:
                found.append((combination, claims))
        return found

    def can_play(self, cards: Sequence[str]) -> bool:
        """Whether exactly these cards of the hand can be played."""
        held = set(cards) <= set(self.now.hand(self.seat))
        return held and any(not self.now.unfit(claims) for _, claims in self.combinations(cards))

    def possible(self, chosen: Chosen) -> bool:
        if len(chosen) != 1:
            return False
        ((place, cards),) = chosen.items()
        phase, alone = self.now.phase, len(cards) == 1
        if phase in ("return", "show"):
            mine = self.own_turn or (phase == "show" and self.seat not in self.now.table.shown)
            return mine and alone and place == self.place and self.allows(f"{phase} {cards[0]}")
        if phase == "reward":
            card = cards[0] if place == FIELD else "deck"
            return alone and place in (FIELD, DECK) and self.allows(f"take {card}")
        if place == self.place:
            return self.can_play(cards)
        return alone and place == FIELD and self.allows(f"pass > {cards[0]}")

    def rules(self, chosen: Chosen) -> set[str]:
        if any(zone == "hand" and seat != self.seat for zone, seat in chosen):
            return {"MM2"}
        if set(chosen) & PLAYED:
            return {"MM10"}
        match self.now.phase:
            case "return":
                return {"MM3"}
            case "show":
                return {"MM4"}
        if len(chosen) > 1:
            return {"MM5"}
        if self.now.phase == "reward":
            return {"MM13"}
        if self.place in chosen:
            readings = self.combinations(self.hand(chosen))
            if not readings:
                return set().union(*map(shape_faults, itertools.product(*map(claims_of, self.hand(chosen)))))
            return set().union(*(self.now.unfit(claims) for _, claims in readings))
        return {"MM13"} if self.now.solo else {"MM9"}

    def leading(self) -> "MeowPosition":
        other = copy.copy(self)
        other.now = copy.copy(self.now)
        other.now.tables = [*self.now.tables[:-1], copy.copy(self.now.table)]
        other.now._legal, other.now.table.played, other.now.must_lead, other.now.phase = None, [], None, "play"
        return other

    def lying(self) -> Combination:
        """What is to be beaten."""
        found = combination_of(self.now.table.played)
        assert found is not None
        return found

    def beaten_by_nothing(self) -> bool:
        """Whether none of the game's cards can follow what lies on the table."""
        lying = self.lying()
        if lying.kind != "equal":
            return lying.number == 8
        # Three cards, a doppelganger that counts two up to 6, and each ? that isn't on the table itself.
        free = len(set(WILD) - {claim.card for claim in self.now.table.played})
        sizes = {number: 3 + 2 * (number <= 6) + free for number in range(1, 9)}
        return not any(sizes[number] >= lying.count for number in range(lying.number + 1, 9))

    def claims(self) -> Mapping[str, Callable[[Chosen, Values], bool]]:
        now = self.now

        def not_beating(chosen: Chosen, says: Values) -> bool:
            lying = self.lying()
            words = says["combination"] == combination_name(lying) and says["task"] == task(lying)
            own = [each for each, _ in self.combinations(self.hand(chosen)) if combination_name(each) == says["own"]]
            beats = any(
                (each.kind, each.count) == (lying.kind, lying.count) and each.number > lying.number for each in own
            )
            return words and bool(own) and not beats

        return {
            **self.shared(),
            "Those cards don’t go together: a play is one card, a set of one number, or a sequence of three or more "
            "in one suit.": lambda chosen, _: not self.combinations(self.hand(chosen)),
            "A ? stands only for cards of its own colour, so it doesn’t fit this sequence.": lambda chosen, _: (
                bool(set(self.hand(chosen)) & set(WILD)) and not self.combinations(self.hand(chosen))
            ),
            "You can’t beat {combination} with {own}. {task}, or pass.": not_beating,
            "Nothing beats {combination}: {number} is the highest number. You have to pass.": lambda _, says: (
                says["combination"] == combination_name(self.lying()) and says["number"] == self.lying().number == 8
            ),
            "Nothing beats {combination}: no higher number has that many cards. You have to pass.": lambda _, says: (
                says["combination"] == combination_name(self.lying())
                and self.beaten_by_nothing()
                and self.lying().number < 8
            ),
            "Your first play must include {cards}, the card you showed.": lambda chosen, says: (
                self.own_turn and says["cards"] == [now.must_lead] and now.must_lead not in self.hand(chosen)
            ),
            "You were dealt both ? cards. First put one of them under the deck.": lambda *_: (
                self.own_turn and now.phase == "return" and set(WILD) <= set(now.hand(self.seat))
            ),
            "The round begins when a ? has gone under the deck.": lambda *_: (
                not self.own_turn and now.phase == "return"
            ),
            "Everyone shows one card to see who starts, and you’ve picked {picked}.": lambda chosen, says: (
                now.phase == "show" and says["picked"] == len(self.hand(chosen)) > 1
            ),
            "You can’t show a ?. Choose a card with a number.": lambda chosen, _: (
                now.phase == "show" and len(self.hand(chosen)) == 1 and set(self.hand(chosen)) <= set(WILD)
            ),
            "You’ve already chosen {cards} to show.": lambda _, says: (
                now.phase == "show" and says["cards"] == [now.table.shown[self.seat]]
            ),
            "First choose a card to show. The lowest one starts.": lambda *_: (
                now.phase == "show" and self.seat not in now.table.shown
            ),
            "First choose your reward: a face-up card or the top card of the deck.": lambda *_: self.allows(
                "take deck"
            ),
            "First take a face-up card as your reward. The deck is empty.": lambda *_: (
                now.phase == "reward" and not now.table.deck
            ),
            "After that you can play {cards}.": self.leading_works,
            "You can take only one face-up card.": lambda chosen, _: len(chosen[FIELD]) > 1,
            "You take a face-up card as you pass, and when you lead, you can’t pass.": lambda *_: (
                not now.table.played and not now.solo
            ),
            "You can take one face-up card as you pass on your turn, unless you lead then.": lambda chosen, _: (
                not self.own_turn and not now.solo and FIELD in chosen and now.phase == "play"
            ),
            "You get a reward only in a solo game, after playing enough cards.": lambda *_: (
                now.solo and now.phase != "reward"
            ),
            "Cards from the deck only replace face-up cards that are taken.": lambda chosen, _: (
                DECK in chosen and not now.solo
            ),
            "Played cards are out of play for the rest of the round.": lambda chosen, _: bool(set(chosen) & PLAYED),
        }
