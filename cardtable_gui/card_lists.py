"""Lists of cards in sentences: “two 7s and a 9”, 「7を2枚、9を1枚」.

Every form is a text of the catalogue, so a language orders card, number and grammar as it likes. No Qt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Argument, Message, Ordinal, SeatName

NUMBERS = (
    QT_TRANSLATE_NOOP("cards", "one"),
    QT_TRANSLATE_NOOP("cards", "two"),
    QT_TRANSLATE_NOOP("cards", "three"),
    QT_TRANSLATE_NOOP("cards", "four"),
    QT_TRANSLATE_NOOP("cards", "five"),
    QT_TRANSLATE_NOOP("cards", "six"),
    QT_TRANSLATE_NOOP("cards", "seven"),
    QT_TRANSLATE_NOOP("cards", "eight"),
    QT_TRANSLATE_NOOP("cards", "nine"),
    QT_TRANSLATE_NOOP("cards", "ten"),
)
_FIRST = (
    QT_TRANSLATE_NOOP("cards", "1st"),
    QT_TRANSLATE_NOOP("cards", "2nd"),
    QT_TRANSLATE_NOOP("cards", "3rd"),
)

CARDS = QT_TRANSLATE_NOOP("cards", "%n card(s)")
"""How many cards: “1 card”, “5 cards”."""

Rendered = Callable[[Message], str]
"""Turns a message of the catalogue into a string."""


def listed(cards: Sequence[str], rendered: Rendered, particle: str = "") -> str:
    """Cards as a sentence names them; equal ones are counted, each kind is where its first card is.

    Args:
        cards: the cards' names.
        rendered: renders messages in the language.
        particle: what the sentence puts after the cards, in a language that puts counts behind it.
    """
    if len(set(cards)) == len(cards):
        return joined(cards, rendered) + particle if cards else ""
    kinds = sorted(cards, key=cards.index)
    if particle:
        parts = [_counted(card, len(tuple(group)), rendered).put(particle=particle) for card, group in groupby(kinds)]
        return joined([rendered(part) for part in parts], rendered)
    found = []
    for card, group in groupby(kinds):
        number = len(tuple(group))
        found.append(card if number == 1 else _plain(card, number, rendered))
    return joined(found, rendered)


def _counted(card: str, number: int, rendered: Rendered) -> Message:
    """Some equal cards, in full words."""
    words = rendered(NUMBERS[number - 1]) if number <= len(NUMBERS) else str(number)
    if number == 1:
        message = QT_TRANSLATE_NOOP("cards", "{number} {card}")
    elif card[-1:].isdigit():
        message = QT_TRANSLATE_NOOP("cards", "{number} {card}s")
    else:
        message = QT_TRANSLATE_NOOP("cards", "{number} {card} cards")
    return message.put(number=words, card=card)


def _plain(card: str, number: int, rendered: Rendered) -> str:
    """Two or more equal cards, in a form that stands anywhere in a sentence."""
    said = rendered(_counted(card, number, rendered))
    if "{particle}" not in said:
        return said
    return rendered(QT_TRANSLATE_NOOP("cards", "{card} ({number})").put(card=card, number=number))


def joined(parts: Sequence[str], rendered: Rendered) -> str:
    """Some texts as a list in a sentence: “a, b and c”."""
    if len(parts) < 2:
        return "".join(parts)
    *most, last = parts
    return rendered(_ended(separated(most, rendered), last, len(parts)))


def separated(parts: Iterable[str], rendered: Rendered) -> str:
    """Some texts one after the other, outside a sentence: “a, b, c”."""
    return rendered(QT_TRANSLATE_NOOP("cards", ", ")).join(parts)


def labelled(title: str, value: str, rendered: Rendered) -> str:
    """A value after what it is, outside a sentence: “Kamons: 4”."""
    return rendered(QT_TRANSLATE_NOOP("cards", "{title}: {value}").put(title=title, value=value))


def players(seats: Sequence[int]) -> Message | SeatName:
    """Some players, at least one, as a message's argument that lists them: “Ann, Ben and Cleo”."""
    names: Message | SeatName = SeatName(seats[0])
    for seat in seats[1:-1]:
        names = QT_TRANSLATE_NOOP("cards", "{names}, {name}").put(names=names, name=SeatName(seat))
    if len(seats) == 1:
        return names
    return _ended(names, SeatName(seats[-1]), len(seats))


def _ended(most: Argument, last: Argument, count: int) -> Message:
    """A list of `count` parts: all but the last, which are a list already, and the last one."""
    if count == 2:
        return QT_TRANSLATE_NOOP("cards", "{first} and {last}").put(first=most, last=last)
    return QT_TRANSLATE_NOOP("cards", "{most} and {last}").put(most=most, last=last)


def ordinal(number: Ordinal, rendered: Rendered) -> str:
    """A place in an order: “2nd”."""
    if number.number <= len(_FIRST):
        return rendered(_FIRST[number.number - 1])
    return rendered(QT_TRANSLATE_NOOP("cards", "{number}th").put(number=number.number))
