"""Sevens by the rules SV1-SV6: one match at one moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.dealing import Deal
from cardtable_gui.core.events import Event
from cardtable_gui.core.game import State
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.options import Options
from tests.support.games.sevens import events as told
from tests.support.games.sevens.actions import PASS, Lay, SevensAction
from tests.support.games.sevens.cards import SEVEN_OF_DIAMONDS, SEVENS, open_cards

if TYPE_CHECKING:
    from tests.support.games.sevens.game import Sevens
    from tests.support.games.sevens.view import SevensView


class SevensState(State[SevensAction]):
    """Cards are faces 0-51 (see `cards`). Lists are by seat unless said otherwise."""

    __slots__ = ("deal", "dropped", "finished", "free", "hands", "laid", "limit", "passes", "players", "to_move")

    players: int
    to_move: int | None
    deal: int
    free: bool
    """Option `free`: one may pass although a card can be laid, and passes are counted (SV4)."""
    limit: int
    """Option `passes`: how often each seat may pass, where passes are counted (SV4)."""
    hands: list[tuple[int, ...]]
    """Ascending."""
    laid: frozenset[int]
    passes: list[int]
    """How often each seat may still pass."""
    finished: tuple[int, ...]
    """The seats that laid every card, the first one first."""
    dropped: tuple[int, ...]
    """The seats that dropped out, the first one first."""

    @classmethod
    def dealt(cls, players: int, options: Options, deal: Deal, events: list[Event] | None) -> SevensState:
        """The first state: SV1 and SV2."""
        state = cls()
        limit = options["passes"]
        assert isinstance(limit, int)
        state.players = players
        state.deal = 1
        state.free = bool(options["free"])
        state.limit = limit
        dealt = [deal.deck[(seat - deal.start) % players :: players] for seat in range(players)]
        state.hands = [tuple(sorted(card for card in cards if card not in SEVENS)) for cards in dealt]
        state.laid = frozenset(SEVENS)
        state.passes = [limit] * players
        state.finished = state.dropped = ()
        state.to_move = next(seat for seat, cards in enumerate(dealt) if SEVEN_OF_DIAMONDS in cards)
        if events is not None:
            told.deal(events, deal.start, [sorted(cards) for cards in dealt])
            for seat, cards in enumerate(dealt):
                sevens = sorted(card for card in cards if card in SEVENS)
                if sevens:
                    told.sevens(events, seat, sevens)
            told.begins(events, state.to_move)
        return state

    @property
    def game(self) -> Sevens:
        """The game's description."""
        from tests.support.games.sevens.game import GAME

        return GAME

    @property
    def options(self) -> Options:
        """Every option with its value."""
        return {"passes": self.limit, "free": self.free}

    @property
    def scores(self) -> tuple[int, ...]:
        """How many players each seat is ahead of; 0 until the match is over."""
        ranks = self.ranks
        return (0,) * self.players if ranks is None else tuple(self.players - rank for rank in ranks)

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """In the order of laying the last card; who dropped out comes after all others, the first one last (SV6)."""
        if self.to_move is not None:
            return None
        order = (*self.finished, *self.active, *reversed(self.dropped))
        return tuple(order.index(seat) + 1 for seat in range(self.players))

    @property
    def phase(self) -> str:
        """`lay` or `over`."""
        return "over" if self.to_move is None else "lay"

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that hold cards and did not drop out."""
        return tuple(seat for seat in range(self.players) if self.hands[seat])

    def playable(self) -> tuple[int, ...]:
        """The cards that the seat to move may lay, ascending (SV3)."""
        if self.to_move is None:
            return ()
        continuing = open_cards(self.laid)
        return tuple(card for card in self.hands[self.to_move] if card in continuing)

    def legal_actions(self) -> Sequence[SevensAction]:
        """Each card that continues a suit, and passing where it is allowed."""
        if self.to_move is None:
            return ()
        lays = tuple(map(Lay, self.playable()))
        return lays if self.refusal(PASS) else (*lays, PASS)

    def refusal(self, action: SevensAction) -> Refusal | None:
        """Why this action is not legal now."""
        if self.to_move is None:
            return Refusal("SV6", QT_TRANSLATE_NOOP("sevens", "The match is over."))
        if isinstance(action, Lay):
            if action.card not in self.hands[self.to_move]:
                return Refusal("SV3", QT_TRANSLATE_NOOP("sevens", "You do not hold this card."))
            if action.card not in open_cards(self.laid):
                return Refusal("SV3", QT_TRANSLATE_NOOP("sevens", "This card continues no suit yet."))
            return None
        if not self.playable() or (self.free and self.passes[self.to_move]):
            return None
        if self.free:
            return Refusal("SV4", QT_TRANSLATE_NOOP("sevens", "You have no pass left: lay a card."))
        return Refusal("SV4", QT_TRANSLATE_NOOP("sevens", "You can lay a card, so you must."))

    def apply(self, action: SevensAction, events: list[Event] | None = None) -> None:
        """Do a legal action."""
        seat = self.to_move
        assert seat is not None
        if isinstance(action, Lay):
            self._lay(seat, action.card, events)
        else:
            self._pass(seat, events)
        after = [(seat + step) % self.players for step in range(1, self.players + 1)]
        waiting = [other for other in after if self.hands[other]]
        self.to_move = waiting[0] if len(waiting) > 1 else None
        if self.to_move is None and events is not None:
            assert self.ranks is not None
            told.ends(events, self.hands, self.finished, self.scores, self.ranks)

    def _lay(self, seat: int, card: int, events: list[Event] | None) -> None:
        """SV3 and SV6."""
        self.hands[seat] = tuple(held for held in self.hands[seat] if held != card)
        self.laid |= {card}
        if events is not None:
            told.lays(events, seat, card)
        if not self.hands[seat]:
            self.finished += (seat,)
            if events is not None:
                told.finishes(events, seat, len(self.finished))

    def _pass(self, seat: int, events: list[Event] | None) -> None:
        """SV4 and SV5."""
        if self.free and not self.passes[seat]:
            cards, self.hands[seat] = self.hands[seat], ()
            self.laid |= set(cards)
            self.dropped += (seat,)
            if events is not None:
                told.drops_out(events, seat, cards)
            return
        if self.free:
            self.passes[seat] -= 1
        if events is not None:
            told.passes(events, seat, self.passes[seat] if self.free else None)

    def copy(self) -> SevensState:
        """An independent copy."""
        other = SevensState()
        for name in SevensState.__slots__:
            setattr(other, name, getattr(self, name))
        other.hands, other.passes = self.hands[:], self.passes[:]
        return other

    def cards(self) -> tuple[int, ...]:
        """Every card, wherever it lies."""
        return tuple(sorted((*self.laid, *(card for hand in self.hands for card in hand))))

    def view(self, seat: int | None) -> SevensView:
        """What this seat may know: its own hand; after the end what was left."""
        from tests.support.games.sevens.view import SevensView

        return SevensView(
            seat=seat,
            players=self.players,
            to_move=self.to_move,
            deal=self.deal,
            phase=self.phase,
            scores=self.scores,
            ranks=self.ranks,
            free=self.free,
            limit=self.limit,
            hands=tuple(
                hand if owner == seat or self.to_move is None else (None,) * len(hand)
                for owner, hand in enumerate(self.hands)
            ),
            laid=self.laid,
            passes=tuple(self.passes),
            finished=self.finished,
            dropped=self.dropped,
        )
