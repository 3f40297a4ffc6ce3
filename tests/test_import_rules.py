"""Qt stays where it belongs; import-linter holds the layers, but cannot tell QtCore from QtWidgets."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.imports import QtImport, broken_rules, qt_imports


def test_no_module_imports_qt_that_its_layer_may_not(repository: Path) -> None:
    package = repository / "cardtable_gui"
    files = sorted(package.rglob("*.py"))
    assert len(files) > 10
    broken = [
        line for file in files for line in broken_rules(file.relative_to(package), file.read_text(encoding="utf-8"))
    ]
    assert broken == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("core/cards.py", "def f():\n    from PySide6 import QtCore"),
        ("games/toy/rules.py", "import PySide6"),
        ("bots/search.py", "from PySide6.QtCore import QObject"),
        ("lab/games/toy/training.py", "from PySide6.QtCore import QObject"),
        ("controller/match.py", "from PySide6.QtCore import QObject"),
        ("controller/saves/store.py", "import importlib\nimportlib.import_module('PySide6.QtCore')"),
        ("controller/session.py", "from PySide6.QtGui import QImage"),
        ("models/zones.py", "from PySide6 import QtCore, QtWidgets"),
        ("settings.py", "from PySide6.QtCore import QSettings"),
        ("resources.py", "def f():\n    from PySide6.QtCore import QFile"),
        ("cli.py", "from PySide6.QtCore import QLocale"),
        ("cli.py", "if True:\n    import PySide6.QtCore"),
        ("engine.py", "def f():\n    from PySide6.QtWidgets import QWidget"),
        ("views/table.py", "from PySide6.QtNetwork import QLocalServer"),
        ("views/plan/facts.py", "from PySide6.QtWidgets import QLabel"),
        ("views/table/state/picking.py", "from PySide6 import QtWidgets"),
        ("views/table/geometry/fan.py", "def f():\n    from PySide6.QtWidgets import QWidget"),
    ],
)
def test_a_qt_import_in_the_wrong_place_is_found(path: str, source: str) -> None:
    assert len(broken_rules(Path(path), source)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("core/cards.py", "import dataclasses\nfrom . import zones\nfrom .PySide6 import x"),
        ("controller/session.py", "from PySide6.QtCore import QObject"),
        ("models/zones.py", "from PySide6 import QtCore"),
        ("cli.py", "def main():\n    from PySide6.QtCore import QLocale"),
        (
            "i18n.py",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from PySide6.QtCore import QTranslator",
        ),
        ("views/table.py", "from PySide6.QtWidgets import QWidget\nfrom PySide6.QtSvg import QSvgRenderer"),
        ("lab/gallery/studio.py", "from PySide6 import QtGui"),
    ],
)
def test_a_qt_import_in_its_place_is_left_alone(path: str, source: str) -> None:
    assert broken_rules(Path(path), source) == []


def test_every_form_of_import_is_seen() -> None:
    source = (
        "import PySide6.QtCore as c, os\n"
        "from PySide6 import QtGui, QtSvg\n"
        "from shiboken6 import isValid\n"
        "class K:\n    def m(self):\n        import PySide6.QtWidgets.x\n"
    )
    assert qt_imports(source) == [
        QtImport("QtCore", 1, lazy=False),
        QtImport("QtGui", 2, lazy=False),
        QtImport("QtSvg", 2, lazy=False),
        QtImport("isValid", 3, lazy=False),
        QtImport("QtWidgets", 6, lazy=True),
    ]


def test_rules_bots_engine_and_command_line_start_without_qt(repository: Path) -> None:
    code = (
        "import importlib, pkgutil, sys, cardtable_gui\n"
        "for name in ('core', 'games', 'bots', 'engine', 'commands'):\n"
        "    package = importlib.import_module('cardtable_gui.' + name)\n"
        "    for found in pkgutil.walk_packages(package.__path__, package.__name__ + '.'):\n"
        "        importlib.import_module(found.name)\n"
        "importlib.import_module('cardtable_gui.cli')\n"
        "print(len(sys.modules), [name for name in sys.modules if name.startswith(('PySide6', 'shiboken6'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=repository, capture_output=True, text=True, check=True)
    count, _, qt = done.stdout.partition(" ")
    assert int(count) > 100
    assert qt.strip() == "[]"
