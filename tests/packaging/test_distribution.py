"""The wheel and the frozen program carry what the program needs, and nothing that it does not."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from freezing.contents import bare_name, is_library, reachable, wanted
from freezing.notices import debian_packages


@pytest.fixture(scope="module")
def wheel(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=repository, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def test_the_wheel_holds_code_and_data_and_nothing_else(wheel: Path, repository: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for path in sorted((repository / "cardtable_gui").rglob("*.py")):
        assert path.relative_to(repository).as_posix() in names
    for name in (
        "assets/fonts/CardTableRounded-Regular.ttf",
        "assets/fonts/OFL.txt",
        "assets/licenses/README.txt",
        "i18n/cardtable_en.qm",
        "i18n/cardtable_ja.qm",
        "i18n/rules/ja/merchant.md",
    ):
        assert f"cardtable_gui/{name}" in names
    strangers = [
        name
        for name in names
        if not (name.startswith("cardtable_gui/") or ".dist-info/" in name)
        or name.startswith(("cardtable_gui/assets/src/", "cardtable_gui/i18n/comments/"))
        or name.endswith((".ts", ".pyc", "/glossary.toml"))
    ]
    assert strangers == []


def test_the_installed_program_finds_its_data_anywhere(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path / "site")
    code = (
        "import json; from cardtable_gui.resources import resource;"
        "print(json.dumps([str(resource(n)) for n in ('assets/fonts', 'i18n/cardtable_ja.qm')]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "site")},
        capture_output=True,
        text=True,
        check=True,
    )
    package = tmp_path / "site" / "cardtable_gui"
    assert json.loads(done.stdout) == [str(package / "assets" / "fonts"), str(package / "i18n" / "cardtable_ja.qm")]


def test_the_wheel_starts_by_name(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        entry = next(name for name in archive.namelist() if name.endswith("entry_points.txt"))
        assert "cardtable-gui = cardtable_gui.cli:main" in archive.read(entry).decode()


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6\\plugins\\imageformats\\qtiff.dll", False),
        ("PySide6/Qt/plugins/imageformats/libqsvg.so", True),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/plugins/sqldrivers/libqsqlite.so", False),
        ("PySide6/Qt/translations/qtbase_ja.qm", True),
        ("PySide6/Qt/translations/qtbase_fi.qm", False),
        ("PySide6/Qt/qml/QtQuick/qmldir", False),
        ("cardtable_gui/i18n/cardtable_ja.qm", True),
        ("libxcb-cursor.so.0", True),
    ],
)
def test_of_qt_only_the_needed_plugins_and_translations_are_kept(name: str, kept: bool) -> None:
    assert wanted(name) is kept


def test_plugins_and_modules_are_not_libraries() -> None:
    assert is_library("PySide6/Qt/lib/libQt6Network.so.6")
    assert is_library("PySide6\\Qt6Network.dll")
    assert not is_library("PySide6/QtCore.abi3.so")
    assert not is_library("PySide6/Qt/plugins/platforms/libqxcb.so")
    assert not is_library("python3.11/lib-dynload/math.cpython-311-x86_64-linux-gnu.so")
    assert not is_library("PySide6\\QtCore.pyd")
    assert bare_name("PySide6/Qt/lib/libQt6Network.so.6") == "Qt6Network"


def test_libraries_that_nothing_kept_needs_are_dropped() -> None:
    items = [
        ("PySide6/QtCore.abi3.so", "/qtcore", "EXTENSION"),
        ("PySide6/Qt/lib/libQt6Core.so.6", "/core", "BINARY"),
        ("libicu.so.73", "/icu", "BINARY"),
        ("PySide6/Qt/lib/libQt6Network.so.6", "/network", "BINARY"),
        ("libssl.so.3", "/ssl", "BINARY"),
        ("libpython3.11.so.1.0", "/python", "BINARY"),
    ]
    needs = {
        "/qtcore": ["libQt6Core.so.6", "libc.so.6"],
        "/core": ["libicu.so.73"],
        "/icu": [],
        "/network": ["libssl.so.3", "libQt6Core.so.6"],
        "/python": [],
    }
    kept = [name for name, _, _ in reachable(items, needs.__getitem__)]
    assert kept == [
        "PySide6/QtCore.abi3.so",
        "PySide6/Qt/lib/libQt6Core.so.6",
        "libicu.so.73",
        "libpython3.11.so.1.0",
    ]


def test_a_library_of_windows_is_kept_where_it_is_loaded_from_and_nowhere_else() -> None:
    items = [
        ("PySide6\\QtCore.pyd", "/qtcore", "EXTENSION"),
        ("PySide6\\plugins\\platforms\\qwindows.dll", "/plugin", "BINARY"),
        ("PySide6\\MSVCP140.dll", "/near", "BINARY"),
        ("MSVCP140.dll", "/far", "BINARY"),
        ("sqlite3.dll", "/sqlite", "BINARY"),
        ("_sqlite3.pyd", "/module", "EXTENSION"),
        ("shiboken6\\shiboken6.abi3.dll", "/shiboken", "BINARY"),
    ]
    needs = {
        "/qtcore": ["MSVCP140.dll", "shiboken6.abi3.dll"],
        "/plugin": ["MSVCP140.dll"],
        "/near": [],
        "/shiboken": [],
        "/module": ["sqlite3.dll"],
        "/sqlite": [],
    }
    assert [name for name, _, _ in reachable(items, needs.__getitem__)] == [
        name for name, _, _ in items if name != "MSVCP140.dll"
    ]


def test_libraries_of_macos_are_found_by_their_run_paths_and_links_are_not_read() -> None:
    items = [
        ("PySide6/QtCore.abi3.so", "/qtcore", "EXTENSION"),
        ("PySide6/libpyside6.abi3.6.9.dylib", "/pyside", "BINARY"),
        ("libpyside6.abi3.6.9.dylib", "PySide6/libpyside6.abi3.6.9.dylib", "SYMLINK"),
        ("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "/core", "BINARY"),
        ("libunused.dylib", "/unused", "BINARY"),
    ]
    needs = {"/qtcore": ["@rpath/libpyside6.abi3.6.9.dylib", "/usr/lib/libSystem.B.dylib"], "/pyside": [], "/core": []}
    assert reachable(items, needs.__getitem__) == items[:-1]


def test_every_licence_named_in_the_index_is_there_and_in_full(repository: Path) -> None:
    folder = repository / "assets" / "licenses"
    page = (folder / "README.txt").read_text(encoding="utf-8")
    listed = [line.split()[0] for line in page.splitlines() if line.startswith("  ") and ".txt" in line.split()[0]]
    assert len(listed) > 10
    for name in listed:
        assert len((folder / name).read_text(encoding="utf-8")) > 900
    assert {path.name for path in folder.glob("*.txt")} - {"README.txt"} <= set(listed)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in (folder / "LGPL-3.0.txt").read_text(encoding="utf-8")


def test_copyright_files_are_found_by_debian_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        found = command[-1] == "/lib/libtoy.so.1"
        return subprocess.CompletedProcess(command, int(not found), stdout="dpkg:amd64: x\n" if found else "")

    monkeypatch.setattr("freezing.notices.subprocess.run", run)
    monkeypatch.setattr("freezing.notices.shutil.which", lambda name: "/usr/bin/dpkg-query")
    monkeypatch.setattr("freezing.notices.Path.is_file", lambda self: True)
    assert debian_packages(["/usr/lib/libtoy.so.1", "/nowhere/x.so"]) == {"dpkg": Path("/usr/share/doc/dpkg/copyright")}
