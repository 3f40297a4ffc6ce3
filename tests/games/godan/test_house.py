"""The part of GODAN's rules that a player may replace."""

import json
from copy import deepcopy
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from cardtable_gui import games
from cardtable_gui.bots import levels
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.files import house_file
from cardtable_gui.core.files.record import RecordError, dumps, read_record
from cardtable_gui.core.options import complete
from cardtable_gui.core.strict_json import JsonError
from cardtable_gui.engine.engine_session import EngineSession
from cardtable_gui.games import own_houses
from cardtable_gui.games.godan.bots.learnt_data import file_of
from cardtable_gui.games.godan.game import GAME, Godan
from cardtable_gui.games.godan.house import house_1, read
from cardtable_gui.i18n import text
from cardtable_gui.resources import resource
from tests.games.godan.scenes import gains, scene
from tests.support.ruling import act, legal

OURS = resource(GAME.houses[0].file).read_bytes()


def content() -> dict[str, Any]:
    return dict(house_file.read(OURS, "house-1.toml", read))


def game_of_house_2() -> Godan:
    return GAME.with_house_rules(own_houses.content("godan", "house-2"))


def other() -> dict[str, Any]:
    """Other values, no Cover-up, other prices."""
    found = deepcopy(content())
    found["name"] = "small change"
    values = [1, 2, 3, 50, 100, 7]
    found["numbers"] = [
        {"value": value, "copies": copies} for value, copies in zip(sorted(values), (9, 9, 9, 9, 9, 4), strict=True)
    ]
    found["roles"] = [{"key": key, "copies": 4} for key in ("C", "S", "R")]
    found["hand"]["role"] = 1
    found["collection"]["points"] = 20
    found["work"] = {"least": 1, "most": 3}
    found["severance"]["ends_with"] = 3
    return found


def test_go1_house_1_is_the_normative_one() -> None:
    house = house_1()
    assert house.faces == ("5", "10", "15", "20", "25", "S", "R", "V", "C")
    assert house.all_copies == (9, 9, 9, 9, 9, 4, 4, 4, 4)
    assert (house.least, house.most, house.ends_with, house.collection, house.role_in_hand) == (2, 4, 4, 5, 10)
    assert house.name == "house-1"


def test_go1_house_2_is_the_normative_one() -> None:
    house = game_of_house_2().house
    assert house.faces == ("5", "10", "15", "20", "25", "30", "S", "R", "V", "C")
    assert house.all_copies == (7, 7, 7, 7, 7, 7, 4, 5, 5, 5)
    assert (house.least, house.most, house.ends_with, house.collection, house.role_in_hand) == (2, 4, 4, 5, 10)
    assert house.name == "house-2"


def test_our_own_houses_are_known_by_what_they_say() -> None:
    assert [house.name for house in GAME.houses] == ["house-1", "house-2"]
    for house in GAME.houses:
        found = own_houses.content("godan", house.name)
        assert found["name"] == house.name
        game = GAME.with_house_rules(found)
        assert own_houses.own_house(game) is house
        renamed = GAME.with_house_rules({**found, "name": "renamed"})
        assert file_of(renamed.house) == file_of(game.house), "what bots learnt goes by the content"
    assert own_houses.own_house(GAME.with_house_rules(other())) is None
    assert own_houses.of_new_matches("godan") == own_houses.content("godan", "house-2")
    assert own_houses.of_new_matches("gunjo") is None
    with pytest.raises(KeyError):
        own_houses.content("godan", "house-3")


def test_what_bots_learn_depends_on_everything_a_house_says_but_its_name() -> None:
    house = game_of_house_2().house
    changes: dict[str, Any] = {
        "values": (5, 10, 15, 20, 25, 31), "copies": (8, 6, 7, 7, 7, 7), "roles": ("R", "S", "V", "C"),
        "role_copies": (5, 4, 5, 5), "least": 1, "most": 3, "ends_with": 3, "collection": 6, "role_in_hand": 9,
    }  # fmt: skip
    assert {*changes, "name"} == {each.name for each in fields(house)}
    places = {file_of(house), *(file_of(replace(house, **{key: value})) for key, value in changes.items())}
    assert len(places) == 1 + len(changes)


def test_go1_our_own_file_gives_the_game_itself() -> None:
    assert GAME.with_house_rules(content()) is GAME
    assert GAME.with_house_rules(other()) is GAME.with_house_rules(other()) is not GAME


def test_go1_go9_go10_other_houses_are_played_by() -> None:
    game = GAME.with_house_rules(other())
    assert game.faces == ("1", "2", "3", "7", "50", "100", "S", "R", "C")
    assert len(game.deck(4, {})) == 61
    state = scene("C 100 100 S", "50", "", laid=("", "7 7"), game=game, week=10, deck="1 2")
    assert legal(state) == {"take", "work 100 100", "work C > @1", "work C > @2", "work S"}
    events = act(state, "work C > @1", "take", "send 50", "take", "send 50")
    assert gains(events) == {0: 20 - 200 - 1, 1: 7 - 20 - 1, 2: 0}
    state = scene("S S S", "50", "", game=game)
    act(state, "work S S S")
    assert state.to_move is None


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_matches_by_another_house_end_and_views_sample(players: int) -> None:
    game = GAME.with_house_rules(other())
    options = complete(GAME.options, {"start_points": 0})
    state = game.start(players, options, game.numbered_dealer(players, options, 3))
    rng = Random(players)
    while state.to_move is not None:
        view = state.view(state.to_move)
        assert view.game is game
        assert view.sample(rng).view(state.to_move) == view
        state.act(rng.choice(state.legal_actions()))
    assert state.cards() == game.deck(players, options)


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_bots_play_by_another_house(level: str) -> None:
    match = Match.new("godan", [Seat("", level)] * 3, {}, 5, house=other())
    policy = match.package.policy
    rng = Random(1)
    for _ in range(60):
        state = match.state
        assert state.to_move is not None
        view = state.view(state.to_move)
        match.act(levels.choose(policy, level, view, rng, ThinkingBudget.by_count(1)))


def test_a_record_holds_the_whole_house_and_plays_anywhere() -> None:
    house = other()
    match = Match.new("godan", [Seat("A"), Seat("B"), Seat("C")], {}, 5, house=house)
    match.act(match.state.legal_actions()[0])
    text = dumps(match.record)
    assert json.loads(text)["house"] == house
    again = Match.of(read_record(text, games.game, Random(1)))
    assert again.record == match.record
    assert again.state.game is match.state.game


def test_house_1_is_not_written_down() -> None:
    match = Match.new("godan", [Seat("A"), Seat("B"), Seat("C")], {}, 5, house=content())
    assert match.record.house is None
    assert "house" not in json.loads(dumps(match.record))


def test_house_2_stands_in_full_in_a_record_and_comes_back_byte_for_byte() -> None:
    match = Match.new("godan", [Seat("A"), Seat("B"), Seat("C")], {}, 5, house=own_houses.of_new_matches("godan"))
    match.act(match.state.legal_actions()[0])
    text = dumps(match.record)
    assert json.loads(text)["house"] == own_houses.content("godan", "house-2")
    again = Match.of(read_record(text, games.game, Random(1)))
    assert again.state.game is game_of_house_2()
    assert dumps(again.record) == text


def test_hello_tells_both_houses_in_full() -> None:
    engine = EngineSession(Random(1))

    def ask(**request: object) -> dict[str, Any]:
        return dict(engine.answer(json.dumps(request)))

    listed = {game["id"]: game for game in ask(op="hello")["games"]}
    assert listed["godan"]["houses"] == [own_houses.content("godan", name) for name in ("house-1", "house-2")]
    assert [game for game in listed if "houses" in listed[game]] == ["godan"]
    for house in listed["godan"]["houses"]:
        assert ask(op="new", game="godan", players=3, seed=1, house=house)["ok"]
        assert ask(op="record")["record"].get("house", listed["godan"]["houses"][0]) == house


def test_the_engine_takes_a_house_with_new_and_gives_it_back() -> None:
    engine = EngineSession(Random(1))

    def ask(**request: object) -> dict[str, Any]:
        return dict(engine.answer(json.dumps(request)))

    assert ask(op="new", game="godan", players=3, seed=1, house=other())["ok"]
    record = ask(op="record")["record"]
    assert record["house"] == other()
    assert set(record["deals"][0]["deck"]) == set(GAME.with_house_rules(other()).faces)
    assert ask(op="load", record=record)["ok"]
    assert ask(op="new", game="godan", players=3, seed=1, house=content())["ok"]
    assert "house" not in ask(op="record")["record"]
    broken = other()
    broken["numbers"][2]["value"] = 2
    refused = ask(op="new", game="godan", players=3, house=broken, lang="ja")
    assert (refused["code"], refused["place"]) == ("bad_house", "house.numbers[2].value")
    assert ask(op="new", game="godan", players=3, house=[])["code"] == "bad_house"
    assert ask(op="new", game="kobayakawa", players=3, house={"kept": 1})["ok"]
    assert ask(op="record")["record"]["house"] == {"kept": 1}


def test_a_record_with_an_unusable_house_is_refused_by_its_place() -> None:
    match = Match.new("godan", [Seat("A"), Seat("B"), Seat("C")], {}, 5, house=other())
    record = json.loads(dumps(match.record))
    record["house"]["roles"][0]["key"] = "X"
    with pytest.raises(RecordError) as caught:
        read_record(json.dumps(record), games.game, Random(1))
    assert caught.value.place == "house.roles[0].key"


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"format": "x"}, "format"),
        ({"version": 2}, "version"),
        ({"name": ""}, "name"),
        ({"numbers": []}, "numbers"),
        ({"numbers": [{"value": 5, "copies": 15}]}, "numbers"),
        ({"numbers": [5]}, "numbers[0]"),
        ({"numbers": [{"value": 5}]}, "numbers[0].copies"),
        ({"numbers": [{"value": 0, "copies": 9}]}, "numbers[0].value"),
        ({"numbers": [{"value": 5, "copies": 16}]}, "numbers[0].copies"),
        ({"numbers": [{"value": 5, "copies": 9}, {"value": 5, "copies": 9}]}, "numbers[1].value"),
        ({"roles": [{"key": "Z", "copies": 4}]}, "roles[0].key"),
        ({"roles": [{"key": "S", "copies": 4}, {"key": "S", "copies": 4}]}, "roles[1].key"),
        ({"work": {"least": 3, "most": 2}}, "work.most"),
        ({"severance": {}}, "severance.ends_with"),
        ({"collection": {"points": -1}}, "collection.points"),
        ({"hand": {"role": True}}, "hand.role"),
    ],
)
def test_what_cannot_be_used_is_named_by_its_place(change: dict[str, Any], place: str) -> None:
    with pytest.raises(JsonError) as caught:
        GAME.with_house_rules({**content(), **change})
    assert caught.value.place == place


@pytest.mark.parametrize(
    ("old", "new", "line_with", "says"),
    [
        ("value = 15", "value = 4", "value = 4", "Expected numbers in ascending order"),
        ('key = "V"', 'key = "W"', 'key = "W"', "Unknown role card “W”"),
        ("copies = 9", "copies = 8", "[[numbers]]", "61 cards"),
        ("points = 5", "points = five", "points = five", "isn’t valid TOML"),
        ("role = 10", "", "[hand]", "missing"),
        ("least = 2", "least = 2024-01-01", "least = 2024-01-01", "isn’t allowed here"),
    ],
)
def test_an_error_in_a_file_names_file_line_and_reason(old: str, new: str, line_with: str, says: str) -> None:
    written = OURS.decode().replace(old, new)
    with pytest.raises(house_file.HouseFileError) as caught:
        house_file.read(written.encode(), "mine.toml", GAME.with_house_rules)
    line = 1 + written.splitlines().index(line_with)
    assert caught.value.line == line
    message = text(caught.value.message, (), "en")
    assert message.startswith(f"mine.toml, line {line}: ")
    assert says in message
