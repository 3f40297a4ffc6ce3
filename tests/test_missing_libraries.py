"""A system library that is missing is named, with the packages that bring it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from bootsteps import system

from cardtable_gui import missing_libraries
from cardtable_gui.missing_libraries import PACKAGES, WAYLAND_PACKAGES, behind, behind_plugin

GONE = "{}: cannot open shared object file: No such file or directory"


@pytest.fixture
def lacks(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Let the system lack these libraries."""

    def lack(*names: str) -> None:
        def load_error(library: str) -> OSError | None:
            return OSError(GONE.format(library)) if library in names else None

        monkeypatch.setattr(missing_libraries, "_load_error", load_error)

    return lack


@pytest.fixture
def plugins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Path]:
    """A folder of Qt's with these platform plugins, by name; each lacks a library, or none: ""."""

    def put(**lacking: str) -> Path:
        (tmp_path / "platforms").mkdir(exist_ok=True)
        for name in lacking:
            (tmp_path / "platforms" / f"libq{name.replace('_', '-')}.so").touch()

        def load_error(library: str) -> OSError | None:
            lacks = lacking.get(Path(library).stem.removeprefix("libq").replace("-", "_"))
            return OSError(GONE.format(lacks)) if lacks else None

        monkeypatch.setattr(missing_libraries, "_load_error", load_error)
        return tmp_path

    return put


def test_all_that_is_missing_is_named_at_once(lacks: Callable[..., None]) -> None:
    lacks("libGL.so.1", "libEGL.so.1", "libxcb-cursor.so.0")
    found = behind(ImportError(GONE.format("libGL.so.1")))
    assert found is not None
    assert found.places == {
        "libraries": "libEGL.so.1, libGL.so.1, libxcb-cursor.so.0",
        "debian": "libegl1 libgl1 libxcb-cursor0",
        "fedora": "libglvnd-egl libglvnd-glx xcb-util-cursor",
        "arch": "libglvnd xcb-util-cursor",
    }


def test_a_library_that_nobody_knows_is_named_by_itself(lacks: Callable[..., None]) -> None:
    lacks()
    found = behind(ImportError(GONE.format("libodd-2.so.7")))
    assert found is not None
    assert found.places == {"library": "libodd-2.so.7"}


@pytest.mark.parametrize("text", ["No module named 'PySide6'", "libGL.so.1: file too short", "DLL load failed"])
def test_other_errors_of_an_import_are_left_alone(lacks: Callable[..., None], text: str) -> None:
    lacks("libGL.so.1")
    assert behind(ImportError(text)) is None


def test_a_plugin_that_lacks_a_library_is_found_by_its_platform(plugins: Callable[..., Path]) -> None:
    folder = plugins(offscreen="", xcb="libxcb-cursor.so.0")
    found = behind_plugin("xcb", folder)
    assert found is not None
    assert found.places["debian"] == "libxcb-cursor0"
    assert behind_plugin("offscreen", folder) is None


def test_a_platform_lacks_nothing_while_one_of_its_plugins_loads(plugins: Callable[..., Path]) -> None:
    missing = "libwayland-egl.so.1"
    assert behind_plugin("wayland", plugins(wayland_egl=missing, wayland_generic="")) is None
    found = behind_plugin("wayland", plugins(wayland_egl=missing, wayland_generic=missing))
    assert found is not None
    assert found.places["debian"] == "libwayland-egl1"


def test_the_set_up_of_a_checkout_knows_the_same_packages() -> None:
    known = {name: packages.debian for name, packages in (PACKAGES | WAYLAND_PACKAGES).items()}
    installed = system.OFFSCREEN_LIBRARIES | system.WINDOW_LIBRARIES | system.WAYLAND_LIBRARIES
    assert {name: known.get(name) for name in installed} == installed
