"""GODAN's house rules: the data that the available rulebook leaves open (GO1, GO9, GO10).

The program's own, `house-1` and `house-2`, are data files; a player may choose another file. `read` validates all.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache

from cardtable_gui.core.files import house_file
from cardtable_gui.core.game import OwnHouse
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.notation import shortened
from cardtable_gui.core.strict_json import Json, JsonError, entry, whole, wrong_type
from cardtable_gui.resources import resource

HOUSES = (
    OwnHouse(
        "house-1",
        "assets/houses/godan/house-1.toml",
        QT_TRANSLATE_NOOP("godan", "House 1"),
        QT_TRANSLATE_NOOP("godan", "House 1: wild and short"),
        QT_TRANSLATE_NOOP(
            "godan",
            "House 1 has nine each of five numbers: five equal cards are often dealt, and many games end early.",
        ),
    ),
    OwnHouse(
        "house-2",
        "assets/houses/godan/house-2.toml",
        QT_TRANSLATE_NOOP("godan", "House 2"),
        QT_TRANSLATE_NOOP("godan", "House 2: steady and long"),
        QT_TRANSLATE_NOOP(
            "godan",
            "House 2 has seven each of six numbers: most games last for weeks, and a fifth card is hard to get.",
        ),
        date(2026, 11, 28),
    ),
)
NOTE = QT_TRANSLATE_NOOP(
    "godan",
    "Our copy of the rulebook lacks the list of cards, the sheet on role cards and the scoring of a game. These "
    "parts are our own invention; the other rules follow the rulebook.",
)
CARDS = 61
ROLES = ("S", "R", "V", "C")
MOST_VALUE = 999
MOST_NUMBERS = 8
MOST_COPIES = 15
MOST_WORKED = 5
MAX_NAME_LENGTH = 60
FORMAT = "cardtable-house"
VERSION = 1


_NAMES: Mapping[str, Message] = {
    "S": QT_TRANSLATE_NOOP("godan", "Severance"),
    "R": QT_TRANSLATE_NOOP("godan", "Robbery"),
    "V": QT_TRANSLATE_NOOP("godan", "Cover-up"),
    "C": QT_TRANSLATE_NOOP("godan", "Collection"),
}


def card_name(text: str) -> str | Message:
    """A player's name for a card: role cards have names."""
    return _NAMES.get(text, text)


@dataclass(frozen=True, slots=True)
class House:
    """One set of house rules.

    Attributes:
        name: its name.
        values: the number cards' values, ascending.
        copies: how many cards there are of each.
        roles: the role cards' keys, in the order of `ROLES`.
        role_copies: the number of cards of each role. least, most: the limits on equal role cards in one work.
        ends_with: the number of Severance cards that ends the game.
        collection: the points that each Collection card takes.
        role_in_hand: the cost of a role card left in hand.
    """

    name: str
    values: tuple[int, ...]
    copies: tuple[int, ...]
    roles: tuple[str, ...]
    role_copies: tuple[int, ...]
    least: int
    most: int
    ends_with: int
    collection: int
    role_in_hand: int

    @property
    def faces(self) -> tuple[str, ...]:
        """The card list: numbers, then roles."""
        return (*map(str, self.values), *self.roles)

    @property
    def all_copies(self) -> tuple[int, ...]:
        """The number of cards of each face."""
        return (*self.copies, *self.role_copies)


class Housed:
    """Base of the game, for those who need no more of it than its house rules."""

    house: House


@cache
def house_1() -> House:
    """The house rules of records without any, read from their file."""
    path = resource(HOUSES[0].file)
    return read(house_file.read(path.read_bytes(), path.name, read))


def read(data: Mapping[str, Json]) -> House:
    """Validate the content of a house file. Raises `JsonError` with a place such as `numbers[2].value`."""
    if entry(data, "format", str) != FORMAT or entry(data, "game", str) != "godan":
        raise JsonError(
            QT_TRANSLATE_NOOP(
                "godan", "This isn’t a file of GODAN house rules: it needs format “cardtable-house” and game “godan”."
            ),
            "format",
        )
    whole(data, "version", VERSION, VERSION)
    name = entry(data, "name", str)
    if not 0 < len(name) <= MAX_NAME_LENGTH:
        raise JsonError(
            QT_TRANSLATE_NOOP("godan", "Expected a name of 1 to {most} characters.").put(most=MAX_NAME_LENGTH), "name"
        )
    values, copies = _numbers(entry(data, "numbers", list))
    roles, role_copies = _roles(entry(data, "roles", list))
    total = sum(copies) + sum(role_copies)
    if total != CARDS:
        message = QT_TRANSLATE_NOOP("godan", "Expected {needed} cards in all, found {cards}.")
        raise JsonError(message.put(needed=CARDS, cards=total), "numbers")
    work = entry(data, "work", dict)
    least = whole(work, "least", 1, MOST_WORKED, place="work")
    return House(
        name=name,
        values=values,
        copies=copies,
        roles=roles,
        role_copies=role_copies,
        least=least,
        most=whole(work, "most", least, MOST_WORKED, place="work"),
        ends_with=whole(entry(data, "severance", dict), "ends_with", 1, MOST_COPIES, place="severance"),
        collection=whole(entry(data, "collection", dict), "points", 0, MOST_VALUE, place="collection"),
        role_in_hand=whole(entry(data, "hand", dict), "role", 0, MOST_VALUE, place="hand"),
    )


def _numbers(listed: list[Json]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    if not 1 <= len(listed) <= MOST_NUMBERS:
        message = QT_TRANSLATE_NOOP("godan", "Expected 1 to {most} different number cards.")
        raise JsonError(message.put(most=MOST_NUMBERS), "numbers")
    values: list[int] = []
    copies: list[int] = []
    for index, item in enumerate(listed):
        place = f"numbers[{index}]"
        card = _object(item, place)
        values.append(whole(card, "value", 1, MOST_VALUE, place=place))
        copies.append(whole(card, "copies", 1, MOST_COPIES, place=place))
        if index and values[index] <= values[index - 1]:
            message = QT_TRANSLATE_NOOP("godan", "Expected numbers in ascending order: {value} can’t follow {before}.")
            raise JsonError(message.put(value=values[index], before=values[index - 1]), f"{place}.value")
    return tuple(values), tuple(copies)


def _roles(listed: list[Json]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    found: dict[str, int] = {}
    for index, item in enumerate(listed):
        place = f"roles[{index}]"
        card = _object(item, place)
        key = entry(card, "key", str, place=place)
        if key not in ROLES:
            message = QT_TRANSLATE_NOOP("godan", "Unknown role card “{key}”. Choose one of: {roles}.")
            raise JsonError(message.put(key=shortened(key, 20), roles=" ".join(ROLES)), f"{place}.key")
        if key in found:
            message = QT_TRANSLATE_NOOP("godan", "Role card “{key}” is listed twice. Keep only one entry.")
            raise JsonError(message.put(key=key), f"{place}.key")
        found[key] = whole(card, "copies", 1, MOST_COPIES, place=place)
    roles = tuple(key for key in ROLES if key in found)
    return roles, tuple(found[key] for key in roles)


def _object(item: Json, place: str) -> dict[str, Json]:
    if not isinstance(item, dict):
        raise wrong_type(dict, place)
    return item
