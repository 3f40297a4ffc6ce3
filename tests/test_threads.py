"""Only what is named here starts threads: all other work beside the window goes through `cardtable_gui.jobs`."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

STARTERS = {
    "jobs.py": "the runner",
    "controller/saves/writer.py": "the disk writer, which must never wait for other work",
    "sound/loudspeaker.py": "sound",
    "controller/bots/bot_process.py": "hears the bots' process",
    "bots/worker.py": "inside the bots' process",
    "commands/workers.py": "without a window: processes of `train` and `arena`",
    "lab/gallery/__init__.py": "without a window: processes that draw",
}
"""The modules that may start threads, and why."""
THREADS = {
    "threading": {"Thread", "Timer"},
    "_thread": {"start_new_thread", "start_new"},
    "concurrent.futures": {"ThreadPoolExecutor", "ProcessPoolExecutor", "Executor"},
    "multiprocessing.pool": {"ThreadPool", "Pool"},
    "asyncio": {"to_thread", "run", "Runner"},
    "PySide6.QtCore": {"QThread", "QThreadPool", "QRunnable"},
}
"""What starts them, by module."""


def starts(source: str) -> list[str]:
    """What starts a thread in a module's source: imported names, or attributes of imported modules."""
    found: list[str] = []
    tree = ast.parse(source)
    modules: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules |= {each.asname or each.name: each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None and not node.level:
            modules |= {each.asname or each.name: f"{node.module}.{each.name}" for each in node.names}
            found += [each.name for each in node.names if each.name in THREADS.get(node.module, ())]
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
            place = ast.unparse(node.value)
            # An annotation needs nothing that is there at run time, but is seen here as well.
            found += [node.attr] if node.attr in THREADS.get(modules.get(place, place), ()) else []
    return found


def test_no_other_module_starts_a_thread(repository: Path) -> None:
    package = repository / "cardtable_gui"
    files = {str(path.relative_to(package)).replace("\\", "/"): path for path in package.rglob("*.py")}
    found = {name for name, path in files.items() if starts(path.read_text(encoding="utf-8"))}
    assert found == set(STARTERS)


@pytest.mark.parametrize(
    "source",
    [
        "from threading import Lock, Thread",
        "import threading\ndef f():\n    threading.Thread(target=f).start()",
        "import threading as t\nt.Timer(1, print)",
        "def f():\n    from concurrent.futures import ThreadPoolExecutor",
        "import concurrent.futures\nconcurrent.futures.ThreadPoolExecutor()",
        "from concurrent import futures\nfutures.ThreadPoolExecutor()",
        "from PySide6.QtCore import QObject, QThread",
        "from PySide6 import QtCore\nQtCore.QThreadPool.globalInstance()",
    ],
)
def test_a_thread_is_found(source: str) -> None:
    assert starts(source)


@pytest.mark.parametrize(
    "source",
    [
        "from threading import Condition, Event, Lock",
        "import threading\nthreading.excepthook = print\nthreading.get_ident()",
        "from cardtable_gui.jobs import Lane\nLane('x').run(print)",
        "class Thread: pass\nThread()",
    ],
)
def test_what_starts_none_is_left_alone(source: str) -> None:
    assert starts(source) == []
