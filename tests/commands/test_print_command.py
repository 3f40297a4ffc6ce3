"""The command print: a sheet of a game as a PDF."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support import pdf_text
from tests.support.command_line import Run


@pytest.mark.usefixtures("qapp")
def test_the_command_writes_a_file_and_tells_its_pages(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "quick.pdf"
    answer = run("print", "godan", "--what", "quick", "--lang", "ja", "--paper", "letter", "--out", str(file), "--json")
    assert answer.answer == {"file": str(file), "pages": 1}
    assert pdf_text.pages(file.read_bytes()) == 1
    assert "断" in pdf_text.characters(file.read_bytes())


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("print", "godan"), "--out"),
        (("print", "godan", "--what", "poster", "--out", "x.pdf"), "“--what” can’t be “poster”"),
        (("print", "godan", "--paper", "a5", "--out", "x.pdf"), "“--paper” can’t be “a5”"),
    ],
)
def test_wrong_arguments_are_told_in_one_line(run: Run, arguments: tuple[str, ...], told: str) -> None:
    assert told in run(*arguments).complaint
