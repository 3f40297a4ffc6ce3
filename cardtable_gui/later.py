"""What comes later than the start: modules that are imported, and parts that are made, when they are first asked for.

    with importing_later():
        from cardtable_gui.views.shell.settings import settings_dialog

`settings_dialog` is then imported when something in it is used. Only modules can be imported so, since what is in them
isn't known before; tools that read the source see a plain import. Where a start imports what is listed in
`views/window/stages.py` too early, a test fails.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from threading import Lock, get_ident
from types import ModuleType
from typing import Any, Final, Generic, TypeVar, overload

Owner = TypeVar("Owner")
Part = TypeVar("Part")

_PROMISED: Final[set[str]] = set()


def imported(name: str) -> ModuleType:
    """Import a module by its name.

    PySide looks into the source of each module that is imported, but not of those that this one imports in turn; where
    `importlib.import_module` begins, into those, too: megabytes of text, for nothing.
    """
    __import__(name)
    return sys.modules[name]


class _Later(ModuleType):
    """Stands for a module that is imported as soon as anything in it is asked for."""

    def __getattr__(self, name: str) -> Any:
        return getattr(imported(self.__name__), name)


def _later(name: str) -> ModuleType:
    _PROMISED.add(name)
    return sys.modules.get(name) or _Later(name)


class _Promises:
    """Python's `__import__` while any thread is in a block of `importing_later`; other threads import as ever."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._threads: list[int] = []
        self._at_once = builtins.__import__

    def __call__(
        self,
        name: str,
        globals: Mapping[str, object] | None = None,  # noqa: A002 - Python's name
        locals: Mapping[str, object] | None = None,  # noqa: A002 - as above
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> ModuleType:
        if get_ident() not in self._threads:
            return self._at_once(name, globals, locals, fromlist or (), level)
        if level or ("." in name and not fromlist):
            raise ImportError(f"{name}: only `import module` and `from package import module` can wait")
        if not fromlist:
            return _later(name)
        package = ModuleType(name)
        for each in fromlist:
            setattr(package, each, _later(f"{name}.{each}"))
        return package

    def begin(self) -> None:
        """Let imports in this thread wait. Blocks of two threads may overlap."""
        with self._lock:
            if not self._threads:
                # Not found before: PySide puts one of its own in its place.
                self._at_once = builtins.__import__
                builtins.__import__ = self
            self._threads.append(get_ident())

    def end(self) -> None:
        """Let this thread import at once again."""
        with self._lock:
            self._threads.remove(get_ident())
            if not self._threads:
                builtins.__import__ = self._at_once


_PROMISES: Final = _Promises()


@contextmanager
def importing_later() -> Iterator[None]:
    """Let `import module` and `from package import module` in this block wait until the module is used."""
    _PROMISES.begin()
    try:
        yield
    finally:
        _PROMISES.end()


def import_now(*modules: ModuleType) -> None:
    """Import modules that were to be imported later: they will be used soon."""
    for module in modules:
        imported(module.__name__)


def come() -> frozenset[str]:
    """The modules that were to be imported later, and have been by now."""
    return frozenset(name for name in _PROMISED if name in sys.modules)


class when_asked(Generic[Owner, Part]):  # noqa: N801 - a decorator, as `property`
    """Decorates a method that makes a part of an object: an attribute which is made when it's first asked for."""

    def __init__(self, make: Callable[[Owner], Part]) -> None:
        """Let the part be made by this method, once."""
        self._make = make
        self._name = make.__name__
        self.__doc__ = make.__doc__

    @overload
    def __get__(self, owner: None, kind: type[Owner]) -> when_asked[Owner, Part]: ...

    @overload
    def __get__(self, owner: Owner, kind: type[Owner] | None = None) -> Part: ...

    def __get__(self, owner: Owner | None, kind: type[Owner] | None = None) -> when_asked[Owner, Part] | Part:
        if owner is None:
            return self
        # From now on found in the object itself.
        made = owner.__dict__[self._name] = self._make(owner)
        return made

    def made(self, owner: Owner) -> Part | None:
        """The part of an object if it has been made, as in `Pages.table.made(pages)`; None: it hasn't been."""
        found: Part | None = owner.__dict__.get(self._name)
        return found
