"""Every search field takes the same for the same, however it's typed."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.controller.saves.notes import Note, Notes
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.seats import Seat
from cardtable_gui.models.library import LibraryRole
from cardtable_gui.views.kit.text.phrases import JOINER
from cardtable_gui.views.shell.library.library_dialog import LibraryDialog
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.rules.rules_dialog import RulesDialog
from cardtable_gui.views.shell.settings.keys_dialog import KeysDialog
from cardtable_gui.views.shell.settings.settings_dialog import SettingsDialog
from tests.controller.statistics.played import HARD, finished, put_away

VIEWS = Path("cardtable_gui", "views")


@dataclass(frozen=True)
class Search:
    """A search field, what it finds now, and words that find something, each typed in several ways."""

    field: QLineEdit
    found: Callable[[], list[object]]
    typed: tuple[tuple[str, ...], ...]


def settings(shell: Shell, qtbot: QtBot, folder: Path) -> Search:
    dialog = shell.dialogs.settings()
    assert isinstance(dialog, SettingsDialog)
    return Search(
        dialog.search,
        lambda: [row.entry.key for row in dialog.rows if row.isVisible()],
        (
            ("アニメーション", "ｱﾆﾒｰｼｮﾝ", "あにめーしょん", "アニメ-ション", "ア\u200bニメーション"),
            ("ボット", "ほ\u3099っと", "ﾎﾞｯﾄ", "ホ゛ット"),
            ("dark", "ＤＡＲＫ", "Dárk"),
        ),
    )


def keys(shell: Shell, qtbot: QtBot, folder: Path) -> Search:
    dialog = shell.dialogs.keys(None)
    assert isinstance(dialog, KeysDialog)
    return Search(
        dialog.search,
        lambda: [row.binding for row in dialog.rows if row.isVisible()],
        (
            ("ルール", "るーる", "ﾙｰﾙ", "ル－ル"),
            ("カード", "かーど", "ｶｰﾄﾞ", "カ-ト゛"),
            ("ctrl", "Ｃｔｒｌ"),
        ),
    )


def rules(shell: Shell, qtbot: QtBot, folder: Path) -> Search:
    dialog = shell.dialogs.rules("merchant")
    assert isinstance(dialog, RulesDialog)
    page = dialog.rules.page
    return Search(
        dialog.rules.search_field,
        lambda: [light.cursor.selectedText().replace(JOINER, "") for light in page.extraSelections()],  # type: ignore[attr-defined, unused-ignore]
        (
            ("カード", "かーど", "ｶｰﾄﾞ", "カ－ト゛"),
            ("リセット", "りせっと", "ﾘｾｯﾄ"),
            ("3枚", "３枚", "③枚"),
        ),
    )


def library(shell: Shell, qtbot: QtBot, folder: Path) -> Search:
    store = Store(folder)
    first = put_away(store, finished("merchant", (Seat("ハナ"), HARD), seed=1))
    second = put_away(store, finished("merchant", (Seat("佐々木"), HARD), seed=2))
    third = put_away(store, finished("merchant", (Seat("葛\U000e0100飾"), HARD), seed=30))
    Notes(folder).put({first: Note(("夏まつり",), ""), second: Note((), "３点差、ｶﾞﾝﾊﾞﾚ"), third: Note((), "José’s")})
    with qtbot.waitSignal(shell.past_matches.updater.updated):
        shell.actions["library"].trigger()
    dialog = next(found for found in shell.window.findChildren(LibraryDialog) if found.isVisible())
    return Search(
        dialog.search,
        lambda: [dialog.model.index(row).data(LibraryRole.ID) for row in range(dialog.model.rowCount())],
        (
            ("ハナ", "はな", "ﾊﾅ"),
            ("佐々木", "佐佐木"),
            ("葛飾", "葛\U000e0100飾", "葛\U000e0101飾"),
            ("夏まつり", "夏マツリ", "夏ﾏﾂﾘ"),
            ("3点差 がんばれ", "３点差　ガンバレ", "か\u3099んは\u3099れ ③"),
            ("jose's", "José’s", "ＪＯＳＥ"),
        ),
    )


SEARCHES = {
    "shell/settings/settings_dialog.py": settings,
    "shell/settings/keys_dialog.py": keys,
    "shell/rules/rules_panel.py": rules,
    "shell/library/library_dialog.py": library,
}


@pytest.mark.parametrize("module", SEARCHES)
def test_typed_in_any_way_the_same_is_found(
    module: str, shell: Shell, qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    i18n.install(qapp, "ja")
    search = SEARCHES[module](shell, qtbot, tmp_path)
    qtbot.waitUntil(search.field.isVisible)
    everything = search.found()

    def type_anew(words: str) -> None:
        """Type after nothing was found: some searches work beside the window."""
        search.field.setText("ﾇﾙﾎﾟ")
        qtbot.waitUntil(lambda: search.found() == [])
        search.field.setText(words)
        qtbot.waitUntil(lambda: search.found() != [])

    for first, *others in search.typed:
        type_anew(first)
        found = search.found()
        assert found != everything, first
        for typed in others:
            type_anew(typed)
            assert search.found() == found, typed


def test_every_search_field_is_tried(repository: Path) -> None:
    made = set()
    for path in sorted((repository / "cardtable_gui").rglob("*.py")):
        calls = (node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call))
        if any(isinstance(call.func, ast.Name) and call.func.id == "SearchField" for call in calls):
            made.add(path.relative_to(repository / VIEWS).as_posix())
    assert made == set(SEARCHES)
