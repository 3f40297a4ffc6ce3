"""Which code could show a text from outside as markup, or load what it names: found in a module's syntax tree.

`cardtable_gui/views/kit/text/plain_text.py` makes all labels, tips and documents; everywhere else the widgets of Qt
that take texts for HTML may be named only as types and for their enums.
"""

import ast
from pathlib import Path

HOME = Path("views/kit/text/plain_text.py")
FILE_DIALOG = Path("views/kit/dialogs/file_dialog.py")

MARKUP_CLASSES = frozenset(
    {
        "QErrorMessage",
        "QGraphicsTextItem",
        "QInputDialog",
        "QLabel",
        "QMessageBox",
        "QPlainTextEdit",
        "QProgressDialog",
        "QSplashScreen",
        "QStaticText",
        "QStatusBar",
        "QSystemTrayIcon",
        "QTextBrowser",
        "QTextDocument",
        "QTextDocumentFragment",
        "QTextEdit",
        "QToolTip",
        "QWhatsThis",
        "QWizard",
        "QWizardPage",
    }
)
"""They take a text for HTML when it looks like it, or show such a text in a tip or message of their own."""
ALLOWED_AT = {"QMessageBox": FILE_DIALOG}
"""Where else one of them may be named: the file dialog's own questions are made plain there."""
MARKUP_CALLS = frozenset(
    {
        "appendHtml",
        "fromHtml",
        "fromMarkdown",
        "insertHtml",
        "insertMarkdown",
        "setHtml",
        "setMarkdown",
        "setTextFormat",
        "setTabToolTip",
        "setToolTip",
        "setWhatsThis",
    }
)
MARKUP_NAMES = frozenset({"AutoText", "MarkdownText", "RichText", "ToolTipRole", "WhatsThisRole"})
_TYPE_TESTS = frozenset({"isinstance", "issubclass"})


class _Finder(ast.NodeVisitor):
    def __init__(self, relative: Path) -> None:
        self.found: list[tuple[int, str]] = []
        self._relative = relative

    def visit_arg(self, node: ast.arg) -> None:
        del node  # An annotation.

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.visit(node.target)
        if node.value is not None:
            self.visit(node.value)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for each in (*node.decorator_list, node.args, *node.body):
            self.visit(each)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        for name in node.names:
            if name.asname is not None and name.name in (*MARKUP_CLASSES, "QFileDialog"):
                self.found.append((node.lineno, f"{name.name} by another name"))

    def visit_Call(self, node: ast.Call) -> None:
        called = _last(node.func)
        if called in MARKUP_CALLS:
            self.found.append((node.lineno, called))
        if called in _TYPE_TESTS:
            self.visit(node.args[0])
            return
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if node.attr in MARKUP_NAMES:
            self.found.append((node.lineno, node.attr))
        if _last(node.value) in MARKUP_CLASSES and node.attr[:1].isupper():
            return  # One of its enums.
        if node.attr in MARKUP_CLASSES:
            self._name(node.attr, node.lineno)
        self.visit(node.value)

    def visit_Name(self, node: ast.Name) -> None:
        self._name(node.id, node.lineno)

    def _name(self, name: str, line: int) -> None:
        if name in MARKUP_CLASSES and ALLOWED_AT.get(name) != self._relative:
            self.found.append((line, name))


class _FileDialogs(ast.NodeVisitor):
    """Calls and subclasses of Qt's own file dialog; its enums are used everywhere."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []

    def visit_Call(self, node: ast.Call) -> None:
        if _last(node.func) == "QFileDialog" or ast.unparse(node.func).startswith("QFileDialog.get"):
            self.found.append((node.lineno, "QFileDialog"))
        self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        if any(_last(base) == "QFileDialog" for base in node.bases):
            self.found.append((node.lineno, "QFileDialog"))
        self.generic_visit(node)


def markup_in(relative: Path, source: str) -> list[str]:
    """Describe each place in a module (its path counts from the package) that could take a text for markup."""
    if relative == HOME:
        return []
    tree = ast.parse(source)
    finder, dialogs = _Finder(relative), _FileDialogs()
    finder.visit(tree)
    if relative != FILE_DIALOG:
        dialogs.visit(tree)
    found = sorted({*finder.found, *dialogs.found})
    allowed = {FILE_DIALOG: {"setTextFormat", "ToolTipRole"}}.get(relative, set())
    return [f"{relative.as_posix()}:{line} {what}" for line, what in found if what not in allowed]


def _last(node: ast.expr) -> str:
    """The last part of a dotted name; empty for anything else."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
