"""A name can be written in Japanese with IBus and with fcitx, though Qt brings no plugin for the latter."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from freezing import contents
from PySide6.QtCore import QLibraryInfo, QPluginLoader

from cardtable_gui import app, input_methods
from cardtable_gui.commands import window
from cardtable_gui.commands.console import Console
from cardtable_gui.input_methods import VARIABLE, wanted

PLUGINS = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforminputcontexts")


@pytest.mark.parametrize(
    ("environment", "modules"),
    [
        ({"QT_IM_MODULE": "fcitx"}, "fcitx;ibus"),
        ({"QT_IM_MODULE": "fcitx5"}, "fcitx5;ibus"),
        ({VARIABLE: "wayland;fcitx"}, "wayland;fcitx;ibus"),
        ({VARIABLE: "fcitx;compose", "QT_IM_MODULE": "ibus"}, "fcitx;ibus;compose"),
        ({"QT_IM_MODULE": "fcitx", "WAYLAND_DISPLAY": "wayland-0"}, "fcitx;ibus"),
        ({"XMODIFIERS": "@im=fcitx"}, "fcitx;ibus"),
        ({"XMODIFIERS": "@im=ibus"}, "ibus"),
    ],
)
def test_where_fcitx_is_asked_for_ibus_comes_behind_it(environment: dict[str, str], modules: str) -> None:
    assert wanted(environment) == modules


@pytest.mark.parametrize(
    "environment",
    [
        {},
        {"QT_IM_MODULE": ""},
        {"QT_IM_MODULE": "ibus"},
        {"QT_IM_MODULE": "compose", "XMODIFIERS": "@im=fcitx"},
        {VARIABLE: "fcitx;ibus"},
        {VARIABLE: "ibus;fcitx"},
        {"XMODIFIERS": "@im=none"},
        {"XMODIFIERS": "fcitx"},
        {"XMODIFIERS": "@im=fcitx", "WAYLAND_DISPLAY": "wayland-0"},
    ],
)
def test_what_is_right_already_stays(environment: dict[str, str]) -> None:
    assert wanted(environment) is None


def test_what_was_decided_holds_once_decided() -> None:
    decided = wanted({"QT_IM_MODULE": "fcitx"})
    assert decided is not None
    assert wanted({"QT_IM_MODULE": "fcitx", VARIABLE: decided}) is None


@pytest.mark.parametrize(("asked", "modules"), [("fcitx", "fcitx;ibus"), ("ibus", "")])
def test_the_window_opens_with_it(monkeypatch: pytest.MonkeyPatch, asked: str, modules: str) -> None:
    found: list[str] = []

    def run(_start: object, _complain: object) -> int:
        found.append(os.environ[VARIABLE])
        return 0

    monkeypatch.setenv("QT_IM_MODULE", asked)
    monkeypatch.setenv(VARIABLE, "")
    monkeypatch.setattr(app, "run", run)
    assert window.run([], Console("en")) == 0
    assert found == [modules]


@pytest.mark.skipif(not PLUGINS.is_dir(), reason="this system's Qt has no input method plugins")
def test_the_plugin_that_is_named_is_there_and_is_shipped() -> None:
    names = {
        str(key): contents.bare_name(file.name)
        for file in PLUGINS.iterdir()
        for key in _about(file)["MetaData"]["Keys"]
    }
    assert names[input_methods._IBUS] in contents.PLUGINS["platforminputcontexts"]


def _about(plugin: Path) -> dict[str, Any]:
    about: dict[str, Any] = QPluginLoader(str(plugin)).metaData()
    return about
