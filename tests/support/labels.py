"""What the program's buttons, menus and settings are called, in both languages, and who quotes them."""

import re
from collections.abc import Container, Iterator
from pathlib import Path

from texts import catalogue
from texts.problems import catalogue_path

_ENGLISH = re.compile(r"“([^”]+)”")
_JAPANESE = re.compile(r"「([^」]+)」")


def bare(label: str) -> str:
    """A label without its access key and its “…”, as documents quote it."""
    return re.sub(r"\(&\w\)|&|\s*…", "", label.replace("’", "'")).strip().casefold()


class Labels:
    """The program's words: English labels with their translations."""

    def __init__(self, root: Path) -> None:
        """Read them from the catalogue."""
        self._all: dict[str, set[str]] = {}
        for key, entry in catalogue.read(catalogue_path(root, "ja")).items():
            self._all.setdefault(bare(key.source), set()).update(bare(form) for form in entry.forms)

    def is_named(self, label: str, japanese: set[str]) -> bool:
        """Whether Japanese words are a label's, or part of what begins with it, as “Begin here: learn {game}” does."""
        label = bare(label)
        if label in self._all:
            return not japanese.isdisjoint(self._all[label])
        beginning = re.compile(rf"{re.escape(label)}(?!\w)")
        longer = [text for source, texts in self._all.items() if beginning.match(source) for text in texts]
        return any(words in text for words in japanese for text in longer)

    def unknown(self, japanese: str, besides: Container[str] = ()) -> list[str]:
        """The quoted Japanese words that are no part of any label, nor among these."""
        known = {text for texts in self._all.values() for text in texts}
        quoted = [label for label in _JAPANESE.findall(japanese) if label not in besides]
        return [label for label in quoted if not any(bare(label) in text for text in known)]

    def lost(self, english: str, japanese: str, besides: Container[str] = ()) -> Iterator[str]:
        """The words quoted in English that no label has, or that the Japanese text doesn't quote, but for these."""
        named = {bare(label) for label in _JAPANESE.findall(japanese)}
        for quoted in _ENGLISH.findall(english):
            yield from (
                label for label in quoted.split(" → ") if label not in besides and not self.is_named(label, named)
            )
