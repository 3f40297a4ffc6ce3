"""The picked cards on the table of Meow Meow Daifugo, and the plays they can become."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.offer import Picks
from cardtable_gui.core.zones import DECK, Zone
from cardtable_gui.games.meow.actions import PASSES, RETURNS, SHOWS, TAKE_DECK, TAKES, MeowAction, Play
from cardtable_gui.games.meow.cards import Cards, of
from cardtable_gui.games.meow.refusals import unplayable
from cardtable_gui.games.meow.view import MeowView
from cardtable_gui.games.meow.zones import FIELD, TABLE


class MeowPicks(Picks[MeowView, MeowAction]):
    """The picked cards; those in zones where nothing can be picked are ignored."""

    @cached_property
    def hand(self) -> tuple[int, ...]:
        """Faces of the hand, ascending."""
        return self.faces(self.own_hand)

    @cached_property
    def field(self) -> tuple[int, ...]:
        """Faces of the face-up cards, ascending, where one of them can be taken."""
        return self.faces(FIELD) if self.view.phase in ("follow", "reward") else ()

    @property
    def deck(self) -> bool:
        """Whether the deck's top card is picked as a reward."""
        return DECK in self.picked and self.view.phase == "reward"

    @property
    def lot(self) -> Cards:
        """The picked hand cards as a set."""
        return of(self.hand)

    @cached_property
    def plays(self) -> tuple[Play, ...]:
        """All legal plays."""
        return tuple(action for action in self.view.legal_actions() if isinstance(action, Play))

    @cached_property
    def readings(self) -> tuple[Play, ...]:
        """The legal plays of exactly the picked hand cards, in the order of the numbers they count as."""
        if self.field or self.deck:
            return ()
        found = [play for play in self.plays if play.cards == self.hand]
        return tuple(sorted(found, key=lambda play: (play.combination.number, play.combination.size)))

    @cached_property
    def wholes(self) -> tuple[Play, ...]:
        """The legal plays that include the picked hand cards and others, the shortest and lowest first."""
        if self.field or self.deck or not self.hand:
            return ()
        lot = self.lot
        found = [play for play in self.plays if play.lot & lot == lot and play.lot != lot]
        return tuple(sorted(found, key=lambda play: (play.combination.size, play.combination.number)))

    @cached_property
    def unplayable(self) -> tuple[Play, Refusal]:
        """If there is no legal reading: the reading with the most helpful refusal, and that refusal."""
        return unplayable(self.hand, self.view.moment())

    @property
    def card(self) -> int | None:
        """The picked hand card, if it is the only picked card."""
        return self.hand[0] if len(self.hand) == 1 and not self.field and not self.deck else None

    @property
    def taken(self) -> int | None:
        """The picked face-up card, if it is the only picked card."""
        return self.field[0] if len(self.field) == 1 and not self.hand and not self.deck else None

    def drops(self) -> Mapping[Zone, Sequence[MeowAction]]:
        """The meaning of dropping the picked cards on each zone, legal or not; a play may have several readings."""
        match self.view.phase:
            case "return" if self.card is not None:
                return {DECK: (RETURNS[self.card],)}
            case "show" if self.card is not None:
                return {TABLE: (SHOWS[self.card],)}
            case "lead" | "follow" if self.hand and not self.field:
                return {TABLE: self.readings or self.wholes or (self.unplayable[0],)}
            case "follow" if self.taken is not None:
                return {self.own_hand: (PASSES[self.taken],)}
            case "reward" if self.taken is not None:
                return {self.own_hand: (TAKES[self.taken],)}
            case "reward" if self.deck and not self.hand and not self.field:
                return {self.own_hand: (TAKE_DECK,)}
            case _:
                return {}
