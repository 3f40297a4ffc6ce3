"""The words that a page of rules explains: links with tips.

The last chapter lists them: `- [group](word:group): equal cards in a field.` Everywhere else `[groups](word:group)` is
a link to that line, and its explanation is the link's tip.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from cardtable_gui.views.plan.explained_words import Word

LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(word:([a-z-]+)\)")
"""A link to a word: the text that is read, and the word's id, the same in every language."""
_DEFINITION = re.compile(r"^- \[([^\]]+)\]\(word:([a-z-]+)\)[:：] *(.+)$", re.MULTILINE)
_MARKUP = re.compile(r"\*|!\[[^\]]*\]\([^)]*\)")


@lru_cache(maxsize=16)
def words(markdown: str) -> Mapping[str, Word]:
    """The words that a page explains, by id."""
    found = {}
    for name, word, meaning in _DEFINITION.findall(markdown):
        plain = _MARKUP.sub("", LINK.sub(r"\1", meaning)).strip()
        found[word] = Word(word, name, plain)
    return found


@lru_cache(maxsize=16)
def forms(markdown: str) -> Mapping[str, Word]:
    """Every form in which a page links to its words: what `explained_words.found_in` looks for in other texts."""
    known = words(markdown)
    return {name: known[word] for name, word in LINK.findall(markdown) if word in known}
