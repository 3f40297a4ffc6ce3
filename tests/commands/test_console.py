"""Commands write to a terminal."""

from __future__ import annotations

import pytest

from cardtable_gui.commands.console import write


def test_what_a_command_writes_itself_steers_no_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    write("one\ttwo\nthree \x1b[31m\x9b")
    assert capsys.readouterr().out == "one\ttwo\nthree \\x1b[31m\\x9b\n"
