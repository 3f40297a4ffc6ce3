"""Assessments of decisions: a function of the view alone, with the action that was chosen among the options."""

from random import Random

import pytest

from cardtable_gui.bots.assessment import MOST_WORLDS, assess
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.game import AnyView
from cardtable_gui.games import package
from tests.support.recorded import ALL_GAMES, played

SEATS = (Seat("", "easy"), Seat("", "easy"), Seat("", "easy"))
MS = 10.0


def view_in(game: str, at: int) -> AnyView:
    """What the seat to move knew after so many actions."""
    state = played(game, SEATS, most=at).state
    return state.view(state.to_move)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_the_same_view_gets_the_same_figures_wherever_the_hidden_cards_are(game: str) -> None:
    view = view_in(game, 7)
    found = assess(package(game).policy, view, ms=MS)
    assert found == sorted(found, key=lambda estimate: -estimate.chance)
    for number in range(3):
        dealt = view.sample(Random(number))
        assert assess(package(game).policy, dealt.view(dealt.to_move), ms=MS) == found


def test_a_chosen_action_that_the_search_would_not_try_is_estimated_too() -> None:
    view, policy = view_in("merchant", 12), package("merchant").policy
    usual = {estimate.action for estimate in assess(policy, view, ms=MS)}
    chosen = next(action for action in view.legal_actions() if action not in usual)
    found = {estimate.action for estimate in assess(policy, view, chosen, ms=MS)}
    assert found == usual | {chosen}


def test_it_ends_at_once_when_it_is_called_off() -> None:
    asked = 0

    def called_off() -> bool:
        nonlocal asked
        asked += 1
        return asked > 20

    assert assess(package("gunjo").policy, view_in("gunjo", 7), called_off=called_off)
    assert asked == 21


def test_short_rollouts_do_not_go_on_for_ever() -> None:
    """In the last decision of a match a rollout is one step, of which the budget has a hundred thousand."""
    whole = played("gunjo", SEATS)
    last = max(step.index for step in whole.steps if len(whole.state_at(step.index).legal_actions()) > 1)
    state = whole.state_at(last)
    asked = 0

    def counted() -> bool:
        nonlocal asked
        asked += 1
        return False

    assess(package("gunjo").policy, state.view(state.to_move), called_off=counted)
    # Rollouts may take a few actions more than the match did.
    most = 2 * MOST_WORLDS * len(state.legal_actions()) * (len(whole.steps) - last + 1)
    assert asked <= most
