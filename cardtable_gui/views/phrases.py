"""Where a line of Japanese may end without tearing a word apart: between phrases, as a careful printer does it."""

from __future__ import annotations

import re
from functools import lru_cache

JOINER = "\u2060"
_JAPANESE = re.compile("[ぁ-ゟ゠-ヿ一-鿿々-〇]")
_ENDS = frozenset("、。，．！？）」』】：；…・ 　")
"""A line may end after these, and does not begin with them."""
_OPENS = frozenset("（「『【")
_POLITE = frozenset("おご")
"""These belong to the noun or verb that follows."""


@lru_cache(maxsize=512)
def phrases(text: str) -> tuple[str, ...]:
    """The text in pieces that stay on one line each; joined they are the text. One piece if it is not Japanese.

    Particles and endings are written in hiragana and stay with the word before them; the next word begins with another
    kind of letter. After を there is always a new word.
    """
    if not _JAPANESE.search(text):
        return (text,)
    found: list[str] = []
    start = 0
    for at in range(1, len(text)):
        if _may_end(text, at):
            found.append(text[start:at])
            start = at
    return (*found, text[start:])


def bound(text: str) -> tuple[str, ...]:
    """The letters of a text; those before which no line may end have a word joiner in front of them."""
    if not _JAPANESE.search(text):
        return tuple(text)
    pieces = phrases(text)
    return tuple(f"{JOINER}{letter}" if number else letter for piece in pieces for number, letter in enumerate(piece))


def unbroken(text: str) -> str:
    """The text with word joiners wherever no line may end."""
    return "".join(bound(text))


def _may_end(text: str, at: int) -> bool:
    """Whether a line may end before this letter."""
    before, after = text[at - 1], text[at]
    if after in _ENDS:
        return False
    if before in _ENDS:
        return True
    if before in _OPENS:
        return False
    if after in _OPENS:
        return True
    if not _is_hiragana(before):
        return False
    return before == "を" if _is_hiragana(after) else before not in _POLITE


def _is_hiragana(letter: str) -> bool:
    return "ぁ" <= letter <= "ゟ"
