"""What the reasons of hints in Meow Meow Daifugo say, held against the rules."""

from __future__ import annotations

from cardtable_gui.core.messages import CardList
from cardtable_gui.games.meow.actions import named
from cardtable_gui.games.meow.cards import ANYS, BIT, CIRCLES, NUMBER, faces
from cardtable_gui.games.meow.view import MeowView
from tests.support.hints import HintChecks, Position, cannot_play, ends_the_deal, one_play, stands


def viewed(position: Position) -> MeowView:
    assert isinstance(position.view, MeowView)
    return position.view


def card(position: Position) -> int:
    """The card that the hint takes, shows or puts away."""
    found: int = position.advice.action.card
    return found


def no_play_is_larger(position: Position) -> bool:
    return all(len(other.cards) <= len(position.advice.action.cards) for other in position.plays())  # type: ignore[attr-defined]


def none_is_lower(position: Position) -> bool:
    number = position.advice.action.combination.number
    return all(other.combination.number >= number for other in position.plays())  # type: ignore[attr-defined]


def low_and_none_is_lower(position: Position) -> bool:
    (face,) = position.advice.action.cards
    return (
        none_is_lower(position) and sum(NUMBER[other] > NUMBER[face] for other in range(len(NUMBER))) >= len(NUMBER) / 3
    )


def nothing_lower_to_show(position: Position) -> bool:
    return all(NUMBER[face] >= NUMBER[card(position)] for face in faces(viewed(position).own & ~ANYS))


def more_circles(position: Position) -> bool:
    (other,) = (face for face in faces(viewed(position).own & ANYS) if face != card(position))
    return position.told("n") == CIRCLES[card(position)] > CIRCLES[other]


def goes_together(position: Position) -> bool:
    """The named cards of the hand make a set with the taken one."""
    assert position.advice.reason is not None
    cards = position.advice.reason.places["cards"]
    assert isinstance(cards, CardList)
    held = [face for face in faces(viewed(position).own & ~ANYS) if NUMBER[face] == NUMBER[card(position)]]
    return named(held) == cards and len(held) > 0


def no_fewer_circles(position: Position) -> bool:
    return CIRCLES[card(position)] == min(CIRCLES[face] for face in viewed(position).field)


REASONS = HintChecks(
    {
        "You go out and win the round.": ends_the_deal,
        "You go out and finish the game.": lambda position: position.after.to_move is None,
        "Nothing beats {combination}. Everyone else has to pass, and you lead again.": stands,
        "You can’t beat the table, and no other face-up card did clearly better in trial games.": cannot_play,
        "It’s your only play that beats the table.": one_play,
        "No other play gets rid of more cards at once.": no_play_is_larger,
        "You have no lower card, and it won’t beat much later.": low_and_none_is_lower,
        "It’s the lowest play that beats the table, and you keep your higher cards.": none_is_lower,
        "It’s the lowest play that beats the table, and you keep your ?.": none_is_lower,
        "No face-up card has fewer circles.": no_fewer_circles,
        "The lowest number starts, and you have nothing lower.": nothing_lower_to_show,
        "It has %n circle(s), more than your other ?.": more_circles,
        "A ? goes with almost anything.": lambda position: bool(BIT[card(position)] & ANYS),
        "You can play {card} together with {cards}.": goes_together,
    },
    positions=80,
)
