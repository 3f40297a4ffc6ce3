"""The command train: the same file however its work is spread, interruptions, and refusals."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cardtable_gui import __version__
from tests.support import toy_training
from tests.support.command_line import KANA, Run

ALL = toy_training.STAGES * toy_training.TASKS
COMMAND = ("train", "kobayakawa", "--lang", "en")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, _toy_training: None, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of our own to write to."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def interrupt(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], list[str]]:
    """Have Ctrl+C pressed after so many tasks; returns the list of the tasks that are begun."""
    draw = toy_training.draw

    def after(count: int) -> list[str]:
        begun: list[str] = []

        def drawn(task: str) -> tuple[float, ...]:
            if len(begun) == count:
                raise KeyboardInterrupt
            begun.append(task)
            return draw(task)

        monkeypatch.setattr(toy_training, "draw", drawn)
        return begun

    return after


def test_the_same_seed_gives_the_same_file_in_any_number_of_processes(run: Run, folder: Path) -> None:
    answer = run(*COMMAND, "--json").answer
    content = (folder / "toy.json").read_bytes()
    assert answer == {"game": "kobayakawa", "file": "toy.json", "bytes": len(content), "measured": {"log loss": 0.5}}
    assert run(*COMMAND, "--jobs", 2, "--out", "two.json").code == 0
    assert (folder / "two.json").read_bytes() == content
    assert run(*COMMAND, "--seed", 2, "--out", "other.json").code == 0
    assert (folder / "other.json").read_bytes() != content
    assert sorted(path.name for path in folder.iterdir()) == ["other.json", "toy.json", "two.json"]


def test_the_file_says_how_it_was_made_and_what_it_was_measured_to(run: Run, folder: Path) -> None:
    run(*COMMAND, "--seed", 7, "--size", 12.5, "--out", folder / "packed.json.gz")
    content = json.loads(gzip.decompress((folder / "packed.json.gz").read_bytes()))
    assert content["command"] == "cardtable-gui train kobayakawa --seed=7 --size=12.5"
    assert content["seed"] == 7
    assert content["version"] == f"{__version__}, 1"
    assert len(content["date"]) == len("2026-01-31")
    assert content["measured"] == {"log loss": 0.5}
    assert 0 <= content["total"] < 1


@pytest.mark.parametrize("done", [0, 3, toy_training.TASKS, ALL - 1])
def test_an_interrupted_training_goes_on_where_it_was(
    run: Run, folder: Path, interrupt: Callable[[int], list[str]], done: int
) -> None:
    run(*COMMAND, "--out", "whole.json")
    interrupt(done)
    ran = run(*COMMAND)
    assert ran.code == 130
    assert "cardtable-gui train kobayakawa --resume" in ran.err
    assert not (folder / "toy.json").exists()
    begun = interrupt(ALL)
    assert run(*COMMAND, "--resume").code == 0
    assert len(begun) == ALL - done
    assert (folder / "toy.json").read_bytes() == (folder / "whole.json").read_bytes()
    assert not (folder / "toy.json.progress").exists()


@pytest.mark.parametrize("damage", [lambda data: data[:-9], lambda data: data + b"[]\n", lambda data: data + b"half"])
def test_an_incomplete_last_result_is_made_again(
    run: Run, folder: Path, interrupt: Callable[[int], list[str]], damage: Callable[[bytes], bytes]
) -> None:
    run(*COMMAND, "--out", "whole.json")
    interrupt(7)
    run(*COMMAND)
    progress = folder / "toy.json.progress"
    progress.write_bytes(damage(progress.read_bytes()))
    interrupt(2)
    run(*COMMAND, "--resume")
    interrupt(ALL)
    assert run(*COMMAND, "--resume").code == 0
    assert (folder / "toy.json").read_bytes() == (folder / "whole.json").read_bytes()


def test_progress_is_not_overwritten(run: Run, folder: Path, interrupt: Callable[[int], list[str]]) -> None:
    interrupt(3)
    run(*COMMAND)
    before = (folder / "toy.json.progress").read_bytes()
    assert "--resume" in run(*COMMAND).complaint
    assert (folder / "toy.json.progress").read_bytes() == before


@pytest.mark.parametrize(
    "arguments",
    [("merchant", "--out", "toy.json"), ("kobayakawa", "--seed", "2"), ("kobayakawa", "--size", "50")],
)
def test_progress_of_another_training_is_refused(
    run: Run, folder: Path, interrupt: Callable[[int], list[str]], arguments: tuple[str, ...]
) -> None:
    interrupt(3)
    run(*COMMAND)
    before = (folder / "toy.json.progress").read_bytes()
    for lang in ("en", "ja"):
        complaint = run("train", *arguments, "--resume", "--lang", lang).complaint
        assert "cardtable-gui train kobayakawa" in complaint
        assert bool(KANA.search(complaint)) == (lang == "ja")
    assert (folder / "toy.json.progress").read_bytes() == before


def test_progress_of_another_version_is_refused(
    run: Run, monkeypatch: pytest.MonkeyPatch, interrupt: Callable[[int], list[str]]
) -> None:
    interrupt(3)
    run(*COMMAND)
    monkeypatch.setattr(toy_training.ToyTraining, "version", 2)
    complaint = run(*COMMAND, "--resume").complaint
    assert f"{__version__}, 1" in complaint
    assert f"{__version__}, 2" in complaint


@pytest.mark.parametrize("content", [b"", b"{}", b"[]", b'{"format": "cardtable-training-1", "date": ""}\n', b"\xff"])
def test_a_file_that_is_no_progress_is_refused_and_kept(run: Run, folder: Path, content: bytes) -> None:
    file = folder / "toy.json.progress"
    file.write_bytes(content)
    assert "toy.json.progress" in run(*COMMAND, "--resume").complaint
    assert file.read_bytes() == content


def test_without_progress_there_is_nothing_to_resume(run: Run, folder: Path) -> None:
    assert "toy.json.progress" in run(*COMMAND, "--resume").complaint
    assert list(folder.iterdir()) == []


def test_a_game_whose_bots_do_not_learn_is_refused(run: Run) -> None:
    assert run("train", "meow", "--lang", "en").complaint.endswith("Choose one of: godan, gunjo, kobayakawa, merchant.")
    assert "にゃー" in run("train", "meow", "--lang", "ja").complaint


def test_a_place_that_cannot_be_written_to_is_told_before_the_work_begins(
    run: Run, interrupt: Callable[[int], list[str]]
) -> None:
    begun = interrupt(ALL)
    assert "nowhere" in run(*COMMAND, "--out", "nowhere/toy.json").complaint
    assert begun == []
