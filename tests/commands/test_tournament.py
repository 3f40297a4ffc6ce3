"""The commands simulate and arena: bots against each other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cardtable_gui import games
from cardtable_gui.controller.saves import record_file
from cardtable_gui.games import own_houses
from cardtable_gui.resources import resource
from tests.support.command_line import SIMULATE, Run


def test_simulate_tells_what_each_seat_reached(run: Run) -> None:
    answer = run("simulate", "kobayakawa", "--seats", "easy,random,random,easy", "--matches", 6, "--json").answer
    assert set(answer) == {"game", "matches", "seats", "unfinished"}
    assert (answer["game"], answer["matches"], answer["unfinished"]) == ("kobayakawa", 6, 0)
    assert [seat["level"] for seat in answer["seats"]] == ["easy", "random", "random", "easy"]
    for seat in answer["seats"]:
        assert set(seat) == {"level", "wins", "share", "mean_rank", "ms_mean"}
        assert seat["share"] == pytest.approx(seat["wins"] / 6, abs=1e-3)
        assert 1 <= seat["mean_rank"] <= 4
        assert seat["ms_mean"] > 0
    assert sum(seat["wins"] for seat in answer["seats"]) == pytest.approx(6, abs=1e-2)


def results(answer: Any) -> Any:
    """An answer without its times."""
    seats = [
        {key: value for key, value in seat.items() if not key.startswith(("ms", "cpu"))} for seat in answer["seats"]
    ]
    return {**answer, "seats": seats}


def test_the_same_seed_gives_the_same_results_in_any_number_of_processes(run: Run) -> None:
    one = run(*SIMULATE, "--matches", 9, "--json").answer
    assert results(run(*SIMULATE, "--matches", 9, "--seed", 1, "--json", "--jobs", 2).answer) == results(one)
    assert results(run(*SIMULATE, "--matches", 9, "--seed", 2, "--json").answer) != results(one)


def test_options_reach_the_matches(run: Run) -> None:
    command = ("simulate", "merchant", "--seats", "random,random", "--matches", 1, "--json", "--options")
    short = run(*command, "turn_limit=10").answer
    assert short["unfinished"] == 0
    assert run(*command, "series=3,turn_limit=20").answer["matches"] == 1
    bold = ("simulate", "kobayakawa", "--seats", "random,random,random", "--matches", 20, "--json")
    assert results(run(*bold, "--options", "nobody_fights=replay").answer) != results(run(*bold).answer)


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
    assert results(run(*command, "--jobs", 2).answer) == results(answer)


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
    assert (results(run(*command, "--house", house).answer) == results(run(*command).answer)) == (house == "house-1")


@pytest.mark.parametrize(
    ("game", "house", "says"),
    [
        ("godan", "house-3", "Unknown house rules “house-3”"),
        ("godan", "nowhere.toml", "Can’t read the file “nowhere.toml”"),
        ("merchant", "house-2", "has no house rules"),
    ],
)
def test_house_rules_that_are_not_there_are_told_in_a_line(run: Run, game: str, house: str, says: str) -> None:
    asked = ("--seats", "easy,easy,easy", "--matches", "1", "--lang", "en", "--house", house)
    assert says in run("simulate", game, *asked).complaint


def test_a_folder_for_records_that_cannot_be_made_is_told_in_a_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    ran = run("arena", "kobayakawa", "--seats", "easy,random,random", "--deals", 1, "--record", file / "folder")
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 1


def test_tables_for_people_are_in_their_language(run: Run) -> None:
    for lang, word in (("en", "Level"), ("ja", "強さ")):
        for arguments in ((*SIMULATE, "--matches", "2"), ("arena", *SIMULATE[1:], "--deals", "1")):
            ran = run(*arguments, "--lang", lang)
            assert ran.code == 0
            assert word in ran.out
            assert "easy" in ran.out
            assert ran.err == ""
