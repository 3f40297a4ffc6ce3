"""What a player has picked on the table of Gunjo Gradation, and which actions that can become."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable_gui.core import counts
from cardtable_gui.core.game import View
from cardtable_gui.core.table import Picked
from cardtable_gui.core.zones import DECK, hand_of
from cardtable_gui.games.gunjo import moves
from cardtable_gui.games.gunjo.actions import GIVES, SWAPS, Give, GunjoAction, Play, Swap
from cardtable_gui.games.gunjo.cards import JOINER
from cardtable_gui.games.gunjo.situation import Situation
from cardtable_gui.games.gunjo.view import GunjoView
from cardtable_gui.games.gunjo.zones import REVEALED


@dataclass(frozen=True, slots=True)
class Picks:
    """The picked faces of the hand and of the revealed cards, ascending, in the view of the seat to move."""

    view: GunjoView
    now: Situation
    own: tuple[int, ...]
    revealed: tuple[int, ...]
    deck: bool

    @property
    def play(self) -> Play | None:
        """The play of the picked hand cards, legal or not; None while none or other cards are picked."""
        return Play(self.own) if self.own and not self.revealed and not self.deck else None

    @property
    def swap(self) -> Swap | None:
        """The swap of one hand card for one revealed card, legal or not; None unless just these are picked."""
        if len(self.own) != 1 or len(self.revealed) != 1 or self.deck:
            return None
        return SWAPS[self.own[0]][self.revealed[0]]

    @property
    def give(self) -> Give | None:
        """The one picked hand card as the one to be passed on; None unless just one is picked."""
        return GIVES[self.own[0]] if len(self.own) == 1 and not self.revealed and not self.deck else None

    @property
    def plays(self) -> list[Play]:
        """All legal plays."""
        now = self.now
        return moves.plays(now.hand, now.total, now.odd, now.free) if now.phase in ("lead", "follow", "drawn") else []

    @property
    def can_draw(self) -> bool:
        """Whether the seat may draw now."""
        return self.now.phase in ("lead", "follow") and self.now.deck > 0

    def is_legal(self, action: GunjoAction) -> bool:
        """Whether this action is legal now."""
        return action in self.now.legal_actions()

    def swaps(self) -> tuple[GunjoAction, ...]:
        """The legal swaps that hold the picked cards, when a card of one side is picked."""
        if self.now.phase != "follow" or self.deck or len(self.own) > 1 or len(self.revealed) > 1:
            return ()
        gives = self.own or counts.kinds(self.now.hand)
        takes = self.revealed or tuple(sorted(set(self.now.revealed)))
        return tuple(SWAPS[give][take] for give in gives for take in takes if give != take)

    def obvious_play(self, face: int) -> Play | None:
        """The play that a double-click on a hand card means: all of its number when leading, else just enough."""
        fitting = [play for play in self.plays if set(play.cards) == {face}]
        if not fitting:
            fitting = [play for play in self.plays if play.face == face]
        if not fitting or (face == JOINER and fitting[0].face != JOINER):
            return None
        return fitting[-1] if not self.now.total else fitting[0]


def read(view: View[GunjoAction], picked: Picked) -> Picks:
    """The picked cards; those picked elsewhere do not count."""
    plain = plain_view(view)
    own = picked.get(hand_of(plain.to_move or 0), ())
    return Picks(
        plain,
        plain.situation(),
        _faces(plain, own),
        _faces(plain, picked.get(REVEALED, ())),
        bool(picked.get(DECK, ())),
    )


def plain_view(view: View[GunjoAction]) -> GunjoView:
    """The view as this game's own."""
    assert isinstance(view, GunjoView)
    return view


def _faces(view: GunjoView, cards: tuple[str | None, ...]) -> tuple[int, ...]:
    index = view.game.index
    return tuple(sorted(index[card] for card in cards if card is not None))
