"""Every request of the protocol, and every way in which one can be invalid."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable_gui import __version__, games
from cardtable_gui.bots.levels import LEVELS
from cardtable_gui.core.strict_json import Json
from cardtable_gui.engine import EngineSession

JAPANESE = re.compile("[\u3040-\u30ff\u3400-\u9fff]")
DECK = [str(number) for number in range(1, 16)]


class Talk:
    """A conversation with an engine, in Python values."""

    def __init__(self) -> None:
        self.engine = EngineSession(Random(1))

    def __call__(self, op: str, **fields: object) -> dict[str, Any]:
        return json_round_trip(self.engine.answer(json.dumps({"op": op, **fields})))

    def line(self, line: str | bytes) -> dict[str, Any]:
        return json_round_trip(self.engine.answer(line))

    def start(self, game: str = "kobayakawa", players: int = 3, **fields: object) -> dict[str, Any]:
        answer = self("new", game=game, players=players, **fields)
        assert answer["ok"]
        state: dict[str, Any] = answer["state"]
        return state

    def play(self, *actions: str) -> None:
        for action in actions:
            assert self("act", action=action)["ok"], action


def json_round_trip(answer: dict[str, Json]) -> dict[str, Any]:
    value: dict[str, Any] = json.loads(json.dumps(answer, allow_nan=False))
    return value


@pytest.fixture
def talk() -> Talk:
    return Talk()


def test_hello_tells_all_games_options_and_levels(talk: Talk) -> None:
    answer = talk("hello")
    assert answer["ok"]
    assert answer["protocol"] == 1
    assert answer["version"] == __version__
    assert answer["levels"] == list(LEVELS)
    assert [game["id"] for game in answer["games"]] == [package.game.id for package in games.packages()]
    kobayakawa = next(game for game in answer["games"] if game["id"] == "kobayakawa")
    assert kobayakawa == {
        "id": "kobayakawa",
        "players": [3, 6],
        "options": [
            {"id": "nobody_fights", "type": "choice", "choices": ["box", "replay"], "default": "box"},
            {"id": "head_start", "type": "seats", "min": 0, "max": 4, "default": []},
        ],
        "levels": list(LEVELS),
    }
    merchant = next(game for game in answer["games"] if game["id"] == "merchant")
    assert {"id": "turn_limit", "type": "int", "min": 10, "max": 2000, "default": 300} in merchant["options"]
    assert {"id": "series", "type": "choice", "choices": [1, 3], "default": 1} in merchant["options"]


def test_new_starts_the_numbered_match(talk: Talk) -> None:
    state = talk.start(seed=1)
    assert state == {"to_move": 1, "over": False, "deal": 1, "scores": [4, 4, 4], "ranks": None, "phase": "draw"}
    assert talk("state")["state"] == state
    deck = talk("record")["record"]["deals"][0]["deck"]
    game = games.game("kobayakawa")
    assert tuple(deck) == game.card_texts(game.numbered_dealer(3, {"nobody_fights": "box"}, 1)(0).deck)


def test_new_takes_deals_in_place_of_or_beside_the_seed(talk: Talk) -> None:
    deals = [{"deck": DECK, "start": 2}]
    assert talk.start(deals=deals)["to_move"] == 2
    assert talk("view", seat=0)["view"]["hand"] == ["1"]
    drawn = talk("record")["record"]
    assert drawn["deals"] == deals
    assert isinstance(drawn["seed"], int)
    talk.start(deals=deals, seed=5, options={"nobody_fights": "replay"})
    assert talk("record")["record"]["seed"] == 5
    talk.play("flip", "flip", "flip", "fold", "fold", "fold")
    listed = talk("record")["record"]["deals"]
    game = games.game("kobayakawa")
    assert listed[0] == deals[0]
    assert tuple(listed[1]["deck"]) == game.card_texts(game.numbered_dealer(3, {}, 5)(1).deck)


def test_new_without_a_seed_draws_one(talk: Talk) -> None:
    seeds = set()
    for _ in range(5):
        talk.start()
        seeds.add(talk("record")["record"]["seed"])
    assert len(seeds) == 5


def test_fields_that_are_null_count_as_missing(talk: Talk) -> None:
    assert talk("new", game="kobayakawa", players=3, seed=None, deals=None, options=None)["ok"]


def test_hello_lists_the_house_rules_that_matches_can_be_played_by(talk: Talk) -> None:
    listed = {game["id"]: game.get("houses") for game in talk("hello")["games"]}
    houses = listed.pop("godan")
    assert set(listed.values()) <= {None}
    assert [house["name"] for house in houses] == ["house-1", "house-2"]
    for house, faces in zip(houses, ("5 10 15 20 25", "5 10 15 20 25 30"), strict=True):
        talk.start("godan", house=house, seed=3)
        record = talk("record")["record"]
        assert {*record["deals"][0]["deck"]} == {*faces.split(), *"SRVC"}
        assert record.get("house") == (None if house["name"] == "house-1" else house)


def test_a_match_without_house_rules_is_played_by_the_first(talk: Talk) -> None:
    talk.start("godan", seed=3)
    record = talk("record")["record"]
    assert "house" not in record
    assert "30" not in record["deals"][0]["deck"]


def test_a_house_is_kept_in_the_record(talk: Talk) -> None:
    talk.start(house={"id": "mine"})
    assert talk("record")["record"]["house"] == {"id": "mine"}


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({}, "bad_request"),
        ({"game": "kobayakawa"}, "bad_request"),
        ({"players": 3}, "bad_request"),
        ({"game": "bridge", "players": 4}, "unknown_game"),
        ({"game": 5, "players": 4}, "unknown_game"),
        ({"game": "kobayakawa", "players": 2}, "bad_players"),
        ({"game": "kobayakawa", "players": 7}, "bad_players"),
        ({"game": "kobayakawa", "players": "3"}, "bad_players"),
        ({"game": "kobayakawa", "players": True}, "bad_players"),
        ({"game": "kobayakawa", "players": 3, "options": {"x": 1}}, "bad_options"),
        ({"game": "kobayakawa", "players": 3, "options": []}, "bad_options"),
        ({"game": "merchant", "players": 2, "options": {"series": 2}}, "bad_options"),
        ({"game": "merchant", "players": 2, "options": {"turn_limit": 9}}, "bad_options"),
        ({"game": "kobayakawa", "players": 3, "seed": "1"}, "bad_seed"),
        ({"game": "kobayakawa", "players": 3, "seed": 1.5}, "bad_seed"),
        ({"game": "kobayakawa", "players": 3, "seats": ["a"]}, "bad_seats"),
        ({"game": "kobayakawa", "players": 3, "deals": {}}, "bad_deals"),
        ({"game": "kobayakawa", "players": 3, "deals": [{"deck": DECK, "start": 3}]}, "bad_deals"),
        ({"game": "kobayakawa", "players": 3, "deals": [{"deck": DECK[1:], "start": 0}]}, "bad_deals"),
        ({"game": "kobayakawa", "players": 3, "deals": [{"deck": ["1"] * 15, "start": 0}]}, "bad_deals"),
    ],
)
def test_what_new_cannot_start_is_refused_and_the_match_stays(talk: Talk, fields: dict[str, Any], code: str) -> None:
    state = talk.start(seed=1)
    for lang in ("en", "ja"):
        answer = talk("new", **fields, lang=lang)
        assert (answer["ok"], answer["code"]) == (False, code)
        assert answer["place"]
        assert bool(JAPANESE.search(answer["message"])) == (lang == "ja")
    assert talk("state")["state"] == state


@pytest.mark.parametrize("op", ["state", "view", "legal", "act", "undo", "bot", "record"])
def test_before_new_every_other_request_has_no_match(talk: Talk, op: str) -> None:
    answer = talk(op, id=op)
    assert (answer["ok"], answer["code"], answer["id"]) == (False, "no_match", op)
    assert talk(op, lang="ja")["message"] != answer["message"]


def test_legal_lists_canonical_texts_sorted(talk: Talk) -> None:
    talk.start("merchant", 2, seed=3)
    answer = talk("legal")
    assert answer["seat"] == talk("state")["state"]["to_move"]
    assert answer["actions"] == sorted(answer["actions"])
    game = games.game("merchant")
    assert [game.notation(game.parse(text)) for text in answer["actions"]] == answer["actions"]


def test_act_tells_what_the_acting_seat_saw(talk: Talk) -> None:
    talk.start(deals=[{"deck": DECK, "start": 0}])
    answer = talk("act", action="  draw ")
    assert answer["ok"]
    assert answer["state"]["phase"] == "discard"
    moved = {
        "type": "moved",
        "cards": ["5"],
        "from": {"zone": "deck", "seat": None},
        "to": {"zone": "hand", "seat": 0},
    }
    assert answer["events"][0] == moved
    assert answer["events"][1] == {"type": "told", "seat": 0, "text": "Player 1 draws a 5."}
    talk.play("discard 5")
    assert talk("view", seat=1)["view"]["history"][-2:] == [
        {**moved, "cards": [None]},
        {"seat": 0, "action": "discard 5"},
    ]


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(talk: Talk) -> None:
    state = talk.start(seed=1)
    for action, rule in (("fight", "KB3"), ("discard 3", "KB3")):
        answer = talk("act", action=action)
        assert (answer["ok"], answer["code"], answer["rule"]) == (False, "illegal", rule)
        assert answer["message"]
        assert not JAPANESE.search(answer["message"])
        assert JAPANESE.search(talk("act", action=action, lang="ja")["message"])
    assert talk("state")["state"] == state
    assert talk("undo")["code"] == "nothing_to_undo"


@pytest.mark.parametrize("action", ["", "jump", "play 3", "discard", "discard 16", "discard 札", "x" * 3000, "\u0000"])
def test_an_unreadable_action_is_refused_in_the_right_script(talk: Talk, action: str) -> None:
    talk.start(seed=1)
    answer = talk("act", action=action)
    assert (answer["ok"], answer["code"]) == (False, "notation")
    assert not JAPANESE.search(answer["message"])
    assert JAPANESE.search(talk("act", action=action, lang="ja")["message"])


def finish(talk: Talk, seed: int = 1) -> int:
    rng = Random(seed)
    done = 0
    while actions := talk("legal")["actions"]:
        talk.play(rng.choice(actions))
        done += 1
    return done


def test_after_the_end_nothing_can_be_done_but_looked_at(talk: Talk) -> None:
    talk.start(seed=4)
    finish(talk)
    state = talk("state")["state"]
    assert (state["to_move"], state["over"], state["phase"]) == (None, True, "over")
    assert min(state["ranks"]) == 1
    legal = talk("legal")
    assert (legal["seat"], legal["actions"]) == (None, [])
    for action in ("draw", "fold", "nonsense"):
        assert talk("act", action=action)["code"] == "over"
    assert talk("bot", level="easy")["code"] == "over"
    assert talk("view", seat=0)["view"]["history"][-1] == {"type": "match_ended", "ranks": state["ranks"]}


def test_everything_can_be_undone_back_over_deals_and_the_end(talk: Talk) -> None:
    talk.start(seed=4)
    states = [talk("state")["state"]]
    views = [talk("view", seat=2)["view"]]
    rng = Random(1)
    while actions := talk("legal")["actions"]:
        talk.play(rng.choice(actions))
        states.append(talk("state")["state"])
        views.append(talk("view", seat=2)["view"])
    assert states[-1]["deal"] > 1
    for state, view in zip(reversed(states[:-1]), reversed(views[:-1]), strict=True):
        assert talk("undo")["state"] == state
        assert talk("view", seat=2)["view"] == view
    answer = talk("undo")
    assert (answer["ok"], answer["code"]) == (False, "nothing_to_undo")
    assert talk("record")["record"]["actions"] == []


def test_another_way_after_undo_forgets_the_first(talk: Talk) -> None:
    talk.start(seed=1)
    talk.play("draw")
    talk("view", seat=0)
    talk("undo")
    talk.play("flip")
    history = talk("view", seat=0)["view"]["history"]
    assert [item["action"] for item in history if "action" in item] == ["flip"]
    assert talk("record")["record"]["actions"] == ["flip"]


def test_a_record_loads_and_its_actions_can_be_undone(talk: Talk) -> None:
    talk.start(seed=4, seats=["Aki", "bot:normal", "bot:unheard"])
    done = finish(talk)
    record = talk("record")["record"]
    assert len(record["actions"]) == done
    assert record["seats"] == ["Aki", "bot:normal", "bot:unheard"]
    other = Talk()
    assert other("load", record=record)["state"] == talk("state")["state"]
    assert other("record")["record"] == record
    assert other("view", seat=1)["view"] == talk("view", seat=1)["view"]
    for _ in range(done):
        assert other("undo")["ok"]
    assert other("undo")["code"] == "nothing_to_undo"


def test_a_bad_record_is_refused_by_its_place_and_the_match_stays(talk: Talk) -> None:
    state = talk.start(seed=4)
    talk.play("flip")
    record = talk("record")["record"]
    for changed, place in (
        ({**record, "version": 2}, "version"),
        ({**record, "game": "猫"}, "game"),
        ({**record, "actions": ["flip", "fight"]}, "actions[1]"),
        ({**record, "deals": [{"deck": [*DECK[:-1], "猫"], "start": 0}]}, "deals[0].deck[14]"),
    ):
        for lang in ("en", "ja"):
            answer = talk("load", record=changed, lang=lang)
            assert (answer["ok"], answer["code"], answer["place"]) == (False, "bad_record", place)
            assert bool(JAPANESE.search(answer["message"])) == (lang == "ja")
    assert talk("load", record=[1])["code"] == "bad_request"
    assert talk("load")["code"] == "bad_request"
    talk("undo")
    assert talk("state")["state"] == state


@pytest.mark.parametrize("level", LEVELS)
def test_a_seeded_bot_answers_the_same_legal_action(talk: Talk, level: str) -> None:
    for game, players in (("kobayakawa", 4), ("merchant", 3)):
        talk.start(game, players, seed=2)
        answers = {talk("bot", level=level, ms=5, seed=9)["action"] for _ in range(3)}
        assert len(answers) == 1
        assert answers <= set(talk("legal")["actions"])
        assert talk("bot", level=level)["action"] in talk("legal")["actions"]
        assert talk("record")["record"]["actions"] == []


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({}, "bad_request"),
        ({"level": 3}, "bad_request"),
        ({"level": "grandmaster"}, "unknown_level"),
        ({"level": "easy", "ms": -1}, "bad_request"),
        ({"level": "easy", "ms": "5"}, "bad_request"),
        ({"level": "easy", "ms": True}, "bad_request"),
        ({"level": "easy", "ms": 1e9}, "bad_request"),
        ({"level": "easy", "seed": "x"}, "bad_request"),
        ({"level": "easy", "seed": 2.5}, "bad_request"),
    ],
)
def test_a_bot_asked_wrongly_is_refused(talk: Talk, fields: dict[str, Any], code: str) -> None:
    talk.start(seed=1)
    assert talk("bot", **fields)["code"] == code


@pytest.mark.parametrize(
    ("seat", "code"), [(3, "bad_seat"), (-1, "bad_seat"), ("0", "bad_request"), (True, "bad_request")]
)
def test_a_view_of_no_seat_is_refused(talk: Talk, seat: object, code: str) -> None:
    talk.start(seed=1)
    assert talk("view", seat=seat)["code"] == code
    assert talk("view")["code"] == "bad_request"


def test_a_view_shows_zones_counts_and_what_is_known(talk: Talk) -> None:
    talk.start(deals=[{"deck": DECK, "start": 0}])
    talk.play("flip")
    view = talk("view", seat=1)["view"]
    assert view["hand"] == ["2"]
    assert view["known"] == [[], ["2"], []]
    assert view["counts"] == {"hand": [1, 1, 1], "k": 1, "old_ks": 1, "deck": 10, "discard": [0, 0, 0]}
    assert {"zone": "k", "seat": None, "cards": ["5"], "count": 1} in view["zones"]
    assert {"zone": "hand", "seat": 0, "cards": [None], "count": 1} in view["zones"]
    assert {"zone": "kamons", "seat": 2, "amount": 4} in view["tokens"]
    assert "history" not in talk("view", seat=1, history=False)["view"]
    refused = talk("view", seat=1, history=0)
    assert (refused["code"], refused["message"]) == ("bad_request", "history: Expected true or false.")
    spectator = talk("view", seat=None)["view"]
    assert (spectator["seat"], spectator["hand"]) == (None, [])


def test_histories_tell_only_what_the_seat_saw(talk: Talk) -> None:
    """The whole answer is the same if cards that the seat never saw are elsewhere."""
    views = []
    for deck in (DECK, ["1", "6", "8", "4", "5", "2", "9", "7", "3", *DECK[9:]]):
        talk.start(deals=[{"deck": deck, "start": 0}])
        talk.play("flip", "draw", "discard 2", "draw", "discard " + deck[2])
        talk("undo")
        views.append(talk("view", seat=0)["view"])
    assert views[0] == views[1]


@pytest.mark.parametrize("ident", [0, "x", None, True, [1, {"a": "猫"}], {"k": [1.5]}, 10**20, ""])
def test_answers_echo_the_id(talk: Talk, ident: object) -> None:
    for answer in (talk("hello", id=ident), talk("state", id=ident), talk("nonsense", id=ident)):
        assert answer["id"] == ident
    assert "id" not in talk("hello")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "bad_request"),
        ("\n", "bad_request"),
        ("not json", "bad_request"),
        ("[]", "bad_request"),
        ('"hello"', "bad_request"),
        ("{}", "bad_request"),
        ('{"op": 5}', "bad_request"),
        ('{"op": "hello", "op": "hello"}', "bad_request"),
        ('{"op": "hello", "x": NaN}', "bad_request"),
        ('{"op": "hello", "x": 1e999}', "bad_request"),
        ('{"op": "hello", "id": "\\ud800"}', "bad_request"),
        ('{"op": "hello", "lang": "fr"}', "bad_request"),
        ('{"op": "hello", "lang": 1}', "bad_request"),
        ('{"op": "dance"}', "unknown_op"),
        ('{"op": "__init__"}', "unknown_op"),
        ('{"op": ""}', "unknown_op"),
        (b"\xff\xfe", "bad_request"),
        ('{"op": "hello", "x": ' + "[" * 100 + "]" * 100 + "}", "bad_request"),
        ("[" * 200_000, "bad_request"),
        ('{"op": "act", "action": ["flip"]}', "no_match"),
    ],
)
def test_a_bad_line_gets_an_answer_and_the_engine_lives(talk: Talk, line: str | bytes, code: str) -> None:
    answer = talk.line(line)
    assert (answer["ok"], answer["code"]) == (False, code)
    assert answer["message"]
    assert talk("hello")["ok"]


def test_a_byte_order_mark_and_spaces_are_no_fault(talk: Talk) -> None:
    assert talk.line(b'\xef\xbb\xbf {"op": "hello"} \r\n')["ok"]


def test_english_messages_quote_japanese_by_number(talk: Talk) -> None:
    message = talk("踊る")["message"]
    assert "\\u8e0a\\u308b" in message
    assert "踊る" in talk("踊る", lang="ja")["message"]


def test_players_with_japanese_names_go_by_their_number_in_english(talk: Talk) -> None:
    talk.start(seats=["亜紀", "Ben", "bot:easy"], deals=[{"deck": DECK, "start": 0}])
    assert talk("act", action="flip")["events"][-1]["text"].startswith("Player 1 ")
    assert talk("act", action="flip")["events"][-1]["text"].startswith("Ben ")
    assert talk("act", action="flip", lang="ja")["events"][-1]["text"].startswith("「プレイヤー3」")
    talk("undo")
    assert "ボット" not in talk("act", action="flip", lang="ja")["events"][-1]["text"]


def test_options_of_the_seat_to_move_are_evaluated_alike_with_the_same_seed(talk: Talk) -> None:
    talk.start(deals=[{"deck": DECK, "start": 0}])
    answers = [talk("evaluate", seat=0, ms=20, seed=3)["options"] for _ in range(2)]
    assert answers[0] == answers[1]
    assert {option["action"] for option in answers[0]} == {"draw", "flip"}
    chances = [option["chance"] for option in answers[0]]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= option["chance"] <= 1 and 0 <= option["error"] <= 0.5 for option in answers[0])
    assert talk("evaluate", seat=0, ms=5)["ok"]


def test_only_the_seat_to_move_is_evaluated(talk: Talk) -> None:
    talk.start(seed=1)
    mover = talk("state")["state"]["to_move"]
    other = talk("evaluate", seat=(mover + 1) % 3, ms=1)
    assert (other["ok"], other["code"]) == (False, "illegal")
    assert talk("evaluate", ms=1)["code"] == "bad_request"


def test_a_fault_inside_costs_one_answer(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("何か")

    state = talk.start(seed=1)
    monkeypatch.setattr(type(games.game("kobayakawa")), "parse", broken)
    answer = talk("act", action="flip", id=7)
    assert (answer["ok"], answer["code"], answer["id"]) == (False, "internal", 7)
    assert not JAPANESE.search(answer["message"])
    monkeypatch.undo()
    assert talk("state")["state"] == state
    assert talk("act", action="flip")["ok"]


ops = st.sampled_from(["hello", "new", "state", "view", "legal", "act", "undo", "bot", "evaluate", "record", "load"])
junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=6)
    | st.sampled_from(["kobayakawa", "flip"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
keys = [
    "game",
    "players",
    "options",
    "seed",
    "deals",
    "seat",
    "action",
    "level",
    "ms",
    "record",
    "lang",
    "id",
    "history",
]


@given(st.lists(st.tuples(ops, st.dictionaries(st.sampled_from(keys), junk, max_size=4)), max_size=6), st.booleans())
def test_whatever_is_asked_the_engine_answers(requests: list[tuple[str, dict[str, object]]], started: bool) -> None:
    talk = Talk()
    if started:
        talk.start(seed=1)
    for op, fields in requests:
        answer = talk(op, **fields)
        assert answer["ok"] or (answer["code"] and answer["message"] and answer["code"] != "internal")
