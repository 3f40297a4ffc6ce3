"""Kobayakawa, written from paragraphs KB1 to KB10 and nothing else."""

import random
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from tests.reference.model import (
    Card,
    Deal,
    MatchSettings,
    OptionValue,
    Place,
    Reference,
    Run,
    UnreadableError,
    World,
    reshuffled,
    shared_ranks,
    texts,
)

ALL_CARDS = tuple(str(value) for value in range(1, 16))


@dataclass
class Table:
    """What one deal put where, and who has seen it."""

    deck: list[Card]
    hands: dict[int, list[Card]] = field(default_factory=dict)
    kobayakawa: list[Card] = field(default_factory=list)
    discards: dict[int, list[Card]] = field(default_factory=dict)
    revealed: set[int] = field(default_factory=set)
    first_and_drawn: dict[int, tuple[Card, Card]] = field(default_factory=dict)

    def known_slots(self, seat: int | None) -> set[int]:
        """Places of the deal's deck whose card this seat (None: a spectator) has seen."""
        seen = list(self.kobayakawa)
        for cards in self.discards.values():
            seen += cards
        for holder, cards in self.hands.items():
            if holder == seat or holder in self.revealed:
                seen += cards
        return {card.slot for card in seen}


class Kobayakawa(Reference):
    """A match of Kobayakawa."""

    game = "kobayakawa"
    seats = (3, 6)
    cards = ALL_CARDS
    nonsense = ("discard", "discard 16", "discard 0", "fold 3", "flip flip", "draw 4", "fight 1")
    hurry: ClassVar = {"fight": 3, "fold": 1}
    run = Run(12, 20, frozenset({
        "KB5 lone fighter", "KB5 tie", "KB7 last round played", "KB7 one kamon takes all", "KB7 stake of 1",
        "KB7 stake of 2", "KB8 box", "KB8 box in the last round", "KB8 replay", "KB9 out of the match",
        "a head start",
    }))  # fmt: skip

    def __init__(self, terms: MatchSettings, deals: list[Deal]) -> None:
        super().__init__(terms, deals)
        self.kamons = [4 + ahead for ahead in self.ahead]
        self.centre = 8
        self.in_box = 32 - 8 - sum(self.kamons)
        self.tables: list[Table] = []
        self.start: int | None = None
        self.waiting: list[int] = []
        self.stakes: dict[int, int] = {}
        self.fighters: list[int] = []
        self.phase: Literal["draw", "discard", "bet"] = "draw"
        self.begin_deal()

    @classmethod
    def default_options(cls) -> dict[str, OptionValue]:
        """KB8."""
        return {"nobody_fights": "box", "head_start": []}

    @classmethod
    def random_options(cls, rng: random.Random) -> dict[str, OptionValue]:
        """Either answer to KB8."""
        return {"nobody_fights": rng.choice(["box", "replay"])}

    @classmethod
    def most_ahead(cls, terms: MatchSettings) -> tuple[int, int]:
        """Up to 4 kamons each, from those out of play."""
        return (0, 0) if terms.players == 6 else (4, min(8, 32 - 8 - 4 * terms.players))

    @classmethod
    def full_deck(cls, terms: MatchSettings) -> list[str]:
        """KB1: the same 15 cards for every number of players."""
        del terms
        return sorted(ALL_CARDS)

    @property
    def table(self) -> Table:
        """The deal being played."""
        return self.tables[-1]

    @property
    def in_match(self) -> list[int]:
        """Seats that own a kamon or have one at stake (KB9)."""
        return [seat for seat in range(self.players) if self.kamons[seat] + self.stakes.get(seat, 0) > 0]

    @property
    def last_round(self) -> bool:
        """KB7."""
        return self.centre == 2

    def order(self) -> list[int]:
        """Seats in the match from the start seat clockwise."""
        assert self.start is not None
        clockwise = [(self.start + step) % self.players for step in range(self.players)]
        return [seat for seat in clockwise if seat in self.in_match]

    def begin_deal(self) -> None:
        """KB2."""
        deal = self.next_deal()
        if sorted(deal.deck) != self.full_deck(self.terms):
            raise ValueError("not the cards of Kobayakawa")
        if self.start is None:
            self.start = deal.start
        table = Table([Card(text, slot) for slot, text in enumerate(deal.deck)])
        self.stakes = {}
        self.fighters = []
        for seat in self.in_match:
            table.hands[seat] = [table.deck.pop(0)]
        table.kobayakawa.append(table.deck.pop(0))
        self.tables.append(table)
        self.phase = "draw"
        self.waiting = self.order()
        self.to_move = self.waiting[0]

    def list_legal(self) -> list[str]:
        """List what KB3 and KB4 give the seat to move."""
        if self.phase == "draw":
            return ["draw", "flip"]
        if self.phase == "bet":
            return ["fight", "fold"]
        assert self.to_move is not None
        return [f"discard {card.text}" for card in self.table.hands[self.to_move]]

    def refuse(self, text: str) -> set[str] | None:
        """KB3 for drawing, KB4 for betting; either when one phase's action is tried in the other."""
        verb, thrown = parse(text)
        if self.over:
            raise ValueError("the match is over")
        betting = verb in ("fight", "fold")
        if self.phase == "bet":
            return None if betting else {"KB3", "KB4"}
        if betting:
            return {"KB3", "KB4"}
        if self.phase == "draw":
            return {"KB3"} if verb == "discard" else None
        assert self.to_move is not None
        return None if verb == "discard" and thrown in self.hand(self.to_move) else {"KB3"}

    def do(self, text: str) -> None:
        """Dispatch."""
        verb, chosen = parse(text)
        seat, table = self.to_move, self.table
        assert seat is not None
        if verb == "draw":
            drawn = table.deck.pop(0)
            table.first_and_drawn[seat] = (table.hands[seat][0], drawn)
            table.hands[seat].append(drawn)
            self.phase = "discard"
            return
        if verb == "discard":
            thrown = next(card for card in table.hands[seat] if card.text == chosen)
            table.hands[seat].remove(thrown)
            table.discards.setdefault(seat, []).append(thrown)
        elif verb == "flip":
            table.kobayakawa.append(table.deck.pop(0))
        elif verb == "fight":
            self.stake(seat)
        self.waiting.remove(seat)
        if self.waiting:
            self.to_move = self.waiting[0]
            if self.phase == "discard":
                self.phase = "draw"
        elif self.phase != "bet":
            self.phase = "bet"
            self.waiting = self.order()
            self.to_move = self.waiting[0]
        else:
            self.end_round()

    def stake(self, seat: int) -> None:
        """KB4, KB7."""
        amount = 1
        if self.last_round:
            amount = min(2, self.kamons[seat])
            self.happened.add(f"KB7 stake of {amount}")
        self.kamons[seat] -= amount
        self.stakes[seat] = amount
        self.fighters.append(seat)

    def end_round(self) -> None:
        """KB5 to KB9."""
        share = 2 if self.last_round else 1
        was_last = self.last_round
        if not self.fighters:
            if self.options["nobody_fights"] == "replay":
                self.happened.add("KB8 replay" + (" in the last round" if was_last else ""))
                self.begin_deal()
                return
            self.happened.add("KB8 box" + (" in the last round" if was_last else ""))
            self.centre -= share
            self.in_box += share
        else:
            winner = self.winner()
            if was_last and self.stakes[winner] == 1:
                self.happened.add("KB7 one kamon takes all")
            self.kamons[winner] += sum(self.stakes.values()) + share
            self.centre -= share
            self.start = winner
        before = set(self.in_match)
        self.stakes = {}
        if before != set(self.in_match):
            self.happened.add("KB9 out of the match")
        if was_last or len(self.in_match) == 1:
            self.happened.add("KB9 one seat left" if len(self.in_match) == 1 else "KB7 last round played")
            self.over = True
            self.to_move = None
        else:
            self.begin_deal()

    def winner(self) -> int:
        """KB5."""
        if len(self.fighters) == 1:
            self.happened.add("KB5 lone fighter")
            return self.fighters[0]
        table = self.table
        table.revealed.update(self.fighters)
        totals = {seat: table.hands[seat][0].value for seat in self.fighters}
        lowest = min(totals, key=lambda seat: totals[seat])
        totals[lowest] += table.kobayakawa[-1].value
        highest = max(totals.values())
        best = [seat for seat in self.order() if totals.get(seat) == highest]
        if len(best) > 1:
            self.happened.add("KB5 tie")
        return best[0]

    @property
    def scores(self) -> list[int]:
        """Kamons owned, stakes excluded."""
        return list(self.kamons)

    @property
    def ranks(self) -> list[int] | None:
        """KB10."""
        return shared_ranks(self.kamons) if self.over else None

    def hand(self, seat: int) -> list[str]:
        """One card; two between drawing and discarding; none when out of the match."""
        return texts(self.table.hands.get(seat, []))

    def seen_in_hand(self, holder: int, viewer: int | None) -> list[str]:
        """KB5: the card of a fighter who revealed it."""
        del viewer
        return self.hand(holder) if holder in self.table.revealed else []

    def open_cards(self) -> dict[Place, list[str]]:
        """Old and new Kobayakawas, and what each seat discarded."""
        zones: dict[Place, list[Card]] = {("discard", seat): [] for seat in range(self.players)}
        zones.update({("discard", seat): cards for seat, cards in self.table.discards.items()})
        zones["k", None] = self.table.kobayakawa[-1:]
        zones["old_ks", None] = self.table.kobayakawa[:-1]
        return {place: texts(cards) for place, cards in zones.items()}

    def covered_cards(self) -> dict[Place, list[str]]:
        """Hands and the deck."""
        hands: dict[Place, list[str]] = {("hand", seat): self.hand(seat) for seat in range(self.players)}
        return {**hands, ("deck", None): texts(self.table.deck)}

    def amounts(self) -> dict[Place, int]:
        """Kamons of the seats, of the centre and at stake."""
        owned: dict[Place, int] = {("kamons", seat): amount for seat, amount in enumerate(self.kamons)}
        return {**owned, ("centre", None): self.centre, ("pot", None): sum(self.stakes.values())}

    def other_worlds(self, seat: int | None, rng: random.Random) -> World:
        """Move unseen cards about, and swap the card first held with the card drawn, for every other seat."""
        worlds = []
        for deal, table in zip(self.deals, self.tables, strict=False):
            known = table.known_slots(seat)
            changed = reshuffled(deal, [slot for slot in range(15) if slot not in known], rng)
            deck = list(changed.deck)
            for holder, (first, drawn) in table.first_and_drawn.items():
                if holder != seat and rng.random() < 0.5:
                    deck[first.slot], deck[drawn.slot] = deck[drawn.slot], deck[first.slot]
            worlds.append(Deal(tuple(deck), deal.start))
        worlds += [self.random_deal(self.terms, rng) for _ in self.deals[len(worlds) :]]
        return World(worlds)

    def random_illegal(self, rng: random.Random) -> str:
        """Any verb, any card."""
        return rng.choice(["draw", "flip", "fight", "fold", f"discard {rng.randint(1, 15)}"])


def parse(text: str) -> tuple[str, str | None]:
    """Split an action into its verb and its card."""
    match text.split(" "):
        case ["draw" | "flip" | "fight" | "fold" as verb]:
            return verb, None
        case ["discard", card] if card in ALL_CARDS:
            return "discard", card
    raise UnreadableError(text)
