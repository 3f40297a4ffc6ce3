"""Checks of the portable program of Windows, under wine."""

import json
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from targets import product, wine
from targets.checking.bare_systems import HOME, BareSystem, bare_system, require
from targets.checking.check import Check, CheckFailed, NotHere
from targets.checking.screens import Screen, screen, wait_until
from targets.target import DIST, ROOT
from targets.wine import Wine

FILE = f"{product.ID}.exe"
RECORD = ROOT / "i18n" / "rules" / "rounds" / "kobayakawa.cardtable"
STARTS = 10
#: A folder with spaces, and letters that no 8-bit code page of Windows has together.
FOLDER = "Spiele und カード"
PATIENCE_S = 120
PROCESSES = ("what unpacks the program", "the window", "the bots")
TEMPORARY = r"C:\users\player\AppData\Local\Temp"


def commands() -> str:
    """Commands answer in files and pipes, and end with the right code, though the program has no console."""
    with _installed() as (windows, program):
        version = _redirected(windows, program, "--version")
        if version != (0, f"{product.ID} {product.VERSION}"):
            raise CheckFailed(f"--version > file: {version!r}")
        if (code := _redirected(windows, program, "selftets")[0]) != 2:
            raise CheckFailed(f"wrong use > file ended with {code}")
        _expect(windows, program, 0, "Nothing is missing.", "selftest")
        _expect(windows, program, 0, "Kobayakawa", "replay", RECORD)
        _expect(windows, program, 2, "Unknown command", "selftets")
        answer = windows.run(program, "engine", given='{"op": "hello", "id": 1}\n')
        told = json.loads(answer.stdout.splitlines()[0])
        if answer.returncode or told["id"] != 1 or "kobayakawa" not in answer.stdout:
            raise CheckFailed(f"engine: {answer.returncode}, {answer.stdout[:200]}")
        bots = ("simulate", "kobayakawa", "--seats", "easy,easy,easy", "--matches", "2")
        _expect(windows, program, 0, "2", *bots)
        if left := _unpacked(windows):
            raise CheckFailed(f"in Temp there is {' '.join(left)}")
    return "version, selftest, replay, wrong use, engine, simulate; nothing left in Temp"


def portable() -> str:
    """With `portable.txt` beside it everything is kept beside it; a second start hands its file to the window."""
    with _wine_10() as (system, shown, environment):
        place = HOME / FOLDER
        system.player("mkdir", str(place))
        program = [str(wine.PROGRAM), system.add(_built(), place / FILE)]
        system.player("touch", str(place / "portable.txt"))
        record = system.add(RECORD, place / "記録 1.cardtable")
        with _opened(system, shown, environment, program) as window:
            code, said = system.answer(*program, str(wine.windows_path(Path(record))), environment=environment)
            if code:
                raise CheckFailed(f"the second start ended with {code}: {said}")
            wait_until(lambda: shown.has_window("Kobayakawa"), "the record in the first window", PATIENCE_S)
            if window.poll() is not None:
                raise CheckFailed("the first window closed")
            log = system.path(place / "cardtable-data" / "cardtable.log")
            wait_until(log.exists, "the log in the portable folder", PATIENCE_S)
        users = HOME / "wine" / "drive_c" / "users" / "player" / "AppData" / "Local" / "cardtable"
        if system.path(users).exists():
            raise CheckFailed("there is data in the user's folder too")
        return "data beside it, the second start's file opened in the first window"


def processes_end() -> str:
    """If the window's process is killed, its bots' process ends; what was unpacked goes at the next start."""
    with _wine_10() as (system, shown, environment):
        program = [str(wine.PROGRAM), system.add(_built(), HOME / FILE)]
        temporary = system.path(HOME / "wine" / "drive_c" / "users" / "player" / "AppData" / "Local" / "Temp")
        with _opened(system, shown, environment, [*program, "--game", "kobayakawa"]):
            wait_until(lambda: _begun(system, shown), "the match", PATIENCE_S, 2)
            wait_until(lambda: len(_processes(system)) == len(PROCESSES), "the bots' process", PATIENCE_S)
            window = sorted(_processes(system))[PROCESSES.index("the window")]
            system.player("sh", "-c", f"kill -9 {window}")
            wait_until(lambda: not _processes(system), "the end of all processes", PATIENCE_S)
        left = {path.name for path in temporary.glob("_MEI*")}
        with _opened(system, shown, environment, program):
            wait_until(lambda: not left & {path.name for path in temporary.iterdir()}, "the removal of its files")
        return f"{len(PROCESSES)} processes ended, {len(left)} folder left and removed by the next start"


def drawn() -> str:
    """Wine 10 draws the window at every start."""
    seconds = []
    with _wine_10() as (system, shown, environment):
        program = [str(wine.PROGRAM), system.add(_built(), HOME / FILE)]
        for number in range(STARTS):
            began = time.monotonic()
            with _opened(system, shown, environment, program) as window:
                seconds.append(time.monotonic() - began)
                shown.keep_picture(ROOT / "build" / f"windows-drawn-{number + 1}.xwd")
                if window.poll() is not None:
                    raise CheckFailed(f"window {number + 1} closed by itself")
            wait_until(lambda: not shown.shows_contents(), "the end of the window")
    return f"{len(seconds)} of {STARTS}, after {min(seconds):.0f} to {max(seconds):.0f} s"


@contextmanager
def _wine_10() -> Iterator[tuple[BareSystem, Screen, Mapping[str, str]]]:
    """A Debian 13, whose wine shows Qt's windows, with a new Windows of the player; a screen; and the variables."""
    _built()
    with bare_system("trixie", ["wine64"]) as system, screen() as shown:
        environment = {**Wine(HOME / "wine").variables(), **shown.environment(), "HOME": str(HOME)}
        for words in ((wine.PROGRAM, "wineboot", "--init"), (wine.SERVER, "--wait")):
            system.answer(*map(str, words), environment=environment)
        yield system, shown, environment


@contextmanager
def _opened(
    system: BareSystem, shown: Screen, environment: Mapping[str, str], program: Sequence[str]
) -> Iterator[subprocess.Popen[str]]:
    """The program's window while it shows its contents."""
    with system.start(*program, environment=environment) as window:
        try:
            wait_until(shown.shows_contents, "the window's contents", PATIENCE_S)
            yield window
        finally:
            system.kill()


def _built() -> Path:
    program = DIST / FILE
    if not program.is_file():
        raise NotHere("build windows-onefile first")
    return program


@contextmanager
def _installed() -> Iterator[tuple[Wine, Path]]:
    """A new Windows, and a copy of the program in a folder of it."""
    program = _built()
    require(wine.TOOLS)
    with wine.fresh("check-onefile") as windows:
        copy = windows.folder("C:\\") / FOLDER / FILE
        copy.parent.mkdir()
        copy.write_bytes(program.read_bytes())
        yield windows, copy


def _begun(system: BareSystem, shown: Screen) -> bool:
    """Press the set-up's button; whether a match has begun."""
    shown.press("Return")
    matches = HOME / "wine" / "drive_c" / "users" / "player" / "AppData" / "Local" / "cardtable" / "matches"
    return any(system.path(matches).glob("*.cardtable"))


def _processes(system: BareSystem) -> list[int]:
    """The program's processes in a system, by the numbers that it knows them by."""
    # Written so that it does not find itself.
    _, found = system.answer("sh", "-c", "grep -lsa 'cardtable-gui[.]exe' /proc/[0-9]*/cmdline")
    return [int(Path(file).parent.name) for file in found.splitlines()]


def _redirected(windows: Wine, program: Path, *arguments: str) -> tuple[int, str]:
    """The exit code of a command, and what it writes if Windows' command line redirects its output to a file."""
    folder = program.parent
    script = f"@{program.name} %* > output.txt\r\n@exit /b %errorlevel%\r\n"
    folder.joinpath("redirect.bat").write_text(script, "ascii", newline="")
    done = windows.run(Path("cmd"), "/c", "redirect.bat", *arguments, folder=folder)
    return done.returncode, folder.joinpath("output.txt").read_text("utf-8").strip()


def _expect(windows: Wine, program: Path, code: int, words: str, *arguments: str | Path) -> None:
    done = windows.run(program, *arguments)
    if done.returncode != code or words not in done.stdout:
        raise CheckFailed(f"{arguments[0]} ended with {done.returncode}: {done.stdout.strip()[-300:]}")


def _unpacked(windows: Wine) -> list[str]:
    """Folders that the program unpacked itself to and left."""
    return sorted(path.name for path in windows.folder(TEMPORARY).glob("_MEI*"))


CHECKS = [
    Check("windows-onefile-commands", commands),
    Check("windows-onefile-portable", portable),
    Check("windows-onefile-processes", processes_end),
    Check("windows-onefile-drawn", drawn),
]
