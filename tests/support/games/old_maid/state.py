"""Old Maid by the rules OM1-OM5: one match at one moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.dealing import Deal, NumberedDealer
from cardtable_gui.core.events import Event
from cardtable_gui.core.game import State, ranked
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.options import Options
from tests.support.games.old_maid import events as told
from tests.support.games.old_maid.actions import Draw
from tests.support.games.old_maid.cards import RANKS, paired

if TYPE_CHECKING:
    from tests.support.games.old_maid.game import OldMaid
    from tests.support.games.old_maid.view import OldMaidView

HOLDS = -1
"""In place of a turn: the seat still holds cards."""
NO_PLACE = -1
"""In place of a place: no card was drawn."""


class OldMaidState(State[Draw]):
    """Cards are faces 0-52 (see `cards`). Lists are by seat unless said otherwise."""

    __slots__ = (
        "deal",
        "drawn",
        "fan",
        "hands",
        "known",
        "odd",
        "out",
        "pairs",
        "players",
        "shuffle",
        "to_move",
        "turn",
        "without",
    )

    players: int
    to_move: int | None
    deal: int
    odd: str
    """Option `odd`: `joker` is added, or `queen` of clubs is left out (OM1)."""
    without: tuple[str, ...]
    """Option `without`: ranks that are left out (OM1)."""
    shuffle: int
    """The number of the shuffles by which fans are laid; it comes from the order of the dealt cards."""
    turn: int
    """How many cards were drawn."""
    drawn: int
    """From which place of the fan the latest card was drawn; before the first one `NO_PLACE`."""
    hands: list[tuple[int, ...]]
    """Ascending."""
    fan: tuple[int, ...]
    """The cards of `giver` in the order in which it holds them out."""
    known: list[tuple[tuple[int, int], ...]]
    """(holder, card): cards that this seat saw go to another hand, and that must still be there."""
    pairs: tuple[int, ...]
    """The cards that were laid down, the first ones first."""
    out: list[int]
    """When a seat got rid of its last card: twice the turn, less one if that card was drawn; else `HOLDS`."""

    @classmethod
    def dealt(cls, players: int, options: Options, deal: Deal, events: list[Event] | None) -> OldMaidState:
        """The first state: OM1 and OM2."""
        state = cls()
        odd, without = options["odd"], options["without"]
        assert isinstance(odd, str)
        assert isinstance(without, tuple)
        state.players = players
        state.deal = 1
        state.odd, state.without = odd, without
        state.shuffle = _number(deal.deck)
        state.turn = 0
        state.drawn = NO_PLACE
        state.hands = [tuple(sorted(deal.deck[(seat - deal.start) % players :: players])) for seat in range(players)]
        state.known = [()] * players
        state.pairs = ()
        state.out = [HOLDS] * players
        if events is not None:
            told.deal(events, deal.start, state.hands)
        for seat in range(players):
            state._lay_down_pairs(seat, events)
        for seat in range(players):
            state._check_out(seat, 0, events)
        state._go_on(deal.start, events)
        return state

    @property
    def game(self) -> OldMaid:
        """The game's description."""
        from tests.support.games.old_maid.game import GAME

        return GAME

    @property
    def options(self) -> Options:
        """Every option with its value."""
        return {"odd": self.odd, "without": self.without}

    @property
    def giver(self) -> int | None:
        """The seat from which a card is drawn: the nearest one before the seat to move that holds cards (OM3)."""
        return None if self.to_move is None else giver(self.to_move, [bool(hand) for hand in self.hands])

    @property
    def scores(self) -> tuple[int, ...]:
        """How many players each seat is ahead of; 0 until the match is over."""
        ranks = self.ranks
        return (0,) * self.players if ranks is None else tuple(sum(rank < other for other in ranks) for rank in ranks)

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """In the order of getting rid of the last card; who holds the odd card is last (OM5)."""
        if self.to_move is not None:
            return None
        return ranked([-turn if turn != HOLDS else -2 * (self.turn + 1) for turn in self.out])

    @property
    def phase(self) -> str:
        """`draw` or `over`."""
        return "over" if self.to_move is None else "draw"

    def legal_actions(self) -> Sequence[Draw]:
        """Each card of the fan."""
        return tuple(map(Draw, range(len(self.fan))))

    def refusal(self, action: Draw) -> Refusal | None:
        """Why this action is not legal now."""
        if self.to_move is None:
            return Refusal("OM5", QT_TRANSLATE_NOOP("old_maid", "The match is over."))
        if 0 <= action.place < len(self.fan):
            return None
        message = QT_TRANSLATE_NOOP("old_maid", "The fan has fewer cards: {number}.")
        return Refusal("OM3", message.put(number=len(self.fan)))

    def apply(self, action: Draw, events: list[Event] | None = None) -> None:
        """Do a legal action."""
        seat, source = self.to_move, self.giver
        assert seat is not None
        assert source is not None
        card = self.fan[action.place]
        self.turn += 1
        self.drawn = action.place
        self.hands[source] = tuple(held for held in self.hands[source] if held != card)
        self.hands[seat] = tuple(sorted((*self.hands[seat], card)))
        self._remember(seat, source, card)
        if events is not None:
            told.draws(events, seat, source, card)
        self._lay_down_pairs(seat, events)
        self._check_out(source, 2 * self.turn - 1, events)
        self._check_out(seat, 2 * self.turn, events)
        self._go_on((seat + 1) % self.players, events)

    def _remember(self, seat: int, source: int, card: int) -> None:
        """What each seat knows of hands after a card was drawn."""
        for other in range(self.players):
            if other == seat:
                self.known[other] = tuple(pair for pair in self.known[other] if pair != (source, card))
            elif other != source:
                self.known[other] = tuple(pair for pair in self.known[other] if pair[0] != source)
        self.known[source] += ((seat, card),)

    def _lay_down_pairs(self, seat: int, events: list[Event] | None) -> None:
        """OM2."""
        cards = paired(self.hands[seat])
        if cards:
            self.hands[seat] = tuple(card for card in self.hands[seat] if card not in cards)
            self.pairs += cards
            self.known = [tuple(pair for pair in pairs if pair[1] not in cards) for pairs in self.known]
            if events is not None:
                told.discards(events, seat, cards)

    def _check_out(self, seat: int, turn: int, events: list[Event] | None) -> None:
        """OM4."""
        if not self.hands[seat] and self.out[seat] == HOLDS:
            self.out[seat] = turn
            if events is not None:
                told.goes_out(events, seat, 1 + sum(HOLDS != other < turn for other in self.out))

    def _go_on(self, first: int, events: list[Event] | None) -> None:
        """Find the next seat to move from this one on, and let its neighbour hold out a fan (OM3); or end (OM5)."""
        waiting = [
            seat % self.players for seat in range(first, first + self.players) if self.hands[seat % self.players]
        ]
        self.to_move = waiting[0] if len(waiting) > 1 else None
        self.fan = ()
        if self.giver is not None:
            self.fan = NumberedDealer("fan", self.players, "", self.shuffle, self.hands[self.giver])(self.turn).deck
        elif events is not None:
            assert self.ranks is not None
            told.ends(events, self.hands, self.scores, self.ranks)

    def copy(self) -> OldMaidState:
        """An independent copy."""
        other = OldMaidState()
        for name in OldMaidState.__slots__:
            setattr(other, name, getattr(self, name))
        other.hands, other.known, other.out = self.hands[:], self.known[:], self.out[:]
        return other

    def cards(self) -> tuple[int, ...]:
        """Every card, wherever it lies."""
        return tuple(sorted((*self.pairs, *(card for hand in self.hands for card in hand))))

    def view(self, seat: int | None) -> OldMaidView:
        """What this seat may know: its own hand, and what it saw go to others; after the end what was left."""
        from tests.support.games.old_maid.view import OldMaidView

        return OldMaidView(
            seat=seat,
            players=self.players,
            to_move=self.to_move,
            deal=self.deal,
            phase=self.phase,
            scores=self.scores,
            ranks=self.ranks,
            odd=self.odd,
            without=self.without,
            turn=self.turn,
            drawn=self.drawn,
            hands=tuple(
                hand if owner == seat or self.to_move is None else (None,) * len(hand)
                for owner, hand in enumerate(self.hands)
            ),
            seen=() if seat is None else self.known[seat],
            pairs=self.pairs,
            out=tuple(self.out),
        )


def giver(seat: int, holding: Sequence[bool]) -> int:
    """The nearest seat before this one, anticlockwise, that holds cards."""
    players = len(holding)
    return next(other % players for other in range(seat - 1 + players, seat, -1) if holding[other % players])


def _number(deck: Sequence[int]) -> int:
    """A number that tells any two orders of a deck apart."""
    number = 0
    for card in deck:
        number = 4 * (len(RANKS) + 1) * number + card
    return number
