"""The mutants of a module: by mutmut's operators, and one of our own.

Excluded is what tests cannot or should not detect: annotations, decorators, imports, docstrings, `assert` (which
narrows types and nothing else), `__slots__`, and marked texts, which the catalogues are compared with.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TypeAlias

import libcst as cst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation.mutators import mutation_operators

Operator: TypeAlias = Callable[[cst.CSTNode], Iterable[cst.CSTNode]]

MARKS = frozenset({"QT_TRANSLATE_NOOP", "translate"})
"""Functions whose arguments are texts in English: `tests/packaging/test_translations.py` compares them all."""
FOR_TYPES = frozenset({"cast", "NewType", "TypeVar", "assert_never"})
"""Functions that do nothing at run time."""
NAMES_FOR_PYTHON = frozenset({"__slots__", "__all__", "__match_args__"})


@dataclass(frozen=True)
class Mutant:
    """A module with one change.

    Attributes:
        path: the module's file, relative to the checkout, with `/`.
        lines: from which line to which, from 1, the statement goes that is changed.
        within: the qualified name of the function or class around it; empty at module level.
        operator: what kind of change it is.
    """

    path: str
    lines: tuple[int, int]
    within: str
    operator: str
    module: cst.Module
    node: cst.CSTNode
    replacement: cst.CSTNode

    @cached_property
    def code(self) -> str:
        """The whole module as it is with the change."""
        changed = self.module.deep_replace(self.node, self.replacement)
        assert isinstance(changed, cst.Module)
        return changed.code

    @cached_property
    def change(self) -> tuple[str, str]:
        """The lines that are changed, before and after, stripped: what tells a mutant from others in its function."""
        lines = list(difflib.ndiff(self.module.code.splitlines(), self.code.splitlines()))
        before, after = (" ".join(line[2:].strip() for line in lines if line[0] == sign) for sign in "-+")
        return before, after

    @property
    def diff(self) -> str:
        """The change as a unified diff with one line around it."""
        before, after = self.module.code.splitlines(), self.code.splitlines()
        return "\n".join(difflib.unified_diff(before, after, self.path, self.path, lineterm="", n=1))


@dataclass(frozen=True)
class Place:
    """What one operator does to one piece of code, in one way or in several."""

    path: str
    lines: tuple[int, int]
    within: str
    operator: str
    module: cst.Module
    node: cst.CSTNode
    replacements: Sequence[cst.CSTNode]

    def mutant(self, number: int) -> Mutant:
        """Give the mutant of this replacement."""
        place = (self.path, self.lines, self.within, self.operator, self.module, self.node)
        return Mutant(*place, self.replacements[number])

    def mutants(self) -> Iterator[Mutant]:
        """Give all mutants of this place."""
        return map(self.mutant, range(len(self.replacements)))


def places(path: str, source: str) -> list[Place]:
    """List all places of a module, in the order of its lines.

    Args:
        path: how the module's file is called in what is found.
        source: what stands in it.
    """
    wrapper = MetadataWrapper(cst.parse_module(source))
    positions = wrapper.resolve(PositionProvider)
    found = []
    for node, within, statement in _nodes(wrapper.module, "", None):
        whole = positions[statement or node]
        lines = (whole.start.line, whole.end.line)
        found += [Place(path, lines, within, name, wrapper.module, node, ways) for name, ways in _changes(node)]
    return sorted(found, key=lambda place: place.lines)


def modules(root: Path, path: str) -> list[str]:
    """List the modules at a path of the checkout, itself or below it, relative to the checkout.

    Raises:
        FileNotFoundError: there are none.
    """
    target = root / path
    files = [target] if target.is_file() else sorted(target.rglob("*.py"))
    if not files:
        raise FileNotFoundError(path)
    return [file.relative_to(root).as_posix() for file in files]


def _drop_call(node: cst.CSTNode) -> Iterator[cst.CSTNode]:
    """Leave out a statement that is a call."""
    if isinstance(node, cst.Expr) and isinstance(node.value, cst.Call):
        yield cst.Pass(semicolon=node.semicolon)


_OPERATORS: Sequence[tuple[type[cst.CSTNode], str, Operator]] = (
    *((kind, operator.__name__.removeprefix("operator_"), operator) for kind, operator in mutation_operators),
    (cst.Expr, "drop_call", _drop_call),
)


def _changes(node: cst.CSTNode) -> Iterator[tuple[str, Sequence[cst.CSTNode]]]:
    for kind, name, operator in _OPERATORS:
        if isinstance(node, kind):
            replacements = list(operator(node))
            if replacements:
                yield name, replacements


def _nodes(
    node: cst.CSTNode, within: str, statement: cst.CSTNode | None
) -> Iterator[tuple[cst.CSTNode, str, cst.CSTNode | None]]:
    """Every node below this one that may be changed, the function or class, and the simple statement around it."""
    for child in node.children:
        if _is_left_out(child):
            continue
        inner = within
        if isinstance(child, cst.FunctionDef | cst.ClassDef):
            inner = f"{within}.{child.name.value}".lstrip(".")
        own = child if isinstance(child, cst.SimpleStatementLine) else statement
        yield child, inner, own
        yield from _nodes(child, inner, own)


_LEFT_OUT = (cst.Annotation, cst.Assert, cst.Decorator, cst.Import, cst.ImportFrom, cst.TypeAlias)


def _is_left_out(node: cst.CSTNode) -> bool:
    match node:
        case cst.Expr(value=cst.SimpleString() | cst.ConcatenatedString()):
            return True
        case cst.Call(func=cst.Name(value=name)) | cst.Call(func=cst.Attribute(attr=cst.Name(value=name))):
            return name in MARKS or name in FOR_TYPES
        case cst.Assign(targets=[cst.AssignTarget(target=cst.Name(value=name))]):
            return name in NAMES_FOR_PYTHON
        case cst.AnnAssign(annotation=cst.Annotation(annotation=cst.Name(value="TypeAlias"))):
            return True
        case cst.If(test=cst.Name(value="TYPE_CHECKING")):
            return True
    return isinstance(node, _LEFT_OUT)
