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
from typing import Generic

from cardtable_gui.bots.effort import Effort
from cardtable_gui.bots.knowledge import Knowledge
from cardtable_gui.core.actions import Action, NotationError, Refusal
from cardtable_gui.core.dealing import Dealer
from cardtable_gui.core.events import (
    DealBegan,
    DealEnded,
    Event,
    MatchEnded,
    Moved,
    SeatResult,
    Shown,
    Told,
    dealt,
    log_entry,
)
from cardtable_gui.core.fields import Row, state_class, view_class
from cardtable_gui.core.game import Game, MatchFields, State, View, ranked
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


class Shared(MatchFields[Send], Generic[Row]):
    __slots__ = ()

    turns: int
    low: bool
    double: tuple[str, ...]
    start: int
    done: int
    deck_size: int

    @property
    def options(self) -> Options:
        return {"turns": self.turns, "low": self.low, "double": self.double}


@view_class
class ToyView(Shared[tuple[int, ...]], View[Send]):
    """`sent`: cards known to be in the hand at the left; a hidden card is None."""

    hands: tuple[tuple[int | None, ...], ...]
    sent: tuple[int, ...]

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
            found[(self.seat + 1) % self.players] = tuple(FACES[card] for card in self.sent)
        return tuple(found)


@state_class(ToyView)
class ToyState(Shared[list[int]], State[Send]):
    """Hands as sorted faces by seat; `known[s]`: cards that s knows to be in the hand at its left."""

    hands: list[list[int]]
    known: list[list[int]]
    deck: list[int]

    def __init__(
        self, game: Game[Send], players: int, options: Options, dealer: Dealer, events: list[Event] | None = None
    ) -> None:
        deal = dealer(0)
        turns, low = options["turns"], options["low"]
        assert isinstance(turns, int)
        assert isinstance(low, bool)
        self.game = game
        self.dealer = dealer
        self.players = players
        self.turns, self.low, self.double = turns, low, _texts(options["double"])
        self.start = self.to_move = deal.start
        self.deal = 1
        self.done = 0
        self.hands = [sorted(deal.deck[2 * seat : 2 * seat + 2]) for seat in range(players)]
        self.known = [[] for _ in range(players)]
        self.deck = list(deal.deck[2 * players :])
        self.deck_size = len(self.deck)
        if events is not None:
            events.append(DealBegan(1, self.start))
            events += dealt([game.card_texts(cards) for cards in self.hands])
            events.append(log_entry(None, say("{seat} starts."), seat=SeatName(self.start)))

    @property
    def scores(self) -> tuple[int, ...]:
        double = {FACES.index(face) for face in self.double}
        over = self.to_move is None
        return tuple(sum((face + 1) * (1 + (face in double)) for face in cards) if over else 0 for cards in self.hands)

    @property
    def ranks(self) -> tuple[int, ...] | None:
        sign = -1 if self.low else 1
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
            self.deck_size -= 1
            self.hands[seat] = sorted([*self.hands[seat], drawn])
            if events is not None:
                events.append(Moved((FACES[drawn],), DECK, hand(seat), frozenset({seat})))
        self.done += 1
        self.to_move = None if self.done == self.turns * self.players else left
        if self.to_move is None and events is not None:
            for other, cards in enumerate(self.hands):
                events.append(Shown(hand(other), self.game.card_texts(cards)))
            results = (SeatResult(other, score, score, say("its cards")) for other, score in enumerate(self.scores))
            events.append(DealEnded(1, tuple(results)))
            events.append(MatchEnded(self.ranks or ()))

    def cards(self) -> tuple[int, ...]:
        return tuple(sorted([*self.deck, *(card for cards in self.hands for card in cards)]))

    def view(self, seat: int | None) -> ToyView:
        over = self.to_move is None
        hands = (
            tuple(card if over or owner == seat else None for card in cards) for owner, cards in enumerate(self.hands)
        )
        sent = () if seat is None or over else tuple(sorted(self.known[seat]))
        return ToyView.of(self, seat, hands=tuple(hands), sent=sent)


def sample(view: ToyView, rng: Random) -> ToyState:
    """Deal the unseen cards at random."""
    unseen = list(view.game.deck(view.players, view.options))
    for card in (*(card for cards in view.hands for card in cards if card is not None), *view.sent):
        unseen.remove(card)
    rng.shuffle(unseen)
    hands = []
    known: list[list[int]] = [[] for _ in range(view.players)]
    for owner, cards in enumerate(view.hands):
        there = [card for card in cards if card is not None]
        if view.seat is not None and owner == (view.seat + 1) % view.players:
            there += view.sent
        missing = len(cards) - len(there)
        hands.append(sorted([*there, *unseen[:missing]]))
        del unseen[:missing]
    if view.seat is not None:
        known[view.seat] = list(view.sent)
    return ToyState.of(view, dealer=view.unknown_dealer(rng), hands=hands, known=known, deck=unseen)


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
        return ToyState(self, players, options, dealer, events)

    def sample(self, view: View[Send], rng: Random) -> ToyState:
        assert isinstance(view, ToyView)
        return sample(view, rng)

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
