"""The command review: what each decision of a record was worth."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardtable_gui.controller.review.review import decisions_of
from cardtable_gui.controller.saves.record_file import read
from tests.support.command_line import KANA, Run

MS = ("--ms", 1)


def test_every_decision_is_judged_and_luck_explains_the_rest(run: Run, record: Path) -> None:
    answer = run("review", record, *MS, "--json").answer
    assert list(answer) == ["game", "decisions", "seats"]
    assert answer["game"] == "kobayakawa"
    match = read(record)
    assert [each["index"] for each in answer["decisions"]] == [index for index, _ in decisions_of(match)]
    for each in answer["decisions"]:
        assert list(each) == ["index", "seat", "action", "best", "chance", "best_chance", "error", "luck"]
        assert each["action"] == match.steps[each["index"]].text
        assert 0 <= each["chance"] <= each["best_chance"] <= 1
        assert (each["best"] == each["action"]) == (each["chance"] == each["best_chance"])
    ranks = match.state.ranks
    assert ranks is not None
    for seat in answer["seats"]:
        assert list(seat) == ["seat", "loss", "luck"]
        result = (ranks[seat["seat"]] == 1) / ranks.count(1)
        assert result - 1 / 3 == pytest.approx(seat["luck"] - seat["loss"], abs=1e-5)


def test_the_same_record_gets_the_same_figures(run: Run, record: Path) -> None:
    first = run("review", record, *MS, "--json").out
    assert run("review", record, *MS, "--json").out == first


def test_one_seat_gets_the_figures_that_it_has_among_all(run: Run, record: Path) -> None:
    everyone = run("review", record, *MS, "--json").answer
    one = run("review", record, *MS, "--seat", 1, "--json").answer
    assert one["decisions"] == [each for each in everyone["decisions"] if each["seat"] == 1]
    assert one["seats"] == [everyone["seats"][1]]


def test_the_table_is_in_the_players_words(run: Run, record: Path) -> None:
    english = run("review", record, *MS, "--lang", "en").out
    assert "Aki" in english
    assert "Draw a card" in english
    assert not KANA.search(english)
    assert "失った分" in run("review", record, *MS, "--lang", "ja").out


def test_a_match_that_goes_on_can_be_reviewed(run: Run, record: Path) -> None:
    value = json.loads(record.read_text(encoding="utf-8"))
    value["actions"] = value["actions"][:9]
    record.write_text(json.dumps(value), encoding="utf-8")
    answer = run("review", record, *MS, "--json").answer
    last = {each["seat"]: each["chance"] for each in answer["decisions"]}
    for seat in answer["seats"]:
        assert last[seat["seat"]] - 1 / 3 == pytest.approx(seat["luck"] - seat["loss"], abs=1e-5)


def test_a_seat_that_is_not_there_is_refused(run: Run, record: Path) -> None:
    assert "count from 0" in run("review", record, "--seat", 3, "--lang", "en").complaint
    assert run("review", record, "--seat", "Aki", "--lang", "en").complaint
    assert run("review", record, "--ms", 0, "--lang", "en").complaint
    assert "nowhere" in run("review", record.with_name("nowhere"), "--lang", "en").complaint
