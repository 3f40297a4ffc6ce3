"""The options of a game, chosen before a match."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from inspect import get_annotations
from typing import ClassVar, Final, Literal, TypeAlias

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, ToldError, isolated

OptionValue: TypeAlias = bool | int | str | tuple[str, ...] | tuple[int, ...]
Options: TypeAlias = Mapping[str, OptionValue]
"""Every option of a game with its value.

A set is a tuple in the order of the option's choices; what each seat has is a tuple by seat, or empty: nobody has any.
"""


HEAD_START: Final = "head_start"
"""The id of the option by which a weaker player has something ahead, in the games that have it."""


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
        together: by number of players, the most that all seats may have together; as many as they like elsewhere.
        only_with: the id and value of another option without which no seat has any; None: it always makes sense.
    """

    id: str
    kind: Literal["bool", "int", "choice", "set", "seats"]
    default: OptionValue
    title: Message
    explanation: Message
    choices: tuple[Choice, ...] = ()
    minimum: int = 0
    maximum: int = 0
    means: str | None = None
    later: bool = False
    scores: bool = False
    together: Mapping[int, int] = field(default_factory=dict)
    only_with: tuple[str, OptionValue] | None = None

    def most(self, players: int) -> int:
        """The most that one seat may have in a match of so many players."""
        return min(self.maximum, self.together.get(players, self.maximum))

    def makes_sense(self, options: Options, players: int) -> bool:
        """Whether a seat may have anything in a match of so many players with these options."""
        return self.most(players) > 0 and (self.only_with is None or options[self.only_with[0]] == self.only_with[1])

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
            case "seats" if isinstance(value, list | tuple):
                numbers = [item for item in value if isinstance(item, int) and not isinstance(item, bool)]
                if len(numbers) == len(value) and all(self.minimum <= item <= self.maximum for item in numbers):
                    return tuple(numbers)
            case _:
                pass
        if self.kind in ("set", "seats"):
            message = QT_TRANSLATE_NOOP(
                "options", "Option “{option}” can’t be {value}. Expected a list of any of these: {values}."
            )
        else:
            message = QT_TRANSLATE_NOOP("options", "Option “{option}” can’t be {value}. Expected: {values}.")
        raise OptionError(message.put(option=self.id, value=repr(value)[:60], values=self._values()))

    def is_usual(self, value: OptionValue) -> bool:
        """Whether a value is the default, or the same as it: nothing for each seat."""
        return value == self.default or (self.kind == "seats" and isinstance(value, tuple) and not any(value))

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
            case "int" | "seats":
                return f"{self.minimum}–{self.maximum}"
            case _:
                return ", ".join(json.dumps(choice.value, ensure_ascii=False) for choice in self.choices)


def complete(
    options: Iterable[Option], given: Mapping[str, object], players: int | None = None
) -> dict[str, OptionValue]:
    """Return every option with its value: the given one, else the default. Raises `OptionError`.

    `players`: of the match; None: not known yet, and what each seat has isn't checked against it.
    """
    known = {option.id: option for option in options}
    for key in given:
        if key not in known:
            raise OptionError(
                QT_TRANSLATE_NOOP("options", "Unknown option “{option}”. Choose one of: {options}.").put(
                    option=isolated(str(key)[:60]), options=", ".join(known) or "–"
                )
            )
    found = {key: option.checked(given.get(key, option.default)) for key, option in known.items()}
    if players is not None:
        for key, option in known.items():
            if option.kind == "seats" and found[key] != option.default:
                _check_seats(option, found, players)
    return found


def _check_seats(option: Option, options: Options, players: int) -> None:
    """Raise `OptionError` unless a match of so many players may give its seats what they have."""
    value = numbers_of(options[option.id])
    together = sum(value)
    most = option.together.get(players, together)
    if len(value) != players:
        message = QT_TRANSLATE_NOOP("options", "Option “{option}” needs a list with one whole number for each seat.")
        raise OptionError(message.put(option=option.id))
    if not together:
        return
    if option.only_with is not None and options[option.only_with[0]] != option.only_with[1]:
        message = QT_TRANSLATE_NOOP("options", "Option “{option}” needs the option “{other}” to be {value}.")
        other, needed = option.only_with
        raise OptionError(message.put(option=option.id, other=other, value=json.dumps(needed, ensure_ascii=False)))
    if together > most:
        message = QT_TRANSLATE_NOOP("options", "Option “{option}”: all seats together can have at most {most}.")
        raise OptionError(message.put(option=option.id, most=most))


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

    @property
    def options(self) -> Options:
        """Every option with its value."""
        return {option.id: option.value_of(getattr(self, name)) for name, option in self.declared.items()}


def head_start(
    explanation: Message,
    maximum: int,
    *,
    together: Mapping[int, int] | None = None,
    only_with: tuple[str, OptionValue] | None = None,
) -> Option:
    """The option `head_start` of a game: what weaker players have ahead when a match begins."""
    return Option(
        HEAD_START,
        "seats",
        (),
        QT_TRANSLATE_NOOP("options", "Head start"),
        explanation,
        maximum=maximum,
        later=True,
        scores=True,
        together=together or {},
        only_with=only_with,
    )


def with_start(usual: int, ahead: tuple[int, ...], players: int) -> tuple[int, ...]:
    """By seat: what everybody usually begins with, and the head start."""
    return tuple([usual + each for each in ahead]) if ahead else (usual,) * players


def seats_ahead(options: Options) -> tuple[int, ...]:
    """By seat: the head start that some options of a match give; empty if nobody has any."""
    ahead = numbers_of(options.get(HEAD_START, ()))
    return ahead if any(ahead) else ()


def numbers_of(value: OptionValue) -> tuple[int, ...]:
    """The value of an option of kind `seats`."""
    return tuple(each for each in value if isinstance(each, int)) if isinstance(value, tuple) else ()
