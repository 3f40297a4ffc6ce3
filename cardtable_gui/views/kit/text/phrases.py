"""Line breaks in Japanese text between phrases instead of within words."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise

from cardtable_gui.views.kit.text.letters import begun, letters

JOINER = "\u2060"
FIXED = "\N{NO-BREAK SPACE}"
BREAK = "\u200b"
# Patterns of thousands of letters take milliseconds to compile: that waits until a text needs them.
_JAPANESE = "[ぁ-ゟ゠-ヿ一-鿿々-〇]"
_FIRST_JAPANESE = "々"
"""No letter of Japanese comes before it in Unicode."""
_ENDS = frozenset("、。，．！？）」』】：；…・／ 　")
"""A line may end after these, and does not begin with them."""
_NEVER_FIRST = _ENDS | frozenset("’”'\",.!?;:)]}%〉》〕］｝％ーゝヽっゃゅょぁぃぅぇぉッャュョァィゥェォ")
"""No line begins with these."""
_LONG_SOUND = "ー"
_TOGETHER = re.compile("：[0-9+−-]|(?<=[ぁ-ヿ一-鿿]) [0-9+−-]|[0-9](?=（[0-9]+枚）)")
"""A number stays with what it's the number of, and a card with the number of its copies."""
_CLOSES = frozenset("）」』】")
"""A particle after these belongs to the text between them."""
_OPENS = frozenset("（「『【")
_POLITE = frozenset("おご")
"""Prefixes that belong to the following noun or verb."""
_STEM = "[一-鿿][いきぎしちみびりえけげせねべめれ]"
"""A verb's stem before another verb with which it forms a compound: 受け取る, 引き直す."""
_VERB = "[一-鿿][ぁ-ゟ]"
_COMPOUND = re.compile(
    "[いきちしみびりえけべれ](?=[方目順者]|直[さしすせ])|持ち(?=点)|捨て(?=札)|見た(?=目)|考え(?=中)|[元手気目]に(?=[戻入])"
)
"""Hiragana after which a word goes on: 遊び方, 元に戻す."""
_SEAM = "(?<=[一-鿿]{2})(?=[゠-ヿ]{2})|(?<=[゠-ヿ]{2})(?=[一-鿿]{2})|(?<=回)(?=くらい)"
_PLAIN_WORDS = (
    "あまり ありま いくつ いっしょ かまい かもしれ くださ このまま すべて そのまま たくさん つづい つづき つづけ "
    "できま どちら なりま はじま はじめ とき はっきり ひとつ ひとり ほとんど まったく めった もらい もらう "
    "もらえ もらわ"
)
_PLAIN_WORD = f"(?<=[ぁ-ゟ」])(?={_PLAIN_WORDS.replace(' ', '|')})"
"""Where a word begins that's written in hiragana only."""
_IN_CELL = "(?<=ハウス)(?=ルール)|(?<=ルール)(?=ブック)"
"""Where a compound may be split in a narrow column."""
_KEPT = re.compile(" (?=[?!])|(?<=:) (?=[0-9+−-])")
"""The space before a card that's called “?”, which begins no line, and that before the number of what's named."""
_LONG, _LONG_IN_CELL = 8, 5
"""A longer phrase may be split between two words."""
_LONG_WORD = "[^\\s\u200b-\u200d\u2060\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]{24}(?=\\S{4})"
"""A word of this length, such as a file name, may be on a line of its own, but not an ending after it."""
_ENDLESS = 16
"""Anything longer, such as a name in hiragana only, may be broken anywhere."""


@lru_cache(maxsize=512)
def phrases(text: str, *, in_cell: bool = False) -> tuple[str, ...]:
    """The text in pieces that stay on one line each; joined they are the text. One piece if it is not Japanese.

    `in_cell`: shorter pieces, for the narrow columns of a table.

    Particles and endings are written in hiragana and stay with the word before them; the next word begins with another
    script. A new word always begins after を. Compound verbs stay whole, and so does what a word joiner in the text
    joins.
    """
    if not is_japanese(text):
        return (text,)
    found: list[str] = []
    start, begins = 0, begun(text)
    for at in range(1, len(text)):
        if at in begins and _may_end(text, at):
            found += _in_words(text[start:at], in_cell)
            start = at
    return (*found, *_in_words(text[start:], in_cell))


def bound(text: str, *, in_cell: bool = False) -> tuple[str, ...]:
    """The characters of a text, with a word joiner in front of those before which no line may end."""
    if not is_japanese(text):
        return tuple(_KEPT.sub(FIXED, text))
    found: list[str] = []
    begins = begun(text)
    for piece in phrases(text, in_cell=in_cell):
        if len(piece) > _ENDLESS:
            found += piece
            continue
        first = len(found)
        found.append(piece[0])
        # Words of other languages are not broken anyway, nor is a letter from its marks.
        found += (
            letter if (one + letter).isascii() or at not in begins else f"{JOINER}{letter}"
            for at, (one, letter) in enumerate(pairwise(piece), first + 1)
        )
    return tuple(found)


def unbroken(text: str) -> str:
    """The text with word joiners wherever no line may end."""
    return "".join(bound(text))


def in_one(words: str) -> str:
    """The text with word joiners everywhere: no line may end in it."""
    return JOINER.join(letters(words.replace(" ", FIXED)))


def breakable(text: str) -> str:
    """The text with possible breaks in every word that is too long for a line."""
    return re.sub(_LONG_WORD, lambda found: f"{found[0]}{BREAK}", text)


def spoken(text: str) -> str:
    """The text without word joiners, possible breaks and fixed spaces, which a screen reader might not handle."""
    return text.replace(JOINER, "").replace(BREAK, "").replace(FIXED, " ")


def is_japanese(text: str) -> bool:
    """Whether the text has a Japanese letter."""
    return max(text, default="") >= _FIRST_JAPANESE and re.search(_JAPANESE, text) is not None


def _may_end(text: str, at: int) -> bool:
    """Whether a line may end before this letter."""
    before, after = text[at - 1], text[at]
    if JOINER in (before, after) or after in _NEVER_FIRST:
        return False
    if (before in _CLOSES and _is_hiragana(after)) or _TOGETHER.match(text, at - 1):
        return False
    if before in _ENDS:
        return True
    if before in _OPENS:
        return False
    if after in _OPENS:
        return True
    if not _is_hiragana(text[at - 2] if before == _LONG_SOUND and at > 1 else before):
        return False
    if _is_hiragana(after):
        return before == "を"
    return before not in _POLITE and not _in_compound(text, at)


def _in_compound(text: str, at: int) -> bool:
    """Whether the word goes on after these hiragana."""
    if re.fullmatch(_STEM, text[max(0, at - 2) : at]) and re.match(_VERB, text[at : at + 2]):
        return True
    return any(found.end() == at for found in _COMPOUND.finditer(text, max(0, at - 2)))


def _in_words(phrase: str, in_cell: bool) -> tuple[str, ...]:
    """A long phrase, split where the script changes and before words in hiragana."""
    if len(phrase) <= (_LONG_IN_CELL if in_cell else _LONG):
        return (phrase,)
    seams = f"{_SEAM}|{_PLAIN_WORD}|{_IN_CELL}" if in_cell else f"{_SEAM}|{_PLAIN_WORD}"
    ends = [found.start() for found in re.finditer(seams, phrase)]
    return tuple(phrase[start:end] for start, end in pairwise((0, *ends, len(phrase))))


def _is_hiragana(letter: str) -> bool:
    return "ぁ" <= letter <= "ゟ"
