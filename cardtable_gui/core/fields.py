"""Declares the fields of a game's states and views, each in one place.

A game declares three classes. Their fields are annotations, and no other code lists field names.

    class Shared(RuleSet, MatchFields[ToyAction], Generic[Row]):    # fields that the state and its views share
        __slots__ = ()
        coins: Row                                  # list[int] in the state, tuple[int, ...] in a view
        deck_size: int

    @view_class
    class ToyView(Shared[tuple[int, ...]], View[ToyAction]):
        own: int                                    # fields that differ from the state's, or are only here

    @state_class(ToyView)
    class ToyState(Shared[list[int]], State[ToyAction]):
        hands: list[int]                            # fields that only the state has
        deck: tuple[int, ...]

`view_class` and `state_class` add `__slots__`, and generate from the annotations

- `ToyState(game, players, options, dealer, events)`: what any match starts with, its options, and then what `begin`
  does;
- `ToyState.copy()`: copies lists, dicts and sets, nested as deeply as annotated; shares everything else, which is
  immutable;
- `ToyView.of(state, seat, own=…)`: a view with the shared fields of the state; the view's own fields are arguments;
- `ToyState.of(view, dealer=…, hands=…, deck=…)`: a state with the shared fields of the view; all others are arguments.

The generated functions are plain assignments, compiled as `dataclasses` compiles `__init__`: bots make hundreds of
thousands of copies, views and samples, and a loop over field names takes several times as long.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from inspect import get_annotations
from typing import Annotated, Any, ClassVar, TypeVar, dataclass_transform, get_args, get_origin

from cardtable_gui.core.game import State, View

Row = TypeVar("Row", list[int], tuple[int, ...])
"""A row of numbers, by seat or in some order: a list in a state, a tuple in a view."""

_V = TypeVar("_V", bound=View[Any])
_S = TypeVar("_S", bound=State[Any])


@dataclass_transform(frozen_default=True)
def view_class(cls: type[_V]) -> type[_V]:
    """Class decorator for a game's view: makes a frozen dataclass of all annotated fields, with slots and `of`.

    Raises:
        TypeError: a shared field is mutable.
    """
    hints = _hints(cls)
    alike = [base for base in cls.__mro__ if not issubclass(base, View) or base is View]
    shared = {name for base in alike for name in get_annotations(base)} - get_annotations(cls).keys() - {"seat"}
    inherited = cls.__dataclass_fields__
    cls.__annotations__ = {name: hint for name, hint in hints.items() if name not in inherited}
    made = dataclass(frozen=True, slots=True)(cls)
    made.shared = frozenset(shared & hints.keys())
    # A frozen object refuses plain assignments; its slots do not.
    names = {f"set_{name}": getattr(made, name).__set__ for name in hints}
    lines = [f"set_{name}(made, {_taken(name, hint, 'state', made, tuple)})" for name, hint in hints.items()]
    given = [name for name in hints if name not in shared and name != "seat"]
    _define(made, "of", "cls, state, seat", given, lines, names)
    return made


def state_class(view: type[View[Any]]) -> Callable[[type[_S]], type[_S]]:
    """Class decorator for a game's state: adds slots for all annotated fields, `copy`, and `of` for these views.

    Raises:
        TypeError: a shared field is mutable, a mutable part of a field cannot be copied, or nothing says why an action
            is refused.
    """

    def decorate(cls: type[_S]) -> type[_S]:
        hints = _hints(cls)
        cls.__annotations__ = hints
        if cls.refusal is State.refusal and view.refusal is View.refusal:
            raise TypeError(f"neither {cls.__name__} nor {view.__name__} says why an action is refused")
        made = dataclass(slots=True, init=False, repr=False, eq=False)(cls)
        if "__init__" not in vars(cls):
            _start(made, "reshuffles" in hints)
        copies = [f"made.{name} = {_copied(f'self.{name}', hint)}" for name, hint in hints.items()]
        _define(made, "copy", "self", (), copies)
        lines = [f"made.{name} = {_taken(name, hint, 'view', view, list)}" for name, hint in hints.items()]
        made.unshared = frozenset(hints.keys() - view.shared)
        _define(made, "of", "cls, view", [name for name in hints if name in made.unshared], lines)
        return made

    return decorate


def _hints(cls: type) -> dict[str, Any]:
    """The types of all annotated fields, in the order of the base classes, the most distant first."""
    return {name: hint for base in reversed(cls.__mro__) for name, hint in _own_hints(base).items()}


@cache
def _own_hints(cls: type) -> dict[str, Any]:
    """The types of the fields that this class itself annotates; cached, since every game has the same base classes."""
    hints: dict[str, Any] = get_annotations(cls, eval_str=True)
    fields = {name: hint for name, hint in hints.items() if get_origin(hint) is not ClassVar}
    return {name: get_args(hint)[0] if get_origin(hint) is Annotated else hint for name, hint in fields.items()}


def _taken(name: str, hint: object, source: str, view: type[View[Any]], row: type) -> str:
    """The expression for a field: an argument, or the field of the source, with rows converted to this type."""
    if name not in view.shared:
        return name
    if hint is Row:
        return f"{row.__name__}({source}.{name})"
    if _copied(name, hint) != name:
        raise TypeError(f"a state and its view cannot share {name}: {hint} is mutable")
    return f"{source}.{name}"


_COPIED = (list, dict, set)


def _copied(value: str, hint: object) -> str:
    """The expression that copies a value of this type; the value itself where the type is immutable."""
    kind = list if hint is Row else get_origin(hint) or hint
    deep = [_copied("item", inner) for inner in get_args(hint)]
    if kind not in _COPIED:
        if any(inner != "item" for inner in deep):
            raise TypeError(f"a field of type {hint} cannot be copied: a mutable part lies within an immutable one")
        return value
    if not deep or deep[-1] == "item":
        return f"{value}[:]" if kind is list else f"{value}.copy()"
    if kind is list:
        return f"[{deep[-1]} for item in {value}]"
    return f"{{key: {deep[-1]} for key, item in {value}.items()}}"


def _define(
    cls: type,
    name: str,
    signature: str,
    given: Sequence[str],
    lines: Sequence[str],
    names: Mapping[str, object] | None = None,
) -> None:
    """Add a method that creates an object by these assignments; `given` are its keyword arguments."""
    parameters = ", ".join((signature, "*", *given) if given else (signature,))
    function = _compiled(cls, name, parameters, ("made = new(cls)", *lines, "return made"), names or {})
    setattr(cls, name, classmethod(function) if signature.startswith("cls") else function)


def _start(cls: type[_S], reshuffles: bool) -> None:
    """Add how a match starts."""
    values = {"game": "game", "players": "players", "dealer": "dealer", "deal": "0", "deal_actions": "()"}
    if reshuffles:
        values["reshuffles"] = "0"
    for name, option in cls.declared.items():
        values[name] = f"options[{option.id!r}]" + ("" if option.means is None else f" == {option.means!r}")
    lines = [f"self.{name} = {value}" for name, value in values.items()]
    parameters = "self, game, players, options, dealer, events=None"
    setattr(cls, "__init__", _compiled(cls, "__init__", parameters, (*lines, "self.begin(events)"), {}))  # noqa: B010


def _compiled(cls: type, name: str, parameters: str, lines: Sequence[str], names: Mapping[str, object]) -> Any:
    """A function of these lines, with the docstring of what it takes the place of."""
    source = "\n    ".join((f"def {name}({parameters}):", *lines))
    namespace: dict[str, Any] = {"new": object.__new__, "cls": cls, **names}
    exec(source, namespace)  # noqa: S102 - the source is made of the names of declared fields
    function = namespace[name]
    function.__qualname__ = f"{cls.__qualname__}.{name}"
    function.__doc__ = getattr(cls, name).__doc__
    return function
