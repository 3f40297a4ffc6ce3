"""Daily deals: the same for everyone."""

import pickle
from dataclasses import replace
from datetime import date, timedelta
from random import Random

import pytest

from cardtable_gui import games
from cardtable_gui.bots import worker
from cardtable_gui.bots.cast import CAST
from cardtable_gui.bots.fingerprint import fingerprint
from cardtable_gui.bots.levels import MoveQuestion
from cardtable_gui.bots.questions import Circumstances
from cardtable_gui.controller import challenges
from cardtable_gui.controller.challenges import Challenge
from cardtable_gui.controller.match import KNOWN_DEAL, Match
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.session import Session
from cardtable_gui.core.strict_json import Json
from cardtable_gui.games import own_houses
from tests.support.sessions import ANN, NORMAL, HeldWriter, ManualRunner, kobayakawa
from tests.support.stepped_clock import SteppedClock
from tests.test_shipped_games import SHIPPED

DAY = date(2026, 11, 23)


def test_the_deals_of_a_day_never_change() -> None:
    assert Challenge("godan", DAY).seed == 770720511
    assert Challenge("meow", DAY).seed == 835588507
    assert Challenge("meow", DAY, solo=True).seed == 389241963


def test_a_day_has_a_deal_of_each_game_and_one_for_a_player_alone() -> None:
    found = challenges.of_day(DAY)
    listed = [package.game for package in games.by_difficulty()]
    assert [game.id for game in listed if game.id in SHIPPED] == ["kobayakawa", "gunjo", "meow", "merchant", "godan"]
    alone = [game for game in listed if game.players[0] == 1]
    assert [each.key for each in found] == [*(game.id for game in listed), *(f"{game.id}-solo" for game in alone)]
    assert [each.players for each in found] == [*(min(4, game.players[1]) for game in listed), *(1 for _ in alone)]
    assert len({each.seed for each in (*found, *challenges.of_day(DAY + timedelta(days=1)))}) == 2 * len(found)


@pytest.mark.parametrize("challenge", challenges.of_day(DAY), ids=lambda each: each.key)
def test_a_match_says_which_daily_deal_it_is(challenge: Challenge) -> None:
    match = challenge.match(Seat("Ann"), official=True)
    mark = challenges.mark_of(Match.of(match.record).record)
    assert mark is not None
    assert (mark.challenge, mark.official) == (challenge, True)
    assert match.seats[0] == Seat("Ann")
    assert {seat.level for seat in match.seats[1:]} <= {"normal"}
    assert [seat.character for seat in match.seats[1:]] == [each.id for each in CAST[: challenge.players - 1]]
    assert "hana" not in [seat.character for seat in challenge.match(Seat("HANA"), official=True).seats]


@pytest.mark.parametrize(("day", "house"), [("2026-11-27", "house-1"), ("2026-11-28", "house-2")])
def test_daily_deals_are_played_by_the_house_rules_of_their_day(day: str, house: str) -> None:
    match = Challenge("godan", date.fromisoformat(day)).match(Seat("Ann"), official=True)
    own = own_houses.own_house(match.package.game)
    assert own is not None
    assert own.name == house
    assert challenges.mark_of(match.record) is not None
    other = own_houses.content("godan", "house-1" if house == "house-2" else "house-2")
    forged = Match.new("godan", match.seats, seed=match.seed, house=other, marks=match.record.extra)
    assert challenges.mark_of(forged.record) is None


@pytest.mark.parametrize("official", [True, False])
def test_only_the_try_that_counts_is_no_known_deal(official: bool) -> None:
    record = Challenge("kobayakawa", DAY).match(Seat("Ann"), official=official).record
    assert (KNOWN_DEAL in record.extra) is not official


def test_a_match_of_other_deals_is_no_daily_deal() -> None:
    record = Challenge("kobayakawa", DAY).match(Seat("Ann"), official=True).record
    other = kobayakawa(ANN, NORMAL, NORMAL, NORMAL).record
    assert challenges.mark_of(other) is None
    forgeries: list[Json] = [{}, {"day": "x", "solo": False, "official": True}, {"day": "2026-11-23"}, [1]]
    for forged in forgeries:
        assert challenges.mark_of(replace(record, extra={"daily": forged})) is None
    assert challenges.mark_of(replace(other, extra=record.extra)) is None


def test_what_continues_from_a_daily_deal_is_none() -> None:
    match = Challenge("kobayakawa", DAY).match(Seat("Ann"), official=True)
    assert challenges.mark_of(match.branch(0).record) is None


def test_bots_answer_the_same_play_with_the_same_play() -> None:
    state = Challenge("gunjo", DAY).match(Seat("Ann"), official=True).state
    package = games.package("gunjo")
    assert state.to_move is not None
    view = state.view(state.to_move)
    question = MoveQuestion(package.policy, view, "normal", seed=fingerprint(view))
    assert len({question.work_out(Circumstances(Random(number))) for number in range(3)}) == 1
    asked = pickle.dumps(question)
    done = [worker.perform(worker.Task(1, asked, number), lambda: False) for number in range(3)]
    assert len({answer.found for answer in done if isinstance(answer, worker.Done)}) == 1


@pytest.mark.usefixtures("qapp")
def test_the_try_that_counts_has_no_undo_no_restart_and_no_hints() -> None:
    for official in (True, False):
        match = Challenge("meow", DAY, solo=True).match(Seat("Ann"), official=official)
        runner, writer = ManualRunner(), HeldWriter()
        session = Session(match, "id", writer, runner, SteppedClock())
        session.start()
        writer.acknowledge()
        session.step_shown()
        session.act(session.view.legal_actions()[0])
        writer.acknowledge()
        session.step_shown()
        done = len(match.steps)
        assert (session.unaided, session.can_undo) == (official, not official)
        session.hint()
        assert bool(runner.asked) is not official
        session.undo()
        session.restart()
        assert len(match.steps) == (done if official else 0)
        session.close()
