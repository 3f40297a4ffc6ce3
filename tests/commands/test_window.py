"""The arguments with which the window starts."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cardtable_gui import app
from cardtable_gui.commands import parser, window
from cardtable_gui.commands.console import Console
from cardtable_gui.commands.errors import HelpShown, UsageError
from cardtable_gui.start_arguments import StartArguments


def read(*arguments: str) -> StartArguments | None:
    return window.read(arguments, Console("en"))


def test_the_window_gets_its_arguments_and_qt_its_own(tmp_path: Path) -> None:
    assert read() == StartArguments()
    assert read("a.cardtable", "--lang", "ja", "--data-dir", str(tmp_path)) == StartArguments(
        Path("a.cardtable"), "ja", tmp_path
    )
    assert read("-platform", "offscreen", "a.cardtable", "-style=fusion", "--reverse") == StartArguments(
        Path("a.cardtable"), qt=["-platform", "offscreen", "-style=fusion", "--reverse"]
    )
    assert read("--platform", "minimal:x", "--stylesheet", "a.qss") == StartArguments(
        qt=["--platform", "minimal:x", "--stylesheet", "a.qss"]
    )
    assert read("--", "-strange-name") == StartArguments(Path("-strange-name"))
    assert read("-platform") == StartArguments(qt=["-platform"])
    assert read("--game", "godan") == StartArguments(game="godan")


def test_only_the_help_lists_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def ids() -> list[str]:
        asked.append("games")
        return ["toy"]

    monkeypatch.setattr(parser, "game_ids", ids)
    assert read("--version") is None
    assert read("--lang", "ja") == StartArguments(language="ja")
    assert asked == []
    with pytest.raises(HelpShown):
        read("--help")
    assert asked == ["games"]


def test_a_file_may_be_called_like_a_mistyped_command(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record.rename(record.with_name("simulte"))
    monkeypatch.chdir(record.parent)
    assert read("simulte") == StartArguments(Path("simulte"))


@pytest.mark.parametrize(
    ("terminal", "variable", "in_window"),
    [
        (True, None, False),
        (True, "DESKTOP_STARTUP_ID", False),
        (False, None, False),
        (False, "DESKTOP_STARTUP_ID", True),
        (False, "XDG_ACTIVATION_TOKEN", True),
        (False, "GIO_LAUNCHED_DESKTOP_FILE", True),
    ],
)
def test_a_damaged_file_is_told_where_it_was_opened_in_the_terminal_or_by_the_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, terminal: bool, variable: str | None, in_window: bool
) -> None:
    damaged = tmp_path / "damaged.cardtable"
    damaged.write_text("?", encoding="utf-8")
    opened: list[Path | None] = []

    def run(start: StartArguments, _complain: object) -> int:
        opened.append(start.file)
        return 0

    monkeypatch.setattr(app, "run", run)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal, raising=False)
    for each in ("DESKTOP_STARTUP_ID", "XDG_ACTIVATION_TOKEN", "GIO_LAUNCHED_DESKTOP_FILE"):
        monkeypatch.delenv(each, raising=False)
    if variable is not None:
        monkeypatch.setenv(variable, "some")
    if in_window:
        assert window.run([str(damaged)], Console("en")) == 0
    else:
        with pytest.raises(UsageError):
            window.run([str(damaged)], Console("en"))
    assert opened == [damaged] * in_window
