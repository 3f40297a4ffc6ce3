"""Which code could make more of a stranger's file than text: found in a module's syntax tree.

Whatever lies in the data folder, or is chosen by the player, may come from a stranger. It is read by
`core/files/plain_file.py` (regular files, bounded), checked by a schema, and never turned into objects.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

OBJECTS = frozenset({"pickle", "cPickle", "marshal", "shelve", "dill", "joblib", "yaml", "jsonpickle", "copyreg"})
"""Modules that make objects of any kind out of bytes."""
QT_OBJECTS = frozenset({"QSettings", "QDataStream", "restoreGeometry", "restoreState", "QJSEngine", "QUiLoader"})
"""What makes Qt's objects out of a file, or runs it."""
RUNNING = frozenset({"eval", "exec", "compile", "__import__"})
"""Functions that run a text."""
ALLOWED = {
    "bots/worker.py": {"pickle"},  # what the window itself sends to the process it started
    "controller/bots/process_runner.py": {"pickle"},  # the same, at the window's end
    "later.py": {"__import__"},  # names that stand in import statements, and those of games' folders
    "core/fields.py": {"exec"},  # a source made of the names of declared fields
}

DECODERS = frozenset({"QImageReader", "QMovie", "QFile", "QSvgRenderer", "QFileIconProvider"})
READING = frozenset({"read_bytes", "read_text", "readlines", "fromfile"})
READERS = {
    "core/files/plain_file.py": "the one reader",
    "core/files/disk.py": "opens files to write them, and folders",
    "core/files/locks.py": "opens locks",
    "diagnostics/crash_file.py": "opens a file that it has just made",
    "cli.py": "opens the null device",
    "parent_console.py": "opens the console of Windows",
}
"""Modules that may open files."""
OWN_FILES = frozenset(
    {
        "controller/daily/puzzles.py",
        "games/godan/bots/learnt_data.py",
        "games/godan/house.py",
        "games/own_houses.py",
        "sound/mixer.py",
        "views/kit/pictures/art.py",
        "views/kit/pictures/card_drawings.py",
        "views/kit/look/fonts.py",
        "views/kit/pictures/large_index.py",
        "views/shell/dialogs/about_dialog.py",
        "views/kit/pictures/covers.py",
        "views/table/widgets/table_theme.py",
        "views/table/widgets/curtain_crest.py",
    }
)
"""Modules that read only what is part of the program, found by `resource`."""
APART = ("commands/", "lab/")
"""Commands for developers: they read what their caller names, in a process of their own."""


def dangers_in(relative: Path, source: str) -> list[str]:
    """The lines of a module of the package that could make objects of a file, or read it without a bound."""
    name = relative.as_posix()
    tree = ast.parse(source)
    found = [(line, what) for line, what in _objects(tree) if what not in ALLOWED.get(name, set())]
    if not name.startswith(APART):
        found += _reads(tree, opens=name in READERS, own=name in OWN_FILES)
    return [f"{name}:{line}: {what}" for line, what in sorted(set(found))]


def _objects(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (
                    (node.lineno, each.name.split(".")[0]) for each in names if each.name.split(".")[0] in OBJECTS
                )
            case ast.ImportFrom(module=str(module)) if module.split(".")[0] in OBJECTS:
                yield node.lineno, module.split(".")[0]
            case ast.ImportFrom(names=names):
                yield from ((node.lineno, each.name) for each in names if each.name in QT_OBJECTS)
            case ast.Attribute(attr=attr) if attr in QT_OBJECTS:
                yield node.lineno, attr
            case ast.Call(func=ast.Name(id=called)) if called in RUNNING:
                yield node.lineno, called
            case ast.Constant(value=str(text)) if text in OBJECTS - {"yaml"}:
                yield node.lineno, text


def _reads(tree: ast.Module, *, opens: bool, own: bool) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        match node.func:
            case ast.Attribute(attr=attr, value=value) if attr in READING and not own and not _is_resource(value):
                yield node.lineno, attr
            case ast.Name(id="open") if not opens:
                yield node.lineno, "open"
            case ast.Attribute(attr="open", value=ast.Name(id="os" | "io" | "gzip" | "bz2" | "lzma")) if not opens:
                yield node.lineno, "open"
            case ast.Attribute(attr="open") if not (opens or own) and _has_mode(node):
                yield node.lineno, "open"
            case ast.Name(id="QImage" | "QPixmap" | "QIcon") if not own and _is_text(node):
                yield node.lineno, "a picture of any format"
            case ast.Name(id=called) if called in DECODERS and not own and node.args and not _is_resource(node):
                yield node.lineno, called


def _is_resource(node: ast.expr) -> bool:
    """Whether an expression finds a file of the program."""
    return any(
        isinstance(each, ast.Call) and isinstance(each.func, ast.Name) and each.func.id == "resource"
        for each in ast.walk(node)
    )


def _has_mode(call: ast.Call) -> bool:
    """Whether a method `open` is a file's: its first argument is a mode."""
    modes = [each for each in call.args[:1] if isinstance(each, ast.Constant) and isinstance(each.value, str)]
    return bool(modes) and len(str(modes[0].value)) <= 3


def _is_text(call: ast.Call) -> bool:
    """Whether a picture is made from the name of a file."""
    if len(call.args) != 1 or _is_resource(call):
        return False
    (argument,) = call.args
    return isinstance(argument, ast.JoinedStr) or (
        isinstance(argument, ast.Call) and isinstance(argument.func, ast.Name) and argument.func.id in ("str", "fspath")
    )
