"""What a player has picked on the table of Merchant of Goldfish, and which actions that can become."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable_gui.core.table import Picked
from cardtable_gui.core.zones import hand_of
from cardtable_gui.games.merchant.actions import TAKES, Exchange, MerchantAction, Play
from cardtable_gui.games.merchant.moves import MOST_SUM, moves
from cardtable_gui.games.merchant.view import MerchantView
from cardtable_gui.games.merchant.zones import MARKET

_MOST_CHOICES = 8
"""So many exchanges are offered at most when the cards of one side are dropped."""


@dataclass(frozen=True, slots=True)
class Picks:
    """The picked faces of hand and market, each ascending, in the view of the seat to move."""

    view: MerchantView
    give: tuple[int, ...]
    take: tuple[int, ...]

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
        """The play of the picked hand cards, legal or not; None while none or market cards are picked."""
        return Play(self.give) if self.give and not self.take else None

    @property
    def can_play(self) -> bool:
        """Whether the picked cards are a legal play."""
        play = self.play
        return play is not None and self.is_legal(play)

    @property
    def can_beat(self) -> bool:
        """Whether there is a legal play."""
        return bool(self.view.legal_mask() & moves().plays)

    @property
    def exchange(self) -> Exchange | None:
        """The exchange of the picked cards, legal or not; None while one side is empty."""
        return Exchange(self.give, self.take) if self.give and self.take else None

    @property
    def bonus(self) -> MerchantAction | None:
        """The taking of the one picked market card, if that is what is picked and asked for."""
        return TAKES[self.take[0]] if self.view.phase == "bonus" and len(self.take) == 1 and not self.give else None

    @property
    def fits(self) -> bool:
        """Whether the two sums are as an exchange needs them."""
        return 0 < self.gives == self.takes <= MOST_SUM

    @property
    def can_grow(self) -> bool:
        """Whether some legal exchange holds the picked cards, perhaps with others."""
        return bool(self._containing())

    @property
    def can_finish(self) -> bool:
        """Whether a legal exchange is made by adding cards only to the side with the lower sum."""
        return bool(self._containing() & moves().worth(max(self.gives, self.takes)))

    def is_legal(self, action: MerchantAction) -> bool:
        """Whether this action is legal now."""
        return action in self.view.legal_actions()

    def exchanges(self) -> tuple[Exchange, ...]:
        """The legal exchanges that hold the picked cards, those that add the fewest first; not too many of them."""
        best = self._containing() & moves().worth(max(self.gives, self.takes))
        found = [action for action in moves().selection(best or self._containing()) if isinstance(action, Exchange)]
        found.sort(key=lambda exchange: len(exchange.give) + len(exchange.take))
        return tuple(found[:_MOST_CHOICES])

    def _containing(self) -> int:
        return self.view.legal_mask() & moves().exchanges & moves().using(self.give, self.take)


def read(view: MerchantView, picked: Picked) -> Picks:
    """The picked faces of hand and market; cards picked elsewhere do not count."""
    hand = picked.get(hand_of(view.to_move or 0), ())
    return Picks(view, _faces(view, hand), _faces(view, picked.get(MARKET, ())))


def _faces(view: MerchantView, cards: tuple[str | None, ...]) -> tuple[int, ...]:
    index = view.game.index
    return tuple(sorted(index[card] for card in cards if card is not None))
