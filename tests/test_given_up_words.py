"""Words that were given up for plainer ones come back nowhere: in code, file names and documents.

docs/GLOSSARY.md has the words that are used instead.
"""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

NAMES = {
    "Air": "FlightOverlay",
    "Box": "GamePackage",
    "Consenting": "ConsentPresenter",
    "Course": "MatchSource",
    "Deed": "Legal",
    "Denial": "NotAllowed",
    "Desk": "MatchManager, EngineSession",
    "Director": "Choreography",
    "Doubt": "Ambiguous",
    "Drape": "Transition",
    "Effort": "ThinkingBudget",
    "Fixtures": "SharedWidgets",
    "Furniture": "PlayerPanels",
    "Gestures": "Pointer, Acting",
    "Guard": "MisclickGuard",
    "Judgement": "HandEvaluation",
    "Knowledge": "Policy",
    "Lying": "CardPositions",
    "Mosaic": "TileGrid",
    "Petals": "Confetti",
    "Phrased": "PhrasedLabel",
    "Presented": "StepShown",
    "Sitting": "TablePresenter",
    "Still": "CachedWidget",
    "Telling": "StatusText",
    "Terms": "RuleSet",
    "Tidings": "Notifications",
    "Told": "LogEntry",
    "box": "package",
    "boxes": "packages",
    "company": "lift_count",
    "course": "source",
    "furniture": "player_panels",
    "going_on": "continuing",
    "housed": "with_house_rules",
    "instinct": "heuristics",
    "judgement": "evaluation",
    "knowledge": "policy",
    "lit": "continuations",
    "mosaic": "tile_grid",
    "presented": "step_shown",
    "sitting": "presenter",
    "tidings": "notifications",
}
"""Names in code, with what stands in their place. As words of English most of them are fine."""
WORDS = {
    "drape": "transition",
    "mosaic": "tile grid",
    "noren": "curtain cloth",
    "sitting": "match, table",
    "tidings": "notifications",
    "toy game": "Sevens, Old Maid",
}
"""Words that no document, docstring or comment of ours uses."""
FILES = {
    "desk",
    "drape",
    "furniture",
    "instinct",
    "judgement",
    "knowledge",
    "noren",
    "petals",
    "put_away",
    "report",
    "sitting",
    "telling",
    "terms",
    "tidings",
}
"""Names of modules that were given up."""

OWN = Path("tests/test_given_up_words.py")
FOLDERS = ("cardtable_gui", "docs", "packaging", "tests")


def used(source: str) -> Iterator[tuple[int, str]]:
    """The names in a Python file, with their lines; a leading underscore does not count."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.NAME:
            yield token.start[0], token.string.lstrip("_")


def names_given_up(source: str) -> list[str]:
    if not any(name in source for name in NAMES):
        return []  # taking a file apart takes far longer
    return [f"{line}: {name} is {NAMES[name]} now" for line, name in used(source) if name in NAMES]


def words_given_up(text: str) -> list[str]:
    pattern = re.compile(rf"\b({'|'.join(WORDS)})\b", re.IGNORECASE)
    return [
        f"{number}: {word} is {WORDS[word.lower()]} now"
        for number, line in enumerate(text.splitlines(), 1)
        for word in pattern.findall(line)
    ]


def documents(repository: Path, *endings: str) -> Iterator[tuple[Path, str]]:
    """Our own files with these endings, by their path in the repository. Drawings may have desks and petals."""
    files = [file for folder in FOLDERS for file in sorted((repository / folder).rglob("*"))]
    for file in [*files, *sorted(repository.glob("*.*"))]:
        path = file.relative_to(repository)
        if file.suffix in endings and path != OWN and file.is_file():
            yield path, file.read_text(encoding="utf-8")


def test_no_code_uses_a_name_that_was_given_up(repository: Path) -> None:
    found = {str(path): names_given_up(text) for path, text in documents(repository, ".py")}
    assert len(found) > 500
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_no_text_of_ours_uses_a_word_that_was_given_up(repository: Path) -> None:
    found = {str(path): words_given_up(text) for path, text in documents(repository, ".py", ".md", ".toml")}
    assert {path: lines for path, lines in found.items() if lines and path != "CHANGELOG.md"} == {}


def test_no_module_is_called_by_a_word_that_was_given_up(repository: Path) -> None:
    stems = {str(file): file.stem for file in (repository / "cardtable_gui").rglob("*.py")}
    assert len(stems) > 200
    assert {path for path, stem in stems.items() if stem in FILES} == set()


def test_a_name_a_word_and_a_private_name_are_found() -> None:
    assert names_given_up("class Sitting:\n    def f(self, _course): ...\n") == [
        "1: Sitting is TablePresenter now",
        "2: course is source now",
    ]
    assert names_given_up("sittings = [1]  # Box") == []
    assert words_given_up("one\nAt one sitting, the Noren") == [
        "2: sitting is match, table now",
        "2: Noren is curtain cloth now",
    ]
