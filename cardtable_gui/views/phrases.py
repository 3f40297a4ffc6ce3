"""Where a line of Japanese may end without tearing a word apart: between phrases, as a careful printer does it."""

from __future__ import annotations

from functools import lru_cache

JOINER = "\u2060"
_HIRAGANA = ("ぁ", "ゟ")
_JAPANESE = (_HIRAGANA, ("゠", "ヿ"), ("一", "鿿"), ("々", "〇"))
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
    if not any(_is_japanese(letter) for letter in text):
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
    if not any(_is_japanese(letter) for letter in text):
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
    if not _within(before, _HIRAGANA):
        return False
    return before == "を" if _within(after, _HIRAGANA) else before not in _POLITE


def _is_japanese(letter: str) -> bool:
    return any(_within(letter, kind) for kind in _JAPANESE)


def _within(letter: str, kind: tuple[str, str]) -> bool:
    return kind[0] <= letter <= kind[1]
