"""Texts as they are read aloud: in words and pauses, without signs that screen readers leave out or spell.

Readers differ in what they say for a bracket, a range or an arrow, and most say nothing. So every announcement and
every element of our own is told in the words of the language in force. Quotation marks stay: a sentence is understood
without them, and a braille display shows them.
"""

from __future__ import annotations

import re

from cardtable_gui import i18n
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.views.kit.text.phrases import spoken

_SIGNS = re.compile(r"[()（）\[\]［］【】{}+＋=＝−±×→·・–—〜~○/／]|(?<!\w)-(?=[0-9])")
"""What a text has that is told otherwise than it's written."""
_WORDS = (
    (re.compile("±"), QT_TRANSLATE_NOOP("aloud", "plus or minus")),
    (re.compile("(?<![A-Za-z])[+＋]"), QT_TRANSLATE_NOOP("aloud", "plus")),
    (re.compile("[=＝]"), QT_TRANSLATE_NOOP("aloud", "equals")),
    (re.compile(r"−|(?<!\w)-(?=[0-9])"), QT_TRANSLATE_NOOP("aloud", "minus")),
    (re.compile("×"), QT_TRANSLATE_NOOP("aloud", "times")),
    (re.compile(r"→|(?<=\w)[–〜~](?=\w)"), QT_TRANSLATE_NOOP("aloud", "to")),
)
_CIRCLES = re.compile("(?<=[0-9?？])○+")
_SHARE = re.compile(r"(?<![0-9/])([0-9]+)/([0-9]+)(?![0-9/])")
_COPIES = re.compile("（([0-9]+枚)）")
"""A Japanese count of cards: of the card before it, and no card itself."""
_OPENING, _CLOSING = r"\s*[(（\[［【{]", r"[)）\]］】}]\s*"
_LAST = re.compile(rf"(?:{_CLOSING})+(?=[^\S\n]*(?:[.,:;!?、。，：！？’”」』ぁ-ゟ\n]|$))")
"""Closing brackets before which the sentence pauses or goes on anyway."""
_PAUSE = re.compile(rf"{_OPENING}|{_CLOSING}|\s*[·・／/–—〜~]\s*")
_STARTS = re.compile(r"^[,、]\s*|(?<=[.,:;、。：「“])\s*[,、]", re.MULTILINE)
"""A pause where there is one."""


_ISOLATED = re.compile("(\u2068[^\u2069]*\u2069)")
"""A player's or file's name within a sentence, which stays as its owner wrote it."""


def aloud(text: str) -> str:
    """The text in words and pauses, without word joiners, possible breaks and fixed spaces."""
    parts = _ISOLATED.split(spoken(text))
    return "".join(part if number % 2 else _in_words(part) for number, part in enumerate(parts))


def _in_words(text: str) -> str:
    if not _SIGNS.search(text):
        return text
    japanese = i18n.language() == "ja"
    pause, gap = ("、", "") if japanese else (", ", " ")
    text = _CIRCLES.sub(lambda found: f" {i18n.text(_circles(len(found[0])))}", text)
    text = text.replace("○", i18n.text(QT_TRANSLATE_NOOP("aloud", "circle")))
    text = _SHARE.sub(_share, text)
    for sign, word in _WORDS:
        text = re.sub(rf"[^\S\n]*(?:{sign.pattern})[^\S\n]*", f"{gap}{i18n.text(word)}{gap}", text)
    if japanese:
        text = _COPIES.sub(r"が\1", text)
    text = _PAUSE.sub(pause, _LAST.sub("", text))
    return re.sub(r"(?m)^ +| +$| +(?= )", "", _STARTS.sub("", text))


def _circles(count: int) -> Message:
    return QT_TRANSLATE_NOOP("aloud", "with %n circle(s)").put(n=count)


def _share(found: re.Match[str]) -> str:
    return i18n.text(QT_TRANSLATE_NOOP("aloud", "{count} of {all}").put(count=found[1], all=found[2]))
