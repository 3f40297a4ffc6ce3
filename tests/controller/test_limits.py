"""Every accepted record can be saved and read again, however it is written and however long the match gets."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from cardtable_gui import games
from cardtable_gui.controller import match as match_module
from cardtable_gui.controller.match import Match, MatchFullError, Seat
from cardtable_gui.controller.saves import record_file
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.core.files import house_file, limits
from cardtable_gui.core.files import record as record_module
from cardtable_gui.core.files.record import Record, RecordError, dumps, read_record, size, to_json
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
        assert store.take_damaged() == []
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


def test_the_limits_follow_from_each_other() -> None:
    """Actions of any game with their deals fit into the bytes, so that no ordinary match stops early."""
    for game in ALL_GAMES:
        record: Record = played(game, (ANN, EASY, MIO)).record
        lines = dumps(record).split('"deals"')[1]
        assert len(lines.encode()) / len(record.actions) * limits.MAX_ACTIONS < limits.MAX_BYTES
