"""Where the windows of these tests are."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from tests.e2e.conftest import Start


def test_windows_are_real_where_the_caller_wants_them_so(
    start: Start, qtbot: QtBot, pytestconfig: pytest.Config
) -> None:
    window = start("en", 1).window.windowHandle()
    qtbot.waitUntil(window.isExposed)
    if pytestconfig.getoption("real_windows") == "only":
        real = {"linux": "xcb", "darwin": "cocoa", "win32": "windows"}
        assert QGuiApplication.platformName() == real[sys.platform]
