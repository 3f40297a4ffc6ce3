"""The command arena: levels of bots against each other."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable_gui import games
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
