"""Meow Meow Daifugo, written from paragraphs MM1 to MM13 and nothing else."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from tests.reference.meow_cards import (
    ALL_CARDS,
    CIRCLES,
    WILD,
    Action,
    Claim,
    claims_of,
    combination_of,
    parse,
    plays_from,
    shape_faults,
    text_of_play,
)
from tests.reference.model import (
    Deal,
    MatchSettings,
    OptionValue,
    Place,
    Reference,
    Run,
    World,
    arranged,
    reshuffled,
    shared_ranks,
)

HAND = {1: 8, 2: 8, 3: 8, 4: 7}
FIELD = 3
LOSING_LIMITS = range(3, 11)
GOAL = 6
RULES_OF_VERB = {"return": {"MM3"}, "show": {"MM4"}, "pass": {"MM9"}, "take": {"MM13"}}
RULES_OF_PHASE = {"return": {"MM3"}, "show": {"MM4"}, "reward": {"MM13"}}

Phase = Literal["return", "show", "play", "reward"]


@dataclass
class Table:
    """What one deal put where, and what everybody knows of it."""

    hands: list[list[str]]
    face_up: list[str]
    deck: list[str]
    played: list[Claim] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    shown: dict[int, str] = field(default_factory=dict)
    public: set[str] = field(default_factory=set)
    returned: set[int] = field(default_factory=set)


class Meow(Reference):
    """A match of Meow Meow Daifugo."""

    game = "meow"
    seats = (1, 4)
    cards = ALL_CARDS
    hidden_verbs = frozenset({"show"})
    nonsense = (
        "return", "return w? b?", "show", "show d7", "show w1 w2", "play w?", "play b?=9", "play w?=0", "play w1*2",
        "play d4*1", "play d4*3", "play bb4=4", "play d7", "play b9", "play ww1", "pass w1", "pass > w9", "take w1 w2",
        "take", "take hand", "play deck",
    )  # fmt: skip
    run = Run(8, 17, frozenset({
        "MM3 return", "MM3 the deck is nothing but the returned ?", "MM3 the returned ? comes up",
        "MM4 fewer circles start", "MM4 lead of the shown card", "MM5 equal", "MM5 sequence of suit b",
        "MM5 sequence of suit d", "MM5 sequence of suit w", "MM5 single", "MM6 a doubled doppelganger alone",
        "MM6 a doubled doppelganger in a set", "MM7 ? in a single", "MM7 ? in an equal set",
        "MM7 ? joins a doppelganger", "MM8 a sequence beaten by another suit", "MM9 no refill", "MM9 nothing to take",
        "MM10 all others passed", "MM11 1 lost", "MM11 10 circles", "MM11 11 circles", "MM11 2 lost", "MM11 3 lost",
        "MM11 5 circles", "MM12 another limit", "MM12 past the limit",
        "MM12 several losers", "MM12 shared rank", "MM13 cleared late",
        "MM13 enough because a doppelganger counts two", "MM13 reward from the deck", "MM13 reward from the field",
        "MM13 too few and the deck is empty", "MM13 too few draw from the deck",
        "a head start",
    }))  # fmt: skip

    def __init__(self, terms: MatchSettings, deals: list[Deal]) -> None:
        super().__init__(terms, deals)
        self.lost = [-ahead for ahead in self.ahead]
        self.turns = 0
        self.tables: list[Table] = []
        self.phase: Phase = "play"
        self.last_player: int | None = None
        self.must_lead: str | None = None
        self.passes = 0
        self.begin_deal()

    @classmethod
    def default_options(cls) -> dict[str, OptionValue]:
        """MM4, MM12."""
        return {"lead_shown": False, "losing_limit": 5, "head_start": []}

    @classmethod
    def random_options(cls, rng: random.Random) -> dict[str, OptionValue]:
        """Either reading of MM4; half of the matches by another limit."""
        drawn = rng.random()
        limits = random.Random(drawn)
        limit = limits.choice(LOSING_LIMITS) if limits.random() < 0.5 else 5
        return {"lead_shown": drawn < 0.5, "losing_limit": limit}

    @classmethod
    def most_ahead(cls, terms: MatchSettings) -> tuple[int, int]:
        """Up to 3 lost points each; alone none."""
        return (3, 3 * terms.players) if terms.players > 1 else (0, 0)

    @classmethod
    def full_deck(cls, terms: MatchSettings) -> list[str]:
        """MM1: the same 32 cards for every number of players."""
        del terms
        return sorted(ALL_CARDS)

    def kind(self, text: str) -> str:
        """Plays by their type: most are singles."""
        combination = combination_of(parse(text).claims)
        return super().kind(text) if combination is None else f"play {combination.kind}"

    @property
    def table(self) -> Table:
        """The deal being played."""
        return self.tables[-1]

    @property
    def solo(self) -> bool:
        """MM13."""
        return self.players == 1

    # Before the first lead

    def begin_deal(self) -> None:
        """MM2, then MM3 or what follows it."""
        deal = self.next_deal()
        if sorted(deal.deck) != self.full_deck(self.terms):
            raise ValueError("not the cards of Meow Meow Daifugo")
        dealt = self.players * HAND[self.players]
        hands = [list(deal.deck[self.dealt(seat)]) for seat in range(self.players)]
        table = Table(hands, list(deal.deck[dealt : dealt + FIELD]), list(deal.deck[dealt + FIELD :]))
        table.public.update(table.face_up)
        self.tables.append(table)
        self.last_player = None
        self.must_lead = None
        self.passes = 0
        asked = self.dealt_both(deal)
        if asked:
            self.phase = "return"
            self.to_move = asked[0]
        else:
            self.select_start()

    def select_start(self) -> None:
        """MM4; the solo game has no selection."""
        self.phase = "play" if self.solo else "show"
        self.to_move = 0

    def put_back(self, seat: int, card: str) -> None:
        """MM3: everybody sees which ? goes, and so knows which one stays."""
        table = self.table
        table.hands[seat].remove(card)
        table.deck.append(card)
        table.hands[seat].append(table.deck.pop(0))
        table.public.update(WILD)
        table.returned.add(seat)
        self.happened.add("MM3 return in the solo game" if self.solo else "MM3 return")
        if len(table.deck) == 1:
            self.happened.add("MM3 the deck is nothing but the returned ?")
        self.select_start()

    def show(self, seat: int, card: str) -> None:
        """MM4: the last seat's choice uncovers all."""
        shown = self.table.shown
        shown[seat] = card
        if len(shown) < self.players:
            self.to_move = seat + 1
            return
        self.table.public.update(shown.values())
        first, second = sorted((int(each[-1]), CIRCLES[each], holder) for holder, each in shown.items())[:2]
        if first[0] == second[0]:
            self.happened.add("MM4 fewer circles start")
        self.phase = "play"
        self.to_move = first[2]
        if self.options["lead_shown"]:
            self.must_lead = shown[first[2]]

    # What may be done

    def list_legal(self) -> list[str]:
        """List what MM3, MM4, MM13 ask for, or the combinations and passes of MM5 to MM9."""
        assert self.to_move is not None
        table, hand = self.table, self.table.hands[self.to_move]
        match self.phase:
            case "return":
                return [f"return {card}" for card in WILD]
            case "show":
                return [f"show {card}" for card in hand if card not in WILD]
            case "reward":
                return [f"take {card}" for card in table.face_up] + ["take deck"] * bool(table.deck)
        plays = [text_of_play(claims) for claims in plays_from(hand) if not self.unfit(claims)]
        if not table.played or self.solo:
            return plays
        return plays + ([f"pass > {card}" for card in table.face_up] or ["pass"])

    def unfit(self, claims: Sequence[Claim]) -> set[str]:
        """Rules that keep a play from being made now; what it is made of does not matter to them."""
        broken: set[str] = set()
        combination = combination_of(claims)
        if combination is None:
            return shape_faults(claims)
        if self.must_lead is not None and self.must_lead not in [claim.card for claim in claims]:
            broken.add("MM4")
        if self.table.played and not self.solo:
            lying = combination_of(self.table.played)
            assert lying is not None
            same = (combination.kind, combination.count) == (lying.kind, lying.count)
            if not same or combination.number <= lying.number:
                broken.add("MM8")
        return broken

    def refuse(self, text: str) -> set[str] | None:
        """Collect every rule that the action breaks."""
        action = parse(text)
        if self.over:
            raise ValueError("the match is over")
        assert self.to_move is not None
        table, hand = self.table, self.table.hands[self.to_move]
        broken: set[str] = set()
        expected = ("play", "pass") if self.phase == "play" else ("take",) if self.phase == "reward" else (self.phase,)
        if action.verb not in expected:
            broken |= RULES_OF_VERB.get(action.verb, set()) | RULES_OF_PHASE.get(self.phase, set())
        match action.verb:
            case "play":
                if not {claim.card for claim in action.claims} <= set(hand):
                    broken.add("MM5")
                broken |= shape_faults(action.claims)
                if self.phase == "play":
                    broken |= self.unfit(action.claims)
            case "pass":
                if self.solo:
                    broken |= {"MM9", "MM13"}
                if not table.played or (action.card not in table.face_up if table.face_up else action.card):
                    broken.add("MM9")
            case "show":
                if action.card in WILD or action.card not in hand or self.solo:
                    broken.add("MM4")
            case "return":
                if action.card not in WILD:
                    broken.add("MM3")
            case "take":
                if action.card not in [*table.face_up, *(["deck"] if table.deck else [])]:
                    broken.add("MM13")
        return broken or None

    # What is done

    def do(self, text: str) -> None:
        """Dispatch."""
        action = parse(text)
        seat = self.to_move
        assert seat is not None
        match action:
            case Action("return", card=str(card)):
                self.put_back(seat, card)
            case Action("show", card=str(card)):
                self.show(seat, card)
            case Action("pass"):
                self.pass_turn(seat, action.card)
            case Action("take", card=str(card)):
                self.take(seat, card)
                self.phase = "play"
            case _:
                self.play(seat, action.claims)

    def play(self, seat: int, claims: tuple[Claim, ...]) -> None:
        """MM5 to MM8, MM11; MM13 goes on with the reward."""
        table = self.table
        self.note_play(claims)
        table.aside += [claim.card for claim in table.played]
        table.played = list(claims)
        for claim in claims:
            table.hands[seat].remove(claim.card)
            table.public.add(claim.card)
        self.last_player = seat
        self.must_lead = None
        self.passes = 0
        self.turns += 1
        if self.solo:
            self.end_solo_turn(sum(claim.counts for claim in claims), len(claims))
        elif table.hands[seat]:
            self.to_move = (seat + 1) % self.players
        else:
            self.end_deal()

    def pass_turn(self, seat: int, card: str | None) -> None:
        """MM9 and MM10."""
        if card is None:
            self.happened.add("MM9 nothing to take")
        else:
            self.take(seat, card)
        self.passes += 1
        self.to_move = (seat + 1) % self.players
        if self.passes == self.players - 1:
            self.happened.add("MM10 all others passed")
            self.to_move = self.last_player
            self.table.aside += [claim.card for claim in self.table.played]
            self.table.played = []
            self.passes = 0

    def take(self, seat: int, card: str) -> None:
        """Add a face-up card, refilled while the deck lasts (MM9), or the deck's top card (MM13)."""
        table = self.table
        if card == "deck":
            self.happened.add("MM13 reward from the deck")
            table.hands[seat].append(table.deck.pop(0))
            return
        if self.solo:
            self.happened.add("MM13 reward from the field" + ("" if table.deck else ", forced by an empty deck"))
        elif table.deck[:1] and table.deck[0] in WILD and table.returned:
            self.happened.add("MM3 the returned ? comes up")
        elif not table.deck:
            self.happened.add("MM9 no refill")
        table.face_up.remove(card)
        table.hands[seat].append(card)
        if table.deck:
            table.face_up.append(table.deck.pop(0))
        table.public.update(table.face_up)

    def end_solo_turn(self, played: int, cards: int) -> None:
        """MM13."""
        table = self.table
        if not table.hands[0]:
            self.happened.add("MM13 cleared within the goal" if self.turns <= GOAL else "MM13 cleared late")
            self.over = True
            self.to_move = None
        elif played >= self.turns:
            if cards < self.turns:
                self.happened.add("MM13 enough because a doppelganger counts two")
            if table.face_up or table.deck:
                self.phase = "reward"
            else:
                self.happened.add("MM13 no reward is left")
        elif table.deck:
            self.happened.add("MM13 too few draw from the deck")
            table.hands[0].append(table.deck.pop(0))
        else:
            self.happened.add("MM13 too few and the deck is empty")

    def note_play(self, claims: tuple[Claim, ...]) -> None:
        """Note what is rare about a play."""
        combination = combination_of(claims)
        assert combination is not None
        lying = combination_of(self.table.played)
        kind = combination.kind
        self.happened.add(f"MM5 {kind}" + (f" of suit {combination.suit}" if kind == "sequence" else ""))
        wild = [claim for claim in claims if claim.card in WILD]
        if any(claim.counts == 2 for claim in claims):
            self.happened.add("MM6 a doubled doppelganger" + (" alone" if len(claims) == 1 else " in a set"))
        if wild:
            self.happened.add(f"MM7 ? in a {kind}" if kind != "equal" else "MM7 ? in an equal set")
            if len(wild) == 2:
                self.happened.add("MM7 both ? pair" if len(claims) == 2 else "MM7 both ? in a larger set")
            if any(claim.suit == "d" for claim in claims):
                self.happened.add("MM7 ? joins a doppelganger")
        if lying and not self.solo and kind == "sequence" and combination.suit != lying.suit:
            self.happened.add("MM8 a sequence beaten by another suit")
        if self.must_lead is not None:
            self.happened.add("MM4 lead of the shown card")

    # How it ends

    def end_deal(self) -> None:
        """MM11 and MM12; adding up circles is done in the open."""
        for seat, hand in enumerate(self.table.hands):
            circles = sum(CIRCLES[card] for card in hand)
            points = 0 if not hand else 1 if circles <= 5 else 2 if circles <= 10 else 3
            self.happened.add(f"MM11 {points} lost")
            if circles in (5, 6, 10, 11):
                self.happened.add(f"MM11 {circles} circles")
            self.lost[seat] += points
            self.table.public.update(hand)
        limit = self.options["losing_limit"]
        assert isinstance(limit, int)
        if max(self.lost) < limit:
            self.begin_deal()
            return
        self.over = True
        self.to_move = None
        if limit != 5:
            self.happened.add("MM12 another limit")
        if max(self.lost) > limit:
            self.happened.add("MM12 past the limit")
        if sum(points >= limit for points in self.lost) > 1:
            self.happened.add("MM12 several losers")
        if len(set(self.lost)) < self.players:
            self.happened.add("MM12 shared rank")

    @property
    def scores(self) -> list[int]:
        """Points lost as negative numbers; plays made so far in the solo game."""
        return [self.turns] if self.solo else [-points for points in self.lost]

    @property
    def ranks(self) -> list[int] | None:
        """MM12."""
        return shared_ranks(self.scores) if self.over else None

    # What is known

    def hand(self, seat: int) -> list[str]:
        """Cards that a seat holds."""
        return sorted(self.table.hands[seat])

    def seen_in_hand(self, holder: int, viewer: int | None) -> list[str]:
        """Cards taken from the field, shown for the start, and the ? that MM3 gives away; all once scored."""
        del viewer
        return [card for card in self.hand(holder) if card in self.table.public]

    def open_cards(self) -> dict[Place, list[str]]:
        """Field, the play to beat, and what was played before."""
        table = self.table
        zones = {"field": table.face_up, "table": [claim.card for claim in table.played], "played": table.aside}
        return {(name, None): sorted(cards) for name, cards in zones.items()}

    def covered_cards(self) -> dict[Place, list[str]]:
        """Hands and the deck."""
        hands: dict[Place, list[str]] = {("hand", seat): self.hand(seat) for seat in range(self.players)}
        return {**hands, ("deck", None): sorted(self.table.deck)}

    def amounts(self) -> dict[Place, int]:
        """Points lost, or the turns of the solo game."""
        if self.solo:
            return {("turns", 0): self.turns}
        return {("lost", seat): points for seat, points in enumerate(self.lost)}

    def other_worlds(self, seat: int | None, rng: random.Random) -> World:
        """Move unseen cards about; nobody else gets both ? dealt, because that would have shown (MM3)."""
        worlds = []
        for deal, table in zip(self.deals, self.tables, strict=False):
            known = set(table.public)
            if table is self.table and seat is not None:
                known.update(table.hands[seat])
            hidden = [slot for slot, card in enumerate(deal.deck) if card not in known]
            other = reshuffled(deal, hidden, rng)
            while self.dealt_both(other) != self.dealt_both(deal):
                other = reshuffled(deal, hidden, rng)
            worlds.append(other)
        chosen = self.other_choices(worlds[-1], seat, rng) if self.phase == "show" else {}
        worlds += [self.random_deal(self.terms, rng) for _ in self.deals[len(worlds) :]]
        return World(worlds, chosen)

    def other_choices(self, deal: Deal, seat: int | None, rng: random.Random) -> dict[int, str]:
        """Choose other cards for the selection that goes on, from the hands of another world."""
        chosen = {}
        for step, holder in enumerate(self.table.shown):
            if holder != seat:
                held = set(deal.deck[self.dealt(holder)])
                if holder in self.table.returned:
                    held.add(deal.deck[self.players * HAND[self.players] + FIELD])
                number = len(self.done) - len(self.table.shown) + step
                chosen[number] = f"show {rng.choice(arranged(held - set(WILD), ALL_CARDS))}"
        return chosen

    def dealt(self, seat: int) -> slice:
        """MM2: the places in the deck of a seat's hand."""
        return slice(seat * HAND[self.players], (seat + 1) * HAND[self.players])

    def dealt_both(self, deal: Deal) -> list[int]:
        """Seats that MM3 asks in a deal."""
        return [seat for seat in range(self.players) if set(WILD) <= set(deal.deck[self.dealt(seat)])]

    def random_illegal(self, rng: random.Random) -> str:
        """Cards that partly are there and nearly fit, and verbs at the wrong time."""
        assert self.to_move is not None
        hand = self.table.hands[self.to_move]
        claims = [claim for each in hand for claim in claims_of(each)]
        card = rng.choice([*hand, *self.table.face_up, rng.choice(ALL_CARDS)])
        match rng.randrange(10):
            case 0:
                return f"show {card}"
            case 1:
                return f"return {rng.choice([card, *WILD])}"
            case 2:
                return rng.choice(["pass", f"pass > {card}"])
            case 3:
                return rng.choice(["take deck", f"take {card}"])
            case 4:
                return text_of_play([rng.choice(claims_of(card))])
            case 5 | 6:
                return text_of_play(rng.choice(list(plays_from(hand))))
            case 7 | 8:  # the numbers of a sequence, suits and counting at random
                low = rng.randint(1, 6)
                run = [[each for each in claims if each.number == number] for number in range(low, low + 3)]
                chosen = [rng.choice(fitting) for fitting in run if fitting]
                if len({claim.card for claim in chosen}) == 3:
                    return text_of_play(chosen)
        suit = rng.choice("wbd")
        pool = rng.choice([hand, [each for each in hand if each[0] == suit] or hand, ALL_CARDS])
        some = rng.sample(pool, min(len(pool), rng.randint(2, 4)))
        return text_of_play([rng.choice(claims_of(each)) for each in some])
