"""The options of a game, chosen before a match."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from inspect import get_annotations
from typing import ClassVar, Literal, TypeAlias

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, ToldError, isolated

OptionValue: TypeAlias = bool | int | str | tuple[str, ...]
Options: TypeAlias = Mapping[str, OptionValue]
"""Every option of a game with its value; a set is a tuple in the order of the option's choices."""


class OptionError(ToldError):
    """Raised for an unknown option or an invalid value; `message` tells a player what is wrong."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of an option of kind `choice` or `set`. The value of a `choice` may be a number."""

    value: str | int
    title: Message


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its id in records, kind, values and texts.

    Attributes:
        means: the one of two choices for which the field of the rule set is True; None: the field is the value itself.
        later: whether the option came after its game did. Its default is how the game was played before, and what is
            made of a match with the default stays as it was without the option: fingerprints of views, share codes.
        scores: whether scores by different values can't be compared.
    """

    id: str
    kind: Literal["bool", "int", "choice", "set"]
    default: OptionValue
    title: Message
    explanation: Message
    choices: tuple[Choice, ...] = ()
    minimum: int = 0
    maximum: int = 0
    means: str | None = None
    later: bool = False
    scores: bool = False

    def checked(self, value: object) -> OptionValue:
        """Validate a value and return it in normal form (a list becomes a tuple). Raises `OptionError`."""
        match self.kind:
            case "bool" if isinstance(value, bool):
                return value
            case "int" if isinstance(value, int) and not isinstance(value, bool):
                if self.minimum <= value <= self.maximum:
                    return value
            case "choice" if isinstance(value, str | int) and not isinstance(value, bool):
                if any(value == choice.value and type(value) is type(choice.value) for choice in self.choices):
                    return value
            case "set" if isinstance(value, list | tuple | set | frozenset):
                known = [choice.value for choice in self.choices]
                if len(set(map(str, value))) == len(value) and all(item in known for item in value):
                    return tuple(str(item) for item in known if item in value)
            case _:
                pass
        if self.kind == "set":
            message = QT_TRANSLATE_NOOP("options", "Option “{option}” can’t be {value}. Expected a list of: {values}.")
        else:
            message = QT_TRANSLATE_NOOP("options", "Option “{option}” can’t be {value}. Expected: {values}.")
        raise OptionError(message.put(option=self.id, value=repr(value)[:60], values=self._values()))

    def value_of(self, held: OptionValue) -> OptionValue:
        """The option's value for what its field holds."""
        if self.means is None:
            return held
        return self.means if held else next(choice.value for choice in self.choices if choice.value != self.means)

    def _values(self) -> str:
        """The possible values, as written in a record."""
        match self.kind:
            case "bool":
                return "true, false"
            case "int":
                return f"{self.minimum}–{self.maximum}"
            case _:
                return ", ".join(json.dumps(choice.value, ensure_ascii=False) for choice in self.choices)


def complete(options: Iterable[Option], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Return every option with its value: the given one, else the default. Raises `OptionError`."""
    known = {option.id: option for option in options}
    for key in given:
        if key not in known:
            raise OptionError(
                QT_TRANSLATE_NOOP("options", "Unknown option “{option}”. Choose one of: {options}.").put(
                    option=isolated(str(key)[:60]), options=", ".join(known) or "–"
                )
            )
    return {key: option.checked(given.get(key, option.default)) for key, option in known.items()}


class RuleSetFields:
    """Base of the rule set of a game: its options as fields, each declared once.

        class RuleSet(RuleSetFields):
            __slots__ = ()

            passes: Annotated[int, Option("passes", "int", 3, title, explanation, minimum=0, maximum=9)]

    The game's options, what a state is begun with and what it says of its options follow.
    """

    __slots__ = ()

    declared: ClassVar[Mapping[str, Option]] = {}
    """The options, by field."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if any("Annotated[" in str(hint) for hint in get_annotations(cls).values()):
            hints = get_annotations(cls, eval_str=True)
            cls.declared = {name: hint.__metadata__[0] for name, hint in hints.items() if hasattr(hint, "__metadata__")}

    @classmethod
    def fields_of(cls, options: Options) -> dict[str, OptionValue]:
        """The fields with the values that these options give them."""
        return {
            name: options[option.id] if option.means is None else options[option.id] == option.means
            for name, option in cls.declared.items()
        }

    @property
    def options(self) -> Options:
        """Every option with its value."""
        return {option.id: option.value_of(getattr(self, name)) for name, option in self.declared.items()}
