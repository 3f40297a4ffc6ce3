"""What players read is there in Japanese, too: chapter by chapter the same, with the words that the program shows."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path

import pytest

from tests.support.labels import Labels

PAIRS = {"README.md": "README.ja.md", "docs/PLAYING.md": "docs/ja/PLAYING.md"}
"""The English documents for players, and the same in Japanese."""
OF_SYSTEMS = {"failed to map segment", "プロパティ", "アプリケーション", "アプリ", "アンインストール"}
EXAMPLES = {"はな", "３"}
"""What stands in quotation marks and is no word of the program."""
_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_KEYS = re.compile(r"Ctrl\+(?:Shift\+)?\w|F\d+")
_LINK = re.compile(r"\]\((?!\w+:|#)([^)#\s]+)")
_TO_TRANSLATIONS = re.compile(r"^\[(?:日本語|English)\]\(.*\)$", re.MULTILINE)
_PICTURES = ".png"


@dataclass(frozen=True)
class Chapter:
    """What a chapter of a document has in every language: its heading's level, and what is below it."""

    level: int
    paragraphs: int
    items: int
    cells: list[int]
    """Of each row of its tables."""
    commands: list[str]
    code: set[str]
    keys: set[str]
    pictures: list[str]
    """Their file names."""
    links: set[Path]
    """The files, or the English ones where they are there in Japanese."""


def chapters(file: Path) -> list[str]:
    """The texts of a document's chapters; without the comments in its commands, which look like headings."""
    text = _TO_TRANSLATIONS.sub("", file.read_text(encoding="utf-8"))
    text = _FENCE.sub(lambda fence: re.sub(r"^#.*\n", "", fence[0], flags=re.MULTILINE), text)
    return re.split(r"^(?=#+ )", text, flags=re.MULTILINE)[1:]


def read(text: str, folder: Path, root: Path) -> Chapter:
    """What a chapter has, of a document in a folder."""
    prose = _FENCE.sub("", text)
    english = {(root / ours).resolve(): root / other for other, ours in PAIRS.items()}
    links = [(folder / link).resolve() for link in _LINK.findall(prose)]
    return Chapter(
        level=len(text) - len(text.lstrip("#")),
        paragraphs=len(re.findall(r"\n\n(?![-|<\n])", prose.rstrip())),
        items=len(re.findall(r"^- ", prose, re.MULTILINE)),
        cells=[row.count("|") for row in re.findall(r"^\|.*\|$", prose, re.MULTILINE)],
        commands=[line for kind, lines in _FENCE.findall(text) if kind == "sh" for line in lines.split("\n") if line],
        code=set(re.findall(r"`([^`\n]+)`", prose)),
        keys=set(_KEYS.findall(prose)),
        pictures=[link.name for link in links if link.suffix == _PICTURES],
        links={english.get(link, link) for link in links if link.suffix != _PICTURES},
    )


def differences(file: str, root: Path) -> Iterator[str]:
    """Where the Japanese document has something else than the English one, by chapter."""
    pages = [root / file, root / PAIRS[file]]
    titles, others = (chapters(page) for page in pages)
    if len(titles) != len(others):
        yield f"{len(titles)} chapters, but {len(others)} in Japanese"
    for text, other in zip(titles, others, strict=False):
        english, japanese = (read(part, page.parent, root) for part, page in zip((text, other), pages, strict=True))
        for field in fields(Chapter):
            one, two = getattr(english, field.name), getattr(japanese, field.name)
            if one != two:
                yield f"{text.partition(chr(10))[0]}: {field.name}: {one}, but {two} in Japanese"


@pytest.mark.parametrize("file", PAIRS)
def test_both_languages_have_the_same_chapters_tables_commands_keys_and_pictures(file: str, repository: Path) -> None:
    assert len(chapters(repository / file)) > 5
    assert list(differences(file, repository)) == []


@pytest.mark.parametrize("file", PAIRS)
def test_each_language_leads_to_the_other(file: str, repository: Path) -> None:
    for page, other in ((file, PAIRS[file]), (PAIRS[file], file)):
        text = (repository / page).read_text(encoding="utf-8")
        link = _TO_TRANSLATIONS.search(text)
        assert link is not None
        assert text.index("\n## ") > link.start()
        assert ((repository / page).parent / _LINK.findall(link[0])[0]).resolve() == (repository / other).resolve()


@pytest.fixture(scope="module")
def labels(repository: Path) -> Labels:
    return Labels(repository)


@pytest.mark.parametrize("file", PAIRS)
def test_documents_call_everything_as_the_program_does(file: str, repository: Path, labels: Labels) -> None:
    english, japanese = ([_FENCE.sub("", text) for text in chapters(repository / page)] for page in (file, PAIRS[file]))
    assert [
        label for one, two in zip(english, japanese, strict=False) for label in labels.lost(one, two, OF_SYSTEMS)
    ] == []
    assert [label for text in japanese for label in labels.unknown(text, OF_SYSTEMS | EXAMPLES)] == []


def test_a_chapter_a_row_a_command_a_key_and_a_picture_that_is_missing_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PAIRS, "a.md", "b.md")
    (tmp_path / "a.md").write_text(
        "# T\n\nOne.\n\n![x](p/x.png)\n\n| a |\n|---|\n| b |\n\n```sh\n# why\nmake\n```\n\nF1 or Ctrl+A\n\n## U\n"
    )
    (tmp_path / "b.md").write_text("# T\n\nOne.\n\n![x](q/y.png)\n\n| a |\n|---|\n\n```sh\nmake it\n```\n\nF1\n")
    found = list(differences("a.md", tmp_path))
    assert [line.split(": ")[1] for line in found if ": " in line] == ["cells", "commands", "keys", "pictures"]
    assert found[0] == "2 chapters, but 1 in Japanese"
