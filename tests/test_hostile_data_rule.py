"""No file is made into objects, and none is read without a bound: read from the source of the whole package."""

from pathlib import Path

import pytest

from tests.support.hostile_data_rule import ALLOWED, OWN_FILES, READERS, dangers_in


def test_no_module_makes_objects_of_a_file_or_reads_it_without_a_bound(repository: Path) -> None:
    package = repository / "cardtable_gui"
    files = sorted(package.rglob("*.py"))
    names = {file.relative_to(package).as_posix() for file in files}
    assert names >= {*ALLOWED, *OWN_FILES, *READERS}
    found = [line for file in files for line in dangers_in(file.relative_to(package), file.read_text(encoding="utf-8"))]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        "import pickle",
        "import pickle as p",
        "from marshal import loads",
        "def load():\n    import shelve",
        "importlib.import_module('pickle')",
        "value = eval(text)",
        "exec(source)",
        "code = compile(text, name, 'exec')",
        "from PySide6.QtCore import QSettings",
        "from PySide6 import QtCore\nQtCore.QSettings(file)",
        "stream = QtCore.QDataStream(data)",
        "window.restoreGeometry(kept)",
        "data = path.read_bytes()",
        "text = (folder / name).read_text(encoding='utf-8')",
        "with open(path) as file:\n    pass",
        "file = path.open('rb')",
        "file = os.open(path, os.O_RDONLY)",
        "image = QImage(str(path))",
        "icon = QIcon(f'{folder}/x.png')",
        "reader = QImageReader(str(path))",
        "file = QFile(str(path))",
    ],
)
def test_what_could_make_objects_or_read_without_a_bound_is_found(source: str) -> None:
    assert dangers_in(Path("controller/saves/page.py"), source) != []


@pytest.mark.parametrize(
    "source",
    [
        "import json\nvalue = json.loads(text)",
        "application.exec()",
        "dialog.open()",
        "store.open(match_id, progress)",
        "text = resource('i18n/rules/en.md').read_text(encoding='utf-8')",
        "data = plain_file.read(path, 1000)",
        "image = QImage(width, height, form)",
        "image = QImage(other)",
        "QImage(str(resource('icon.png')))",
    ],
)
def test_what_reads_with_a_bound_is_left_alone(source: str) -> None:
    assert dangers_in(Path("controller/saves/page.py"), source) == []


def test_commands_for_developers_may_read_what_their_caller_names() -> None:
    assert dangers_in(Path("lab/commands/train_command.py"), "data = path.read_bytes()") == []
    assert dangers_in(Path("lab/commands/train_command.py"), "import pickle") != []
