"""The program without its laboratory, as a bundle may leave it out."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cardtable_gui.cli import main
from cardtable_gui.commands import laboratory, window

WITHOUT = """
import sys

class Without:
    \"\"\"Finds all that the other finders find, but no laboratory.\"\"\"

    def __init__(self, finders):
        self.finders = finders

    def find_spec(self, name, path=None, target=None):
        if name.startswith("cardtable_gui.lab"):
            return None
        found = (each.find_spec(name, path, target) for each in self.finders if hasattr(each, "find_spec"))
        return next(filter(None, found), None)

sys.meta_path[:] = [Without(list(sys.meta_path))]
"""
RUN = WITHOUT + "from cardtable_gui.cli import main\nsys.exit(main())"


def without_laboratory(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command in a program that has no laboratory."""
    return subprocess.run(
        [sys.executable, "-c", RUN, *arguments],
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.parametrize("word", laboratory.COMMANDS)
@pytest.mark.parametrize(("lang", "says"), [("en", "isn’t part of this package"), ("ja", "このパッケージ")])
def test_a_command_that_was_left_out_says_so(word: str, lang: str, says: str) -> None:
    ran = without_laboratory(word, "kobayakawa", "--lang", lang)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert len(ran.stderr.splitlines()) == 1
    assert word in ran.stderr
    assert says in ran.stderr


def test_the_other_commands_are_there(tmp_path: Path, record: Path) -> None:
    simulated = without_laboratory(
        "simulate", "kobayakawa", "--seats", "easy,easy,easy", "--matches", "2", "--jobs", "2"
    )
    assert (simulated.returncode, simulated.stderr) == (0, "")
    asked = without_laboratory("engine", given='{"op": "hello"}\n')
    assert '"protocol"' in asked.stdout
    for arguments in (("replay", str(record)), ("review", str(record), "--ms", "1"), ("selftest",)):
        ran = without_laboratory(*arguments, "--json")
        assert (ran.returncode, ran.stderr) == (0, "")


def test_help_lists_only_commands_that_are_there(capsys: pytest.CaptureFixture[str]) -> None:
    listed = [name for name in window.COMMANDS if f"\n  {name} " in without_laboratory("--help", "--lang", "en").stdout]
    assert listed == [name for name in window.COMMANDS if name not in laboratory.COMMANDS]
    main(["--help", "--lang", "en"])
    whole = capsys.readouterr().out
    assert all(f"\n  {name} " in whole for name in window.COMMANDS)


def test_all_that_plays_is_imported_without_the_laboratory() -> None:
    code = (
        WITHOUT
        + """
import importlib, pkgutil, cardtable_gui
for _, name, _ in pkgutil.walk_packages(cardtable_gui.__path__, "cardtable_gui.", onerror=lambda name: None):
    if not name.startswith("cardtable_gui.lab") and name != "cardtable_gui.__main__":
        try:
            importlib.import_module(name)
        except ModuleNotFoundError as error:
            # Modules for Windows need some of Python's that only Windows has.
            assert not error.name.startswith("cardtable_gui"), error
print(len(sys.modules))
"""
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert int(done.stdout) > 500
