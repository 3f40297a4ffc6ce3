"""The shape of the package: no file name stands for two things."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

PACKAGE = "cardtable_gui"
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


def ambiguous(root: Path) -> list[str]:
    """Names of modules that stand in two folders which are not those of games, in `games` or `lab/games`."""
    places: dict[str, set[str]] = defaultdict(set)
    for file in sorted(root.rglob("*.py")):
        folder = file.parent.relative_to(root)
        places[file.name].add("games" if "games" in folder.parts[:2] else str(folder))
    return [
        f"{name}: {sorted(kinds)}" for name, kinds in places.items() if len(kinds) > 1 and name not in SAME_EVERYWHERE
    ]


def test_no_module_has_the_name_of_another_that_means_something_else(repository: Path) -> None:
    assert ambiguous(repository / PACKAGE) == []


@pytest.fixture
def package(tmp_path: Path) -> Path:
    for folder in ("games/one", "games/two", "views"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "state.py").touch()
    return tmp_path


def test_an_ambiguous_name_is_found_but_not_between_games(package: Path) -> None:
    assert ambiguous(package) == ["state.py: ['games', 'views']"]
    (package / "views" / "state.py").unlink()
    assert ambiguous(package) == []
