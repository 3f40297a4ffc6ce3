"""No code but `kit/text/plain_text.py` lets Qt take a text for HTML: read from the source of the whole package."""

from pathlib import Path

import pytest

from tests.support.plain_rule import HOME, markup_in


def test_no_module_lets_qt_guess_whether_a_text_is_markup(repository: Path) -> None:
    package = repository / "cardtable_gui"
    files = sorted(package.rglob("*.py"))
    assert package / HOME in files
    found = [line for file in files for line in markup_in(file.relative_to(package), file.read_text(encoding="utf-8"))]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        "label = QLabel(name)",
        "label = QtWidgets.QLabel(name)",
        "from PySide6.QtWidgets import QLabel as Plain",
        "make = QLabel\nmake(name)",
        "class Title(QLabel):\n    pass",
        "labels = list(map(QLabel, names))",
        "button.setToolTip(name)",
        "QToolTip.showText(place, name)",
        "item.setData(name, Qt.ItemDataRole.ToolTipRole)",
        "label.setTextFormat(Qt.TextFormat.RichText)",
        "form = Qt.TextFormat.AutoText",
        "QMessageBox.warning(window, title, name)",
        "QMessageBox(window)",
        "text = QStaticText(name)",
        "class Log(QTextEdit):\n    pass",
        "page = QTextBrowser()",
        "document = QTextDocument(name)",
        "document.setHtml(name)",
        "document.setMarkdown(name)",
        "cursor.insertHtml(name)",
        "QTextDocument.setHtml(document, name)",
        "dialog = QFileDialog(window)",
        "QFileDialog.getOpenFileName(window)",
        "def make() -> QWidget:\n    return QLabel(name)",
    ],
)
def test_what_could_take_a_text_for_markup_is_found(source: str) -> None:
    assert markup_in(Path("views/shell/page.py"), source) != []


@pytest.mark.parametrize(
    "source",
    [
        "from PySide6.QtWidgets import QLabel, QTextEdit",
        "def title(self) -> QLabel:\n    return self._title",
        "def fit(label: QLabel) -> None:\n    label.setText(name)",
        "labels: list[QLabel] = []",
        "if isinstance(part, QLabel):\n    pass",
        "light = QTextEdit.ExtraSelection()",
        "flags = QTextDocument.FindFlag(0)",
        "dialog.setFileMode(QFileDialog.FileMode.ExistingFile)",
        "set_tip(button, name)",
        "label = Label(name)",
    ],
)
def test_types_and_enums_of_these_classes_are_left_alone(source: str) -> None:
    assert markup_in(Path("views/shell/page.py"), source) == []
