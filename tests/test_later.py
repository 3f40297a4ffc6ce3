"""Modules that are imported, and parts that are made, when they are first asked for."""

from __future__ import annotations

import ast
import builtins
import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread
from types import ModuleType

import pytest

from cardtable_gui import later
from cardtable_gui.later import import_now, importing_later, when_asked


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A package of one module, neither of them imported."""
    name = "later_example"
    folder = tmp_path / name
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "part.py").write_text("class Oddity(Exception): ...\nasked = []\ndef answer(): return 42\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield name
    for each in (name, f"{name}.part"):
        sys.modules.pop(each, None)


def test_a_module_is_imported_when_something_in_it_is_used(package: str) -> None:
    with importing_later():
        from later_example import part  # type: ignore[import-not-found] # made by the fixture
    assert not {package, f"{package}.part"} & set(sys.modules)
    assert f"{package}.part" not in later.come()
    assert part.answer() == 42
    assert {package, f"{package}.part"} <= set(sys.modules)
    assert f"{package}.part" in later.come()
    with pytest.raises(part.Oddity) as raised:
        raise part.Oddity
    assert raised.type is sys.modules[f"{package}.part"].Oddity


def test_what_is_replaced_in_the_module_is_replaced_everywhere(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with importing_later():
        from later_example import part
    assert part.answer() == 42
    monkeypatch.setattr(f"{package}.part.answer", lambda: 43)
    assert part.answer() == 43


def test_a_module_that_is_there_is_used_as_it_is() -> None:
    with importing_later():
        import json

        from cardtable_gui import later as itself
    assert json is sys.modules["json"]
    assert itself is later


def test_it_can_be_imported_ahead(package: str) -> None:
    with importing_later():
        from later_example import part
    import_now(part)
    assert f"{package}.part" in sys.modules


def test_what_does_not_exist_is_missed_when_it_is_used(package: str) -> None:
    with importing_later():
        from later_example import nothing
    with pytest.raises(ModuleNotFoundError, match="nothing"):
        nothing.answer()
    with importing_later():
        from later_example import part
    with pytest.raises(AttributeError, match="question"):
        part.question()


def test_a_name_in_dots_cannot_wait() -> None:
    with pytest.raises(ImportError, match=r"xml\.dom"), importing_later():
        import xml.dom
    import xml.sax.saxutils

    assert isinstance(xml.sax.saxutils, ModuleType)


def test_other_threads_import_at_once_meanwhile(package: str) -> None:
    found = list[bool]()

    def other() -> None:
        exec("from later_example import part", {})
        found.append(f"{package}.part" in sys.modules)

    with importing_later():
        thread = Thread(target=other)
        thread.start()
        thread.join()
    assert found == [True]


def test_blocks_of_two_threads_that_overlap_leave_imports_as_they_were(package: str) -> None:
    before, found = builtins.__import__, list[bool]()
    begun, ended = Event(), Event()

    def other() -> None:
        with importing_later():
            begun.set()
            ended.wait()
            from later_example import part
        found.append(f"{package}.part" in sys.modules)
        assert part.answer() == 42

    thread = Thread(target=other)
    with importing_later():
        thread.start()
        begun.wait()
    ended.set()
    thread.join()
    assert found == [False]
    assert builtins.__import__ is before


class Owner:
    """Has a part."""

    def __init__(self) -> None:
        self.makes = 0

    @when_asked
    def part(self) -> list[int]:
        """The part."""
        self.makes += 1
        return [self.makes]


def test_a_part_is_made_once_when_it_is_asked_for() -> None:
    owner, other = Owner(), Owner()
    assert Owner.part.made(owner) is None
    assert owner.makes == 0
    part = owner.part
    assert owner.part is part
    assert Owner.part.made(owner) is part
    assert owner.makes == 1
    assert Owner.part.made(other) is None
    assert Owner.part.__doc__ == "The part."


def test_only_modules_are_imported_later(repository: Path) -> None:
    """What is in a module isn't known before it's imported."""
    wrong = list[str]()
    seen = 0
    for file in sorted((repository / "cardtable_gui").rglob("*.py")):
        for block in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not (isinstance(block, ast.With) and ast.unparse(block.items[0].context_expr) == "importing_later()"):
                continue
            for each in block.body:
                if isinstance(each, ast.ImportFrom):
                    names = [f"{each.module}.{alias.name}" for alias in each.names]
                else:
                    assert isinstance(each, ast.Import), ast.unparse(each)
                    names = [alias.name for alias in each.names]
                seen += len(names)
                wrong += [name for name in names if not _is_module(name)]
    assert seen > 30
    assert wrong == []


def _is_module(name: str) -> bool:
    try:
        return importlib.util.find_spec(name) is not None
    except ModuleNotFoundError:
        return False
