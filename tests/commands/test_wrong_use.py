"""Wrong use of the command line: one line for every mistake, in the language asked for."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from cardtable_gui.commands import parser, window
from tests.support.command_line import KANA, SIMULATE, Run


@pytest.mark.parametrize(
    "arguments",
    [
        ("--nonsense",),
        ("--lang", "fr"),
        ("--lang",),
        ("one.cardtable", "two.cardtable"),
        ("engine", "extra"),
        ("simulate",),
        ("simulate", "bridge", "--seats", "easy,easy,easy", "--matches", "1"),
        ("simulate", "kobayakawa", "--matches", "1"),
        SIMULATE,
        (*SIMULATE, "--matches", "0"),
        (*SIMULATE, "--matches", "x"),
        (*SIMULATE, "--matches", "1e3"),
        (*SIMULATE, "--matches", "1", "--jobs", "0"),
        (*SIMULATE, "--matches", "1", "--seed", "x"),
        (*SIMULATE, "--matches", "1", "--options", "nobody_fights"),
        (*SIMULATE, "--matches", "1", "--options", "nobody_fights=never"),
        (*SIMULATE, "--matches", "1", "--options", "x=1"),
        (*SIMULATE, "--matches", "1", "--options", "nobody_fights=box,nobody_fights=box"),
        ("simulate", "kobayakawa", "--seats", "easy,easy", "--matches", "1"),
        ("simulate", "kobayakawa", "--seats", ",".join(["easy"] * 7), "--matches", "1"),
        ("simulate", "kobayakawa", "--seats", "easy,easy,grandmaster", "--matches", "1"),
        ("simulate", "merchant", "--seats", "easy,easy", "--matches", "1", "--options", "turn_limit=9"),
        ("simulate", "merchant", "--seats", "easy,easy", "--matches", "1", "--options", "turn_limit=many"),
        ("arena", "kobayakawa", "--seats", "easy,easy,easy"),
        ("arena", "kobayakawa", "--seats", "easy,easy,easy", "--deals", "-1"),
        ("arena", "kobayakawa", "--seats", "easy,easy,easy", "--deals", "1", "--ms", "0"),
        ("bench", "--games", "bridge"),
        ("bench", "--seconds", "nan"),
        ("bench", "--seconds", "-1"),
        ("replay",),
        ("replay", "no-such-file.cardtable"),
        ("replay", "."),
        ("no-such-file.cardtable",),
        ("--game", "bridge"),
        ("--game",),
        ("--game", "godan", "x.cardtable"),
        ("selftest", "extra"),
        ("gallery",),
        ("gallery", "here", "--size", "100x100"),
        ("gallery", "here", "--size", "1280x800@9"),
        ("gallery", "here", "--theme", "pink"),
        ("gallery", "here", "--lang", "fr"),
        ("gallery", "here", "--games", "bridge"),
    ],
)
def test_wrong_use_is_told_in_one_line(run: Run, arguments: tuple[str, ...]) -> None:
    assert len(run(*arguments).complaint) > 30


@pytest.mark.parametrize(
    "arguments",
    [
        ("{path}",),
        ("{path}.cardtable",),
        ("--data-dir", "{path}"),
        ("replay", "{path}"),
        ("review", "{path}"),
        ("gallery", "{path}"),
        ("arena", "kobayakawa", "--seats", "easy,easy,easy", "--deals", "1", "--record", "{path}"),
        ("train", "kobayakawa", "--out", "{path}"),
        ("puzzles", "kobayakawa", "--out", "{path}"),
        ("puzzles", "kobayakawa", "--check", "{path}"),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize(
    "path",
    ["a" * 256, "/".join(["folder"] * 800), "null\0", "half \ud800", "under/\udcff/" + "b" * 300, "{here}/circle"],
    ids=["a long name", "a long path", "a NUL", "half a character", "no text", "links in a circle"],
)
@pytest.mark.skipif(os.name == "nt", reason="links need a right there")
def test_a_path_that_no_file_can_have_is_told_in_one_line(
    run: Run, tmp_path: Path, arguments: tuple[str, ...], path: str
) -> None:
    (tmp_path / "circle").symlink_to(tmp_path / "circle")
    path = path.format(here=tmp_path)
    ran = run("--lang", "en", *(argument.replace("{path}", path) for argument in arguments))
    assert len(ran.complaint) < 400


def test_a_data_folder_whose_files_could_have_no_names_is_told_in_one_line(run: Run, tmp_path: Path) -> None:
    deep = "/".join(["d" * 100] * 40)[: 4000 - len(str(tmp_path))]
    assert "too long" in run("--lang", "en", "--data-dir", tmp_path / deep).complaint


@pytest.mark.parametrize("command", ["train", "puzzles"])
@pytest.mark.parametrize("out", ["", ".", "..", "{here}", os.devnull])
def test_a_result_is_not_written_over_what_is_no_file(run: Run, tmp_path: Path, command: str, out: str) -> None:
    assert run(command, "kobayakawa", "--out", out.format(here=tmp_path)).complaint
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        (("simulte", "kobayakawa", "--seats", "easy,easy,easy"), "simulate"),
        (("--data-dir", "data", "replya"), "replay"),
        (("simulate", "kobayakwa"), "kobayakawa"),
        (("simulate", "--matchs", "3", "kobayakawa"), "--matches"),
        ((*SIMULATE[:3], "easy,easy,randm"), "random"),
        ((*SIMULATE, "--matches", "1", "--options", "nobody_fight=box"), "nobody_fights"),
        ((*SIMULATE, "--matches", "1", "--options", "nobody_fights=boxx"), "box"),
        (("gallery", "here", "--theme", "lihgt"), "light"),
        (("--verson",), "--version"),
        (("--game", "kobayakwa"), "kobayakawa"),
    ],
)
def test_a_mistyped_word_gets_the_similar_one(run: Run, arguments: tuple[str, ...], meant: str) -> None:
    assert run("--lang", "en", *arguments).complaint.endswith(f"Did you mean “{meant}”?")


def test_a_word_like_no_other_gets_the_list(run: Run) -> None:
    assert run("--lang", "en", "simulate", "bridge").complaint.endswith(", ".join(parser.game_ids()) + ".")
    assert run("--lang", "en", "foo").complaint.endswith(", ".join(window.COMMANDS) + ".")


@pytest.mark.parametrize(
    "arguments", [("--lang", "ja", *SIMULATE), ("--lang=ja", *SIMULATE), (*SIMULATE, "--lang", "ja")]
)
def test_the_language_may_stand_before_or_after_the_command(run: Run, arguments: tuple[str, ...]) -> None:
    assert "--matches" in run(*arguments).complaint
    assert KANA.search(run(*arguments).complaint)
    assert "強さ" in run(*arguments, "--matches", "1").out


@pytest.mark.parametrize(
    "arguments",
    [
        ("--nonsense",),
        ("--data-dir",),
        ("--version=1",),
        ("foo",),
        ("one.cardtable", "two.cardtable"),
        ("simulate",),
        ("engine", "extra"),
        ("replay", "no-such-file.cardtable"),
        ("gallery", os.devnull),
    ],
)
def test_a_mistake_is_told_in_japanese_alone(run: Run, arguments: tuple[str, ...]) -> None:
    complaint = run("--lang", "ja", *arguments).complaint
    names = {"cardtable", "gui", "help", "DIR", "GAME", "seats", "matches", *window.COMMANDS}
    typed = re.findall("[A-Za-z]+", " ".join(arguments))
    assert set(re.findall("[A-Za-z]+", complaint)) <= names.union(typed)
    assert KANA.search(complaint)


def test_mistakes_are_told_in_the_language_asked_for(run: Run) -> None:
    for arguments in (("simulate", "bridge"), ("replay", "nothing.cardtable"), (*SIMULATE, "--matches", "0")):
        assert not KANA.search(run(*arguments, "--lang", "en").complaint)
        assert KANA.search(run(*arguments, "--lang=ja").complaint)
