"""What one seat knows in Skeleton Game."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from cardtable_gui.core.game import View
from cardtable_gui.core.options import Options
from cardtable_gui.core.zones import DECK, Tokens, ZoneCards, hand_of
from cardtable_gui.games.skeleton import report
from cardtable_gui.games.skeleton.actions import FACES, SkeletonAction
from cardtable_gui.games.skeleton.state import SkeletonState

if TYPE_CHECKING:
    from cardtable_gui.games.skeleton.game import Skeleton


@dataclass(frozen=True, slots=True)
class SkeletonView(View[SkeletonAction]):
    """Fields as in `SkeletonState`; a hidden card is None, and of the deck only the size is known."""

    leader: int
    hands: tuple[tuple[int | None, ...], ...]
    trick: tuple[int, ...]
    taken: tuple[tuple[int, ...], ...]
    deck_size: int

    @property
    def game(self) -> Skeleton:
        """The game's description."""
        from cardtable_gui.games.skeleton.game import GAME  # noqa: PLC0415 - the description makes states

        return GAME

    @property
    def options(self) -> Options:
        """None."""
        return {}

    def zones(self) -> tuple[ZoneCards, ...]:
        """Hands, the trick, the deck, and what each seat has taken."""
        seats = range(self.players)
        return (
            *(ZoneCards(hand_of(seat), report.texts(self.hands[seat])) for seat in seats),
            ZoneCards(report.TRICK, report.texts(self.trick)),
            ZoneCards(DECK, (None,) * self.deck_size),
            *(ZoneCards(report.taken(seat), report.texts(self.taken[seat])) for seat in seats),
        )

    def tokens(self) -> tuple[Tokens, ...]:
        """None."""
        return ()

    def known(self) -> tuple[tuple[str, ...], ...]:
        """The own hand."""
        return tuple(tuple(FACES[card] for card in cards if card is not None) for cards in self.hands)

    def unseen(self) -> list[int]:
        """The cards that are in the deck or in hidden hands, ascending."""
        seen = {*self.trick, *(card for cards in (*self.hands, *self.taken) for card in cards)}
        return [card for card in range(len(FACES)) if card not in seen]

    def sample(self, rng: Random) -> SkeletonState:
        """Deal the unseen cards at random to the hidden hands and the deck."""
        unseen = self.unseen()
        rng.shuffle(unseen)
        state = object.__new__(SkeletonState)
        state.players = self.players
        state.to_move = self.to_move
        state.deal = self.deal
        state.leader = self.leader
        state.hands = [sorted(unseen.pop() if card is None else card for card in cards) for cards in self.hands]
        state.trick = list(self.trick)
        state.taken = [list(cards) for cards in self.taken]
        state.tricks = list(self.scores)
        state.deck = unseen
        return state


def view_of(state: SkeletonState, seat: int | None) -> SkeletonView:
    """What this seat (None: a spectator) may know of the state."""
    return SkeletonView(
        seat=seat,
        players=state.players,
        to_move=state.to_move,
        deal=state.deal,
        phase=state.phase,
        scores=state.scores,
        ranks=state.ranks,
        leader=state.leader,
        hands=tuple(
            tuple(cards) if owner == seat else (None,) * len(cards) for owner, cards in enumerate(state.hands)
        ),
        trick=tuple(state.trick),
        taken=tuple(map(tuple, state.taken)),
        deck_size=len(state.deck),
    )
