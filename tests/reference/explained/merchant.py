"""Merchant of Goldfish: what may be said of chosen cards, from paragraphs MG1 to MG13."""

import copy
from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from tests.reference.explained.position import Chosen, Position, Values
from tests.reference.merchant import text_of
from tests.reference.model import Card

MARKET = ("market", None)
TABLE = ("table", None)
DISCARD = ("discard", None)


class MerchantPosition(Position):
    """A seat of Merchant of Goldfish."""

    others_bonus = False
    """Whether another seat may take a bonus card now."""

    def begin_turn(self) -> None:
        """A bonus is only its owner's, and nobody beats an own play."""
        self.others_bonus, self.now.bonus = bool(self.now.bonus), False
        if self.unbeaten:
            self.now.played = []

    def made_latest_play(self) -> bool:
        return bool(self.now.played) and self.now.leader == self.seat

    def sides(self, chosen: Chosen) -> tuple[list[int], list[int]]:
        """The chosen values of hand and market."""
        return list(map(int, self.hand(chosen))), list(map(int, chosen.get(MARKET, ())))

    def action(self, chosen: Chosen) -> str | None:
        """The action that uses exactly these cards; None: there is none."""
        give, take = self.sides(chosen)
        if set(chosen) - {self.place, MARKET} or (self.now.bonus and give):
            return None
        if give:
            return text_of("pass", give, take) if take else text_of("play", give)
        return f"take {take[0]}" if self.now.bonus and len(take) == 1 else None

    def possible(self, chosen: Chosen) -> bool:
        action = self.action(chosen)
        return action is not None and self.allows(action)

    def rules(self, chosen: Chosen) -> set[str]:
        if any(zone == "hand" and seat != self.seat for zone, seat in chosen):
            return {"MG3"}
        if TABLE in chosen or DISCARD in chosen:
            return {"MG7"}
        if not self.now.hands[self.seat]:
            return {"MG8"}
        if self.now.bonus:
            return {"MG7"}
        action = self.action(chosen)
        if self.others_bonus and MARKET in chosen:
            return {"MG7"}
        if action is not None:
            broken: set[str] = self.now.refuse(action) or set()
            return broken
        return {"MG6"} if self.now.played else {"MG4"}

    def holding(self, cards: Iterable[str]) -> "MerchantPosition":
        other = copy.deepcopy(self)
        other.now.hands[self.seat] += [Card(card, -1) for card in cards]
        return other

    def leading(self) -> "MerchantPosition":
        other = copy.copy(self)
        other.now = copy.copy(self.now)
        other.now._legal, other.now.played, other.now.bonus = None, [], False
        return other

    def table(self) -> list[str]:
        """The cards to be beaten."""
        return [card.text for card in self.now.played]

    def left(self, value: int) -> int:
        """How many cards of a value the game has beside those on the table."""
        return int(self.now.full_deck(self.now.terms).count(str(value)) - self.table().count(str(value)))

    def enough_left(self, value: int) -> bool:
        """Whether the game has cards enough of a value, beside those on the table, to beat them."""
        lying = self.table()
        return self.left(value) >= len(lying) + (str(value) == lying[0])

    def claims(self) -> Mapping[str, Callable[[Chosen, Values], bool]]:
        def give(chosen: Chosen) -> list[int]:
            return self.sides(chosen)[0]

        def take(chosen: Chosen) -> list[int]:
            return self.sides(chosen)[1]

        def too_few(chosen: Chosen, says: Values) -> bool:
            told = says["table"] == self.table() and {says["card"]} == set(self.hand(chosen))
            return bool(told and says["number"] == self.left(int(says["card"])) < says["needed"])

        return {
            **self.shared(),
            "Only cards of the same number can be played together.": lambda chosen, _: len(set(give(chosen))) > 1,
            "Too low to beat {table}. Play higher cards, or pass.": lambda chosen, says: (
                says["table"] == self.table() and max(give(chosen)) < int(self.table()[0])
            ),
            "Too few to beat {table}: you’d need at least {cards}.": lambda chosen, says: (
                says["table"] == self.table()
                and set(says["cards"]) == set(self.table()) == set(self.hand(chosen))
                and len(says["cards"]) == len(self.table()) + 1 > len(give(chosen))
            ),
            "To beat {table} with a higher number, you need exactly {needed}, not {picked}.": (
                lambda chosen, says: (
                    says["table"] == self.table()
                    and says["needed"] == len(self.table()) != says["picked"] == len(give(chosen))
                    and min(give(chosen)) > int(self.table()[0])
                )
            ),
            "No cards in the game beat {table}, so you have to pass.": lambda _, says: (
                says["table"] == self.table()
                and not any(self.enough_left(value) for value in range(int(self.table()[0]), 15))
            ),
            "To beat {table} you’d need {needed} {card}s, and the game has only {number}.": lambda chosen, says: (
                too_few(chosen, says)
                and int(says["card"]) > int(self.table()[0])
                and says["needed"] == len(self.table())
            ),
            "To beat {table} you’d need {needed} {card}s, and apart from these the game has only {number}.": (
                lambda chosen, says: (
                    too_few(chosen, says)
                    and says["card"] == self.table()[0]
                    and says["needed"] == len(self.table()) + 1
                )
            ),
            "First take a card from the market, or choose “Take no card”.": lambda *_: bool(
                self.now.bonus and self.allows("skip")
            ),
            "After that you lead and can play {cards}.": self.leading_works,
            "You may take only one card, and you’ve picked {picked}.": lambda chosen, says: (
                self.now.bonus and says["picked"] == len(take(chosen)) > 1
            ),
            "You exchange as you pass, and when you lead, you can’t pass.": lambda *_: not self.allows("pass"),
            "You can exchange cards when you pass on your turn. If you lead, you can’t pass.": lambda *_: (
                not self.own_turn and not self.now.played
            ),
            "Only {name} may take a card from the market now.": lambda _, says: (
                self.others_bonus and says["name"] != self.seat
            ),
            "You’d give {give} and take {take}, but both sums must be equal.": lambda chosen, says: (
                says["give"] == sum(give(chosen)) != says["take"] == sum(take(chosen))
            ),
            "That adds up to {sum}, but the limit for each side of an exchange is {most}. Pick fewer or lower cards.": (
                lambda chosen, says: says["sum"] == max(sum(give(chosen)), sum(take(chosen))) > says["most"] == 14
            ),
            "You’d give and take {cards}, which changes nothing.": lambda chosen, says: (
                Counter(map(int, says["cards"])) == Counter(give(chosen)) & Counter(take(chosen)) != Counter()
            ),
            "Leave out {cards} on both sides, and it works.": lambda chosen, says: self.possible(
                {zone: list((Counter(cards) - Counter(says["cards"])).elements()) for zone, cards in chosen.items()}
            ),
            "Add {cards} from the market, and it works.": lambda chosen, says: self.possible(
                {**chosen, MARKET: [*chosen.get(MARKET, ()), *says["cards"]]}
            ),
            "Add another {card} from the market, and it works.": lambda chosen, says: (
                says["card"] in chosen.get(MARKET, ())
                and self.possible({**chosen, MARKET: [*chosen[MARKET], says["card"]]})
            ),
            "Market cards can’t be played. As you pass, you can exchange cards for them.": lambda chosen, _: (
                not give(chosen) and self.allows("pass")
            ),
            "Nothing you hold can be exchanged for {cards}.": lambda chosen, says: (
                says["cards"] == [str(value) for value in sorted(take(chosen))]
                and not any(action.endswith(" > " + " ".join(says["cards"])) for action in self.now.list_legal())
            ),
            "Or pass and get {cards} in exchange.": lambda chosen, says: self.possible(
                {**chosen, MARKET: says["cards"]}
            ),
            "Or pass and get {cards} in exchange, for example.": lambda chosen, says: self.possible(
                {**chosen, MARKET: says["cards"]}
            ),
            "You’ve gone out, so you’re done for this round.": lambda *_: not self.now.hands[self.seat],
            "The cards on the table stay there until they’re beaten or everyone passes.": lambda chosen, _: (
                TABLE in chosen
            ),
            (
                "The discard pile joins the market only after everyone else has passed and the winner has taken a card "
                "or none."
            ): lambda chosen, _: DISCARD in chosen,
        }
