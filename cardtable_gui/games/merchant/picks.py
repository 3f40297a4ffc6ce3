"""The picked cards on the table of Merchant of Goldfish, and the actions they can become."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from cardtable_gui.core.offer import Picks
from cardtable_gui.core.zones import Zone
from cardtable_gui.games.merchant.actions import PASS, TAKES, Exchange, MerchantAction, Play
from cardtable_gui.games.merchant.moves import MOST_SUM, moves
from cardtable_gui.games.merchant.view import MerchantView
from cardtable_gui.games.merchant.zones import MARKET, TABLE

_MOST_CHOICES = 8
"""The maximum number of exchanges offered when the cards of one side are dropped."""


class MerchantPicks(Picks[MerchantView, MerchantAction]):
    """The picked cards of hand and market; others are ignored."""

    @cached_property
    def give(self) -> tuple[int, ...]:
        """Faces of the hand, ascending."""
        return self.faces(self.own_hand)

    @cached_property
    def take(self) -> tuple[int, ...]:
        """Faces of the market, ascending."""
        return self.faces(MARKET)

    @property
    def gives(self) -> int:
        """The sum of the picked hand cards."""
        return sum(self.give) + len(self.give)

    @property
    def takes(self) -> int:
        """The sum of the picked market cards."""
        return sum(self.take) + len(self.take)

    @property
    def play(self) -> Play | None:
        """The play of the picked hand cards, legal or not; None if none or market cards are picked."""
        return Play(self.give) if self.give and not self.take else None

    @property
    def can_play(self) -> bool:
        """Whether the picked cards are a legal play."""
        play = self.play
        return play is not None and self.is_legal(play)

    @property
    def can_beat(self) -> bool:
        """Whether any legal play exists."""
        return bool(self.view.legal_mask() & moves().plays)

    @property
    def exchange(self) -> Exchange | None:
        """The exchange of the picked cards, legal or not; None if a side is empty."""
        return Exchange(self.give, self.take) if self.give and self.take else None

    @property
    def bonus(self) -> MerchantAction | None:
        """Taking the picked market card as bonus; None unless it is the only picked card in that phase."""
        return TAKES[self.take[0]] if self.view.phase == "bonus" and len(self.take) == 1 and not self.give else None

    @property
    def fits(self) -> bool:
        """Whether the two sums fit for an exchange."""
        return 0 < self.gives == self.takes <= MOST_SUM

    @property
    def can_grow(self) -> bool:
        """Whether some legal exchange includes the picked cards."""
        return bool(self._containing())

    @property
    def can_finish(self) -> bool:
        """Whether adding cards to the side with the lower sum can complete a legal exchange."""
        return bool(self._containing() & moves().worth(max(self.gives, self.takes)))

    def completions(self) -> tuple[Exchange, ...]:
        """The legal exchanges that include the picked cards, the fewest additions first; a limited number.

        Without any: the exchange of the picked cards alone, whose refusal says why.
        """
        best = self._containing() & moves().worth(max(self.gives, self.takes))
        found = [action for action in moves().selection(best or self._containing()) if isinstance(action, Exchange)]
        found.sort(key=lambda exchange: len(exchange.give) + len(exchange.take))
        return tuple(found[:_MOST_CHOICES]) or (Exchange(self.give, self.take),)

    def drops(self) -> Mapping[Zone, Sequence[MerchantAction]]:
        """The meaning of dropping the picked cards on each zone, legal or not.

        Hand cards on the table are a play. On the other side of an exchange: that exchange, or its possible
        completions.
        """
        if self.exchange is not None:
            return {MARKET: (self.exchange,), self.own_hand: (self.exchange,)}
        follows = self.view.phase == "follow"
        if self.play is not None:
            return {TABLE: (self.play,), MARKET: self.completions() if follows else (PASS,)}
        if self.take and follows:
            return {self.own_hand: self.completions()}
        return {self.own_hand: (TAKES[self.take[0]],)} if len(self.take) == 1 else {}

    def _containing(self) -> int:
        return self.view.legal_mask() & moves().exchanges & moves().using(self.give, self.take)
