"""The script of the self-installing package: everything below the user's folders, and all of it removed again."""

import subprocess
import sys
from pathlib import Path

import pytest

if not sys.platform.startswith("linux"):
    pytest.skip("a script for Linux", allow_module_level=True)


@pytest.fixture
def package(repository: Path, tmp_path: Path) -> Path:
    """What the package unpacks, with a program that does nothing."""
    folder = tmp_path / "unpacked"
    linux = repository / "packaging" / "linux"
    (folder / "program").mkdir(parents=True)
    program = folder / "program" / "cardtable-gui"
    program.write_text('#!/bin/sh\n[ ! -e "$HOME/broken" ] || { echo libGL.so.1 is missing; exit 1; }\n')
    program.chmod(0o755)
    for script in (linux / "run" / "setup.sh", linux / "desktop.sh"):
        (folder / script.name).write_bytes(script.read_bytes())
    for name in ("applications/cardtable-gui.desktop", "icons/hicolor/16x16/apps/cardtable-gui.png"):
        place = folder / "share" / name
        place.parent.mkdir(parents=True)
        place.write_bytes((linux / place.name).read_bytes() if place.suffix == ".desktop" else b"")
    return folder


def setup(script: Path, home: Path, *arguments: str, language: str = "C.UTF-8", **more: str) -> tuple[int, str]:
    home.mkdir(exist_ok=True)
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin", "LANG": language, **more}
    done = subprocess.run(["sh", str(script), *arguments], env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_what_is_installed_is_removed_again_and_data_stay(package: Path, tmp_path: Path) -> None:
    home = tmp_path / "home of Ann"
    code, said = setup(package / "setup.sh", home)
    assert (code, "is installed" in said) == (0, True)
    installed = home / ".local" / "lib" / "cardtable-gui"
    assert (home / ".local" / "bin" / "cardtable-gui").resolve() == installed / "cardtable-gui"
    entry = (home / ".local" / "share" / "applications" / "cardtable-gui.desktop").read_text("utf-8")
    assert f'Exec="{installed}/cardtable-gui" %f' in entry
    data = home / ".local" / "share" / "cardtable"
    data.mkdir()
    (data / "settings.ini").touch()
    assert setup(installed / "setup.sh", home, "--uninstall")[0] == 0
    assert [file for file in home.rglob("*") if not file.is_dir()] == [data / "settings.ini"]


def test_without_data_not_even_folders_are_left(package: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    setup(package / "setup.sh", home)
    setup(package / "setup.sh", home, "--uninstall")
    assert list(home.iterdir()) == []


def test_a_newer_version_takes_the_place_of_an_older_one(package: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    (package / "program" / "old").touch()
    setup(package / "setup.sh", home)
    (package / "program" / "old").rename(package / "program" / "new")
    assert setup(package / "setup.sh", home)[0] == 0
    found = {file.name for file in (home / ".local" / "lib").rglob("*")}
    assert found == {"cardtable-gui", "new", "setup.sh", "desktop.sh"}


def test_what_the_system_lacks_is_told(package: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    (home / "broken").touch()
    code, said = setup(package / "setup.sh", home)
    assert code == 0
    assert "libGL.so.1 is missing" in said


@pytest.mark.parametrize(("language", "word"), [("ja_JP.UTF-8", "インストール"), ("en_US.UTF-8", "installed")])
def test_the_messages_are_in_the_language_of_the_system(
    package: Path, tmp_path: Path, language: str, word: str
) -> None:
    code, said = setup(package / "setup.sh", tmp_path / "home", "--uninstall", language=language)
    assert code == 1
    assert word in said


def test_it_refuses_sudo_and_unknown_arguments(package: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    assert setup(package / "setup.sh", home, SUDO_USER="ann")[0] == 2
    assert setup(package / "setup.sh", home, "--remove")[0] == 2
    assert list(home.iterdir()) == []
