"""Which matches count for achievements, and that they are found in the records, again and once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random

import pytest

from cardtable_gui.controller.challenges import Challenge
from cardtable_gui.controller.match import DAILY, Match
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.saves.store_errors import StoreError
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.statistics import keeper as keeper_module
from cardtable_gui.controller.statistics.keeper import LOOKED_THROUGH, REST, StatisticsKeeper, earned, may_earn
from cardtable_gui.controller.statistics.match_results import PersonResult
from cardtable_gui.core.files.data_files import STATISTICS
from cardtable_gui.core.files.limits import CancelledError
from cardtable_gui.core.files.record import Record
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.strict_json import Json
from cardtable_gui.games import own_houses
from cardtable_gui.models.achievement_rows import achievement_rows, first_earned
from tests.controller.statistics.played import ANN, BEN, HARD, finished, put_away, result


def won() -> Match:
    """A match that Ann wins against a hard bot."""
    return next(match for seed in range(50) if (match := finished("merchant", (ANN, HARD), seed)).state.ranks == (1, 2))


@pytest.mark.parametrize(
    "change",
    [
        {"undos": 1},
        {"hints": 1},
        {"played_on": True},
        {"known_deal": True},
    ],
)
def test_help_is_no_achievement(change: dict[str, int]) -> None:
    record = won().record
    assert may_earn(record, result())
    assert not may_earn(record, replace(result(), **change))  # type: ignore[arg-type] # fields of a result


@pytest.mark.parametrize("seats", [(ANN, BEN), (ANN, Seat("", "random"))])
def test_only_one_person_against_bots_that_try_to_win_counts(seats: tuple[Seat, ...]) -> None:
    assert not may_earn(Match.new("merchant", seats, seed=1).record, result())


def test_only_the_first_try_of_a_daily_deal_counts() -> None:
    challenge = Challenge("meow", date(2026, 11, 23))
    for official in (True, False):
        record = challenge.match(ANN, official=official).record
        assert DAILY in record.extra
        assert may_earn(record, result()) == official


def test_house_rules_count_if_they_are_the_programs_own() -> None:
    for name in ("house-1", "house-2"):
        assert may_earn(by_house(own_houses.content("godan", name)), result())
    others: dict[str, Json] = {**own_houses.content("godan", "house-2"), "hand": {"role": 20}}
    assert not may_earn(by_house(others), result())


@pytest.mark.parametrize(
    ("game", "options", "counts"),
    [
        ("gunjo", {"expansions": ["1"]}, True),
        ("gunjo", {"rounds": 1}, False),
        ("gunjo", {"start_points": 100}, False),
        ("meow", {"lead_shown": True}, True),
        ("meow", {"losing_limit": 3}, False),
        ("gunjo", {"head_start": [0, 50, 9]}, True),
        ("gunjo", {"head_start": [1, 0, 0]}, False),
        ("gunjo", {"head_start": [0, 0, 0]}, True),
        ("gunjo", {"head_start": [0, 9, 0], "rounds": 1}, False),
    ],
)
def test_matches_of_another_length_do_not_count(game: str, options: dict[str, object], *, counts: bool) -> None:
    assert may_earn(Match.new(game, (ANN, HARD, HARD), options, seed=1).record, result()) == counts


def test_a_match_in_which_seats_changed_hands_does_not_count() -> None:
    record = Match.new("gunjo", (ANN, HARD, HARD), seed=1).record
    assert may_earn(record, result())
    assert not may_earn(record, replace(result(), arranged="seat_changes"))


def by_house(house: Mapping[str, Json]) -> Record:
    return Match.new("godan", (ANN, HARD, HARD), seed=1, house=house).record


def test_achievements_are_earned_by_house_2_and_its_thirties() -> None:
    deck = ["30", "30", "30", "30", "30", "5", "10", "15", "20", "25", "5", "10", "15", "20", "25"]
    house = own_houses.content("godan", "house-2")
    record = by_house(house)
    rest = Counter(record.deals[0].deck) - Counter(deck)
    games_of_set = [replace(record.deals[0], deck=(*deck, *rest.elements()), start=0) for _ in range(3)]
    match = Match.new("godan", (ANN, HARD, HARD), seed=1, house=house, deals=games_of_set)
    match.act(match.package.game.parse("work 30 30 30 30 30"))
    while (seat := match.state.to_move) is not None:
        match.act(match.package.policy.easy(match.state.view(seat), Random(len(match.steps))))
    assert "godan" in earned(match.record, result())


def test_a_match_that_is_not_over_earns_nothing() -> None:
    match = won()
    assert "strong-rivals" in earned(match.record, result())
    assert earned(replace(match.record, actions=match.record.actions[:-1]), result()) == []


@pytest.fixture
def played_again(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The matches in which achievements are looked for, as they are played again for it."""
    found: list[str] = []

    def watched(record: Record, result: PersonResult) -> list[str]:
        found.append(result.match)
        return earned(record, result)

    monkeypatch.setattr(keeper_module, "earned", watched)
    return found


def test_achievements_are_found_in_the_records_even_if_the_database_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper_module, "LOOKED_THROUGH", 2)
    store = Store(tmp_path)
    first = put_away(store, won())
    helped = put_away(store, won(), hints=1)
    again = put_away(store, won())
    keeper = StatisticsKeeper(store, tmp_path)
    for lost in (False, True):
        if lost:
            (tmp_path / STATISTICS).unlink()
        keeper.update()
        assert keeper.waiting == 3
        keeper.look_through(rest=lambda _: None)
        assert keeper.waiting == 0
        found = {each.match: each for each in keeper.results()}
        assert "strong-rivals" in (found[first].achievements or "")
        assert found[helped].achievements == ""
        assert found[again].achievements == found[first].achievements


def test_a_match_that_is_just_over_is_looked_through_at_once(tmp_path: Path, played_again: list[str]) -> None:
    store = Store(tmp_path)
    keeper = StatisticsKeeper(store, tmp_path)
    match = put_away(store, won())
    keeper.update()
    assert "strong-rivals" in (keeper.results()[0].achievements or "")
    assert keeper.waiting == 0
    keeper.look_through()
    assert played_again == [match]


def test_each_of_many_matches_is_looked_through_once_with_rests_between_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played_again: list[str]
) -> None:
    """Counted is the work, in a time that goes on only while a match is played again: 12 ms each."""
    now, rests = 0.0, list[float]()
    monkeypatch.setattr("cardtable_gui.controller.statistics.keeper.time.perf_counter", lambda: now)
    real = keeper_module.earned

    def timed(record: Record, result: PersonResult) -> list[str]:
        nonlocal now
        now += 0.012
        return real(record, result)

    monkeypatch.setattr(keeper_module, "earned", timed)
    store = Store(tmp_path)
    number = 3 * LOOKED_THROUGH + 1
    ids = {put_away(store, finished(seed=seed % 3)) for seed in range(number)}
    keeper = StatisticsKeeper(store, tmp_path)
    for _ in range(2):
        keeper.update()
    assert (keeper.waiting, played_again) == (number, [])
    keeper.look_through(rest=rests.append)
    assert sorted(played_again) == sorted(ids)
    assert rests == pytest.approx([LOOKED_THROUGH * 0.012 * REST] * 3)
    # It rests at least nine times as long as it works: a tenth of a processor.
    assert REST >= 9
    for _ in range(2):
        keeper.update()
        keeper.look_through(rest=rests.append)
    again = StatisticsKeeper(store, tmp_path)
    again.update()
    again.look_through(rest=rests.append)
    assert len(played_again) == number
    assert len(rests) == 3


def test_a_search_that_is_interrupted_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played_again: list[str]
) -> None:
    monkeypatch.setattr(keeper_module, "LOOKED_THROUGH", 2)
    store = Store(tmp_path)
    ids = [put_away(store, finished(seed=seed)) for seed in range(6)]
    keeper = StatisticsKeeper(store, tmp_path)
    keeper.update()

    def stop(_: float) -> None:
        raise CancelledError

    with pytest.raises(CancelledError):
        keeper.look_through(rest=stop)
    assert len(played_again) == 2
    # The program ends here, and is started again.
    keeper = StatisticsKeeper(store, tmp_path)
    keeper.update()
    assert keeper.waiting == 4
    keeper.look_through(rest=lambda _: None)
    assert sorted(played_again) == sorted(ids)


def test_a_record_that_cannot_be_read_for_a_moment_is_looked_through_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise StoreError(QT_TRANSLATE_NOOP("store", "The folder for matches is read-only."))

    store = Store(tmp_path)
    first, gone = put_away(store, won()), put_away(store, won())
    keeper = StatisticsKeeper(store, tmp_path)
    with monkeypatch.context() as context:
        context.setattr(keeper_module, "LOOKED_THROUGH", 0)
        keeper.update()
    store.remove_finished(gone)
    with monkeypatch.context() as context:
        context.setattr(store, "read_finished", refused)
        keeper.update()
        keeper.look_through()
    assert {each.match: each.achievements for each in keeper.results()} == {first: None, gone: ""}
    keeper.update()
    keeper.look_through()
    assert "strong-rivals" in ({each.match: each for each in keeper.results()}[first].achievements or "")


def test_an_achievement_is_new_once_for_each_person() -> None:
    one = replace(result(game="merchant", ended=5), achievements="strong-rivals fixed-price")
    other = replace(result(game="merchant", ended=3), achievements="fixed-price")
    bens = replace(result(game="merchant", ended=4, person="Ben"), achievements="strong-rivals")
    assert [row.achievement.id for row in first_earned(one, [bens, other, one])] == ["strong-rivals"]
    rows = achievement_rows([one, other, bens])
    earned = [(row.game, row.achievement.id, row.earned) for row in rows if row.earned is not None]
    assert earned == [("merchant", "fixed-price", 3), ("merchant", "strong-rivals", 4)]
