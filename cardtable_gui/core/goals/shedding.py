"""Checks for the achievements of games in which a player gets rid of cards by playing them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from cardtable_gui.core.goals.achievement import Played


class CardPlay(Protocol):
    """An action that plays cards from the hand."""

    @property
    def cards(self) -> Sequence[int]:
        """Their faces."""
        ...


def plays_at_once(kind: type[CardPlay], number: int) -> Callable[[Played], bool]:
    """Whether so many cards or more were played by one action of this kind."""
    return lambda played: any(len(play.cards) >= number for _, play in played.own(kind))


def goes_out_with(kind: type[CardPlay], number: int) -> Callable[[Played], bool]:
    """Whether so many cards or more were the last ones of a hand. The state tells the `sizes` of all hands."""

    def check(played: Played) -> bool:
        return any(
            len(play.cards) >= number and step.before.sizes[played.seat] == len(play.cards)
            for step, play in played.own(kind)
        )

    return check
