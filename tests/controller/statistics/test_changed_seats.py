"""Matches in which seats changed hands: whose results and losses they are."""

from random import Random

import pytest

from cardtable_gui.bots.assessment import Verdict
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.review import review_form
from cardtable_gui.controller.review.review import decisions_of
from cardtable_gui.controller.review.review_form import KeptVerdict
from cardtable_gui.controller.seats import SEAT_CHANGES, Seat, people_of
from cardtable_gui.controller.statistics.keeper import may_earn
from cardtable_gui.controller.statistics.match_losses import losses_of
from cardtable_gui.controller.statistics.match_results import first_end, results_of
from tests.controller.statistics.played import ANN, BEN, EASY, recorded

EMMA = Seat("Emma", profile="emma-s")
HANA = Seat("", "easy", character="hana")


def match_with_changes(*changes: tuple[int, int, Seat]) -> Match:
    """A finished match of Ann, Ben and a bot; after so many actions, a seat is somebody's."""
    match, rng, left = Match.new("kobayakawa", (ANN, BEN, EASY), seed=1), Random(1), [*changes]
    while match.state.to_move is not None:
        while left and left[0][0] == len(match.steps):
            match.change_seat(*left.pop(0)[1:])
        match.act(rng.choice(match.state.legal_actions()))
    assert not left
    return match


def told(match: Match) -> list[tuple[int, str, str | None]]:
    record = recorded(match, "m")
    end, tally = first_end(record, "m", 1)
    assert end is not None
    return [(each.seat, each.person, each.profile) for each in results_of(record, "m", end, tally)]


def test_whoever_sits_there_at_the_end_has_the_result() -> None:
    assert told(match_with_changes((3, 2, EMMA))) == [(0, "Ann", None), (1, "Ben", None), (2, "Emma", "emma-s")]


def test_whoever_has_left_has_the_result_of_the_seat() -> None:
    match = match_with_changes((2, 0, HANA), (4, 0, EMMA), (7, 0, HANA))
    assert told(match) == [(0, "Emma", "emma-s"), (1, "Ben", None)]
    assert people_of(match.record) == {0: EMMA, 1: BEN}


@pytest.mark.parametrize("who", [ANN, Seat("Emma", None, "emma-s")])
def test_whoever_has_sat_down_at_another_seat_has_the_result_of_that_one_only(who: Seat) -> None:
    match = Match.new("kobayakawa", (who, BEN, EASY), seed=1)
    match.change_seat(0, HANA)
    match.change_seat(2, who)
    assert people_of(match.record) == {1: BEN, 2: who}
    match.act(match.state.legal_actions()[0])
    match.change_seat(2, EASY)
    assert people_of(match.record) == {1: BEN, 2: who}, "the seat that was left last"


def test_people_without_names_are_told_from_each_other() -> None:
    match = Match.new("kobayakawa", (Seat(""), BEN, EASY), seed=1)
    match.change_seat(0, HANA)
    match.change_seat(2, Seat(""))
    assert people_of(match.record) == {0: Seat(""), 1: BEN, 2: Seat("")}


def test_what_others_did_at_a_seat_is_no_loss_of_its_person() -> None:
    match = match_with_changes((3, 0, HANA), (9, 0, ANN))
    game = match.package.game
    verdicts = {
        index: KeptVerdict.of(decision, Verdict(decision.chosen, 0.4, 0.5, 0.01, 0.01))
        for index, decision in decisions_of(match)
    }
    anns = [index for index, decision in decisions_of(match) if decision.seat == 0]
    own = [index for index in anns if not 3 <= index < 9]
    assert 0 < len(own) < len(anns)
    losses = losses_of(match.record, review_form.dumps(verdicts, game).encode())
    assert losses[0].decisions == len(own)
    assert losses[1].decisions == sum(decision.seat == 1 for _, decision in decisions_of(match))


def test_such_a_match_counts_apart_for_everybody_and_earns_nothing() -> None:
    for match in (match_with_changes((3, 0, HANA), (9, 0, ANN)), match_with_changes((3, 1, HANA))):
        record = recorded(match, "m")
        end, tally = first_end(record, "m", 1)
        assert end is not None
        found = results_of(record, "m", end, tally)
        assert [each.marks for each in found] == [(SEAT_CHANGES,)] * 2
        assert not any(may_earn(record, each) for each in found)
