"""The command line's version and help."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

import pytest

from cardtable_gui import __version__
from cardtable_gui.commands import window
from cardtable_gui.commands.console import display_width
from cardtable_gui.commands.errors import HelpShown
from cardtable_gui.commands.parser import Parser
from tests.support.command_line import KANA, Run


def test_version_is_told(run: Run) -> None:
    assert run("--version").out == f"cardtable-gui {__version__}\n"


@pytest.mark.parametrize("command", ["", *window.COMMANDS])
def test_help_is_there_in_both_languages(run: Run, command: str) -> None:
    words = [command] if command else []
    english, japanese = (run(*words, "--help", "--lang", lang) for lang in ("en", "ja"))
    assert english.code == japanese.code == 0
    assert english.err == japanese.err == ""
    assert not KANA.search(english.out)
    assert len(KANA.findall(japanese.out)) > 20
    assert "Traceback" not in english.out


def test_the_help_names_every_command(run: Run) -> None:
    out = run("-h", "--lang", "en").out
    assert all(f"\n  {command} " in out for command in window.COMMANDS)


def examples(page: str) -> list[list[str]]:
    """The arguments of the command lines that a page of help shows."""
    lines = page.partition("Examples:")[2].splitlines()
    return [
        shlex.split(line.partition(" < ")[0])[1:]
        for line in lines
        if line.startswith(("  cardtable-gui ", "  cardtable-gui\n"))
    ]


@pytest.mark.parametrize("command", ["", *window.COMMANDS])
def test_the_examples_of_the_help_are_accepted(run: Run, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    shown = examples(run(*([command] if command else []), "--help", "--lang", "en").out)
    assert shown
    accepted = []
    read_arguments = Parser.read

    def only_read(parser: Parser, arguments: Sequence[str]) -> None:
        accepted.append(read_arguments(parser, arguments))
        raise HelpShown

    monkeypatch.setattr(Parser, "read", only_read)
    for arguments in shown:
        if "--help" not in arguments:
            assert run(*arguments).code == 0
            assert accepted.pop() is not None


@pytest.mark.parametrize("columns", ["60", "100"])
def test_help_fits_the_terminal_in_both_languages(run: Run, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    for lang in ("en", "ja"):
        for line in run("gallery", "--help", "--lang", lang).out.splitlines():
            assert display_width(line) <= int(columns) or "cardtable-gui" in line


@pytest.mark.parametrize(
    ("text", "columns"),
    [("Ann", 3), ("髙橋", 4), ("ﾊﾅ", 2), ("𠮷", 2), ("葛\U000e0100", 2), ("e\u0301", 1), ("は\u3099", 2)],
)
def test_marks_take_no_columns_of_their_own(text: str, columns: int) -> None:
    assert display_width(text) == columns
