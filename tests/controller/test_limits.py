"""Every accepted record can be saved and read again, however it is written and however long the match gets."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from cardtable_gui import games
from cardtable_gui.bots.assessment import Verdict
from cardtable_gui.controller import match as match_module
from cardtable_gui.controller.match import Match, MatchFullError
from cardtable_gui.controller.practice.exercise import Exercise
from cardtable_gui.controller.practice.exercises import Exercises
from cardtable_gui.controller.review.review import Judged
from cardtable_gui.controller.saves import record_file, transfer
from cardtable_gui.controller.saves.match_tally import TALLY
from cardtable_gui.controller.saves.notes import Note, Notes
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.saves.store_errors import StoreError
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core import strict_json
from cardtable_gui.core.files import house_file, limits
from cardtable_gui.core.files import record as record_module
from cardtable_gui.core.files.data_file import DataFile
from cardtable_gui.core.files.plain_file import FileError
from cardtable_gui.core.files.record import MOST_SEED, Record, RecordError, dumps, read_record, size, to_json
from cardtable_gui.core.files.schema import Schema, listed, text
from cardtable_gui.core.files.set_aside import SetAside
from cardtable_gui.engine.engine_session import EngineSession
from cardtable_gui.resources import resource
from tests.support.long_records import endless
from tests.support.recorded import ALL_GAMES, played

ANN, EASY, MIO = Seat("Ann"), Seat("Kim", "easy"), Seat("Mio", "easy")


@contextmanager
def small(most_bytes: int, most_actions: int = 300, most_deals: int = 60) -> Iterator[None]:
    """Set the limits so low that examples reach them."""
    with (
        mock.patch.object(record_module, "MAX_BYTES", most_bytes),
        mock.patch.object(match_module, "MAX_BYTES", most_bytes),
        mock.patch.object(record_file, "MAX_BYTES", most_bytes),
        mock.patch.object(record_module, "MAX_ACTIONS", most_actions),
        mock.patch.object(match_module, "MAX_ACTIONS", most_actions),
        mock.patch.object(record_module, "MAX_DEALS", most_deals),
        mock.patch.object(match_module, "MAX_DEALS", most_deals),
    ):
        yield


def opened(text: str) -> Match:
    return Match.of(read_record(text, games.game, Random(1)))


words = st.text(st.characters(exclude_categories=["Cs"]), max_size=60)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | words,
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(words, inner, max_size=4),
    max_leaves=40,
)
known = {"format", "version", "game", "players", "options", "seats", "seed", "deals", "actions", "house"}


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data())
def test_what_is_accepted_is_accepted_again_as_we_write_it(data: st.DataObject) -> None:
    """Reader, match and limits together: unknown keys, names, escapes, surplus deals and white space of any kind."""
    most = data.draw(st.integers(900, 9000), "most bytes")
    game = data.draw(st.sampled_from(ALL_GAMES), "game")
    record = played(game, (ANN, EASY, MIO), most=data.draw(st.integers(0, 12), "actions")).record
    value: dict[str, Any] = to_json(record)
    extra = data.draw(st.dictionaries(words.filter(lambda key: key not in known), anything, max_size=4), "extra")
    value.update(extra)
    value["seats"] = [data.draw(words, f"name {seat}") for seat in range(3)]
    if data.draw(st.booleans(), "leave the deals to the number"):
        del value["deals"]
    else:
        value["deals"] *= data.draw(st.integers(1, 4), "surplus")
        value["deals"][0] = {**value["deals"][0], **data.draw(st.dictionaries(words, anything, max_size=2))}
        own = to_json(record)["deals"]
        assert isinstance(own, list)
        value["deals"][0].update(own[0])
    form = data.draw(st.sampled_from(["compact", "ascii", "ours"]), "form")
    text = json.dumps(value, ensure_ascii=form == "ascii", separators=(",", ":") if form == "compact" else None)
    with small(most):
        try:
            match = opened(text)
        except RecordError:
            assume(False)
        saved = dumps(match.record)
        assert len(saved.encode()) <= most
        again = opened(saved)
        assert again.record == match.record
        assert dumps(again.record) == saved


@pytest.mark.parametrize("shape", ["compact extra", "surplus deals", "deals by number", "floats"])
def test_a_record_that_would_outgrow_the_reader_when_saved_is_refused(shape: str) -> None:
    """Each form is within the limit as it comes, and beyond it as we write it."""
    value: dict[str, Any] = to_json(played("kobayakawa", (ANN, EASY, MIO), most=20).record)
    if shape == "deals by number":
        value["deals"] = []
    elif shape == "surplus deals":
        value["deals"] *= 20
    else:
        value["x"] = [0] * 500 if shape == "compact extra" else [1e15] * 200
    text = json.dumps(value, separators=(",", ":")).replace("1000000000000000.0", "1e15")
    needed = size(opened(text).record)
    assert len(text) < needed
    with small(needed):
        assert size(opened(text).record) == needed
    with small(needed - 1), pytest.raises(RecordError) as caught:
        opened(text)
    assert caught.value.reason.text.startswith("This is larger than")


def test_a_record_at_the_limit_of_actions_is_saved_and_taken_up_again(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    """The longest match there can be; if not thorough, with a tenth of the real limits."""
    part = 1 if pytestconfig.getoption("thorough") else 10
    most = limits.MAX_ACTIONS // part
    record = endless(most)
    assert not record.deals
    with small(limits.MAX_BYTES // part, most, limits.MAX_DEALS // part):
        match = Match.of(record)
        assert size(match.record) < limits.MAX_BYTES / part / 2
        assert match.room == 0
        store = Store(tmp_path)
        match_id = store.new()
        store.write(match_id, dumps(match.record))
        store.release(match_id)
        (told,) = store.unfinished()
        assert (told.id, told.actions) == (match_id, most)
        assert store.set_aside.take() == []
        with pytest.raises(RecordError) as caught:
            opened(json.dumps({**to_json(record), "actions": [*record.actions, "flip"]}))
        assert caught.value.place == "actions"


@pytest.mark.parametrize("limit", ["actions", "bytes", "deals"])
def test_a_match_that_goes_on_stops_before_it_cannot_be_read_again(limit: str) -> None:
    start = endless(0)
    most_bytes = {"bytes": 4000}.get(limit, 1_000_000)
    with small(most_bytes, 60 if limit == "actions" else 10_000, 6 if limit == "deals" else 10_000):
        match = Match.of(start)
        rng, fold = Random(3), match.package.game.parse("fold")
        while match.room:
            state = match.state
            match.act(fold if state.refusal(fold) is None else rng.choice(state.legal_actions()))
            assert size(match.record) <= most_bytes
        assert len(match.steps) > 20
        stopped = dumps(match.record)
        with pytest.raises(MatchFullError):
            match.act(match.state.legal_actions()[0])
        assert dumps(match.record) == stopped
        again = opened(stopped)
        assert again.record == match.record
        assert again.room <= 1  # A match counts a few bytes more than it has.
        # What is taken back makes room again, and what is done again takes it.
        assert (match.take_back(), match.room > 0) == (True, True)
        assert (match.redo(), match.room) == (True, 0)


@settings(max_examples=15)
@given(st.lists(st.sampled_from(["act", "undo", "take back", "redo", "restart"]), max_size=60), st.integers(0, 9))
def test_the_size_that_a_match_counts_is_that_of_its_record(steps: list[str], chance: int) -> None:
    match = Match.new("kobayakawa", [ANN, Seat("Ben"), MIO], {"nobody_fights": "replay"}, seed=chance)
    rng = Random(chance)
    for step in steps:
        if step == "act" and match.state.to_move is not None:
            match.act(rng.choice(match.state.legal_actions()))
        elif step == "undo":
            match.undo()
        elif step == "take back":
            match.take_back()
        elif step == "redo":
            match.redo()
        else:
            match.restart()
    assert abs(match._bytes - size(match.record)) <= 8  # The brackets of an empty list stand on one line.


def test_a_new_match_with_names_of_any_kind_can_be_saved() -> None:
    names = ("\ud800", "猫" * 300, "\udfff\ud83d\ude00", "bot:x", "\0\u2028")
    match = Match.new("kobayakawa", [Seat(name) for name in names])
    assert opened(dumps(match.record)).record == match.record
    bots = Match.new("kobayakawa", [Seat(name, "easy") for name in names])
    assert opened(dumps(bots.record)).record == bots.record


def test_a_branch_with_longer_names_that_would_be_too_large_is_refused() -> None:
    match = played("kobayakawa", (Seat("A"), Seat("B"), Seat("C")), most=6)
    with small(size(match.record)):
        assert match.branch(6).record == match.record
        with pytest.raises(RecordError):
            match.branch(6, [Seat("A" * 100), Seat("B"), Seat("C")])


def test_the_engine_takes_its_own_records_again_and_says_when_a_match_is_full() -> None:
    engine = EngineSession(Random(1))
    with small(1_000_000, most_actions=9):
        line = json.dumps({"op": "load", "record": to_json(endless(8))})
        assert engine.answer(line)["ok"]
        actions = engine.answer('{"op": "legal"}')["actions"]
        assert isinstance(actions, list)
        assert engine.answer(json.dumps({"op": "act", "action": actions[0]}))["ok"]
        actions = engine.answer('{"op": "legal"}')["actions"]
        assert isinstance(actions, list)
        refused = engine.answer(json.dumps({"op": "act", "action": actions[0]}))
        assert (refused["ok"], refused["code"]) == (False, "full")
        record = engine.answer('{"op": "record"}')["record"]
        assert engine.answer(json.dumps({"op": "load", "record": record}))["ok"]
        assert engine.answer('{"op": "undo"}')["ok"]


def test_a_record_that_would_be_too_large_is_not_loaded_by_the_engine() -> None:
    engine = EngineSession(Random(1))
    value = {**to_json(endless(4)), "x": "x" * 3000}
    with small(3000):
        assert engine.answer(json.dumps({"op": "load", "record": value}))["code"] == "bad_record"


HOUSE = resource(games.game("godan").houses[0].file).read_text(encoding="utf-8").replace('"house-1"', '"mine"')


@pytest.mark.parametrize(
    "more",
    [
        "x = [" + ",".join("[[0]]" for _ in range(100)) + "]",
        "[[deep.a]]\n[[deep.a.b]]\n[[deep.a.b.c]]\nd = [[[1]]]",
        '"\\u2028" = "\\u0000\\uffff"',
        "x = 9223372036854775807\ny = -9223372036854775807\nz = 1e300",
        'x = """\n' + "\\\\" * 300 + '\n"""',
    ],
)
def test_house_rules_that_are_accepted_can_be_saved_with_their_match(more: str) -> None:
    content = house_file.read(f"{HOUSE}\n{more}\n".encode(), "mine.toml", games.game("godan").with_house_rules)
    match = Match.new("godan", [ANN, EASY, MIO], house=content)
    assert opened(dumps(match.record)).record == match.record


@pytest.mark.parametrize(
    "house",
    [
        {"x": "x" * limits.MOST_HOUSE_BYTES},
        {"x": json.loads("[" * 20 + "]" * 20)},
    ],
)
def test_house_rules_in_a_record_are_bounded_as_in_a_file(house: dict[str, Any]) -> None:
    content = house_file.read(HOUSE.encode(), "mine.toml", games.game("godan").with_house_rules)
    record = to_json(Match.new("godan", [ANN, EASY, MIO], house=content).record)
    record["house"] = {**content, **house}
    with pytest.raises(RecordError) as caught:
        opened(json.dumps(record))
    assert caught.value.place == "house"


# Each limit from both sides

MOST = 3000
"""The limit of bytes, where examples have to reach it."""
NEAR = st.one_of(st.integers(-3, 3), st.integers(-60, 60))
"""How far beyond a limit; below it, or just at it, if not above 0."""


def with_extra(**extra: Any) -> dict[str, Any]:
    return {**to_json(endless(4)), **extra}


def nested(levels: int) -> Any:
    return json.loads("[" * max(1, levels) + "]" * max(1, levels))


def of_size(most: int) -> dict[str, Any]:
    bare = size(opened(json.dumps(with_extra(x=""))).record)
    return with_extra(x="x" * (most - bare))


def of_deals(deals: int) -> dict[str, Any]:
    """So many deals are played; the record lists none."""
    record, actions = endless(3000), 0
    game = games.game("kobayakawa")
    state = record.start(game)
    while state.deal < deals:
        state.act(game.parse(record.actions[actions]))
        actions += 1
    return {**to_json(record), "actions": list(record.actions[:actions])}


def of_house(most: int) -> dict[str, Any]:
    content = house_file.read(HOUSE.encode(), "mine.toml", games.game("godan").with_house_rules)
    record = to_json(Match.new("godan", [ANN, EASY, MIO], house=content).record)
    bare = len(json.dumps({**content, "x": ""}, ensure_ascii=False).encode())
    return {**record, "house": {**content, "x": "x" * (most - bare)}}


def of_house_depth(levels: int) -> dict[str, Any]:
    record = of_house(5000)
    return {**record, "house": {**record["house"], "x": nested(levels)}}


def first_deal() -> dict[str, Any]:
    deals = to_json(opened(json.dumps(with_extra())).record)["deals"]
    assert isinstance(deals, list)
    assert isinstance(deals[0], dict)
    return deals[0]


def of_deal_depth(levels: int) -> dict[str, Any]:
    return with_extra(deals=[{**first_deal(), "x": nested(levels - 2)}])


LIMITS: dict[str, tuple[int, Callable[[int], dict[str, Any]]]] = {
    "bytes": (MOST, of_size),
    "actions": (300, lambda most: to_json(endless(most))),
    "deals that are listed": (60, lambda most: with_extra(deals=[first_deal()] * most)),
    "deals that are played": (60, of_deals),
    "length of a name": (limits.MAX_NAME_LENGTH, lambda most: with_extra(seats=["", "猫" * most, *[""] * 4])),
    "bytes of house rules": (limits.MOST_HOUSE_BYTES, of_house),
    "depth of house rules": (2 * limits.DEEPEST_HOUSE, of_house_depth),
    "depth": (strict_json.DEEPEST, lambda most: with_extra(x=nested(most))),
    "depth in a deal": (strict_json.DEEPEST, of_deal_depth),
    "seed": (MOST_SEED, lambda most: with_extra(seed=most, actions=[])),
    "seed below zero": (MOST_SEED, lambda most: with_extra(seed=-most, actions=[])),
    "digits": (sys.get_int_max_str_digits(), lambda most: with_extra(x=f"{most} digits")),
}
"""By name the limit, and a record which reaches it or another number."""


@settings(max_examples=12, suppress_health_check=[HealthCheck.too_slow])
@given(beyond=NEAR, form=st.sampled_from(["compact", "ascii", "ours"]))
@pytest.mark.parametrize("limit", LIMITS)
def test_up_to_each_limit_a_record_is_accepted_and_read_again_and_beyond_it_is_refused(
    limit: str, beyond: int, form: str
) -> None:
    most, made = LIMITS[limit]
    most_bytes = MOST if limit == "bytes" else 1_000_000
    with small(10_000_000, 10_000, 10_000):
        value = made(most + beyond)
    with small(most_bytes, most if limit == "actions" else 10_000, most if "deals" in limit else 10_000):
        text = json.dumps(value, ensure_ascii=form == "ascii", separators=(",", ":") if form == "compact" else None)
        text = re.sub('"([0-9]+) digits"', lambda found: "9" * int(found[1]), text)
        if beyond > 0:
            with pytest.raises(RecordError):
                opened(text)
            return
        match = opened(text)
        saved = dumps(match.record)
        assert len(saved.encode()) <= most_bytes
        again = opened(saved)
        assert again.record == match.record
        assert dumps(again.record) == saved


def test_a_match_with_more_deals_than_a_record_may_have_is_not_taken_up_and_lost_at_the_next_start(
    tmp_path: Path,
) -> None:
    """Each of its actions is legal, and it lists no deals: only what is written counts."""
    with small(1_000_000, 10_000, 10_000):
        legal = of_deals(61)
    with small(1_000_000, 10_000, 60):
        path = tmp_path / "long.cardtable"
        path.write_text(json.dumps(legal), encoding="utf-8")
        with pytest.raises(record_file.RecordFileError):
            record_file.read(path)
        last = opened(json.dumps(of_deals(60)))
        assert (last.room, len(last.record.deals)) == (0, 60)


# Whatever else writes records, or files of the data folder


def test_an_import_for_which_a_record_has_no_room_is_refused(tmp_path: Path) -> None:
    record = played("kobayakawa", (ANN, EASY, MIO)).record
    file = tmp_path / "match.cardtable"
    file.write_text(dumps(record), encoding="utf-8")
    store = Store(tmp_path / "here")
    taken_in = replace(record, extra={**record.extra, TALLY: {}})
    with small(size(taken_in) - 1):
        found = transfer.take_in(store, Notes(tmp_path / "here"), [file])
        assert (found.new, len(found.refused), store.versions(finished=True)) == (0, 1, {})
    with small(size(taken_in)):
        found = transfer.take_in(store, Notes(tmp_path / "here"), [file])
        assert (found.new, found.refused) == (1, [])
        (match_id,) = store.versions(finished=True)
        assert store.read_finished(match_id, lambda kept: kept) == taken_in


def test_an_exported_record_can_be_read_again_if_need_be_without_its_note(tmp_path: Path) -> None:
    record = played("kobayakawa", (ANN, EASY, MIO)).record
    store = Store(tmp_path / "here")
    store.write("a", dumps(record), over=True)
    note = Note(("tag",), "note" * 100)
    noted = replace(record, extra={**record.extra, **note.to_json()})
    for most, expected in ((size(noted), noted), (size(noted) - 1, record)):
        folder = tmp_path / str(most)
        folder.mkdir()
        with small(most):
            transfer.export(store, ["a"], {"a": note}, folder)
            (file,) = folder.iterdir()
            assert record_file.read(file).record == expected


def test_a_store_writes_nothing_that_it_could_not_read_again(tmp_path: Path) -> None:
    store = Store(tmp_path)
    match_id = store.new()
    record = endless(4)
    store.write(match_id, dumps(record))
    with pytest.raises(StoreError):
        store.write(match_id, dumps(replace(record, extra={"x": "x" * limits.MAX_BYTES})))
    assert store.read_unfinished(match_id, lambda kept: kept) == record


def test_an_exercise_of_a_record_at_its_limits_can_be_read_again(tmp_path: Path) -> None:
    match = opened(json.dumps(of_deal_depth(strict_json.DEEPEST)))
    action = match.package.game.notation(match.steps[0].action)
    verdict = Verdict(match.steps[0].action, 0.5, 0.6, 0.1, 0.1)
    exercise = Exercise.of(match, Judged(0, 0, match.steps[0].action, verdict, 0.0), date(2026, 11, 27))
    exercises = Exercises(tmp_path)
    exercises.keep(exercise)
    (again,) = exercises.all()
    assert (again.record, again.played) == (exercise.record, action)


@pytest.mark.parametrize("content", [["x"] * 4, ["x" * 31], ["\ud800"], [nested(strict_json.DEEPEST)], ["猫" * 11]])
def test_a_data_file_keeps_nothing_that_it_could_not_read_again(tmp_path: Path, content: list[Any]) -> None:
    path = tmp_path / "list.json"
    short: Schema[list[str]] = listed(text(30), 3)
    file: DataFile[list[Any]] = DataFile(
        path, 40, lambda value: short(value, ""), lambda kept: kept, list, SetAside(tmp_path)
    )
    assert file.change(lambda kept: [*kept, "a"]) == ["a"]
    with pytest.raises(FileError):
        file.change(lambda _kept: content)
    assert file.read() == ["a"]
    assert not (tmp_path / "damaged").exists()


def test_the_limits_follow_from_each_other() -> None:
    """Actions of any game with their deals fit into the bytes, so that no ordinary match stops early."""
    for game in ALL_GAMES:
        record: Record = played(game, (ANN, EASY, MIO)).record
        lines = dumps(record).split('"deals"')[1]
        assert len(lines.encode()) / len(record.actions) * limits.MAX_ACTIONS < limits.MAX_BYTES
