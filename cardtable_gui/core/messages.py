"""Translatable texts, without a dependency on Qt.

A `Message` is an English source text with named placeholders and their arguments. Rules, bots and controllers create
messages; `cardtable_gui.i18n` renders them in the player's language.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

_STEERING = re.compile("[\0-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]")
_BROKEN = re.compile("[\ud800-\udfff\ufdd0-\ufdef\ufffc\ufffe\uffff]")
"""Undecodable bytes of a file name, as Python represents them, and what stands for no character."""
_UNSEEN = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and a symbol without visible glyphs."""
_UNSEEN_KINDS = frozenset({"Cc", "Cf", "Zl", "Zp", "Zs", "Mn", "Me"})
_MOST_MARKS = 4
"""The maximum number of combining marks on a letter: enough for all languages, too few to cover the line above."""


@dataclass(frozen=True, slots=True)
class SeatName:
    """A message argument that stands for a player's name."""

    seat: int


class You(str):
    """The name, blank if unknown, of the only person at a table: who reads is addressed there instead of named."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class PersonName:
    """A message argument that is a person's name, known apart from any seat."""

    name: str


@dataclass(frozen=True, slots=True)
class CardList:
    """A message argument that lists cards: texts of the game's notation, or names (`Game.card_name`)."""

    cards: tuple[str | Message, ...]


@dataclass(frozen=True, slots=True)
class Ordinal:
    """A message argument that stands for a place in an order, from 1: “2nd”."""

    number: int


@dataclass(frozen=True, slots=True)
class Message:
    """A translatable text: `context` and `text` are the catalogue's key, `args` fill its `{name}` placeholders.

    A text with `%n` has plural forms: the argument `n`, a whole number, chooses one and takes the place of `%n`.
    """

    context: str
    text: str
    args: tuple[tuple[str, Argument], ...] = ()

    def put(self, **args: Argument) -> Message:
        """Return the same message with these placeholders filled (later values win)."""
        return Message(self.context, self.text, tuple({**dict(self.args), **args}.items()))

    def naming(self, names: Mapping[int, str]) -> Message:
        """The same message in which these seats are called by these names, whoever sits there now."""
        args = ((place, _naming(argument, names)) for place, argument in self.args)
        return Message(self.context, self.text, tuple(args))

    @property
    def places(self) -> Mapping[str, Argument]:
        """The arguments by placeholder."""
        return dict(self.args)


Argument = str | int | SeatName | PersonName | CardList | Ordinal | Message


def _naming(argument: Argument, names: Mapping[int, str]) -> Argument:
    match argument:
        case SeatName(seat=seat) if seat in names:
            return PersonName(names[seat])
        case Message():
            return argument.naming(names)
        case _:
            return argument


class ToldError(ValueError):
    """An error that a player is told; `message` says what is wrong."""

    def __init__(self, message: Message) -> None:
        """Keep the message for whoever tells the player."""
        super().__init__(message.text)
        self.message = message


def QT_TRANSLATE_NOOP(context: str, text: str) -> Message:  # noqa: N802 - lupdate finds marked texts by this name
    """Mark a text for translation and return it as a message without arguments."""
    return Message(context, text)


def isolated(name: str) -> str:
    """Untrusted text, made safe to embed in other text.

    Direction controls, line breaks, invalid characters and stacked combining marks are removed; right-to-left text is
    wrapped in directional isolates.
    """
    if name.isascii() and name.isprintable():
        return name
    kept = _without_towers(_BROKEN.sub("\ufffd", _STEERING.sub("", name)))
    turns = any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in kept)
    return f"\u2068{kept}\u2069" if turns else kept


def is_blank(name: str) -> bool:
    """Whether a text has no visible character."""
    return all(letter in _UNSEEN or unicodedata.category(letter) in _UNSEEN_KINDS for letter in name)


def _without_towers(text: str) -> str:
    """The text with at most `_MOST_MARKS` marks on any letter."""
    kept, marks = [], 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= _MOST_MARKS:
            kept.append(letter)
    return "".join(kept)
