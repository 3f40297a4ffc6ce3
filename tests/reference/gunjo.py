"""Gunjo Gradation, written from paragraphs GG1 to GG16 and nothing else."""

import random
from collections.abc import Iterable
from typing import ClassVar

from tests.reference.gunjo_cards import BASIC, CARDS, EXPANSIONS, PENALTIES, Play, in_match, parse, wins_by_twos
from tests.reference.gunjo_secrets import Certainty, Gift, Trail, other_world
from tests.reference.gunjo_turn import Stage, Turn
from tests.reference.model import Card, Deal, MatchSettings, OptionValue, Place, Reference, Run, World, texts

HAND = {3: 12, 4: 12, 5: 11, 6: 10}


class Gunjo(Reference):
    """A match of Gunjo Gradation."""

    game = "gunjo"
    seats = (3, 6)
    cards = CARDS
    hidden_verbs = frozenset({"give"})
    nonsense = (
        "play", "play 16", "play 0", "play x", "play 7 > 3", "draw 3", "stay 3", "give", "give 16", "give 3 4",
        "pass 3 >", "pass > 3", "pass 3", "pass 3 > 0",
    )  # fmt: skip
    hurry: ClassVar = {"play": 5, "play with 1s": 5, "play four 2s": 20, "draw": 0.2}
    run = Run(6, 23, frozenset({
        "GG3 empty deck", "GG6 cleared", "GG9 ended after as many rounds as players",
        "GG9 ended after as many rounds as said", "GG9 ended below 0",
        "GG11 1s with a set", "GG12 won by 2s", "GG13 odd play while it holds", "GG14 takes", "GG14 on an empty area",
        "GG15 on plays", "GG15 on an empty area",
        "a head start",
    }))  # fmt: skip

    def __init__(self, terms: MatchSettings, deals: list[Deal]) -> None:
        super().__init__(terms, deals)
        self.points = [self.number("start_points") + ahead for ahead in self.ahead]
        self.start = deals[0].start
        self.hands: list[list[Card]] = []
        self.revealed: list[Card] = []
        self.deck: list[Card] = []
        self.plays: list[list[Card]] = []
        self.discards: list[Card] = []
        self.leader: int | None = None
        self.odd = False
        self.stage: Stage = "turn"
        self.givers: list[int] = []
        self.latest_penalties = [0] * self.players
        self.trails: list[Trail] = []
        self.sure = Certainty(self.players)
        self.begin_deal()

    @classmethod
    def default_options(cls) -> dict[str, OptionValue]:
        """GG1, GG2, GG9 and GG12."""
        return {"expansions": [], "two_ignores_area": False, "start_points": 30, "rounds": 0, "head_start": []}

    @classmethod
    def random_options(cls, rng: random.Random) -> dict[str, OptionValue]:
        """Any of the 32 subsets, each kind more often in than out; often other numbers of points and rounds."""
        kinds = [str(kind) for kind in EXPANSIONS if rng.random() < 0.6]
        rng.shuffle(kinds)
        drawn = rng.random()
        later = random.Random(drawn)
        return {
            "expansions": list[str](kinds),
            "two_ignores_area": drawn < 0.4,
            "start_points": later.choice([30, 30, 10, later.randint(10, 100), 100]),
            "rounds": later.choice([0, 0, 1, later.randint(1, 5), 12]),
        }

    @classmethod
    def random_weights(cls, rng: random.Random) -> dict[str, float]:
        """Play kinds with effects often or last; keep 2s together; sometimes draw the deck empty."""
        effects: dict[str, float] = {f"play {kind}": rng.choice([0.02, 1, 5, 20]) for kind in (13, 14, 15)}
        effects.update({f"play {kind} last": 20 for kind in (14, 15)})
        hoard = {"draw": 20, "stay": 20, "play": 0.3} if rng.random() < 0.15 else {"play": rng.choice([1, 3, 10])}
        return {**effects, "play 2": rng.choice([0.02, 1]), "play four 2s": rng.choice([1, 20]), **hoard}

    @classmethod
    def most_ahead(cls, terms: MatchSettings) -> tuple[int, int]:
        """Up to 50 points each."""
        return 50, 50 * terms.players

    @classmethod
    def full_deck(cls, terms: MatchSettings) -> list[str]:
        """GG1."""
        copies = BASIC | {kind: EXPANSIONS[kind] for kind in in_match(terms)}
        return sorted(str(number) for number, count in copies.items() for _ in range(count))

    @classmethod
    def random_deal(cls, terms: MatchSettings, rng: random.Random) -> Deal:
        """Shuffle; sometimes put all cards of one kind of expansion on top, in the first hand."""
        deal = super().random_deal(terms, rng)
        kinds = in_match(terms)
        if not kinds or rng.random() < 0.7:
            return deal
        favourite = str(rng.choice(kinds))
        return Deal(tuple(sorted(deal.deck, key=lambda text: text != favourite)), deal.start)

    def kind(self, text: str) -> str:
        """Tell plays apart by their effect."""
        if not text.startswith("play"):
            return super().kind(text)
        numbers = parse(text)[1]
        if numbers.count(2) >= 4:
            return "play four 2s"
        if max(numbers) in EXPANSIONS:
            assert self.to_move is not None
            last = max(numbers) in (14, 15) and len(numbers) == len(self.hands[self.to_move])
            return f"play {max(numbers)}" + (" last" if last else "")
        return "play with 1s" if 1 in numbers else "play"

    def begin_deal(self) -> None:
        """GG2."""
        deal = self.next_deal()
        if sorted(deal.deck) != self.full_deck(self.terms):
            raise ValueError("not the cards of Gunjo Gradation")
        cards = [Card(text, slot) for slot, text in enumerate(deal.deck)]
        size = HAND[self.players]
        dealt = size * self.players
        self.hands = [cards[first : first + size] for first in range(0, dealt, size)]
        self.revealed = cards[dealt : dealt + 2]
        self.deck = cards[dealt + 2 :]
        self.plays = []
        self.discards = []
        self.leader = None
        self.odd = False
        self.stage = "turn"
        self.to_move = self.start
        self.trails.append(Trail(len(self.done)))
        for seat, hand in enumerate(self.hands):
            self.trail.show(hand, [seat])
        self.lay_open(self.revealed)
        self.sure = Certainty(self.players)

    def number(self, option: str) -> int:
        """The value of an option that is a number."""
        value = self.options[option]
        assert isinstance(value, int)
        return value

    @property
    def trail(self) -> Trail:
        """What the deal being played has shown to whom."""
        return self.trails[-1]

    def clockwise(self, first: int) -> list[int]:
        """All seats from one on."""
        return [(first + step) % self.players for step in range(self.players)]

    # What may be done

    @property
    def turn(self) -> Turn:
        """What the seat to move has before it."""
        assert self.to_move is not None
        return Turn(
            self.stage,
            [card.value for card in self.hands[self.to_move]],
            [card.value for card in self.plays[-1]] if self.plays else [],
            [card.value for card in self.revealed],
            in_match(self.terms),
            odd=self.odd,
            can_draw=bool(self.deck),
            two_ignores_area=bool(self.options["two_ignores_area"]),
        )

    def list_legal(self) -> list[str]:
        """List what GG3 to GG5 allow, or every card to give (GG15)."""
        return self.turn.legal()

    def refuse(self, text: str) -> set[str] | None:
        """Collect every rule that the action breaks."""
        action = parse(text)
        if self.over:
            raise ValueError("the match is over")
        return self.turn.broken_by(*action) or None

    # What is done

    def do(self, text: str) -> None:
        """Dispatch."""
        verb, numbers, face = parse(text)
        seat = self.to_move
        assert seat is not None
        self.trail.remember(self.hands)
        match verb:
            case "play":
                self.play(seat, numbers)
            case "draw":
                self.draw(seat)
            case "give":
                self.give(seat, str(numbers[0]))
            case "pass" if face:
                self.swap(seat, str(numbers[0]), str(face))
                self.end_turn(seat)
            case _:
                if verb == "stay":
                    self.happened.add("GG5 stay")
                self.end_turn(seat)

    def draw(self, seat: int) -> None:
        """GG3."""
        drawn = self.deck.pop(0)
        self.hands[seat].append(drawn)
        self.trail.show([drawn], [seat])
        self.stage = "drawn"
        self.happened.add("GG3 draw" if self.plays else "GG3 draw on an empty area")
        if not self.deck:
            self.happened.add("GG3 empty deck")

    def swap(self, seat: int, mine: str, face: str) -> None:
        """GG3."""
        given = self.out_of_hand(seat, mine)
        taken = next(card for card in self.revealed if card.text == face)
        self.revealed.remove(taken)
        self.revealed.append(given)
        self.into_hand(seat, [taken])
        self.happened.add("GG3 swap")

    def play(self, seat: int, numbers: Play) -> None:
        """GG4, then the effect, then the win check (GG16)."""
        total, four_twos = sum(numbers), wins_by_twos(numbers)
        before = self.plays[-1] if self.plays else []
        if 1 in numbers:
            self.happened.add("GG11 only 1s" if set(numbers) == {1} else "GG11 1s with a set")
        if self.odd:
            self.happened.add("GG13 odd play while it holds")
        if before and total <= sum(card.value for card in before):
            self.happened.add("GG12 2s below the area")
        if self.odd and total % 2 == 0:
            self.happened.add("GG12 2s with an even total")
        self.plays.append([self.out_of_hand(seat, str(number)) for number in numbers])
        self.leader = seat
        if four_twos:
            self.happened.add("GG12 won by 2s" + (" with 1s" if 1 in numbers else ""))
            if self.hands[seat]:
                self.happened.add("GG12 no penalty for the winner's cards")
            self.end_round(seat)
        elif 15 in numbers:
            self.happened.add("GG15 on an empty area" if not before else "GG15 on plays")
            if not self.hands[seat]:
                self.happened.add("GG15 a seat without cards only receives")
            self.stage = "give"
            self.givers = [each for each in self.clockwise(seat) if self.hands[each]]
            self.to_move = self.givers[0]
        else:
            if 13 in numbers:
                self.happened.add("GG13 again" if self.odd else "GG13 begins")
                self.odd = True
            if 14 in numbers:
                self.take_back(seat, before)
            if self.hands[seat]:
                self.end_turn(seat)
            else:
                self.end_round(seat)

    def take_back(self, seat: int, before: list[Card]) -> None:
        """GG14."""
        if not before:
            self.happened.add("GG14 on an empty area")
            return
        self.happened.add("GG14 takes" + (" with deeper plays left" if len(self.plays) > 2 else ""))
        if any(card.value == 13 for card in before):
            self.happened.add("GG13 holds without its 13")
        if not self.hands[seat]:
            self.happened.add("GG16 last card a 14")
        self.plays.remove(before)
        self.into_hand(seat, before)

    def give(self, seat: int, text: str) -> None:
        """GG15: gifts move when the last seat has chosen; then GG16."""
        cards = [card for card in self.hands[seat] if card.text == text]
        gift = max(cards, key=lambda card: not self.trail.knows(None, card.slot, self.trail.now))
        self.trail.gifts.append(Gift(len(self.done) - 1, seat, (seat + 1) % self.players, gift))
        self.givers.remove(seat)
        if len(self.hands[seat]) == 1:
            self.happened.add("GG15 only one card to give")
        if self.givers:
            self.to_move = self.givers[0]
            return
        moving = [each for each in self.trail.gifts if each.settled is None]
        for each in moving:
            self.hands[each.giver].remove(each.card)
            self.hands[each.receiver].append(each.card)
            each.settled = self.trail.now
            self.trail.show([each.card], [each.receiver])
        self.sure.passed(moving)
        self.stage = "turn"
        assert self.leader is not None
        winners = [each for each in range(self.players) if not self.hands[each]]
        if winners:
            self.happened.add("GG16 won by passing left")
            self.end_round(winners[0])
        else:
            self.end_turn(self.leader)

    def end_turn(self, seat: int) -> None:
        """GG6: the area is cleared when its player's turn comes round."""
        self.stage = "turn"
        self.to_move = (seat + 1) % self.players
        if self.to_move == self.leader:
            self.happened.add("GG6 cleared")
            if self.odd:
                self.happened.add("GG13 ends")
            self.discards += [card for play in self.plays for card in play]
            self.plays = []
            self.leader = None
            self.odd = False

    def end_round(self, winner: int) -> None:
        """GG7 to GG9."""
        lost = [sum(PENALTIES[number] for number in {card.value for card in hand}) for hand in self.hands]
        lost[winner] = 0
        for seat, amount in enumerate(lost):
            self.points[seat] += max(lost) if seat == winner else -amount
        self.latest_penalties = lost
        self.start = winner
        for hand in self.hands:
            self.lay_open(hand)
        rounds = self.number("rounds")
        below, enough = min(self.points) < 0, self.deal == (rounds or self.players)
        if below or enough:
            as_said = "as said" if rounds else "as players"
            self.happened.add("GG9 ended below 0" if below else f"GG9 ended after as many rounds {as_said}")
            self.over = True
            self.to_move = None
            if len(set(self.points)) < self.players:
                self.happened.add(
                    "GG10 a tie is broken" if len(set(self.order_by())) == self.players else "GG10 shared"
                )
        else:
            self.begin_deal()

    def order_by(self) -> list[tuple[int, int]]:
        """GG10: the higher the better."""
        return [(points, -lost) for points, lost in zip(self.points, self.latest_penalties, strict=True)]

    @property
    def scores(self) -> list[int]:
        """Points, which change when a deal is scored."""
        return list(self.points)

    @property
    def ranks(self) -> list[int] | None:
        """GG10."""
        if not self.over:
            return None
        results = self.order_by()
        return [1 + sum(other > mine for other in results) for mine in results]

    # What is known

    def lay_open(self, cards: Iterable[Card]) -> None:
        """Everybody sees these cards."""
        self.trail.show(cards, [*range(self.players), None])

    def out_of_hand(self, seat: int, text: str) -> Card:
        """Take a card out of a hand to lie open: of equal cards one that was seen."""
        cards = [card for card in self.hands[seat] if card.text == text]
        card = max(cards, key=lambda each: self.trail.knows(None, each.slot, self.trail.now))
        self.hands[seat].remove(card)
        self.lay_open([card])
        self.sure.left(seat, text)
        return card

    def into_hand(self, seat: int, cards: list[Card]) -> None:
        """Take open cards into a hand."""
        self.hands[seat] += cards
        self.sure.entered(seat, cards)

    def hand(self, seat: int) -> list[str]:
        """Cards that a seat holds; a gift stays until all have chosen."""
        return texts(self.hands[seat])

    def seen_in_hand(self, holder: int, viewer: int | None) -> list[str]:
        """Cards that were swapped in or taken back, and the viewer's own gifts; at the end all are shown (GG8)."""
        return self.hand(holder) if self.over else self.sure.of(holder, viewer)

    def open_cards(self) -> dict[Place, list[str]]:
        """Revealed cards, the latest play, those under it, and the discards."""
        under = [card for play in self.plays[:-1] for card in play]
        zones = {"revealed": self.revealed, "area": self.plays[-1] if self.plays else [], "under": under}
        return {(name, None): texts(cards) for name, cards in {**zones, "discard": self.discards}.items()}

    def covered_cards(self) -> dict[Place, list[str]]:
        """Hands and the deck."""
        hands: dict[Place, list[str]] = {("hand", seat): self.hand(seat) for seat in range(self.players)}
        return {**hands, ("deck", None): texts(self.deck)}

    def amounts(self) -> dict[Place, int]:
        """Points."""
        return {("points", seat): points for seat, points in enumerate(self.points)}

    def other_worlds(self, seat: int | None, rng: random.Random) -> World:
        """Move unseen cards about, and let other seats have given other cards."""
        world = other_world(self.trails, self.deals, seat, None if self.over else self.hands, rng)
        coming = [self.random_deal(self.terms, rng) for _ in self.deals[self.deal :]]
        return World([*world.deals, *coming], world.actions)

    def random_illegal(self, rng: random.Random) -> str:
        """Plays and swaps of cards that partly are there, and verbs at the wrong time."""
        return self.turn.random_illegal(rng)
