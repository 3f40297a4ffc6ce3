"""The shape of the package: small folders, and no file name that stands for two things."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

PACKAGE = "cardtable_gui"
MOST_MODULES = 20
"""So many modules a folder holds at most; what has more wants rooms."""
SAME_EVERYWHERE = {
    "__init__.py",
    "actions.py",
    "errors.py",
    "events.py",
    "game.py",
    "picks.py",
    "policy.py",
    "record_file.py",
    "table.py",
    "training.py",
    "zones.py",
}
"""File names that mean the same thing wherever they are: the core's are what those of games build on."""


def folders_of(root: Path) -> dict[Path, list[str]]:
    """The names of the modules in each folder."""
    found: dict[Path, list[str]] = defaultdict(list)
    for file in sorted(root.rglob("*.py")):
        found[file.parent.relative_to(root)].append(file.name)
    return found


def crowded(root: Path) -> list[str]:
    return [f"{folder}: {len(names)}" for folder, names in folders_of(root).items() if len(names) > MOST_MODULES]


def ambiguous(root: Path) -> list[str]:
    """Names of modules that stand in two folders which are not those of two games."""
    places: dict[str, set[str]] = defaultdict(set)
    for folder, names in folders_of(root).items():
        kind = "games" if folder.parts[:1] == ("games",) else str(folder)
        for name in names:
            places[name].add(kind)
    return [
        f"{name}: {sorted(kinds)}" for name, kinds in places.items() if len(kinds) > 1 and name not in SAME_EVERYWHERE
    ]


def test_no_folder_holds_more_than_twenty_modules(repository: Path) -> None:
    assert len(folders_of(repository / PACKAGE)) > 20
    assert crowded(repository / PACKAGE) == []


def test_no_module_has_the_name_of_another_that_means_something_else(repository: Path) -> None:
    assert ambiguous(repository / PACKAGE) == []


@pytest.fixture
def package(tmp_path: Path) -> Path:
    for folder in ("games/one", "games/two", "views"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "state.py").touch()
    return tmp_path


def test_a_crowded_folder_is_found(package: Path) -> None:
    for number in range(MOST_MODULES):
        (package / "views" / f"view_{number}.py").touch()
    assert crowded(package) == [f"views: {MOST_MODULES + 1}"]


def test_an_ambiguous_name_is_found_but_not_between_games(package: Path) -> None:
    assert ambiguous(package) == ["state.py: ['games', 'views']"]
    (package / "views" / "state.py").unlink()
    assert ambiguous(package) == []
