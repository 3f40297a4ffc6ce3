"""Records: read strictly, refused with place and reason, written without loss."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable_gui import games
from cardtable_gui.core.files.limits import MAX_ACTIONS, MAX_BYTES, MAX_DEALS
from cardtable_gui.core.files.record import (
    MOST_DRAWN_SEED,
    MOST_SEED,
    Record,
    RecordError,
    dumps,
    random_seed,
    read_record,
    replay,
    to_json,
)

GAME = games.game("kobayakawa")
DECK = ["3", "1", "2", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"]
GOOD: dict[str, Any] = {
    "format": "cardtable-record",
    "version": 1,
    "game": "kobayakawa",
    "players": 3,
    "options": {"nobody_fights": "replay"},
    "seats": ["Aki", "bot:easy", "bot:grandmaster"],
    "seed": 7,
    "deals": [{"deck": DECK, "start": 1}],
    "actions": ["flip", "draw", "discard 2"],
}


def read(value: object) -> Record:
    return read_record(json.dumps(value), games.game, Random(1))


def refused(value: object) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(read(value), GAME)
    return caught.value


def changed(**entries: object) -> dict[str, Any]:
    return {**deepcopy(GOOD), **entries}


def without(key: str) -> dict[str, Any]:
    return {name: value for name, value in GOOD.items() if name != key}


def test_a_good_record_is_read() -> None:
    record = read(GOOD)
    assert (record.game, record.players, record.seed) == ("kobayakawa", 3, 7)
    assert dict(record.options) == {"nobody_fights": "replay", "head_start": ()}
    assert record.seats == ("Aki", "bot:easy", "bot:grandmaster")
    assert [record.bot(seat) for seat in range(3)] == [None, "easy", "grandmaster"]
    assert record.deals[0].deck == tuple(DECK)
    assert record.actions == ("flip", "draw", "discard 2")
    assert to_json(record) == GOOD


def test_it_replays_from_the_listed_deal() -> None:
    steps = replay(read(GOOD), GAME)
    assert [step.action for step in steps] == [None, "flip", "draw", "discard 2"]
    assert steps[0].state.to_move == 1
    assert steps[1].state.view(None).zones()[3].cards == ("5",)
    assert steps[3].state.view(2).hand == ("6",)
    assert all(step.events for step in steps)


def test_text_and_bytes_with_or_without_a_byte_order_mark_read_alike() -> None:
    text = json.dumps(GOOD, ensure_ascii=False)
    for data in (text, "\ufeff" + text, text.encode(), text.encode("utf-8-sig")):
        assert read_record(data, games.game, Random(1)) == read(GOOD)


def test_what_may_be_missing_has_its_default() -> None:
    record = read({key: GOOD[key] for key in ("format", "version", "game", "players")})
    assert dict(record.options) == {"nobody_fights": "box", "head_start": ()}
    assert record.seats == ("", "", "")
    assert not record.deals
    assert not record.actions
    assert 1 <= record.seed <= MOST_DRAWN_SEED


def test_an_option_that_a_record_lacks_is_not_written_into_it() -> None:
    record = read(changed(options={}))
    assert dict(record.options) == {"nobody_fights": "box", "head_start": ()}
    assert to_json(record)["options"] == {}
    assert to_json(record.played(GAME, [], 3))["options"] == {}
    assert read(to_json(record)) == record


def test_a_missing_seed_is_drawn_from_the_chance_passed_in_and_written_down() -> None:
    text = json.dumps(without("seed"))
    seeds = [read_record(text, games.game, Random(chance)).seed for chance in (1, 1, 2)]
    assert seeds == [random_seed(Random(1)), seeds[0], random_seed(Random(2))]
    assert '"seed": ' + str(seeds[0]) in dumps(read_record(text, games.game, Random(1)))


def test_unknown_keys_are_kept_everywhere() -> None:
    value = changed(house={"name": "ours", "deep": [1, {"x": None}]}, comment="猫")
    value["deals"][0]["note"] = "hello"
    record = read(value)
    assert to_json(record) == value
    assert json.loads(dumps(record)) == value


def test_surplus_deals_are_kept() -> None:
    other = {"deck": DECK[::-1], "start": 0}
    record = read(changed(deals=[GOOD["deals"][0], other, other]))
    assert len(record.deals) == 3
    assert len(record.played(GAME, ["flip"], 1).deals) == 3


def test_a_played_record_lists_its_deals_in_full() -> None:
    record = read(without("deals")).played(GAME, ["draw"], 3)
    assert len(record.deals) == 3
    assert read(to_json(record)) == record
    deal = GAME.numbered_dealer(3, record.options, 7)(2)
    assert record.deals[2].deck == GAME.card_texts(deal.deck)
    assert record.deals[2].start == deal.start


def test_a_file_has_a_line_for_every_deal_and_action() -> None:
    lines = dumps(read(GOOD)).splitlines()
    assert '  "flip",' in lines
    assert sum('"deck"' in line for line in lines) == 1
    assert dumps(read(GOOD)).endswith("}\n")


@pytest.mark.parametrize(
    ("value", "place"),
    [
        ([], ""),
        ("text", ""),
        (None, ""),
        ({}, ""),
        (without("format"), ""),
        (changed(format="other"), ""),
        (without("version"), "version"),
        (changed(version=2), "version"),
        (changed(version=10**40), "version"),
        (changed(version=0), "version"),
        (changed(version=True), "version"),
        (changed(version=1.0), "version"),
        (changed(version="1"), "version"),
        (without("game"), "game"),
        (changed(game="bridge"), "game"),
        (changed(game=["kobayakawa"]), "game"),
        (changed(game="x" * 100_000), "game"),
        (without("players"), "players"),
        (changed(players=2), "players"),
        (changed(players=7), "players"),
        (changed(players=-(10**30)), "players"),
        (changed(players=True), "players"),
        (changed(players="3"), "players"),
        (changed(players=3.0), "players"),
        (changed(options=[]), "options"),
        (changed(options={"speed": 1}), "options"),
        (changed(options={"nobody_fights": "maybe"}), "options"),
        (changed(options={"nobody_fights": True}), "options"),
        (changed(options={"nobody_fights": None}), "options"),
        (changed(seats={}), "seats"),
        (changed(seats=["a", "b"]), "seats"),
        (changed(seats=["a", "b", "c", "d"]), "seats"),
        (changed(seats=["a", 2, "c"]), "seats[1]"),
        (changed(seats=["a", "b", "c" * 201]), "seats[2]"),
        (changed(seed="7"), "seed"),
        (changed(seed=None), "seed"),
        (changed(seed=False), "seed"),
        (changed(seed=7.0), "seed"),
        (changed(seed=MOST_SEED + 1), "seed"),
        (changed(seed=-(10**1000)), "seed"),
        (changed(deals={}), "deals"),
        (changed(deals=[1]), "deals[0]"),
        (changed(deals=[{"start": 0}]), "deals[0].deck"),
        (changed(deals=[{"deck": DECK}]), "deals[0].start"),
        (changed(deals=[{"deck": "3 1", "start": 0}]), "deals[0].deck"),
        (changed(deals=[{"deck": DECK[:-1], "start": 0}]), "deals[0].deck"),
        (changed(deals=[{"deck": [], "start": 0}]), "deals[0].deck"),
        (changed(deals=[{"deck": [*DECK, "1"], "start": 0}]), "deals[0].deck[15]"),
        (changed(deals=[{"deck": [*DECK[:-1], "14"], "start": 0}]), "deals[0].deck[14]"),
        (changed(deals=[{"deck": [*DECK[:13], "16", "15"], "start": 0}]), "deals[0].deck[13]"),
        (changed(deals=[{"deck": [*DECK[:13], 14, "15"], "start": 0}]), "deals[0].deck[13]"),
        (changed(deals=[GOOD["deals"][0], {"deck": DECK, "start": 3}]), "deals[1].start"),
        (changed(deals=[{"deck": DECK, "start": -1}]), "deals[0].start"),
        (changed(deals=[{"deck": DECK, "start": True}]), "deals[0].start"),
        (changed(deals=[1] * (MAX_DEALS + 1)), "deals"),
        (changed(actions="flip"), "actions"),
        (changed(actions=["flip", 3]), "actions[1]"),
        (changed(actions=["flip"] * (MAX_ACTIONS + 1)), "actions"),
        (changed(actions=["flip", "jump"]), "actions[1]"),
        (changed(actions=["flip", "discard 1"]), "actions[1]"),
        (changed(actions=["flip", "x" * 5000]), "actions[1]"),
        (changed(actions=["flip", "draw", "discard 9"]), "actions[2]"),
    ],
)
def test_what_is_wrong_is_refused_with_its_place(value: object, place: str) -> None:
    error = refused(value)
    assert error.place == place
    assert error.reason.text
    assert None not in error.reason.places.values()
    assert (error.message.places.get("place") == place) == bool(place)


def test_an_action_that_is_not_legal_is_refused_with_its_reason() -> None:
    error = refused(changed(actions=["flip", "discard 1"]))
    state = replay(read(changed(actions=["flip"])), GAME)[-1].state
    refusal = state.refusal(GAME.parse("discard 1"))
    assert refusal is not None
    assert error.reason.places["reason"] == refusal.message


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        json.dumps(GOOD)[:-1] + ', "seed": 8}',
        json.dumps(GOOD).replace('"seed": 7', '"seed": NaN'),
        json.dumps(GOOD).replace('"seed": 7', '"seed": ' + "7" * 5000),
        json.dumps(GOOD).replace("Aki", r"\ud800"),
        json.dumps(GOOD)[:-1] + ', "x": ' + "[" * 2000 + "]" * 2000 + "}",
        json.dumps(GOOD)[:-1] + ', "x": ' + "[" * 70 + "]" * 70 + "}",
    ],
)
def test_bad_json_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read_record(text, games.game, Random(1))


def test_bad_utf8_is_refused() -> None:
    with pytest.raises(RecordError):
        read_record(json.dumps(GOOD, ensure_ascii=False).replace("Aki", "猫").encode("cp932"), games.game, Random(1))


def test_a_file_over_five_megabytes_is_refused_before_it_is_parsed() -> None:
    data = json.dumps(GOOD).encode()
    assert read_record(data + b" " * (MAX_BYTES - len(data)), games.game, Random(1)) == read(GOOD)
    with pytest.raises(RecordError) as caught:
        read_record(b"{" * (MAX_BYTES + 1), games.game, Random(1))
    assert "5 MB" in caught.value.reason.text


def test_seeds_may_be_any_whole_number_of_64_bits() -> None:
    for seed in (0, -1, MOST_SEED, -MOST_SEED):
        record = read(changed(seed=seed, deals=[]))
        assert record.seed == seed
        assert replay(read(changed(seed=seed, deals=[], actions=[])), GAME)


json_values: st.SearchStrategy[object] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(["flip", "3", "1"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(st.sampled_from(sorted(GOOD)), json_values)
def test_any_value_anywhere_is_read_or_refused_and_nothing_else(key: str, value: object) -> None:
    found = attempted(changed(**{key: value}))
    if isinstance(found, RecordError):
        assert found.reason.text
    else:
        assert read(to_json(found)) == found


def attempted(value: object) -> Record | RecordError:
    try:
        record = read(value)
        replay(record, games.game(record.game))
    except RecordError as error:
        return error
    return record
