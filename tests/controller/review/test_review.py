"""The review of a match: verdicts on decisions, luck apart from play, and turning points."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from cardtable_gui.bots.assessment import Verdict, verdict
from cardtable_gui.bots.search import Estimate, shared_wins
from cardtable_gui.controller.decisions import Decision
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.review import review_form
from cardtable_gui.controller.review.review import Moment, Review, chance_after, decisions_of, judge, review
from cardtable_gui.controller.review.review_form import KeptVerdict
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.actions import Action
from cardtable_gui.core.aids.percents import percent, permille
from cardtable_gui.games import package
from tests.soak import coach
from tests.support.recorded import ALL_GAMES, played

SEATS = (Seat("", "easy"), Seat("", "easy"), Seat("", "easy"))
MS = 5.0


def guessed(match: Match, seed: int = 1) -> dict[int, Verdict[Action]]:
    """Verdicts that nobody thought about on all decisions of a match."""
    rng = Random(seed)
    found = {}
    for index, decision in decisions_of(match):
        chance = rng.random()
        better = rng.choice((0.0, rng.random() * (1 - chance)))
        found[index] = Verdict(decision.chosen, chance, chance + better, 0.01, 0.01)
    return found


def given(match: Match, *chances: tuple[float, float]) -> tuple[Review, int, list[int]]:
    """A review with verdicts on the first decisions of the seat that begins: the chance, and the best one.

    Returns it with the seat and the moments of these decisions.
    """
    seat = match.steps[0].seat
    moments = [index for index, _ in decisions_of(match, [seat])][: len(chances)]
    verdicts = {
        index: Verdict(match.steps[index].action, chance, best, 0.01, 0.01)
        for index, (chance, best) in zip(moments, chances, strict=True)
    }
    return review(match, verdicts), seat, moments


@pytest.mark.parametrize("game", ALL_GAMES)
def test_the_result_is_an_even_share_and_luck_less_what_moves_gave_away(game: str) -> None:
    match = played(game, SEATS)
    found = review(match, guessed(match))
    assert match.state.ranks is not None
    for seat, share in enumerate(shared_wins(match.state.ranks)):
        sums = found.seat(seat)
        assert share - 1 / len(match.seats) == pytest.approx(sums.luck - sums.loss)
        assert sums.loss == pytest.approx(sum(each.loss for each in found.of_seat(seat)))


def test_luck_is_told_where_it_struck() -> None:
    match = played("gunjo", SEATS)
    verdicts = guessed(match)
    for seat in range(3):
        own = review(match, verdicts).of_seat(seat)
        assert own[0].luck == pytest.approx(own[0].verdict.best_chance - 1 / 3)
        for before, after in pairwise(own):
            assert after.luck == pytest.approx(after.verdict.best_chance - before.verdict.chance)


def test_while_the_match_goes_on_the_last_chance_stands_for_the_result() -> None:
    match = played("merchant", SEATS, most=20)
    found = review(match, guessed(match))
    assert found.results is None
    for seat in range(3):
        sums, last = found.seat(seat), found.of_seat(seat)[-1]
        assert sums.luck - sums.loss == pytest.approx(last.verdict.chance - 1 / 3)


def test_a_seat_alone_has_no_luck_before_its_first_decision() -> None:
    match = Match.new("meow", [Seat("", "easy")], seed=4)
    while match.state.to_move is not None:
        match.act(match.package.policy.easy(match.state.view(0), Random(4)))
    found = review(match, guessed(match))
    assert found.decisions[0].luck == 0
    assert found.results is not None
    assert 0 < found.results[0] < 1


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_decision_is_judged_from_what_its_seat_knew(game: str) -> None:
    """The same decision where the hidden cards lie otherwise, and once more, gets the same verdict."""
    match = played(game, SEATS, most=12)
    _, decision = list(decisions_of(match))[-1]
    found = judge(match, decision, MS)
    for number in range(2):
        elsewhere = decision.view.sample(Random(number)).view(decision.seat)
        assert judge(match, Decision(elsewhere, decision.chosen), MS) == found


def test_forced_moves_are_no_decisions() -> None:
    match = played("merchant", SEATS)
    listed = dict(decisions_of(match))
    several = [step.index for step in match.steps if len(match.state_at(step.index).legal_actions()) > 1]
    assert list(listed) == several
    assert len(several) < len(match.steps)
    assert [index for index, _ in decisions_of(match, [1])] == [at for at in several if match.steps[at].seat == 1]


def test_an_action_within_the_error_of_the_best_is_as_good() -> None:
    best, other = Estimate("a", 0.5, 0.04), Estimate("b", 0.49, 0.03, gap_error=0.02)
    assert verdict([best, other], "b") == Verdict("b", 0.49, 0.49, 0.03, 0.02)
    unsure = Estimate("b", 0.48, 0.03, gap_error=0.011)
    assert verdict([best, unsure], "b") == Verdict("b", 0.48, 0.48, 0.03, 0.011)
    sure = Estimate("b", 0.48, 0.03, gap_error=0.009)
    assert verdict([best, sure], "b") == Verdict("a", 0.48, 0.5, 0.04, 0.009)
    assert verdict([best, sure], "a").loss == 0


def test_an_action_that_is_behind_by_less_than_a_percent_is_as_good_however_sure_that_is() -> None:
    best, other = Estimate("a", 0.5, 0.01), Estimate("b", 0.4905, 0.01, gap_error=0.0)
    assert verdict([best, other], "b").best == "b"
    assert verdict([best, replace(other, chance=0.49)], "b").best == "a"


@pytest.mark.parametrize(("gap_error", "kept"), [(0.03, False), (0.02, True)])
def test_a_review_that_was_kept_blames_for_nothing_that_the_error_explains(gap_error: float, *, kept: bool) -> None:
    match = played("merchant", SEATS)
    index, decision = next(iter(decisions_of(match)))
    other = next(action for action in decision.view.legal_actions() if action != decision.chosen)
    written = review_form.dumps(
        {index: KeptVerdict.of(decision, Verdict(other, 0.3, 0.35, 0.02, gap_error))}, match.package.game
    )
    found = review_form.loads(written.encode(), match.package.game)[index].verdict
    assert (found.best, found.best_chance) == ((other, 0.35) if kept else (decision.chosen, 0.3))
    assert (found.chance, found.error, found.gap_error) == (0.3, 0.02, gap_error)


@pytest.mark.parametrize("game", ALL_GAMES)
@pytest.mark.parametrize("figure", [percent, permille])
def test_written_sums_are_those_of_what_is_written_beside_each_decision(
    game: str, figure: Callable[[float], float]
) -> None:
    match = played(game, SEATS)
    found = review(match, guessed(match, 7))
    for seat in range(3):
        sums, own = found.seat(seat, figure), found.of_seat(seat)
        assert sums.loss == sum(figure(each.verdict.best_chance) - figure(each.verdict.chance) for each in own)
        moments = found.curve(seat)
        assert sums.luck - sums.loss == figure(moments[-1].chance) - figure(moments[0].chance)
        assert sums.luck == pytest.approx(figure(1) * found.seat(seat).luck, abs=len(own) + 1)


def test_nothing_is_held_against_what_there_was_no_time_to_try() -> None:
    assert verdict([Estimate("a", 0.5, 0.5)], "c").loss == 0


def test_a_curve_leads_through_the_decisions_to_the_result() -> None:
    match = played("kobayakawa", SEATS)
    found, seat, (one, two) = given(match, (0.4, 0.5), (0.2, 0.3))
    assert found.results is not None
    end = found.results[seat]
    expected = [(0, 1 / 3), (one, 0.5), (one + 1, 0.4), (two, 0.3), (two + 1, 0.2), (len(match.steps), end)]
    assert found.curve(seat) == [Moment(at, chance) for at, chance in expected]
    known = [chance_after(found.curve(seat), at) for at in (one, one + 1, two - 1, two, len(match.steps))]
    assert known == [0.5, 0.4, 0.4, 0.3, end]


def test_turning_points_are_the_largest_changes_by_play_or_by_luck() -> None:
    found, seat, moments = given(played("kobayakawa", SEATS, most=40), (0.35, 0.36), (0.4, 0.62), (0.41, 0.41))
    points = found.turning_points(seat)
    at = moments[1]
    assert [(each.at, round(each.change, 2), each.own) for each in points] == [(at, 0.27, False), (at, -0.22, True)]
    assert found.turning_points(seat, most=1) == points[:1]
    curve = found.curve(seat)
    for point in points:
        assert chance_after(curve, point.at + point.own) == point.after


def test_a_change_that_the_errors_explain_is_no_turning_point() -> None:
    match = played("kobayakawa", SEATS, most=40)
    found, seat, (_, second) = given(match, (0.35, 0.35), (0.5, 0.5))
    assert [each.at for each in found.turning_points(seat)] == [second]
    unsure = [replace(each, verdict=replace(each.verdict, error=0.06)) for each in found.decisions]
    assert replace(found, decisions=unsure).turning_points(seat) == []


def test_planted_blunders_are_among_the_largest_losses() -> None:
    """The soak measures it for many matches of all games."""
    match, planted = coach.blundered(package("merchant"), 4, players=2)
    assert len(planted) == coach.PLANTED
    verdicts = {index: judge(match, decision, 30.0) for index, decision in decisions_of(match)}
    assert len(planted & set(coach.largest(review(match, verdicts)))) >= coach.NAMED
