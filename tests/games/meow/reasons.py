"""What the reasons of hints in Meow Meow Daifugo say, held against the rules."""

from __future__ import annotations

from cardtable_gui.games.meow.cards import CIRCLES
from cardtable_gui.games.meow.view import MeowView
from tests.support.hints import HintChecks, Position, cannot_play, ends_the_deal, one_play, stands


def no_play_is_larger(position: Position) -> bool:
    return all(len(other.cards) <= len(position.advice.action.cards) for other in position.plays())  # type: ignore[attr-defined]


def none_is_lower(position: Position) -> bool:
    number = position.advice.action.combination.number
    return all(other.combination.number >= number for other in position.plays())  # type: ignore[attr-defined]


def no_fewer_circles(position: Position) -> bool:
    assert isinstance(position.view, MeowView)
    return CIRCLES[position.advice.action.card] == min(CIRCLES[face] for face in position.view.field)


REASONS = HintChecks(
    {
        "It empties your hand: you win the round.": ends_the_deal,
        "It empties your hand: the game is done.": lambda position: position.after.to_move is None,
        "Nothing beats an 8: everybody else must pass, and you lead again.": stands,
        "You can’t follow, and no other card to take did better in trial games.": cannot_play,
        "It is the only way to follow.": one_play,
        "No other play gets rid of more cards at once.": no_play_is_larger,
        "It is the lowest that beats the table: you keep what is higher.": none_is_lower,
        "It is the lowest that beats the table, and you keep your ?.": none_is_lower,
        "No face-up card has fewer circles.": no_fewer_circles,
    }
)
