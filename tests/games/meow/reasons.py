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
        "You go out and win the round.": ends_the_deal,
        "You go out and finish the game.": lambda position: position.after.to_move is None,
        "Nothing beats an 8. Everyone else has to pass, and you lead again.": stands,
        "You can’t beat the table, and no other face-up card did clearly better in trial games.": cannot_play,
        "It’s your only play that beats the table.": one_play,
        "No other play gets rid of more cards at once.": no_play_is_larger,
        "It’s the lowest play that beats the table, and you keep your higher cards.": none_is_lower,
        "It’s the lowest play that beats the table, and you keep your ?.": none_is_lower,
        "No face-up card has fewer circles.": no_fewer_circles,
    }
)
