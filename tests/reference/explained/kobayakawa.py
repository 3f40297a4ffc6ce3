"""Kobayakawa: what may be said of a chosen card, from paragraphs KB1 to KB10."""

from collections.abc import Callable, Mapping

from tests.reference.explained.position import Chosen, Position, Values

DECK = ("deck", None)
KOBAYAKAWA = ("k", None)


class KobayakawaPosition(Position):
    """A seat of Kobayakawa."""

    def begin_turn(self) -> None:
        """Another seat's draw is no draw of this one."""
        if self.now.phase == "discard":
            self.now.phase = "draw"

    @property
    def had_turn(self) -> bool:
        """Whether the seat has drawn, or has bet, in this round."""
        return self.seat not in self.now.waiting

    def possible(self, chosen: Chosen) -> bool:
        if self.had_turn or len(chosen) != 1 or sum(map(len, chosen.values())) != 1:
            return False
        (place, (card,)) = next(iter(chosen.items()))
        if place == DECK:
            return self.allows("draw") and self.allows("flip")
        return place == self.place and (self.allows("fight") or self.allows(f"discard {card}"))

    def rules(self, chosen: Chosen) -> set[str]:
        if any(zone == "hand" and seat != self.seat for zone, seat in chosen):
            return {"KB2"}
        if self.seat not in self.now.in_match:
            return {"KB9"}
        if sum(map(len, chosen.values())) > 1:
            return {"KB3"}
        if KOBAYAKAWA in chosen:
            return {"KB5"}
        if self.now.phase == "bet" and (DECK in chosen or self.place in chosen):
            return {"KB4"}
        return {"KB3"}

    def claims(self) -> Mapping[str, Callable[[Chosen, Values], bool]]:
        def own(chosen: Chosen, says: Values) -> bool:
            return bool(self.hand(chosen) == [says["card"]] == self.now.hand(self.seat))

        betting = self.now.phase == "bet"
        drawn = self.own_turn and self.now.phase == "discard"
        return {
            **self.shared(),
            "You have no kamons left, so you’re out of the match.": lambda *_: (
                self.now.kamons[self.seat] == 0 and self.seat not in self.now.in_match
            ),
            "You can’t bet yet. First draw a card or flip a new Kobayakawa.": lambda *_: (
                self.now.phase == "draw" and not self.had_turn
            ),
            "You can’t bet yet. On your turn, first draw a card or flip a new Kobayakawa.": lambda *_: (
                self.now.phase == "draw" and not self.had_turn and not self.own_turn
            ),
            "On your turn, you fight with this card or fold.": lambda chosen, _: (
                not self.own_turn
                and self.hand(chosen) == self.now.hand(self.seat)
                and self.allows("fight")
                and self.allows("fold")
            ),
            "On your turn, you draw a card or flip a new Kobayakawa.": lambda chosen, _: (
                not self.own_turn and DECK in chosen and self.allows("draw") and self.allows("flip")
            ),
            "Now you fight or fold.": lambda *_: self.own_turn and self.allows("fight") and self.allows("fold"),
            "If you draw, you can discard this card and keep the new one.": lambda chosen, _: (
                self.allows("draw") and self.hand(chosen) == self.now.hand(self.seat)
            ),
            "You’ve had your turn to draw or flip. Next you bet on your {card}.": lambda chosen, says: (
                own(chosen, says) and self.had_turn and not betting
            ),
            "You’ve staked %n kamon(s), so your {card} stays with you until the end of the round.": (
                lambda chosen, says: own(chosen, says) and betting and self.now.stakes.get(self.seat) == says["n"]
            ),
            "You’ve folded, so your {card} is out of this round.": lambda chosen, says: (
                own(chosen, says) and betting and self.had_turn and self.seat not in self.now.stakes
            ),
            "If there’s a next round, you’ll get a new card then.": lambda *_: (
                self.now.kamons[self.seat] > 0 and not self.now.last_round
            ),
            "You use one card at a time, and you’ve picked {picked}.": lambda chosen, says: (
                says["picked"] == sum(map(len, chosen.values())) > 1
            ),
            "You’ve drawn a card. Discard one of your two cards first.": lambda *_: (
                drawn and len(self.now.hand(self.seat)) == 2
            ),
            "Everyone has drawn or flipped, so now it’s time to bet.": lambda *_: betting,
            "You’ve already drawn or flipped in this round.": lambda *_: not betting and self.had_turn,
            "If there’s a next round, you can draw or flip again then.": lambda chosen, _: (
                DECK in chosen and not self.now.last_round
            ),
            "The Kobayakawa goes to the lowest card in the fight.": lambda chosen, _: KOBAYAKAWA in chosen,
            "Only a newly flipped card replaces the Kobayakawa.": lambda *_: not betting,
            "That card is out of play for this round.": lambda chosen, _: any(
                zone in ("old_ks", "discard") for zone, _ in chosen
            ),
        }
