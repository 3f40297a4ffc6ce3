"""One rule for every search field: which texts a search takes for the same.

A search ignores capitals, width (３ is 3, ﾊﾅ is ハナ), the kind of kana (ハナ is はな), accents, how a letter is
composed, which variant of a kanji is chosen, and whether quotes, dashes and long sounds are those that a keyboard has.
Repeated letters count as written out: 佐々木 is 佐佐木.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

_UNSEEN = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0"
    "\U000e0000-\U000e0fff]"
)
"""Joiners, directions, fillers, and selectors of variants."""
_ACCENTS = re.compile("[\u0300-\u036f]")
_APART = str.maketrans({"゛": "\u3099", "゜": "\u309a", "´": "'"})
"""Marks that Unicode would take for a space with a mark."""
_ALIKE = str.maketrans(
    {
        **{code: code - 0x60 for code in (*range(0x30A1, 0x30F7), 0x30FD, 0x30FE)},  # katakana
        **dict.fromkeys(map(ord, "‘’‚‛ʼ′`"), "'"),
        **dict.fromkeys(map(ord, "“”„‟〝〞〟"), '"'),
        **dict.fromkeys(map(ord, "ー‐‑‒–—―−"), "-"),
        **dict.fromkeys(map(ord, "〜∼"), "~"),
        ord("〻"): "々",
    }
)
_AGAIN = re.compile("[々ゝゞ]")
_VOICED = "\u3099"


def folded(text: str) -> str:
    """The text without what a search ignores. Folding it again changes nothing."""
    return _written_out(_folded(text))


def words(wanted: str) -> list[str]:
    """The folded words of what somebody typed; a text matches if each of them is in it, folded."""
    return folded(wanted).split()


class Searched:
    """A text in which places are looked for, several times, and what `folded` makes of it."""

    def __init__(self, text: str) -> None:
        """Fold this text."""
        pieces = list(_pieces(text))
        self.folded = _written_out("".join(letters for letters, _, _ in pieces))
        self._starts = [start for letters, start, _ in pieces for _ in letters]
        self._ends = [end for letters, _, end in pieces for _ in letters]

    def places(self, wanted: str) -> list[tuple[int, int]]:
        """Where the text has what somebody typed, apart from space around it: first letters, and those behind."""
        sought = folded(wanted).strip()
        found: list[tuple[int, int]] = []
        at = self.folded.find(sought) if sought else -1
        while at >= 0:
            start, end = self._starts[at], self._ends[at + len(sought) - 1]
            if not found or start >= found[-1][1]:
                found.append((start, end))
            at = self.folded.find(sought, at + len(sought))
        return found


def _folded(text: str) -> str:
    """The folded text with its iteration marks. Each piece of a text (`_pieces`) gives the same as within the text."""
    text = unicodedata.normalize("NFKD", _UNSEEN.sub("", text).translate(_APART))
    return unicodedata.normalize("NFC", _ACCENTS.sub("", text).casefold().translate(_ALIKE))


def _written_out(text: str) -> str:
    """A folded text, letter by letter, with letters in the place of iteration marks behind them."""
    if _AGAIN.search(text) is None:
        return text
    letters = list(text)
    for at, mark in enumerate(letters[1:], 1):
        before = letters[at - 1]
        if mark == "々" and _is_kanji(before):
            letters[at] = before
        elif mark in "ゝゞ" and "ぁ" <= before <= "ゖ":
            plain = unicodedata.normalize("NFD", before)[0]
            voiced = unicodedata.normalize("NFC", plain + _VOICED)
            letters[at] = voiced if mark == "ゞ" and len(voiced) == 1 else plain
    return "".join(letters)


def _pieces(text: str) -> Iterator[tuple[str, int, int]]:
    """Each letter of a text with the marks on it: folded, and from where to where the text has it."""
    start = 0
    for at in range(1, len(text) + 1):
        if at == len(text) or not _follows(text[at]):
            end = at
            while end > start + 1 and unicodedata.category(text[end - 1]) == "Cf":
                end -= 1
            yield _folded_piece(text[start:at]), start, end
            start = at


@lru_cache(maxsize=8192)
def _folded_piece(piece: str) -> str:
    return _folded(piece)


@lru_cache(maxsize=8192)
def _follows(letter: str) -> bool:
    """Whether a letter may change or join the one before it."""
    first = unicodedata.normalize("NFKD", letter.translate(_APART))[0]
    return (
        unicodedata.category(first).startswith("M")
        or _UNSEEN.match(letter) is not None
        or "\u1160" <= first <= "\u11ff"  # the vowels and ends of Korean syllables
    )


def _is_kanji(letter: str) -> bool:
    return "\u3400" <= letter <= "\u9fff" or letter >= "\U00020000"
