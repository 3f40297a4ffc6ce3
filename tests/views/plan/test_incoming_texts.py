"""Texts of any length that are pasted, dropped or typed: cut before anything looks at them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from cardtable_gui.controller import share_codes
from cardtable_gui.controller.saves import record_file
from cardtable_gui.controller.saves.notes import LONGEST_NOTE
from cardtable_gui.controller.saves.record_file import LONGEST_TEXT, RecordTextError
from cardtable_gui.core.files import code_text
from cardtable_gui.views.kit.controls import dropped_files
from cardtable_gui.views.kit.controls.search_field import LONGEST
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.text.plain_text import TextField
from cardtable_gui.views.plan import incoming_text
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.start.deal_field import DealField
from tests.views.window_scenes import press, problem

LONG = "x-" * LONGEST_TEXT
_QT_LENGTH = 32767


def data(text: str) -> QMimeData:
    made = QMimeData()
    made.setText(text)
    return made


def drop(shell: Shell, text: str) -> None:
    action, buttons, keys = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    carried = data(text)
    shell.window.dropEvent(QDropEvent(QPointF(9, 9), action, carried, buttons, keys))


def paste(shell: Shell, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    press(shell, "paste_record")


@pytest.mark.parametrize("way", [paste, drop])
def test_a_long_text_is_cut_and_refused(
    shell: Shell, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, way: object
) -> None:
    taken: list[int] = []
    take = shell.match_manager.paste

    def taking(text: str) -> None:
        taken.append(len(text))
        take(text)

    monkeypatch.setattr(shell.match_manager, "paste", taking)
    assert callable(way)
    way(shell, LONG)
    qtbot.waitUntil(lambda: "too large for a match record" in problem(shell))
    assert taken == [LONGEST_TEXT + 1]


def test_a_text_that_comes_in_is_cut() -> None:
    QGuiApplication.clipboard().setText("abc")
    assert incoming_text.on_clipboard() == "abc"
    assert incoming_text.on_clipboard(2) == "ab"
    assert incoming_text.text_of(data("猫" * 9), 3) == "猫" * 3
    assert incoming_text.text_of(QMimeData()) == ""


@pytest.mark.parametrize("unit", ["x", "AB-", "Ａ", " ", "\n", "ﷺ", "\u200b"])
def test_a_long_text_is_no_code_and_hardly_looked_at(unit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    normalize = code_text.unicodedata.normalize  # type: ignore[attr-defined]

    def normalized(form: str, text: str) -> str:
        seen.append(len(text))
        result: str = normalize(form, text)
        return result

    monkeypatch.setattr(code_text.unicodedata, "normalize", normalized)  # type: ignore[attr-defined]
    assert not share_codes.is_like_a_code(unit * 100_000)
    with pytest.raises(share_codes.ShareCodeError):
        share_codes.read(unit * 100_000)
    assert max(seen, default=0) <= code_text.LONGEST_TEXT


def test_a_pasted_text_may_be_as_long_as_a_record_with_any_line_endings() -> None:
    for text, reason in (("{" + "\r\n" * (LONGEST_TEXT // 2 - 1), "JSON"), ("{" * (LONGEST_TEXT + 1), "too large")):
        with pytest.raises(RecordTextError) as caught:
            record_file.read_pasted(text)
        assert reason in str(dict(caught.value.message.args)["reason"])


# Fields


def test_a_deal_number_is_no_longer_than_a_message_with_a_code(qtbot: QtBot, look: Look) -> None:
    field = DealField(look)
    qtbot.addWidget(field)
    QGuiApplication.clipboard().setText("ab-" * 100_000)
    field.field.paste()
    assert len(field.field.text()) == code_text.LONGEST_TEXT
    assert len(field.problem) < 200


def test_every_search_field_is_short(shell: Shell, qtbot: QtBot) -> None:
    QGuiApplication.clipboard().setText("wort " * 100_000)
    shell.dialogs.settings()
    shell.dialogs.keys(None)
    shell.past_matches.show_library()
    shell.dialogs.rules("meow")
    shell.set_up("meow")
    fields = [field for field in QApplication.allWidgets() if isinstance(field, QLineEdit)]
    assert {field.maxLength() for field in fields} & {LONGEST}
    for field in fields:
        field.paste()
        assert len(field.text()) <= code_text.LONGEST_TEXT


def test_a_note_takes_no_more_than_is_kept_of_it(qtbot: QtBot) -> None:
    field = TextField(most=LONGEST_NOTE)
    qtbot.addWidget(field)
    QGuiApplication.clipboard().setText("line\n" * 100_000)
    field.setPlainText("begin|end")
    cursor = field.textCursor()
    cursor.setPosition(len("begin"))
    field.setTextCursor(cursor)
    field.paste()
    text = field.toPlainText()
    assert (len(text), text[:9], text[-4:]) == (LONGEST_NOTE, "beginline", "|end")
    # What is typed beyond the end is not taken, and nothing else is lost.
    QTest.keyClicks(field, "more")
    assert field.toPlainText() == text
    field.undo()
    assert len(field.toPlainText()) <= LONGEST_NOTE
    field.setPlainText("short")
    field.moveCursor(field.textCursor().MoveOperation.End)
    QTest.keyClicks(field, "er")
    assert field.toPlainText() == "shorter"


def test_a_field_without_a_maximum_shows_all(qtbot: QtBot) -> None:
    field = TextField("x" * 10 * LONGEST_NOTE)
    qtbot.addWidget(field)
    assert len(field.toPlainText()) == 10 * LONGEST_NOTE


# The whole kind


def incoming(source: str) -> list[int]:
    """The lines of code that take a text of any length from outside."""
    found = []
    limited = source.count(".setMaxLength(")
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        called = node.func
        if isinstance(called, ast.Attribute) and called.attr in ("text", "data") and isinstance(called.value, ast.Call):
            origin = called.value.func
            if isinstance(origin, ast.Attribute) and origin.attr in ("clipboard", "mimeData"):
                found.append(node.lineno)
        if isinstance(called, ast.Name) and called.id == "QLineEdit":
            limited -= 1
            if limited < 0:
                found.append(node.lineno)
        if isinstance(called, ast.Name) and called.id == "QInputDialog":
            found.append(node.lineno)
    return found


def test_no_code_takes_a_text_of_any_length(repository: Path) -> None:
    package = repository / "cardtable_gui"
    own = Path(incoming_text.__file__)
    found = {file.name: incoming(file.read_text(encoding="utf-8")) for file in package.rglob("*.py") if file != own}
    assert {name: lines for name, lines in found.items() if lines} == {}
    assert incoming(own.read_text(encoding="utf-8")) != []


@pytest.mark.parametrize(
    "source",
    [
        "text = QGuiApplication.clipboard().text()",
        "text = event.mimeData().text()",
        "data = event.mimeData().data('text/plain')",
        "self.field = QLineEdit()",
        "a = QLineEdit()\nb = QLineEdit()\na.setMaxLength(9)",
    ],
)
def test_what_would_take_a_text_of_any_length_is_found(source: str) -> None:
    assert incoming(source) != []


# Files


def test_only_so_many_dropped_files_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    from PySide6.QtCore import QUrl

    looked: list[Path] = []

    def is_ours(file: Path) -> bool:
        looked.append(file)
        return True

    monkeypatch.setattr(dropped_files, "_is_ours", is_ours)
    carried = QMimeData()
    carried.setUrls([QUrl.fromLocalFile(f"/tmp/{number}.cardtable") for number in range(dropped_files.MOST + 50)])
    action, buttons, keys = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    event = QDropEvent(QPointF(9, 9), action, carried, buttons, keys)
    assert dropped_files.any_dragged(event)
    assert len(looked) == 1
    assert len(dropped_files.dragged(event)) == dropped_files.MOST


def test_folders_are_read_when_they_are_come_to(tmp_path: Path) -> None:
    (tmp_path / "b.cardtable").touch()
    (tmp_path / "a.cardtable").touch()
    (tmp_path / "c.txt").touch()
    files = dropped_files.with_folders([tmp_path, tmp_path / "x.cardtable", tmp_path / "gone"])
    (tmp_path / "late.cardtable").touch()
    assert [file.name for file in files] == ["a.cardtable", "b.cardtable", "late.cardtable", "x.cardtable", "gone"]
