"""Checks of the Windows installer, under wine: it installs, replaces and removes, and leaves nothing."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from targets import product, wine
from targets.checking.bare_systems import require
from targets.checking.check import Check, CheckFailed, NotHere
from targets.target import DIST
from targets.wine import Wine

#: Keys that every Windows has, and wine not.
USUAL_KEYS = (r"HKCU\Software\Classes", r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall")
LOCAL = r"C:\users\player\AppData\Local"
FOLDER = rf"{LOCAL}\Programs\{product.NAME}"
DATA = rf"{LOCAL}\cardtable"


def installs_and_removes() -> str:
    """Silently installed it passes its self-test and opens records; silently removed it leaves no file and no key."""
    with _windows() as windows:
        before = _state(windows)
        _install(windows)
        took = set(_state(windows)) - set(before)
        opener = _value(windows, rf"HKCU\Software\Classes\{product.SUFFIX}")
        command = _value(windows, rf"HKCU\Software\Classes\{opener}\shell\open\command")
        if command != rf'"{FOLDER}\{product.ID}\{product.ID}.exe" "%1"':
            raise CheckFailed(f"records are opened by {opener}: {command}")
        for program in (f"{product.ID}.exe", f"{product.ID}-console.exe"):
            done = windows.run(windows.folder(FOLDER) / product.ID / program, "selftest")
            if done.returncode or "Nothing is missing." not in done.stdout:
                raise CheckFailed(f"{program} selftest ended with {done.returncode}: {done.stdout.strip()[-300:]}")
        _remove(windows)
        left = sorted(set(before) ^ set(_state(windows)))
        if left:
            raise CheckFailed(f"left or changed: {', '.join(left[:10])}")
        return f"{len(took)} files and values installed, none left"


def keeps_saves() -> str:
    """Installing again and removing keep matches and settings; so does an installation while the program runs."""
    with _windows() as windows:
        _install(windows)
        saves = windows.folder(DATA) / "matches"
        saves.mkdir(parents=True)
        (saves / "kept.cardtable").write_text("{}")
        _install(windows)
        stale = windows.folder(FOLDER) / product.ID / "of-an-older-version.dll"
        stale.touch()
        program = windows.folder(FOLDER) / product.ID / f"{product.ID}-console.exe"
        beside = windows.folder(FOLDER) / f"{product.ID}-2" / program.name
        with subprocess.Popen(
            windows.command(program, "engine"),
            env=windows.variables(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as running:
            try:
                _ask(running)
                _install(windows, wait=False)
                _ask(running)
            finally:
                windows.stop()
        if not beside.is_file():
            raise CheckFailed("an installation while the program runs does not go beside it")
        _install(windows)
        if stale.exists() or beside.exists():
            raise CheckFailed("the next installation keeps files of older ones")
        _remove(windows)
        if windows.folder(FOLDER).exists():
            raise CheckFailed("the program's folder is left")
        if [path.name for path in saves.iterdir()] != ["kept.cardtable"]:
            raise CheckFailed("the match is lost")
        return "kept by a second installation, by one while it ran, and by the removal"


@contextmanager
def _windows() -> Iterator[Wine]:
    """A new Windows with the keys that every one has."""
    _setup()
    require(wine.TOOLS)
    with wine.fresh("check-setup") as windows:
        for key in USUAL_KEYS:
            windows.run(Path("reg"), "add", key, "/f")
        yield windows


def _setup() -> Path:
    file = DIST / f"{product.ID}-{product.VERSION}-setup.exe"
    if not file.is_file():
        raise NotHere("build windows-setup first")
    return file


def _install(windows: Wine, *, wait: bool = True) -> None:
    # Without pipes: what it starts in wine, and goes on while the program runs, would hold them open.
    code = subprocess.run(
        windows.command(_setup(), "/S"),
        env=windows.variables(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        timeout=wine.START_S,
        check=False,
    ).returncode
    if code:
        raise CheckFailed(f"the installer ended with {code}")
    if wait:
        windows.wait()


def _ask(engine: subprocess.Popen[str]) -> None:
    """Ask a running engine for all games, which it reads from its files. Raises `CheckFailed` if it does not answer."""
    assert engine.stdin is not None
    assert engine.stdout is not None
    engine.stdin.write('{"op": "hello"}\n')
    engine.stdin.flush()
    if product.VERSION not in (answer := engine.stdout.readline()):
        raise CheckFailed(f"the running program does not answer: {answer!r}")


def _remove(windows: Wine) -> None:
    """Run the uninstaller, which goes on after it seems to have ended: its copy removes it, and is removed itself."""
    done = windows.run(windows.folder(FOLDER) / "Uninstall.exe", "/S")
    if done.returncode:
        raise CheckFailed(f"the uninstaller ended with {done.returncode}")
    windows.wait()


def _state(windows: Wine) -> list[str]:
    """All files, and all lines of the user's registry with the keys that they belong to."""
    drive = windows.folder("C:\\")
    files = [str(path.relative_to(drive)) for path in drive.rglob("*") if not path.is_symlink()]
    export = windows.prefix / "registry.txt"
    windows.run(Path("reg"), "export", "HKCU", export, "/y")
    windows.wait()
    lines, key = [], ""
    for line in export.read_text("utf-16").splitlines():
        key = line if line.startswith("[") else key
        lines.append(f"{key} {line}")
    return files + lines


def _value(windows: Wine, key: str) -> str:
    """The default value of a key, as `reg query` tells it. Raises `CheckFailed`."""
    told = windows.run(Path("reg"), "query", key, "/ve").stdout
    _, mark, value = told.partition("REG_SZ")
    if not mark:
        raise CheckFailed(f"{key} has no value: {told.strip()}")
    return value.strip()


CHECKS = [
    Check("windows-setup-installs", installs_and_removes),
    Check("windows-setup-keeps-saves", keeps_saves),
]
