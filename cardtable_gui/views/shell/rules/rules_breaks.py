"""Line breaks of a Japanese page of rules: between phrases, as everywhere in the program."""

from __future__ import annotations

import re

from cardtable_gui.views.kit.text import screen_reader
from cardtable_gui.views.kit.text.phrases import JOINER, bound

_SPACE = "\u3000"
_UNSEEN = re.compile(r"\]\([^)]*\)|\[|\*+|\ue000\w+\ue001")
"""Markup within a sentence: the sentence goes on behind it."""
_APART = re.compile(r"!\[[^\]]*\]\([^)]*\)|&nbsp;|^(?:#+|>|-|\d+\.) ")
"""Pictures, fixed spaces and what begins a block: no phrase goes across them."""
_MARKUP = re.compile(f"(?P<apart>{_APART.pattern})|{_UNSEEN.pattern}")


def held(markdown: str) -> str:
    """The page with word joiners wherever no line may end; its markup is as before.

    Tables stay as they are: their columns may be narrower than a phrase.
    """
    return "\n".join(line if line.startswith("|") else _held_line(line) for line in markdown.split("\n"))


def _held_line(line: str) -> str:
    made: list[str] = []
    seen: list[int] = []
    """The places in `made` of the letters of a sentence so far."""
    at = 0
    for markup in _MARKUP.finditer(line):
        seen += range(len(made), len(made) + markup.start() - at)
        made += line[at : markup.start()]
        if markup["apart"] is not None:
            _hold(made, seen)
            seen = []
        made.append(markup[0])
        at = markup.end()
    seen += range(len(made), len(made) + len(line) - at)
    made += line[at:]
    _hold(made, seen)
    # Bold text ends before a space, but not before a joiner.
    return "".join(made).replace(f"{JOINER}{_SPACE}", _SPACE)


def _hold(made: list[str], seen: list[int]) -> None:
    """Put word joiners before the letters at these places before which no line may end."""
    text = "".join(made[place] for place in seen)
    # A screen reader reads the document itself, and might not handle the word joiners.
    letters = tuple(text) if screen_reader.is_listening() else bound(text)
    for place, letter in zip(seen, letters, strict=True):
        made[place] = letter
