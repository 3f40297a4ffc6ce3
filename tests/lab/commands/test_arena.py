"""The command arena: levels of bots against each other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardtable_gui import games, i18n
from cardtable_gui.bots.cast import CAST
from cardtable_gui.controller.saves import record_file
from cardtable_gui.games import own_houses
from cardtable_gui.resources import resource
from tests.support.command_line import Run, without_times


def test_arena_tells_how_strong_each_level_is(run: Run) -> None:
    command = ("arena", "kobayakawa", "--seats", "easy,random,random", "--deals", 4, "--json")
    answer = run(*command).answer
    assert set(answer) == {"game", "deals", "matches", "even", "seats", "unfinished"}
    assert (answer["deals"], answer["matches"], answer["unfinished"]) == (4, 12, 0)
    assert answer["even"] == pytest.approx(1 / 3)
    easy, random = answer["seats"]
    assert (easy["level"], random["level"]) == ("easy", "random")
    assert easy["share"] + 2 * random["share"] == pytest.approx(1, abs=1e-3)
    for entry in answer["seats"]:
        times = {"ms_p50", "ms_p95", "ms_p99", "ms_max", "cpu_p50", "cpu_p99", "cpu_max"}
        assert set(entry) == {"level", "share", "ci95", *times}
        assert entry["ci95"][0] <= entry["share"] <= entry["ci95"][1]
        assert 0 < entry["ms_p50"] <= entry["ms_p95"] <= entry["ms_p99"] <= entry["ms_max"]
        assert 0 < entry["cpu_p50"] <= entry["cpu_p99"] <= entry["cpu_max"]
    assert without_times(run(*command, "--jobs", 2).answer) == without_times(answer)


def test_arena_saves_its_matches_as_records(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "matches" / "here"
    assert run("arena", "kobayakawa", "--seats", "easy,random,random", "--deals", 2, "--record", folder).code == 0
    records = sorted(folder.iterdir())
    assert [record.name for record in records] == [
        f"kobayakawa-{deal}-{rotation}.cardtable" for deal in ("0001", "0002") for rotation in (1, 2, 3)
    ]
    answer = run("replay", records[1], "--json").answer
    assert answer["state"]["over"]
    assert '"bot:random", "bot:random", "bot:easy"' in records[1].read_text(encoding="utf-8")


@pytest.mark.parametrize("house", ["house-1", "house-2"])
def test_house_rules_are_chosen_by_name_or_file(run: Run, tmp_path: Path, house: str) -> None:
    content = own_houses.content("godan", house)
    file = resource(f"assets/houses/godan/{house}.toml")
    arguments = ("godan", "--seats", "easy,easy,easy", "--deals", "1", "--record")
    for folder, value in (("name", house), ("file", str(file))):
        run("arena", *arguments, str(tmp_path / folder), "--house", value)
        match = record_file.read(tmp_path / folder / "godan-0001-1.cardtable")
        assert match.state.game is games.game("godan").with_house_rules(content)
        assert (match.record.house is None) == (house == "house-1")
    command = ("simulate", "godan", "--seats", "easy,easy,easy", "--matches", 3, "--json")
    assert (without_times(run(*command, "--house", house).answer) == without_times(run(*command).answer)) == (
        house == "house-1"
    )


def test_a_folder_for_records_that_cannot_be_made_is_told_in_a_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    ran = run("arena", "kobayakawa", "--seats", "easy,random,random", "--deals", 1, "--record", file / "folder")
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 1


def test_a_seat_may_carry_a_character_and_its_matches_say_so(run: Run, tmp_path: Path) -> None:
    command = ("arena", "kobayakawa", "--seats", "normal:hana,normal,easy", "--deals", 2, "--json")
    answer = run(*command, "--record", tmp_path).answer
    assert [entry["level"] for entry in answer["seats"]] == ["normal:hana", "normal", "easy"]
    assert sum(entry["share"] for entry in answer["seats"]) == pytest.approx(1, abs=1e-3)
    match = record_file.read(tmp_path / "kobayakawa-0001-2.cardtable")
    assert [(seat.level, seat.character) for seat in match.seats] == [("normal", ""), ("easy", ""), ("normal", "hana")]
    run("arena", "kobayakawa", "--seats", "normal,normal,easy", "--deals", 1, "--record", tmp_path / "plain")
    assert "characters" not in (tmp_path / "plain" / "kobayakawa-0001-1.cardtable").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("seat", "named"),
    [("normal:hanna", "hana"), ("normal:", "hana"), ("normall:hana", "normal"), ("normal:x:y", "hana")],
)
def test_an_unknown_character_or_level_is_told_with_those_that_there_are(run: Run, seat: str, named: str) -> None:
    complaint = run("arena", "kobayakawa", "--seats", f"{seat},easy,easy", "--deals", 1, "--lang", "en").complaint
    assert "Unknown" in complaint
    assert named in complaint


def test_the_cast_is_listed_one_character_a_line(run: Run) -> None:
    lines = run("arena", "--cast", "--lang", "en").out.splitlines()
    assert len(lines) == len(CAST) == 6
    for line, character in zip(lines, CAST, strict=True):
        assert line.split() == [
            character.id, i18n.text(character.name, (), "en"), i18n.text(character.name, (), "ja"), character.style,
        ]  # fmt: skip
    answer = run("arena", "--cast", "--json").answer
    assert [(each["id"], each["style"]) for each in answer["cast"]] == [(each.id, each.style) for each in CAST]
    assert answer["cast"][0]["names"] == {"en": "Hana", "ja": "ハナ"}
    assert all(len(each["games"]) >= 2 for each in answer["cast"])


def test_the_cast_is_measured_against_plain_play(run: Run) -> None:
    command = ("arena", "--cast", "--measure", "--games", "kobayakawa", "--deals", 6)
    ran = run(*command, "--lang", "en")
    rows = ran.out.splitlines()
    styles = games.package("kobayakawa").policy.styles
    assert len(rows) == 1 + len(styles)
    told = json.loads(run(*command, "--json", "--jobs", 2).out)
    assert [each["character"] for each in told["measures"]] == [each.id for each in CAST if each.style in styles]
    trader = told["measures"][0]
    assert trader["true"]
    assert trader["gap"] == pytest.approx(trader["value"] - trader["plain"], abs=1e-3)
    assert trader["gap"] > trader["gap_error"] > 0
    assert trader["share_ci95"][0] <= trader["share"] <= trader["share_ci95"][1]
    assert "hana" in rows[1]
    assert ran.code == any(each["share"] < 0.85 for each in told["measures"])
