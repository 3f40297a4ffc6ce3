"""A number for what a view says, for random numbers that depend on nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum

from cardtable_gui.core.digests import sha256
from cardtable_gui.core.game import AnyView


def fingerprint(view: AnyView) -> int:
    """A hash of a view's content that is the same in every process and version of Python."""
    return int.from_bytes(sha256(f"cardtable-view-1|{view.game.id}|{_written(view)}")[:16], "big")


def _written(value: object) -> str:
    """A value as text that depends only on the value: not on identity, hashes or the order of a set."""
    match value:
        case None | bool() | int() | float() | str():
            return repr(value)
        case Enum():
            return f"{type(value).__name__}.{value.name}"
        case Mapping():
            return "{" + ",".join(sorted(f"{_written(key)}:{_written(item)}" for key, item in value.items())) + "}"
        case frozenset() | set():
            return "{" + ",".join(sorted(map(_written, value))) + "}"
        case tuple() | list():
            return "(" + ",".join(map(_written, value)) + ")"
        case _ if is_dataclass(value):
            parts = (f"{each.name}={_written(getattr(value, each.name))}" for each in fields(value) if each.compare)
            return f"{type(value).__name__}({','.join(parts)})"
        case _:
            raise TypeError(f"a view holds what has no text of its own: {type(value).__name__}")
