"""Hostile versions of files: JSON with other values, keys and lengths, and bytes that were flipped, cut or doubled."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

_NUMBERS = (-1, 0, 1, 19, 20, 21, 2**31, 2**53, 2**53 + 1, 2**63, 10**30, -(2**63), 0.5, -0.0, 1e308, 253_402_300_800)
_TEXTS = (
    "",
    " ",
    "a",
    "../x",
    "a/b",
    "..\\x",
    "CON",
    "a\x00b",
    "\u202eb",
    "\ud83c",
    "あ" * 120,
    "x" * 100_000,
    "0001-01-01",
    "9999-12-31",
    "2026-02-30",
    "0001-01-01T00:00:00+00:00",
    "godan",
    "no such game",
    "bot:expert",
    "bot:nobody",
    "play",
    "@Variant(\0\0\0\x7f)",
    "{}",
    "[[]]",
    "[" * 500 + "]" * 500,
    "1e999",
    "p1",
    "m1",
)
_OTHERS: tuple[Any, ...] = (None, True, False, [], {}, [None], [[]], {"": ""}, {"x": {}}, [1] * 30)


def mutated(data: bytes, rng: Random) -> bytes:
    """A file with one or more changes, which may make no difference."""
    if rng.random() < 0.15:
        return _with_other_bytes(data, rng)
    try:
        value = json.loads(data)
    except ValueError:
        return _with_other_bytes(data, rng)
    for _ in range(rng.choice((1, 1, 1, 1, 2, 3))):
        value = _changed(value, rng)
    text = json.dumps(value, ensure_ascii=rng.random() < 0.5)
    if rng.random() < 0.02:
        text = text.replace(":", rng.choice((": NaN, :", ":[", ":-")), 1)
    return text.encode("utf-8", "surrogatepass")


def _with_other_bytes(data: bytes, rng: Random) -> bytes:
    found = bytearray(data)
    at = rng.randrange(len(found) + 1)
    match rng.randrange(6):
        case 0 if found:
            found[at % len(found)] ^= 1 << rng.randrange(8)
        case 1:
            del found[at : at + rng.randrange(1, 40)]
        case 2:
            found[at:at] = rng.choice((b"\0", b"\xff", b"\\x40", b'"', b"\n", b"@Variant(\\0)", b"=", b"[", b"%00"))
        case 3:
            found[at:at] = found[: rng.randrange(1, 200)]
        case 4:
            del found[at:]
        case _:
            found[at : at + 1] = rng.randbytes(rng.randrange(1, 8))
    return bytes(found)


def _changed(value: Any, rng: Random) -> Any:
    """The value with one change anywhere in it."""
    value = copy.deepcopy(value)
    places = list(_places(value))
    if not places:
        return _any(rng)
    holder, key = rng.choice(places)
    match rng.randrange(8):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, dict):
            holder[rng.choice(_TEXTS)] = holder.pop(key)
        case 1 | 2 if isinstance(holder, list):
            holder.insert(key, copy.deepcopy(rng.choice(holder)))
        case 3:
            other, place = rng.choice(places)
            holder[key] = copy.deepcopy(other[place])
        case 4 | 5 | 6 if isinstance(holder[key], int | float):
            holder[key] = holder[key] + rng.choice((-1, 1, 1, 2, 0.5, 10**6))
        case 4 | 5 | 6 if isinstance(holder[key], str):
            holder[key] = rng.choice((holder[key] * 2, holder[key][:-1], holder[key].upper(), holder[key] + "/.."))
        case _:
            holder[key] = _any(rng)
    return value


def _any(rng: Random) -> Any:
    return copy.deepcopy(rng.choice(rng.choice((_NUMBERS, _TEXTS, _OTHERS))))


def _places(value: Any) -> Any:
    """The holder and the key of each value inside."""
    keys = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from _places(value[key])
