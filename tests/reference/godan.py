"""GODAN, written from paragraphs GO1 to GO12 and nothing else."""

import itertools
import random
from collections import Counter
from collections.abc import Iterable, Sequence

from tests.reference import godan_house
from tests.reference.godan_actions import Action, parse
from tests.reference.godan_field import FULL, Group
from tests.reference.godan_memory import Memory
from tests.reference.model import (
    Card,
    Deal,
    House,
    MatchSettings,
    OptionValue,
    Place,
    Reference,
    Run,
    World,
    holds,
    shared_ranks,
    texts,
)

HAND = {3: 15, 4: 12, 5: 10, 6: 9}
WEEKS = {3: 10, 4: 10, 5: 10, 6: 7}


class Godan(Reference):
    """A match of GODAN."""

    game = "godan"
    seats = (3, 6)
    cards: tuple[str, ...] = ("5", "10", "15", "20", "25", "S", "R", "V", "C")
    hidden_verbs = frozenset({"send"})
    nonsense = (
        "send", "work", "take 5", "take take", "send 5 5", "send @1", "work 5,5", "work 5 5 >", "work S S >",
        "work > 5", "work 0 0", "work 999 999", "work X X", "work s s", "work C C > @", "work C C > 1 @1",
        "work R R > @x 5", "work R R > @1 @2 5", "work V V > 5 > 5",
    )  # fmt: skip
    run = Run(6, 15, frozenset({
        "GO2 second set", "GO5 turned up and discarded", "GO6 addition", "GO6 addition to a single card",
        "GO6 robbed empty", "GO8 five at once", "GO8 five by addition", "GO8 five with taken ones", "GO9 Collection",
        "GO9 Cover-up", "GO9 Cover-up with nothing left", "GO9 Robbery", "GO9 Robbery up to five", "GO9 Severance",
        "GO10 a card on its way belongs to nobody", "GO11 no card but the one taken",
        "a head start",
    }))  # fmt: skip

    def __init__(self, terms: MatchSettings, deals: list[Deal]) -> None:
        super().__init__(terms, deals)
        self.house = terms.house or godan_house.HOUSE_1
        self.numbers = list(godan_house.numbers(self.house))
        self.roles = list(godan_house.roles(self.house))
        self.cards = (*self.numbers, *self.roles)
        self.points = [self.option("start_points") + ahead for ahead in self.ahead]
        self.games = self.option("sets") * self.players
        self.start = deals[0].start
        self.memories: list[Memory] = []
        self.begin_deal()

    def option(self, name: str) -> int:
        """Give an option that is a number or a yes or no."""
        value = self.options[name]
        assert isinstance(value, int)
        return value

    @classmethod
    def default_options(cls) -> dict[str, OptionValue]:
        """GO2 and GO8."""
        return {"sets": 1, "start_points": 100, "addition_ends": True, "head_start": []}

    @classmethod
    def random_options(cls, rng: random.Random) -> dict[str, OptionValue]:
        """One set mostly, for two are long."""
        return {
            "sets": rng.choice([1, 1, 1, 2]),
            "start_points": rng.choice([0, 100, 1000, rng.randint(0, 1000)]),
            "addition_ends": rng.random() < 0.5,
        }

    @classmethod
    def random_house(cls, rng: random.Random) -> House | None:
        """One of our own, or another one."""
        return rng.choice([None, godan_house.HOUSE_2, godan_house.random_house(rng)])

    @classmethod
    def most_ahead(cls, terms: MatchSettings) -> tuple[int, int]:
        """Up to 50 points each."""
        return 50, 50 * terms.players

    @classmethod
    def full_deck(cls, terms: MatchSettings) -> list[str]:
        """GO1."""
        return godan_house.deck(terms.house or godan_house.HOUSE_1)

    def begin_deal(self) -> None:
        """GO2, and the next seat to the left starts."""
        deal = self.next_deal()
        if sorted(deal.deck) != self.full_deck(self.terms):
            raise ValueError("not the cards of GODAN")
        if self.deal > 1:
            self.start = (self.start + 1) % self.players
        cards = [Card(text, slot) for slot, text in enumerate(deal.deck)]
        size = HAND[self.players]
        self.hands = [cards[seat * size : (seat + 1) * size] for seat in range(self.players)]
        self.deck = cards[self.players * size :]
        self.incoming: Card | None = None
        self.discards: list[Card] = []
        self.groups: list[dict[str, Group]] = [{} for _ in range(self.players)]
        self.laid_roles: list[list[Card]] = [[] for _ in range(self.players)]
        self.collected = [0] * self.players
        self.week = 1
        self.last_week = WEEKS[self.players]
        self.turn = 0
        self.sending = False
        self.memory = Memory(self.hands)
        self.memories.append(self.memory)
        self.to_move = self.start

    @property
    def mover(self) -> int:
        """The seat to move."""
        assert self.to_move is not None
        return self.to_move

    @property
    def last_in_week(self) -> bool:
        """Whether the seat to move is the week's last."""
        return self.turn == self.players - 1

    def opponents(self, seat: int) -> list[int]:
        """Every other seat."""
        return [other for other in range(self.players) if other != seat]

    # What may be done

    def list_legal(self) -> list[str]:
        """List both actions of GO4 and GO5."""
        hand = Counter(self.hand(self.mover))
        if self.sending:
            return [f"send {text}" for text in hand]
        found = ["take"]
        for text, count in hand.items():
            for size in range(1, count + 1):
                if text in self.numbers and self.fits(text, size):
                    found.append(f"work {' '.join((text,) * size)}")
                if text in self.roles and self.house["work"]["least"] <= size <= self.house["work"]["most"]:
                    found += [action.text(self.cards) for action in self.role_works(text, size)]
        return found

    def fits(self, number: str, size: int) -> bool:
        """GO6."""
        lying = self.groups[self.mover].get(number)
        return size + len(lying) <= FULL if lying else 2 <= size <= FULL

    def role_works(self, role: str, size: int) -> list[Action]:
        """GO9: every choice that so many of this role offer."""
        cards, seat = (role,) * size, self.mover
        match role:
            case "R":
                return [
                    Action("work", cards, other, (number,) * moved)
                    for other in self.opponents(seat)
                    for number in self.groups[other]
                    for moved in range(1, self.can_be_robbed(other, number, size) + 1)
                ]
            case "V":
                left = list((Counter(self.hand(seat)) - Counter(cards)).elements())
                most = min(size, len(left))
                choices = {
                    chosen
                    for count in range(min(1, most), most + 1)
                    for chosen in itertools.combinations(sorted(left), count)
                }
                return [Action("work", cards, None, chosen) for chosen in choices]
            case "C":
                return [Action("work", cards, other) for other in self.opponents(seat)]
        return [Action("work", cards)]

    def can_be_robbed(self, victim: int, number: str, size: int) -> int:
        """GO9: how many cards so many Robberies can take."""
        own = self.groups[self.mover].get(number, Group())
        return min(size, len(self.groups[victim].get(number, ())), FULL - len(own))

    def refuse(self, text: str) -> set[str] | None:
        """Collect every rule that the action breaks."""
        action = self.parse(text)
        if self.over:
            raise ValueError("the match is over")
        broken: set[str] = set()
        hand = self.hand(self.mover)
        if self.sending != (action.verb == "send"):
            broken |= {"GO3", "GO4", "GO5"}
        if action.verb == "send" and not holds(hand, action.cards):
            broken.add("GO4")
        if action.verb == "work":
            if not hand:
                broken.add("GO11")
            broken |= self.refuse_set(action, hand)
        return broken or None

    def refuse_set(self, action: Action, hand: Sequence[str]) -> set[str]:
        """GO5, and what is special to numbers, GO6, and to role cards, GO9."""
        special = {"GO9" if text in self.roles else "GO6" for text in action.cards}
        broken: set[str] = set()
        if not holds(hand, action.cards) or len(set(action.cards)) > 1:
            broken |= special | {"GO5"}
        text, size = action.cards[0], len(action.cards)
        if text in self.numbers:
            if not self.fits(text, size) or action.target is not None or action.chosen:
                broken.add("GO6")
            return broken
        if not self.house["work"]["least"] <= size <= self.house["work"]["most"]:
            broken.add("GO9")
        match text:
            case "S":
                possible = action.target is None and not action.chosen
            case "R":
                possible = self.can_rob(action)
            case "V":
                left = Counter(hand) - Counter(action.cards)
                counts = range(1, size + 1) if left else range(1)
                chosen = action.chosen
                possible = action.target is None and len(chosen) in counts and Counter(chosen) <= left
            case _:
                possible = action.target in self.opponents(self.mover) and not action.chosen
        return broken if possible else broken | {"GO9"}

    def can_rob(self, action: Action) -> bool:
        """GO9, for a Robbery."""
        if action.target not in self.opponents(self.mover) or len(set(action.chosen)) != 1:
            return False
        assert action.target is not None
        return len(action.chosen) <= self.can_be_robbed(action.target, action.chosen[0], len(action.cards))

    # What is done

    @property
    def now(self) -> int:
        """The number of the action that is done."""
        return len(self.done) - 1

    def do(self, text: str) -> None:
        """Dispatch."""
        action, seat = self.parse(text), self.mover
        if action.verb == "send":
            self.send(seat, action.cards[0])
            return
        if self.turn == 0:
            self.incoming = self.deck.pop(0)
            self.memory.drawn()
        assert self.incoming is not None
        if action.verb == "take":
            if not self.hands[seat]:
                self.happened.add("GO11 no card but the one taken")
            self.hands[seat].append(self.incoming)
            self.memory.taken(self.now, seat, self.incoming, len(self.hands[seat]))
            self.incoming = None
            self.sending = True
            return
        if self.last_in_week:
            self.happened.add("GO5 turned up and discarded")
            self.memory.turned_up(self.now, self.incoming)
            self.discards.append(self.incoming)
            self.incoming = None
        if self.work(seat, action):
            self.end_deal()
        else:
            self.end_turn()

    def send(self, seat: int, text: str) -> None:
        """GO4."""
        held = list(self.hands[seat])
        card = next(card for card in held if card.text == text)
        self.sending = False
        if self.last_in_week:
            self.discards += self.from_hand(seat, [text])
        else:
            self.hands[seat].remove(card)
            self.memory.sent(self.now, seat, card, held)
            self.incoming = card
        self.end_turn()

    def from_hand(self, seat: int, wanted: Iterable[str]) -> list[Card]:
        """Take cards out of a hand to lie in the open."""
        found = []
        for text in wanted:
            found.append(next(card for card in self.hands[seat] if card.text == text))
            self.hands[seat].remove(found[-1])
        self.memory.shown(self.now, seat, found)
        return found

    def work(self, seat: int, action: Action) -> bool:
        """GO6 and GO9; tells whether the game ends at once."""
        cards = self.from_hand(seat, action.cards)
        text, size = action.cards[0], len(cards)
        if text in self.numbers:
            return self.lay_numbers(seat, text, cards)
        self.laid_roles[seat] += cards
        match text:
            case "S":
                return self.sever(size)
            case "R":
                assert action.target is not None
                self.rob(seat, action.target, action.chosen)
            case "V":
                self.happened.add("GO9 Cover-up" if action.chosen else "GO9 Cover-up with nothing left")
                self.discards += self.from_hand(seat, action.chosen)
            case "C":
                assert action.target is not None
                self.happened.add("GO9 Collection")
                paid = self.house["collection"]["points"] * size
                self.collected[seat] += paid
                self.collected[action.target] -= paid
        return False

    def lay_numbers(self, seat: int, number: str, cards: list[Card]) -> bool:
        """GO6 and GO8."""
        addition = number in self.groups[seat]
        group = self.groups[seat].setdefault(number, Group())
        if addition:
            one = len(group) == 1
            self.happened.add("GO6 addition to a single card" if one else "GO6 addition")
        group.played += cards
        if len(group) < FULL:
            return False
        if len(group.played) < FULL:
            self.happened.add("GO8 five with taken ones")
            return False
        if not addition:
            self.happened.add("GO8 five at once")
            return True
        self.happened.add(
            "GO8 five by addition" if self.option("addition_ends") else "GO8 five by addition, not ending"
        )
        if group.was_robbed:
            self.happened.add("GO8 five though some were robbed")
        return bool(self.option("addition_ends"))

    def sever(self, size: int) -> bool:
        """GO9, Severance."""
        if size >= self.house["severance"]["ends_with"]:
            self.happened.add("GO9 Severance ends the game")
            return True
        before = self.last_week
        self.last_week = max(self.week, before - (size - 1))
        self.happened.add("GO9 Severance" if self.last_week == before - (size - 1) else "GO9 Severance, current week")
        return False

    def rob(self, seat: int, victim: int, chosen: Sequence[str]) -> None:
        """GO9, Robbery: cards that the victim had taken leave first, and count as taken again."""
        self.happened.add("GO9 Robbery")
        number = chosen[0]
        source, own = self.groups[victim][number], self.groups[seat].setdefault(number, Group())
        if source.taken and source.played:
            mixed = "taken ones only" if len(chosen) <= len(source.taken) else "taken ones first"
            self.happened.add(f"GO9 Robbery: {mixed}")
        for _ in chosen:
            own.taken.append((source.taken or source.played).pop())
        source.was_robbed = True
        if len(own) == FULL:
            self.happened.add("GO9 Robbery up to five")
        if not len(source):
            self.happened.add("GO6 robbed empty")
            del self.groups[victim][number]

    def end_turn(self) -> None:
        """GO3: the next seat, the next week, or the end of the last one."""
        self.turn = (self.turn + 1) % self.players
        if self.turn == 0:
            if self.week >= self.last_week:
                self.end_deal()
                return
            self.week += 1
        self.to_move = (self.start + self.turn) % self.players

    # How it ends

    def cost(self, text: str) -> int:
        """GO10: what a card left in the hand costs."""
        return int(text) if text in self.numbers else int(self.house["hand"]["role"])

    def worth(self, seat: int) -> int:
        """GO7: all groups of a seat."""
        return sum(group.worth(int(number)) for number, group in self.groups[seat].items())

    def end_deal(self) -> None:
        """GO10; the next game is dealt at once, or the match is over."""
        for seat in range(self.players):
            left = sum(self.cost(text) for text in self.hand(seat))
            self.points[seat] += self.worth(seat) + self.collected[seat] - left
        if self.incoming is not None:
            self.happened.add("GO10 a card on its way belongs to nobody")
        for hand in self.hands:
            self.memory.traces.seen(self.now, [card.slot for card in hand], None)
        if self.deal < self.games:
            if self.deal == self.players:
                self.happened.add("GO2 second set")
            self.begin_deal()
            return
        self.over = True
        self.to_move = None
        if len(set(self.points)) < self.players:
            self.happened.add("GO12 shared rank")

    @property
    def scores(self) -> list[int]:
        """Points; they change when a game is scored."""
        return list(self.points)

    @property
    def ranks(self) -> list[int] | None:
        """GO12."""
        return shared_ranks(self.points) if self.over else None

    # What is known

    def hand(self, seat: int) -> list[str]:
        """Cards that a seat holds."""
        return texts(self.hands[seat])

    def seen_in_hand(self, holder: int, viewer: int | None) -> list[str]:
        """What the viewer sent itself, as far as it can't have left the hand since; at the end all (GO12)."""
        return self.hand(holder) if self.over else sorted(self.memory.notes[viewer].hands[holder].elements())

    def open_cards(self) -> dict[Place, list[str]]:
        """Fields and discards."""
        places: dict[Place, list[str]] = {("discard", None): texts(self.discards)}
        for seat in range(self.players):
            numbers = [card for group in self.groups[seat].values() for card in group.played + group.taken]
            places["field", seat] = texts(numbers + self.laid_roles[seat])
        return places

    def covered_cards(self) -> dict[Place, list[str]]:
        """Hands, the deck, and the card on its way."""
        places: dict[Place, list[str]] = {("hand", seat): self.hand(seat) for seat in range(self.players)}
        places["deck", None] = texts(self.deck)
        places["incoming", None] = [] if self.incoming is None else [self.incoming.text]
        return places

    def amounts(self) -> dict[Place, int]:
        """Points, and what the groups of a field are worth now."""
        places: dict[Place, int] = {}
        for seat in range(self.players):
            places["points", seat] = self.points[seat]
            places["worth", seat] = self.worth(seat)
        return places

    def other_worlds(self, seat: int | None, rng: random.Random) -> World | None:
        """Other seats send other cards, and cards that this seat never saw lie elsewhere, in all games so far."""
        deals: list[Deal] = []
        sendings: dict[int, str] = {}
        for deal, memory in zip(self.deals, self.memories, strict=False):
            other, changed = memory.traces.otherwise(deal, seat, rng)
            deals.append(other)
            sendings |= changed
        deals += [self.random_deal(self.terms, rng) for _ in self.deals[len(deals) :]]
        return World(deals, sendings)

    # Texts

    def kind(self, text: str) -> str:
        """Works by what they do: new groups, additions, five of a number, and each role."""
        words = text.split(" ")
        if words[0] != "work":
            return words[0]
        if words[1] in self.roles:
            return f"work {words[1]}"
        lying = len(self.groups[self.mover].get(words[1], ()))
        if lying + len(words) - 1 == FULL:
            return "work five"
        return "work addition" if lying else "work new"

    def parse(self, text: str) -> Action:
        """Read an action."""
        return parse(text, self.cards)

    def random_illegal(self, rng: random.Random) -> str:
        """Works with cards and choices that partly are there, and the wrong half of a turn."""
        hand = self.hand(self.mover) or list(self.cards)
        pool = rng.choice([hand, list(self.cards)])
        number = (rng.choice(self.numbers),) * rng.randint(1, 6)
        some = tuple(rng.choices(pool, k=rng.randint(1, 4)))
        action = Action("work", rng.choice([number, some, (rng.choice(pool),) * rng.randint(1, 5)]))
        match rng.randrange(8):
            case 0:
                action = Action("take")
            case 1:
                action = Action("send", (rng.choice(pool),))
            case 2 | 3 | 4 if self.roles:
                role = rng.choice([text for text in self.roles if text in hand] or self.roles)
                cards = (role,) * rng.randint(1, 6)
                seat = rng.randrange(self.players)
                robbed = (rng.choice(list(self.groups[seat]) or list(self.cards)),) * rng.randint(1, 5)
                choices = {"R": (seat, rng.choice([robbed, some])), "V": (None, some), "C": (seat, ())}
                action = Action("work", cards, *choices.get(role, (None, ())))
        return action.text(self.cards)
