"""Which Qt modules a Python file imports, and when."""

import ast
from dataclasses import dataclass
from pathlib import Path

QT_PACKAGES = ("PySide6", "shiboken6")


@dataclass(frozen=True)
class QtImport:
    """One import of a Qt module.

    Attributes:
        module: `QtCore`, `QtWidgets`, …; the package's own name for a bare `import PySide6`.
        line: where it stands.
        lazy: True inside a function or under `if TYPE_CHECKING:`, so importing the file does not import Qt.
    """

    module: str
    line: int
    lazy: bool


class _Finder(ast.NodeVisitor):
    def __init__(self) -> None:
        self.found: list[QtImport] = []
        self._depth = 0

    def _add(self, dotted: str, line: int) -> None:
        package, _, rest = dotted.partition(".")
        if package in QT_PACKAGES:
            self.found.append(QtImport(rest.partition(".")[0] or package, line, self._depth > 0))

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            self._add(alias.name, node.lineno)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        if node.level or node.module is None:
            return
        if node.module in QT_PACKAGES:
            for alias in node.names:
                self._add(f"{node.module}.{alias.name}", node.lineno)
        else:
            self._add(node.module, node.lineno)

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in ("import_module", "__import__") and node.args and isinstance(node.args[0], ast.Constant):
            self._add(str(node.args[0].value), node.lineno)
        self.generic_visit(node)

    def _deeper(self, node: ast.AST) -> None:
        self._depth += 1
        self.generic_visit(node)
        self._depth -= 1

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._deeper(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._deeper(node)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self._deeper(node)

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING"):
            self._depth += 1
            for child in node.body:
                self.visit(child)
            self._depth -= 1
            for child in node.orelse:
                self.visit(child)
        else:
            self.generic_visit(node)


def qt_imports(source: str) -> list[QtImport]:
    """List the Qt imports in a module's source text, in order."""
    finder = _Finder()
    finder.visit(ast.parse(source))
    return finder.found


#: What the frozen program carries; a window may use nothing else.
SHIPPED = frozenset({"QtCore", "QtGui", "QtWidgets", "QtSvg"})
CORE_ONLY = frozenset({"QtCore"})
_CONTROLLERS_WITHOUT_QT = {
    ("match.py",),
    ("onlookers.py",),
    ("phases.py",),
    *(
        ("saves", f"{name}.py")
        for name in ("disk", "record_file", "record_reader", "saved_match", "store", "store_errors")
    ),
}
_WITHOUT_WIDGETS = {("views", "table", "state"), ("views", "table", "geometry")}
NO_QT: frozenset[str] = frozenset()


@dataclass(frozen=True)
class QtRule:
    """What one file of the package may import from Qt.

    Attributes:
        allowed: names of the Qt modules.
        lazily: True if only inside functions.
    """

    allowed: frozenset[str]
    lazily: bool = False


def rule_for(relative: Path) -> QtRule:
    """Say what the file at this path, relative to the package, may import from Qt."""
    layer = relative.parts[0]
    if layer in ("core", "games", "bots") or relative.parts[:2] == ("lab", "games"):
        return QtRule(NO_QT)
    if layer == "controller":
        return QtRule(NO_QT if relative.parts[1:] in _CONTROLLERS_WITHOUT_QT else CORE_ONLY)
    if layer == "single_instance":
        return QtRule(CORE_ONLY if relative.parts[1:] == ("start_listener.py",) else NO_QT)
    if layer in ("models", "diagnostics", "jobs.py", "timing.py"):
        return QtRule(CORE_ONLY)
    pictured = (
        *(
            ("lab", "gallery", f"{name}.py")
            for name in (
                "films",
                "help_scenes",
                "measured_table",
                "page_scenes",
                "program_scenes",
                "studio",
                "table_scenes",
                "waiting",
            )
        ),
        ("lab", "bench", "start.py"),
        ("lab", "bench", "frame_bench.py"),
        ("lab", "bench", "growth_bench.py"),
    )
    if relative.parts[:2] == ("views", "plan") or relative.parts[:3] in _WITHOUT_WIDGETS:
        return QtRule(SHIPPED - {"QtWidgets"})
    if layer in ("views", "app.py") or relative.parts in pictured:
        return QtRule(SHIPPED)
    if layer in ("resources.py", "__init__.py"):
        return QtRule(NO_QT)
    if relative.parts in (("commands", "selftest.py"), ("lab", "bench", "measure.py")):
        return QtRule(SHIPPED, lazily=True)
    # The command line and its helpers: Qt only once a command needs it; windows through app and views.
    return QtRule(CORE_ONLY, lazily=True)


def broken_rules(relative: Path, source: str) -> list[str]:
    """Describe every Qt import that the file may not have, one sentence each."""
    rule = rule_for(relative)
    broken = []
    for found in qt_imports(source):
        where = f"{relative.as_posix()}:{found.line}"
        if found.module not in rule.allowed:
            broken.append(f"{where} imports {found.module}")
        elif rule.lazily and not found.lazy:
            broken.append(f"{where} imports {found.module} outside a function")
    return broken
