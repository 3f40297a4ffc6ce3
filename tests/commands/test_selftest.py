"""The command selftest: whether the program is complete."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardtable_gui import __version__, games
from cardtable_gui.sound import SOUNDS
from tests.support.command_line import Run
from tests.support.tiers import Tier, having


# One process holds one application, and the widgets' tests need theirs.
@pytest.mark.usefixtures("qapp")
def test_selftest_finds_the_program_complete(run: Run) -> None:
    answer = run("selftest", "--json").answer
    assert answer["problems"] == []
    assert answer["ok"] is True
    assert answer["version"] == __version__
    assert answer["qt"]
    assert [game["id"] for game in answer["games"]] == [package.game.id for package in games.packages()]
    assert all(game["ok"] and game["actions"] > 0 for game in answer["games"])
    assert {font["family"] for font in answer["fonts"]} == {"Card Table Rounded"}
    assert [entry["language"] for entry in answer["translations"] if entry["ok"]] == ["en", "ja"]
    assert [entry["game"] for entry in answer["assets"] if entry["ok"]] == having(Tier.CARDS)
    assert {entry["sound"] for entry in answer["sounds"] if entry["ok"]} >= set(SOUNDS)
    assert all(entry["ok"] for entry in answer["sounds"])


@pytest.mark.usefixtures("qapp")
def test_selftest_fails_when_something_is_missing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from cardtable_gui.commands import selftest

    def nothing(relative: str) -> Path:
        raise FileNotFoundError(relative)

    monkeypatch.setattr(selftest, "resource", nothing)
    ran = run("selftest", "--json")
    assert ran.code == 1
    assert json.loads(ran.out)["ok"] is False
    assert len(json.loads(ran.out)["problems"]) > 3
    assert run("selftest").err.count("\n") > 3


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("missing", ["assets/cards/godan/30.svg", "assets/cards/godan/back.svg"])
def test_selftest_misses_a_card_of_any_house_rules(run: Run, monkeypatch: pytest.MonkeyPatch, missing: str) -> None:
    from cardtable_gui.commands import selftest
    from cardtable_gui.resources import resource

    def found(relative: str) -> Path:
        if relative == missing:
            raise FileNotFoundError(relative)
        return resource(relative)

    monkeypatch.setattr(selftest, "resource", found)
    ran = run("selftest", "--json")
    assert ran.code == 1
    answer = json.loads(ran.out)
    assert [entry["game"] for entry in answer["assets"] if not entry["ok"]] == ["godan"]
    assert missing in answer["problems"][0]
