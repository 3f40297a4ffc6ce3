"""What the reasons of hints in Kobayakawa say, held against the rules."""

from __future__ import annotations

from random import Random

from cardtable_gui.games.kobayakawa.state import KobayakawaState
from cardtable_gui.games.kobayakawa.view import KobayakawaView
from tests.support.hints import HintChecks, Position


def wins_alone(position: Position) -> bool:
    return position.after.scores[position.seat] > position.before.scores[position.seat]


def beats_so_many(position: Position) -> bool:
    """Duels with every card that another who has not decided may hold, by the rules' own judge."""
    view = position.view
    assert isinstance(view, KobayakawaView)
    later = view.order[view.turn + 1 :]
    if not later:
        return True
    state = view.sample(Random(1))
    assert isinstance(state, KobayakawaState)
    won = 0
    for card in view.unseen():
        state.hands[later[0]] = card
        won += state.winner([position.seat, later[0]]) == position.seat
    earlier_fighters = any(view.stakes)
    return position.told("won") == won or (earlier_fighters and position.told("won") < won)


def higher_cards(position: Position) -> bool:
    view = position.view
    assert isinstance(view, KobayakawaView)
    return sum(card > view.hands[position.seat] for card in view.unseen()) == position.told("n")


REASONS = HintChecks(
    {
        "Nobody else fights: you win without showing your card.": wins_alone,
        "One on one, your {card} beats {won} of the {all} cards that others may hold.": beats_so_many,
        "One on one, your {card} beats only {won} of the {all} cards that others may hold.": beats_so_many,
        "%n of the {all} cards you can’t see are higher than your {card}.": higher_cards,
        "Your {card} is hard to beat: %n of the {all} cards you can’t see are higher.": higher_cards,
    }
)
