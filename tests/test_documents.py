"""The documents that are maps of the repository name what is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

_PACKAGE = "cardtable_gui"
ROOMS = (
    "",
    _PACKAGE,
    *(f"{_PACKAGE}/{room}" for room in ("controller", "games/<id>", "views", "views/shell", "views/table")),
    "packaging",
)
"""The folders that the documents name their paths from."""
_PATH = re.compile(r"`([a-z_]+/[\w/<>-]*(?:\.[a-z]+)?)`")
_HOW_TO = "## How to add a game"
"""What follows is about files of a game that isn't there yet."""


def lost(document: str, root: Path) -> Iterator[str]:
    """The paths of a document that lead nowhere; `<id>` stands for any game."""
    for path in sorted(set(_PATH.findall(document.partition(_HOW_TO)[0]))):
        wanted = [f"{room}/{path}".strip("/").replace("<id>", "*") for room in ROOMS]
        if not any(next(root.glob(f"{each}{suffix}"), None) for each in wanted for suffix in ("", ".py")):
            yield path


@pytest.mark.parametrize("name", ["ARCHITECTURE.md", "docs/GLOSSARY.md"])
def test_paths_in_maps_of_the_repository_lead_somewhere(name: str, repository: Path) -> None:
    text = (repository / name).read_text(encoding="utf-8")
    assert len(_PATH.findall(text)) > 30
    assert list(lost(text, repository)) == []


def test_a_path_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "cardtable_gui" / "games" / "whist" / "bots").mkdir(parents=True)
    (tmp_path / "cardtable_gui" / "app.py").touch()
    text = "`cardtable_gui/app`, `games/<id>/bots`, `bots/` and `games/<id>/table.py`; `a/b c` is none.\n"
    assert list(lost(text + _HOW_TO + " `gone/too`", tmp_path)) == ["games/<id>/table.py"]
