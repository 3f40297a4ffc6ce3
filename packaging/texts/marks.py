"""Find the texts that the program marks for translation.

Read with Python's own parser: lupdate silently passes over keyword arguments, nested parentheses and most
plurals in Python. What counts as a mark:

- `QT_TRANSLATE_NOOP("context", "text")`, also as an attribute of a module;
- `translate("context", "text", comment, n)` and `tr("context", "text", …)` as functions or attributes of anything
  but `self`;
- `self.tr("text", comment, n)`, whose context is the class around it.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

NOOP = "QT_TRANSLATE_NOOP"
_NAMES = re.compile(rf"\b(?:translate|tr|{NOOP})\b")
"""One of these is in every module that marks a text."""


@dataclass(frozen=True, order=True)
class Key:
    """What a catalogue finds a text by; `comment` tells equal texts of one context apart."""

    context: str
    source: str
    comment: str = ""


@dataclass
class Marks:
    """The marked texts of some files.

    Attributes:
        plural: for each text, whether it has plural forms: `%n` stands for the number.
        faults: marks that no catalogue can follow, as `file:line: why`.
    """

    plural: dict[Key, bool] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


def _literal(node: ast.expr | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _made_up(node: ast.expr) -> bool:
    """Whether a text is composed at run time, which hides it from catalogues."""
    if isinstance(node, ast.BinOp):
        return any(_literal(part) is not None for part in ast.walk(node) if isinstance(part, ast.expr))
    return isinstance(node, ast.JoinedStr)


class _Finder(ast.NodeVisitor):
    def __init__(self, marks: Marks, file: str) -> None:
        self._marks = marks
        self._file = file
        self._classes: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        match node.func:
            case ast.Attribute(value=ast.Name(id="self"), attr="tr"):
                context = ast.Constant(self._classes[-1] if self._classes else "")
                self._mark(node, [context, *node.args], ("text", "disambiguation", "n"), "self.tr")
            case ast.Name(id=("translate" | "tr" | "QT_TRANSLATE_NOOP") as name):
                self._mark(node, node.args, ("context", "text", "disambiguation", "n"), name)
            case ast.Attribute(attr=("translate" | "tr" | "QT_TRANSLATE_NOOP") as name):
                self._mark(node, node.args, ("context", "text", "disambiguation", "n"), name)

    def _mark(self, node: ast.Call, given: list[ast.expr], names: tuple[str, ...], function: str) -> None:
        keywords = {keyword.arg: keyword.value for keyword in node.keywords}
        order = ("context", "text", "disambiguation", "n")
        arguments = dict(zip(order, given, strict=False)) | {n: keywords[n] for n in names if n in keywords}
        context, text = arguments.get("context"), arguments.get("text")
        where = f"{self._file}:{node.lineno}"
        if context is None or text is None:
            if function == NOOP:
                self._marks.faults.append(f"{where}: {NOOP} takes a context and a text")
            return
        literals = _literal(context), _literal(text)
        if literals[0] is None or literals[1] is None:
            # A function that passes on its argument is fine; a text that is only partly known here is not.
            partly = any(literals) and function != "self.tr"
            if function == NOOP or partly or _made_up(text) or _made_up(context):
                self._marks.faults.append(f"{where}: context and text must be plain literals")
            return
        comment = arguments.get("disambiguation")
        said = _literal(comment)
        if said is None and not (comment is None or (isinstance(comment, ast.Constant) and comment.value is None)):
            self._marks.faults.append(f"{where}: the comment must be a plain literal")
            return
        key = Key(literals[0], literals[1], said or "")
        plural = "%n" in key.source
        if function != NOOP and plural != ("n" in arguments):
            self._marks.faults.append(f"{where}: {key.source!r} needs both %n and a number, or none of them")
        self._marks.plural[key] = plural


def source_files(root: Path) -> Iterator[Path]:
    """Give the program's modules in a fixed order."""
    return iter(sorted((root / "cardtable_gui").rglob("*.py")))


def marks_in(source: str, file: str, marks: Marks) -> None:
    """Add the marks of one module's source text."""
    found = _marks_of(source, file)
    marks.plural.update(found.plural)
    marks.faults += found.faults


@cache
def _marks_of(source: str, file: str) -> Marks:
    """The marks of one module; a checkout is read several times by one command, and most of it never changes."""
    marks = Marks()
    if _NAMES.search(source):
        _Finder(marks, file).visit(ast.parse(source))
    return marks


def marked_texts(root: Path) -> Marks:
    """Find every mark of the program in a checkout."""
    marks = Marks()
    for path in source_files(root):
        marks_in(path.read_text(encoding="utf-8"), path.relative_to(root).as_posix(), marks)
    return marks
