"""What only drawing a page needed is freed once the page has been shown for a while."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from cardtable_gui.views.kit.pictures import art
from cardtable_gui.views.kit.pictures.card_drawings import card_file
from cardtable_gui.views.shell.navigation import shell as shell_module
from cardtable_gui.views.shell.navigation.shell import Shell


def test_drawings_are_forgotten_some_time_after_a_page_is_shown(
    qtbot: QtBot, open_shell: Callable[[], Shell], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shell_module, "TIDY_MS", 1)
    shell = open_shell()
    assert shell.table_page is not None
    file = card_file("gunjo", "1")
    drawing = art.drawing(file)
    shell.go_home()
    qtbot.waitUntil(lambda: art.drawing(file) is not drawing)
