"""Decisions of a recorded match, and which of their options are named."""

from cardtable_gui.bots.assessment import MOST_OPTIONS
from cardtable_gui.bots.search import Estimate
from cardtable_gui.controller.decisions import Decision, decision_at, options
from cardtable_gui.controller.seats import Seat
from tests.support.recorded import played

MATCH = played("merchant", (Seat("Ann"), Seat("Kim", "easy"), Seat("Mio", "easy")))


def many() -> Decision:
    """A decision with more options than are named."""
    found = (decision_at(MATCH, at) for at in range(len(MATCH.steps)))
    return next(each for each in found if each is not None and len(each.view.legal_actions()) > MOST_OPTIONS + 2)


def test_a_decision_is_what_its_seat_knew_and_did() -> None:
    for step in MATCH.steps:
        decision = decision_at(MATCH, step.index)
        level = MATCH.seats[step.seat].level
        assert decision == Decision(MATCH.state_at(step.index).view(step.seat), step.action, level)
        assert decision.seat == step.seat
        assert decision.forced == (len(MATCH.state_at(step.index).legal_actions()) == 1)
    assert decision_at(MATCH, len(MATCH.steps)) is None


def test_the_best_options_are_named_and_the_chosen_one_in_any_case() -> None:
    decision = many()
    others = [action for action in decision.view.legal_actions() if action != decision.chosen]
    ranked = [*others[: MOST_OPTIONS + 1], decision.chosen, *others[MOST_OPTIONS + 1 :]]
    found = options(decision, [Estimate(action, 0.5, 0.1) for action in ranked])
    assert [option.action for option in found] == [*others[:MOST_OPTIONS], decision.chosen]
    assert [option.chosen for option in found] == [False] * MOST_OPTIONS + [True]
    found = options(decision, [Estimate(decision.chosen, 0.6, 0.1), *(Estimate(each, 0.5, 0.1) for each in others)])
    assert [option.action for option in found] == [decision.chosen, *others[: MOST_OPTIONS - 1]]
