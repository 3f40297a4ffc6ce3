"""The soak as a command: what it takes, what it prints, how it ends."""

from __future__ import annotations

import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest
from bootsteps import commands

from tests.soak import __main__ as soak
from tests.soak.report import MOST_TOLD, Order, Report


def test_bootstrap_runs_it_from_the_repository(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = []

    def run(command: list[str], **how: object) -> subprocess.CompletedProcess[str]:
        ran.append((command, how["cwd"]))
        return subprocess.CompletedProcess(command, 1)

    monkeypatch.setattr(commands, "WINDOWS", False)
    monkeypatch.setattr(commands, "environment_for", lambda *_: SimpleNamespace(python="python"))
    monkeypatch.setattr(subprocess, "run", run)
    assert commands.main(["soak", "--minutes", "2"]) == 1
    assert ran == [(["python", "-m", "tests.soak", "--minutes", "2"], commands.ROOT)]
    assert "soak" in commands.USAGE


def test_a_part_prints_a_line_for_each_figure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for name in soak.HOMES:
        monkeypatch.setenv(name, str(tmp_path))
    assert soak.run_part("hidden", "0", "7", str(tmp_path)) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "hidden   positions: 1" in lines
    assert "hidden   differences: 0" in lines
    assert all(line.startswith("hidden ") for line in lines)


def test_time_is_shared_and_a_finding_is_exit_code_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    seconds = {}

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        part, given = command[command.index("--part") + 1 :][:2]
        seconds[part] = float(given)
        return subprocess.CompletedProcess(command, int(part == "leak"))

    monkeypatch.setattr(subprocess, "run", run)
    assert soak.main(["--minutes", "2", "--keep", str(tmp_path)]) == 1
    assert seconds.keys() == soak.SHARES.keys()
    assert sum(seconds.values()) == pytest.approx(120)
    assert "found something: leak" in capsys.readouterr().out
    assert soak.main(["--minutes", "2", "--only", "kill"]) == 0
    assert seconds["kill"] == pytest.approx(120)


@pytest.mark.parametrize("arguments", [["--minutes", "0"], ["--minutes", "long"], ["--only", "everything"]])
def test_wrong_arguments_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        soak.main(arguments)
    assert caught.value.code == 2
    assert arguments[0] in capsys.readouterr().err


def test_findings_are_counted_all_and_proved_up_to_a_limit(tmp_path: Path) -> None:
    report = Report("kill", Order(1, 1, tmp_path / "kept"))
    assert not (tmp_path / "kept").exists()
    for number in range(MOST_TOLD + 3):
        report.found(f"fault {number}", "proof")
    assert len(list((tmp_path / "kept").iterdir())) == MOST_TOLD
    lines = report.lines()
    assert lines[0] == f"kill     FOUND fault 0 ({tmp_path / 'kept' / 'kill-1.txt'})"
    assert lines[-1] == "kill     FOUND 3 more"
