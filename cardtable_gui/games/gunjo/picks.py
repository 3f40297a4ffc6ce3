"""The picked cards on the table of Gunjo Gradation, and the actions they can become."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from cardtable_gui.core import counts
from cardtable_gui.core.offer import Picks
from cardtable_gui.core.zones import DECK, Zone, hand_of
from cardtable_gui.games.gunjo import moves
from cardtable_gui.games.gunjo.actions import DRAW, GIVES, SWAPS, Give, GunjoAction, Play, Swap
from cardtable_gui.games.gunjo.cards import JOINER
from cardtable_gui.games.gunjo.situation import Situation
from cardtable_gui.games.gunjo.view import GunjoView
from cardtable_gui.games.gunjo.zones import AREA, REVEALED


class GunjoPicks(Picks[GunjoView, GunjoAction]):
    """The picked cards; those in zones where nothing can be picked are ignored."""

    @cached_property
    def now(self) -> Situation:
        """Everything that legality depends on."""
        return self.view.situation()

    @cached_property
    def own(self) -> tuple[int, ...]:
        """Faces of the hand, ascending."""
        return self.faces(self.own_hand)

    @cached_property
    def revealed(self) -> tuple[int, ...]:
        """Faces of the revealed cards, ascending."""
        return self.faces(REVEALED)

    @property
    def deck(self) -> bool:
        """Whether the deck's top card is picked."""
        return DECK in self.picked

    @property
    def play(self) -> Play | None:
        """The play of the picked hand cards, legal or not; None if none or cards elsewhere are picked."""
        return Play(self.own) if self.own and not self.revealed and not self.deck else None

    @property
    def swap(self) -> Swap | None:
        """The swap of the picked hand card and revealed card, legal or not; None unless exactly these are picked."""
        if len(self.own) != 1 or len(self.revealed) != 1 or self.deck:
            return None
        return SWAPS[self.own[0]][self.revealed[0]]

    @property
    def give(self) -> Give | None:
        """Passing on the picked hand card; None unless exactly one is picked."""
        return GIVES[self.own[0]] if len(self.own) == 1 and not self.revealed and not self.deck else None

    @cached_property
    def plays(self) -> list[Play]:
        """All legal plays."""
        now = self.now
        return moves.plays(now.hand, now.total, now.odd, now.free) if now.phase in ("lead", "follow", "drawn") else []

    @property
    def can_draw(self) -> bool:
        """Whether the seat may draw now."""
        return self.now.phase in ("lead", "follow") and self.now.deck > 0

    def swaps(self) -> tuple[GunjoAction, ...]:
        """The legal swaps that include the picked cards, if a card of either side is picked."""
        if self.now.phase != "follow" or self.deck or len(self.own) > 1 or len(self.revealed) > 1:
            return ()
        gives = self.own or counts.kinds(self.now.hand)
        takes = self.revealed or tuple(sorted(set(self.now.revealed)))
        return tuple(SWAPS[give][take] for give in gives for take in takes if give != take)

    def obvious_play(self, face: int) -> Play | None:
        """The play of a double-click on a hand card: all cards of its number when leading, else just enough to beat."""
        fitting = [play for play in self.plays if set(play.cards) == {face}]
        if not fitting:
            fitting = [play for play in self.plays if play.face == face]
        if not fitting or (face == JOINER and fitting[0].face != JOINER):
            return None
        return fitting[-1] if not self.now.total else fitting[0]

    def drops(self) -> Mapping[Zone, Sequence[GunjoAction | None]]:
        """The meaning of dropping the picked cards on each zone, legal or not: play, draw, swap or passing on."""
        if self.deck:
            return {} if self.own or self.revealed else {self.own_hand: (DRAW,)}
        left = hand_of((self.seat + 1) % self.view.players)
        found: dict[Zone, Sequence[GunjoAction | None]] = {
            AREA: (self.play,),
            REVEALED: self._swapped() if self.own else (),
            left: (self.give,),
        }
        if self.swap is not None:
            found[self.own_hand] = (self.swap,)
        elif not self.own:
            found[self.own_hand] = self._swapped()
        return found

    def _swapped(self) -> tuple[GunjoAction, ...]:
        """The legal swaps that the picked cards can become, or else the illegal one that explains the refusal."""
        if self.swap is not None:
            return (self.swap,)
        if not self.own and not self.revealed:
            return ()
        swaps = self.swaps()
        if len(self.own) + len(self.revealed) == 1 and not swaps:
            one = (self.own or self.revealed)[0]
            return (SWAPS[one][self.now.revealed[0]] if self.own else SWAPS[one][one],)
        return swaps
