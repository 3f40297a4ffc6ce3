"""No module of the package imports itself by way of others, not even for types or inside functions."""

from __future__ import annotations

from pathlib import Path

from tests.support.imports import circles, imported_modules

PACKAGE = "cardtable_gui"


def graph_of(root: Path) -> dict[str, set[str]]:
    files = {module_of(file, root): file for file in root.rglob("*.py")}
    return {
        name: imported_modules(file.read_text(encoding="utf-8"), package_of(file, root), files.keys()) - {name}
        for name, file in files.items()
    }


def module_of(file: Path, root: Path) -> str:
    package = package_of(file, root)
    return package if file.name == "__init__.py" else f"{package}.{file.stem}"


def package_of(file: Path, root: Path) -> str:
    return ".".join((root.name, *file.relative_to(root).parts[:-1]))


def test_the_package_has_no_import_circles(repository: Path) -> None:
    graph = graph_of(repository / PACKAGE)
    assert sum(map(len, graph.values())) > len(graph) > 100
    assert circles(graph) == []


def test_circles_are_found_whatever_their_length() -> None:
    graph = {"a": {"b", "d"}, "b": {"c"}, "c": {"a"}, "d": {"e"}, "e": {"d", "f"}, "f": set(), "g": {"a"}}
    assert set(circles(graph)) == {frozenset("abc"), frozenset("de")}
    assert circles({"a": {"b"}, "b": set()}) == []


def test_imports_for_types_in_functions_and_of_a_packages_members_count() -> None:
    source = (
        "from typing import TYPE_CHECKING\n"
        "import pkg.one, json\n"
        "from pkg import two, name\n"
        "from pkg.three import thing\n"
        "from . import four\n"
        "from .five import x\n"
        "if TYPE_CHECKING:\n    from pkg.six import y\n"
        "def f():\n    from pkg import seven\n"
    )
    modules = {"pkg", *(f"pkg.{name}" for name in ("one", "two", "three", "four", "five", "six", "seven", "me"))}
    assert imported_modules(source, "pkg", modules) == modules - {"pkg.me"}
