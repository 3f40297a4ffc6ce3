"""A toy game: it proves that nothing outside a game's folder knows a concrete one. Cards change hands in secret.

- TY1 Cards 1-6, two each. 2-4 players get two cards each; the rest is the deck. Option `turns` (1-5, default 2).
- TY2 A turn: send one hand card face down to the left; then the deck's top card is drawn, while there is one.
- TY3 After so many turns each, hands are shown. The highest sum wins; with the option `low` the lowest. Cards of the
  option `double` (a set, default none) count twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from cardtable_gui.bots.effort import Effort
from cardtable_gui.bots.knowledge import Knowledge
from cardtable_gui.core.actions import Action, NotationError, Refusal
from cardtable_gui.core.dealing import Dealer
from cardtable_gui.core.events import DealBegan, DealEnded, Event, MatchEnded, Moved, SeatResult, Shown, Told
from cardtable_gui.core.game import Game, State, View, ranked
from cardtable_gui.core.messages import CardList, Message, SeatName
from cardtable_gui.core.notation import read_cards, unknown, words
from cardtable_gui.core.offer import Command, NotAllowed, Offer, Picks
from cardtable_gui.core.options import Choice, Option, Options
from cardtable_gui.core.picks import Pick, Picked, picks_of
from cardtable_gui.core.table import CardPlace, Layout, Shortcut, Spread, Table
from cardtable_gui.core.zones import Tokens, Zone, ZoneCards
from cardtable_gui.games import Box

FACES = tuple("123456")
DECK = Zone("deck")


def say(text: str) -> Message:
    return Message("toy", text)


@dataclass(frozen=True, slots=True)
class Send(Action):
    """Send this face to the left (TY2)."""

    card: int


def hand(seat: int) -> Zone:
    return Zone("hand", seat)


class Toy(Game[Send]):
    """The description."""

    id = "toy"
    title = say("Toy")
    tagline = say("Cards change hands in secret.")
    kind = say("A test")
    difficulty = 5
    designer = publisher = "Nobody"
    players = (2, 4)
    minutes = (1, 2)
    faces = FACES
    rules = ("TY1", "TY2", "TY3")
    options = (
        Option("turns", "int", 2, say("Turns"), say("Turns of each seat."), minimum=1, maximum=5),
        Option("low", "bool", False, say("Low"), say("The lowest sum wins.")),
        Option(
            "double",
            "set",
            (),
            say("Double"),
            say("They count twice."),
            tuple(Choice(face, say(face)) for face in FACES),
        ),
    )

    def deck(self, players: int, options: Options) -> tuple[int, ...]:
        return tuple(face for face in range(len(FACES)) for _ in range(2))

    def start(self, players: int, options: Options, dealer: Dealer, events: list[Event] | None = None) -> ToyState:
        deal = dealer(0)
        state = ToyState(players, options, deal.start)
        state.hands = [sorted(deal.deck[2 * seat : 2 * seat + 2]) for seat in range(players)]
        state.deck = list(deal.deck[2 * players :])
        if events is not None:
            events.append(DealBegan(1, deal.start))
            for seat, cards in enumerate(state.hands):
                events.append(Moved(self.card_texts(cards), DECK, hand(seat), frozenset({seat})))
            events.append(Told(None, say("{seat} starts.").put(seat=SeatName(deal.start))))
        return state

    def parse(self, text: str) -> Send:
        verb, *rest = words(text)
        if verb != "send":
            raise unknown(text)
        cards = read_cards(rest, self.index)
        if len(cards) != 1:
            raise NotationError(say("Exactly one card is sent."))
        return Send(cards[0])

    def notation(self, action: Send) -> str:
        return f"send {FACES[action.card]}"

    def open_notation(self, action: Send) -> str:
        return "send ?"

    def describe(self, action: Send) -> Message:
        return say("Send {cards}").put(cards=CardList((FACES[action.card],)))


GAME = Toy()


class ToyState(State[Send]):
    """Hands as sorted faces by seat; `known[s]`: cards that s knows to be in the hand at its left."""

    def __init__(self, players: int, options: Options, start: int) -> None:
        self.players = players
        self.chosen = options
        self.start = start
        self.to_move = start
        self.deal = 1
        self.done = 0
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.known: list[list[int]] = [[] for _ in range(players)]

    @property
    def game(self) -> Toy:
        return GAME

    @property
    def options(self) -> Options:
        return self.chosen

    @property
    def scores(self) -> tuple[int, ...]:
        double = {FACES.index(face) for face in _texts(self.chosen["double"])}
        over = self.to_move is None
        return tuple(sum((face + 1) * (1 + (face in double)) for face in cards) if over else 0 for cards in self.hands)

    @property
    def ranks(self) -> tuple[int, ...] | None:
        sign = -1 if self.chosen["low"] else 1
        return None if self.to_move is not None else ranked([sign * score for score in self.scores])

    @property
    def phase(self) -> str:
        return "over" if self.to_move is None else "send"

    def legal_actions(self) -> Sequence[Send]:
        return () if self.to_move is None else tuple(map(Send, dict.fromkeys(self.hands[self.to_move])))

    def refusal(self, action: Send) -> Refusal | None:
        if self.to_move is None:
            return Refusal("TY3", say("The match is over."))
        return None if action.card in self.hands[self.to_move] else Refusal("TY2", say("You do not hold this card."))

    def apply(self, action: Send, events: list[Event] | None = None) -> None:
        seat = self.to_move
        assert seat is not None
        left, right = (seat + 1) % self.players, (seat - 1) % self.players
        card = action.card
        both = frozenset({seat, left})
        self.hands[seat].remove(card)
        self.hands[left] = sorted([*self.hands[left], card])
        if right != left:
            self.known[right].clear()
        elif card in self.known[right]:
            self.known[right].remove(card)
        self.known[seat].append(card)
        if events is not None:
            told = say("{seat} sends {cards}.").put(seat=SeatName(seat), cards=CardList((FACES[card],)))
            events.append(Moved((FACES[card],), hand(seat), hand(left), both))
            events.append(Told(seat, told, both, say("{seat} sends a card.").put(seat=SeatName(seat))))
        if self.deck:
            drawn = self.deck.pop(0)
            self.hands[seat] = sorted([*self.hands[seat], drawn])
            if events is not None:
                events.append(Moved((FACES[drawn],), DECK, hand(seat), frozenset({seat})))
        self.done += 1
        turns = self.chosen["turns"]
        assert isinstance(turns, int)
        self.to_move = None if self.done == turns * self.players else left
        if self.to_move is None and events is not None:
            for other, cards in enumerate(self.hands):
                events.append(Shown(hand(other), GAME.card_texts(cards)))
            results = (SeatResult(other, score, score, say("its cards")) for other, score in enumerate(self.scores))
            events.append(DealEnded(1, tuple(results)))
            events.append(MatchEnded(self.ranks or ()))

    def copy(self) -> ToyState:
        other = ToyState(self.players, self.chosen, self.start)
        other.to_move, other.done = self.to_move, self.done
        other.hands = [cards[:] for cards in self.hands]
        other.known = [cards[:] for cards in self.known]
        other.deck = self.deck[:]
        return other

    def cards(self) -> tuple[int, ...]:
        return tuple(sorted([*self.deck, *(card for cards in self.hands for card in cards)]))

    def view(self, seat: int | None) -> ToyView:
        over = self.to_move is None
        return ToyView(
            seat=seat,
            players=self.players,
            to_move=self.to_move,
            deal=1,
            phase=self.phase,
            scores=self.scores,
            ranks=self.ranks,
            turns=self.chosen["turns"],
            low=self.chosen["low"],
            double=_texts(self.chosen["double"]),
            start=self.start,
            done=self.done,
            hands=tuple(
                tuple(card if over or owner == seat else None for card in cards)
                for owner, cards in enumerate(self.hands)
            ),
            sent=() if seat is None or over else tuple(sorted(self.known[seat])),
            deck_size=len(self.deck),
        )


@dataclass(frozen=True, slots=True)
class ToyView(View[Send]):
    """`sent`: cards known to be in the hand at the left; a hidden card is None."""

    turns: object
    low: object
    double: tuple[str, ...]
    start: int
    done: int
    hands: tuple[tuple[int | None, ...], ...]
    sent: tuple[int, ...]
    deck_size: int

    @property
    def game(self) -> Toy:
        return GAME

    @property
    def options(self) -> Options:
        assert isinstance(self.turns, int)
        assert isinstance(self.low, bool)
        return {"turns": self.turns, "low": self.low, "double": self.double}

    def zones(self) -> tuple[ZoneCards, ...]:
        hands = (
            ZoneCards(hand(seat), tuple(None if card is None else FACES[card] for card in cards))
            for seat, cards in enumerate(self.hands)
        )
        return (*hands, ZoneCards(DECK, (None,) * self.deck_size))

    def tokens(self) -> tuple[Tokens, ...]:
        return ()

    def known(self) -> tuple[tuple[str, ...], ...]:
        found = [tuple(FACES[card] for card in cards if card is not None) for cards in self.hands]
        if self.seat is not None and self.sent:
            found[(self.seat + 1) % self.players] = GAME.card_texts(self.sent)
        return tuple(found)

    def sample(self, rng: Random) -> ToyState:
        state = ToyState(self.players, self.options, self.start)
        state.to_move, state.done = self.to_move, self.done
        unseen = list(GAME.deck(self.players, self.options))
        for card in (*(card for cards in self.hands for card in cards if card is not None), *self.sent):
            unseen.remove(card)
        rng.shuffle(unseen)
        state.hands = []
        for owner, cards in enumerate(self.hands):
            known = [card for card in cards if card is not None]
            if self.seat is not None and owner == (self.seat + 1) % self.players:
                known += self.sent
            missing = len(cards) - len(known)
            state.hands.append(sorted([*known, *unseen[:missing]]))
            del unseen[:missing]
        state.deck = unseen
        if self.seat is not None:
            state.known[self.seat] = list(self.sent)
        return state


class ToyTable(Table[ToyView, Send]):
    """A hand card dropped on the left neighbour's hand is sent."""

    shortcuts = (Shortcut("send", "S", say("Send")),)
    layout = Layout(centre=((CardPlace("deck", say("Deck"), Spread.PILE),),))

    def headline(self, view: ToyView) -> Message:
        return say("A toy")

    def badges(self, view: ToyView, seat: int) -> tuple[Message, ...]:
        return (say("Next"),) if seat == view.to_move else ()

    def playable(self, view: ToyView) -> Picked:
        return {} if view.to_move is None else picks_of(view, {hand(view.to_move): view.hand})

    def offer(self, view: ToyView, picked: Picked) -> Offer[Send]:
        picks: Picks[ToyView, Send] = Picks(view, picked)
        faces = picks.faces(picks.own_hand)
        send = Send(faces[0]) if len(faces) == 1 else None
        meaning = NotAllowed(Refusal("TY2", say("Pick one card."))) if send is None else picks.meaning(send)
        left = hand((picks.seat + 1) % view.players)
        return Offer(
            prompt=say("Send a card to the left."),
            commands=() if view.over else (Command("send", say("Send"), "S", meaning, primary=True),),
            drops=picks.meanings({} if send is None else {left: (send,)}),
            continuations=self.playable(view),
        )

    def obvious(self, view: ToyView, zone: Zone, pick: Pick) -> Send | None:
        own = zone == hand(view.to_move or 0) and not view.over
        return Send(FACES.index(pick.card)) if own and pick.card is not None else None


class ToyKnowledge(Knowledge[ToyView, Send]):
    """Sends what is worth least."""

    def easy(self, view: ToyView, rng: Random) -> Send:
        return view.legal_actions()[0]

    def normal(self, view: ToyView, rng: Random, effort: Effort) -> Send:
        return view.legal_actions()[0]


def _texts(value: object) -> tuple[str, ...]:
    assert isinstance(value, tuple)
    return value


BOX = Box(GAME, ToyTable(), ToyKnowledge())
