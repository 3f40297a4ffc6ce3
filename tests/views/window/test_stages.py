"""A start imports nothing sooner than it has to, and the table in small parts."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

from cardtable_gui.views.window.stages import MOST_AT_ONCE, NOT_BEFORE, TABLE_PARTS, Stage

PROGRAM = """
import importlib, json, linecache, sys
from enum import Enum
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from cardtable_gui import app, later
from cardtable_gui.start_arguments import StartArguments
from cardtable_gui.views.window.program import Program

found = {"stages": [], "parts": {}}

def note():
    found["stages"].append(sorted(sys.modules))

class Noted(Program):
    def furnish(self):
        note()
        found["kinds"] = sorted(made.__qualname__ for kind in Enum.__subclasses__() for made in kind.__subclasses__())
        super().furnish()
        note()
        found["come"] = sorted(later.come())
        found["read"] = sorted(Path(name).name for name, kept in linecache.cache.items() if len(kept) > 1)

def await_setup():
    if "cardtable_gui.views.shell.start.setup_page" not in sys.modules:
        QTimer.singleShot(20, await_setup)
        return
    note()
    from cardtable_gui.views.window import preparation
    preparation.imported = noted_import
    program.shell.match_near.emit()
    await_table()

def noted_import(name):
    before = set(sys.modules)
    importlib.import_module(name)
    found["parts"][name] = sorted(each for each in set(sys.modules) - before if each.startswith("cardtable_gui."))

def await_table():
    if program.shell.pages.made_table is None:
        QTimer.singleShot(20, await_table)
        return
    note()
    program.window.close()

application = QApplication(["x"])
program = Noted(application, StartArguments(data_dir=Path(sys.argv[1])))
program.open()
await_setup()
application.exec()
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Any]:
    """What a start had imported at each stage, and with each part of the table."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path_factory.mktemp("data"))],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    found: Mapping[str, Any] = json.loads(done.stdout)
    return found


def too_early(stage: Stage, modules: Iterable[str]) -> list[str]:
    """Those of the modules that a start has at a stage which are listed for this stage or a later one."""
    later = [each for at, names in NOT_BEFORE.items() if at >= stage for each in names]
    return [
        name for name in modules if any(fnmatchcase(name, each) or fnmatchcase(name, f"{each}.*") for each in later)
    ]


@pytest.mark.parametrize("stage", Stage)
def test_nothing_is_imported_sooner_than_it_is_needed(started: Mapping[str, Any], stage: Stage) -> None:
    modules = started["stages"][stage - 1]
    assert "cardtable_gui.views.window.program" in modules
    assert too_early(stage, modules) == []


def test_before_the_first_painting_nothing_uses_qts_name_space(started: Mapping[str, Any]) -> None:
    assert not [made for made in started["kinds"] if made.startswith("Qt.")], "it takes a quarter of a start"


def test_what_is_to_come_later_has_not_come_at_the_first_painting(started: Mapping[str, Any]) -> None:
    """Else it's imported by others anyway, and needs no block of its own."""
    assert started["come"]
    assert not set(started["come"]) & set(started["stages"][Stage.PAINTED - 1])


def test_of_what_is_imported_in_turn_no_source_is_read(started: Mapping[str, Any]) -> None:
    """PySide reads that of what is imported first, to see whether it uses PySide."""
    assert "program.py" in started["read"]
    assert not {"shell.py", "main_window.py", "typing.py", "dataclasses.py"} & set(started["read"])


def test_every_name_in_the_list_is_one_that_comes_at_last(started: Mapping[str, Any], repository: Path) -> None:
    """A name that is given up would be checked in vain."""
    modules = {
        ".".join(path.relative_to(repository).with_suffix("").parts)
        for path in repository.glob("cardtable_gui/**/*.py")
    }
    modules |= {re.sub(r"[.]__init__$", "", name) for name in modules}
    ours = [each for names in NOT_BEFORE.values() for each in names if each.startswith("cardtable_gui")]
    assert [each for each in ours if not any(fnmatchcase(name, each) for name in modules)] == []


def test_the_table_comes_in_small_parts(started: Mapping[str, Any]) -> None:
    parts = started["parts"]
    assert tuple(parts) == TABLE_PARTS
    assert {name: len(new) for name, new in parts.items() if len(new) > MOST_AT_ONCE} == {}
    assert all(parts.values())
