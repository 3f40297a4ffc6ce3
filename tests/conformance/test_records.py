"""A record of any match plays the same match again."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from cardtable_gui.core.events import DealBegan, Event
from cardtable_gui.core.files.record import Record, RecordError, dumps, read_record, replay, to_json
from tests.support.play import Case, fingerprint, over_cases, random_match


def recorded(case: Case, seed: int) -> tuple[Record, list[tuple[object, ...]]]:
    record = Record(case.game.id, case.players, case.options, ("",) * case.players, seed)
    positions = list(random_match(case, seed))
    actions = [case.game.notation(position.action) for position in positions if position.action is not None]
    played = record.played(case.game, actions, positions[-1].state.shuffles)
    return played, [fingerprint(position.state) for position in positions[:: max(1, len(positions) // 15)]]


@over_cases
def test_a_record_is_read_back_as_it_was_written_and_replays_the_match(case: Case) -> None:
    record, expected = recorded(case, 50)
    again = read_record(dumps(record).encode(), case.find, Random(0))
    assert again == record
    steps = replay(again, case.game)
    assert [fingerprint(step.state) for step in steps[:: max(1, len(steps) // 15)]] == expected
    assert [step.action for step in steps[1:]] == list(record.actions)


@over_cases
def test_listed_deals_replay_even_if_the_seed_says_otherwise(case: Case) -> None:
    record, expected = recorded(case, 51)
    steps = replay(replace(record, seed=record.seed + 1), case.game)
    assert [fingerprint(step.state) for step in steps[:: max(1, len(steps) // 15)]] == expected


@over_cases
def test_every_option_and_deal_is_written_down(case: Case) -> None:
    record, _ = recorded(case, 52)
    written = to_json(record)
    options = written["options"]
    deals = written["deals"]
    assert isinstance(options, dict)
    assert isinstance(deals, list)
    assert set(options) == {option.id for option in case.game.options}
    assert len(deals) == replay(record, case.game)[-1].state.shuffles


@over_cases
def test_the_first_deal_says_who_starts_if_the_game_leaves_that_open_and_only_then(case: Case) -> None:
    record = Record(case.game.id, case.players, case.options, ("",) * case.players, 54)
    starts = []
    for seat in range(case.players):
        events: list[Event] = []
        record.begun_by(case.game, seat).start(case.game, events)
        starts.append(next(event.start for event in events if isinstance(event, DealBegan)))
    assert starts == [*range(case.players)] if case.game.start_is_open else len(set(starts)) == 1


@over_cases
def test_an_option_that_came_later_changes_nothing_that_is_made_of_a_match_without_it(case: Case) -> None:
    record, _ = recorded(case, 55)
    written = to_json(record)
    listed = written["options"]
    assert isinstance(listed, dict)
    usual = {option.id: option.default for option in case.game.options if option.later}
    older = {key: value for key, value in listed.items() if key not in usual or value != usual[key]}
    text = dumps(record).replace(json.dumps(listed, ensure_ascii=False), json.dumps(older, ensure_ascii=False))
    again = read_record(text, case.find, Random(0))
    assert dumps(again) == text
    assert again.options == record.options
    assert dumps(again.played(case.game, again.actions[:1], 1)) != text
    assert json.loads(dumps(again.played(case.game, again.actions[:1], 1)))["options"] == older


@over_cases
def test_an_action_that_is_not_legal_is_refused_by_its_place(case: Case) -> None:
    record, _ = recorded(case, 53)
    doubled = replace(record, actions=(*record.actions, record.actions[-1]))
    with pytest.raises(RecordError) as caught:
        replay(doubled, case.game)
    assert caught.value.place == f"actions[{len(record.actions)}]"
