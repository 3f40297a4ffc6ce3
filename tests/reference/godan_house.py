"""GODAN's completion of the rules, GO1, GO9 and GO10: `house-1`, `house-2`, and others that players may choose."""

import random
from typing import Any

from tests.reference.model import House

ROLES = "SRVC"
CARDS = 61
MOST_COPIES = 15
HOUSE_1: dict[str, Any] = {
    "format": "cardtable-house",
    "version": 1,
    "game": "godan",
    "name": "house-1",
    "numbers": [{"value": value, "copies": 9} for value in (5, 10, 15, 20, 25)],
    "roles": [{"key": key, "copies": 4} for key in ROLES],
    "work": {"least": 2, "most": 4},
    "severance": {"ends_with": 4},
    "collection": {"points": 5},
    "hand": {"role": 10},
}
HOUSE_2: dict[str, Any] = {
    **HOUSE_1,
    "name": "house-2",
    "numbers": [{"value": value, "copies": 7} for value in (5, 10, 15, 20, 25, 30)],
    "roles": [{"key": key, "copies": 4 if key == "S" else 5} for key in ROLES],
}


def numbers(house: House) -> dict[str, int]:
    """Copies of the number cards."""
    return {str(each["value"]): each["copies"] for each in house["numbers"]}


def roles(house: House) -> dict[str, int]:
    """Copies of the role cards, in the order of the card list."""
    return {each["key"]: each["copies"] for key in ROLES for each in house["roles"] if each["key"] == key}


def deck(house: House) -> list[str]:
    """All cards, sorted as texts."""
    copies = numbers(house) | roles(house)
    return sorted(text for text, count in copies.items() for _ in range(count))


def random_house(rng: random.Random) -> House:
    """Other cards and prices, as far as the rules allow them."""
    keys = rng.sample(ROLES, rng.choice([0, 1, 2, 3, 4, 4, 4]))
    kinds = rng.randint(max(1, 5 - len(keys)), 8)
    copies: list[int] = []
    while sum(copies) != CARDS:
        copies = [rng.randint(1, MOST_COPIES) for _ in range(kinds + len(keys))]
    values = sorted(rng.sample(range(1, rng.choice([20, 100, 1000])), kinds))
    least = rng.choice([1, 2, 2, 3])
    return {
        **HOUSE_1,
        "name": f"house {rng.randrange(1000)}",
        "numbers": [{"value": value, "copies": count} for value, count in zip(values, copies[:kinds], strict=True)],
        "roles": [{"key": key, "copies": count} for key, count in zip(keys, copies[kinds:], strict=True)],
        "work": {"least": least, "most": rng.randint(least, 5)},
        "severance": {"ends_with": rng.choice([1, 2, 3, 4, 5, 15])},
        "collection": {"points": rng.choice([0, 1, 20, rng.randint(0, 999)])},
        "hand": {"role": rng.choice([0, 10, rng.randint(0, 999)])},
    }
