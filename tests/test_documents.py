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
_LINK = re.compile(r"\]\((?!\w+:|#)([^)#\s]+)")
"""A link to another file of the repository."""
PAGE = 3000
"""The most characters of a decision."""


def lost(document: str, root: Path) -> Iterator[str]:
    """The paths of a document that lead nowhere; `<id>` stands for any game."""
    for path in sorted(set(_PATH.findall(document))):
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
    assert list(lost(text, tmp_path)) == ["games/<id>/table.py"]


def astray(file: Path) -> list[str]:
    """The links of a document that lead to no file."""
    links = _LINK.findall(file.read_text(encoding="utf-8"))
    return [f"{file.name}: {link}" for link in links if not (file.parent / link).exists()]


def test_links_between_documents_lead_somewhere(repository: Path) -> None:
    files = [*repository.glob("*.md"), *(repository / "docs").rglob("*.md")]
    assert len(files) > 60
    assert [link for file in sorted(files) for link in astray(file)] == []


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "[here](page.md#top), [there](gone.md), [a picture](../no.png), [far](https://example.org), [up](#up)"
    )
    assert astray(page) == ["page.md: gone.md", "page.md: ../no.png"]


def test_a_decision_is_at_most_a_page_and_listed(repository: Path) -> None:
    folder = repository / "docs" / "decisions"
    decisions = sorted(folder.glob("0*.md"))
    assert len(decisions) > 40
    assert [file.name for file in decisions if len(file.read_text(encoding="utf-8")) > PAGE] == []
    listed = _LINK.findall((folder / "README.md").read_text(encoding="utf-8"))
    assert [link for link in listed if link.startswith("0")] == [file.name for file in decisions]


def test_every_page_of_research_is_listed(repository: Path) -> None:
    folder = repository / "docs" / "research"
    listed = {link for link in _LINK.findall((folder / "README.md").read_text(encoding="utf-8")) if "/" not in link}
    assert listed == {file.name for file in folder.glob("*.md")} - {"README.md"}


def test_the_architecture_can_be_read_in_a_sitting_and_says_where_to_change_what(repository: Path) -> None:
    text = (repository / "ARCHITECTURE.md").read_text(encoding="utf-8")
    assert len(text.split()) <= 2500
    rows = text.split("## Where do I change …?")[1].split("\n## ")[0].count("\n| ") - 1
    assert rows >= 20


def test_every_test_that_a_document_names_is_there(repository: Path) -> None:
    documents = [*repository.glob("docs/**/*.md"), repository / "ARCHITECTURE.md"]
    named = {name for page in documents for name in re.findall(r"tests/[\w/]+\.py", page.read_text(encoding="utf-8"))}
    assert len(named) > 20
    assert sorted(name for name in named if "gofish" not in name and not (repository / name).exists()) == []
