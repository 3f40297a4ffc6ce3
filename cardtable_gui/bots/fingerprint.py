"""A number for what a view says, for random numbers that depend on nothing else."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from cardtable_gui.core.digests import sha256
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.options import RuleSetFields


def fingerprint(view: AnyView) -> int:
    """A hash of a view's content that is the same in every process and version of Python.

    Options that came later don't change it while they have their defaults.
    """
    declared = view.declared if isinstance(view, RuleSetFields) else {}
    unsaid = {name for name, each in declared.items() if each.later and each.is_usual(getattr(view, name))}
    return int.from_bytes(sha256(f"cardtable-view-1|{view.game.id}|{_object(view, unsaid)}")[:16], "big")


def _object(value: Any, unsaid: Collection[str] = ()) -> str:
    """A dataclass as text, without its fields with these names."""
    names = [each.name for each in fields(value) if each.compare and each.name not in unsaid]
    parts = (f"{name}={_written(getattr(value, name))}" for name in names)
    return f"{type(value).__name__}({','.join(parts)})"


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
            return _object(value)
        case _:
            raise TypeError(f"a view holds what has no text of its own: {type(value).__name__}")
