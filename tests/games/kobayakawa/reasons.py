"""What the reasons of hints in Kobayakawa say, held against the rules."""

from __future__ import annotations

from random import Random

from cardtable_gui.games.kobayakawa.state import KobayakawaState
from cardtable_gui.games.kobayakawa.view import KobayakawaView
from tests.support.hints import HintChecks, Position


def viewed(position: Position) -> KobayakawaView:
    assert isinstance(position.view, KobayakawaView)
    return position.view


def wins_alone(position: Position) -> bool:
    return position.after.scores[position.seat] > position.before.scores[position.seat]


def duels(position: Position, card: int) -> tuple[int, int]:
    """How many cards lose to this one whoever of the rivals holds them, and whichever rival does at best.

    Each duel is decided by the rules' own judge, who knows whose turn comes earlier.
    """
    view, seat = viewed(position), position.seat
    at = view.order.index(seat)
    earlier = [other for other in view.order[:at] if view.phase != "bet" or view.stakes[other]]
    rivals = [*earlier, *view.order[at + 1 :]]
    state = view.sample(Random(1))
    assert isinstance(state, KobayakawaState)
    state.hands[seat] = card
    surely = perhaps = 0
    for held in view.unseen():
        won = []
        for rival in rivals:
            state.hands[rival] = held
            won.append(state.winner(sorted((seat, rival), key=view.order.index)) == seat)
        surely += all(won)
        perhaps += any(won)
    return surely, perhaps


def own_card(position: Position) -> int:
    return viewed(position).hands[position.seat]


def beats_so_many(position: Position) -> bool:
    return duels(position, own_card(position)) == (position.told("won"),) * 2


def beats_at_least(position: Position) -> bool:
    surely, perhaps = duels(position, own_card(position))
    return position.told("won") == surely < perhaps


def beats_at_most(position: Position) -> bool:
    surely, perhaps = duels(position, own_card(position))
    return surely < perhaps == position.told("won")


def both_cards(position: Position) -> tuple[tuple[int, int], tuple[int, int]]:
    """The duels of the card that is kept, and of the one that is discarded."""
    view = viewed(position)
    thrown = position.advice.action.card
    (kept,) = {view.hands[position.seat], view.drawn} - {thrown}
    return duels(position, kept), duels(position, thrown)


def the_kept_card_beats_more(position: Position) -> bool:
    (won, most), (least, less) = both_cards(position)
    return position.told("won") == won == most > position.told("less") == less == least


def the_kept_card_surely_beats_more(position: Position) -> bool:
    (won, most), (least, less) = both_cards(position)
    return position.told("won") == won > position.told("less") == less and (won, less) != (most, least)


def higher_cards(position: Position) -> bool:
    view = viewed(position)
    return sum(card > view.hands[position.seat] for card in view.unseen()) == position.told("n")


def several_fight(position: Position) -> bool:
    return sum(map(bool, viewed(position).stakes)) == position.told("n") > 1


REASONS = HintChecks(
    {
        "Nobody else fights: you win without showing your card.": wins_alone,
        "One on one, your {card} beats {won} of the {all} cards that others may hold.": beats_so_many,
        "One on one, your {card} beats at least {won} of the {all} cards that others may hold.": beats_at_least,
        "One on one, your {card} beats only {won} of the {all} cards that others may hold.": beats_so_many,
        "One on one, your {card} beats at most {won} of the {all} cards that others may hold.": beats_at_most,
        "One on one, {kept} beats {won} of the {all} cards you can’t see; {thrown} beats only {less}.": (
            the_kept_card_beats_more
        ),
        "One on one, {kept} beats at least {won} of the {all} cards you can’t see; {thrown} beats {less} at most.": (
            the_kept_card_surely_beats_more
        ),
        "%n of the {all} cards you can’t see are higher than your {card}.": higher_cards,
        "%n of the {all} cards you can’t see are higher than your {card}, so you keep it and flip.": higher_cards,
        "%n other player(s) already fight, and only one can win.": several_fight,
    },
    positions=120,
)
