"""What must hold for the portable program of Windows, under wine."""

import json
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from targets import product, wine
from targets.checking.bare_systems import HOME, bare_system, require
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
    with _installed() as (windows, program), screen() as shown:
        program.with_name("portable.txt").touch()
        record = program.with_name("記録 1.cardtable")
        record.write_bytes(RECORD.read_bytes())
        with _window(windows, shown, program) as window:
            second = windows.run(program, record, more=shown.environment())
            if second.returncode:
                raise CheckFailed(f"the second start ended with {second.returncode}: {second.stdout}")
            if window.poll() is not None:
                raise CheckFailed("the first window closed")
            wait_until(lambda: shown.has_window("Kobayakawa"), "the record in the first window", PATIENCE_S)
            data = program.with_name("cardtable-data")
            wait_until((data / "cardtable.log").exists, "the log in the portable folder", PATIENCE_S)
        windows.wait()
        elsewhere = windows.folder(r"C:\users\player\AppData\Local\cardtable")
        if elsewhere.exists():
            raise CheckFailed(f"data lies in {elsewhere.name} too")
        return "data beside it, the second start's file opened"


def drawn() -> str:
    """Wine 10 draws the window at every start."""
    program = _built()
    seconds = []
    with bare_system("trixie", ["wine64"]) as system, screen() as shown:
        inside = system.add(program, HOME / FILE)
        environment = {**Wine(HOME / "wine").variables(), **shown.environment(), "HOME": str(HOME)}
        for words in ((wine.PROGRAM, "wineboot", "--init"), (wine.SERVER, "--wait")):
            system.answer(*map(str, words), environment=environment)
        for number in range(STARTS):
            began = time.monotonic()
            with system.start(str(wine.PROGRAM), inside, environment=environment) as window:
                try:
                    wait_until(shown.shows_contents, f"the contents of window {number + 1}", PATIENCE_S)
                    seconds.append(time.monotonic() - began)
                    time.sleep(1)
                    shown.keep_picture(ROOT / "build" / f"windows-drawn-{number + 1}.xwd")
                    if window.poll() is not None:
                        raise CheckFailed(f"window {number + 1} closed by itself")
                finally:
                    system.kill()
            wait_until(lambda: not shown.shows_contents(), "the end of the window")
    return f"{len(seconds)} of {STARTS}, after {min(seconds):.0f} to {max(seconds):.0f} s"


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


@contextmanager
def _window(windows: Wine, shown: Screen, program: Path) -> Iterator[subprocess.Popen[bytes]]:
    """The program's window while it shows its contents."""
    variables = {**windows.variables(), **shown.environment()}
    command = windows.command(program)
    with subprocess.Popen(
        command, env=variables, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as window:
        try:
            wait_until(shown.shows_contents, "the window", PATIENCE_S)
            yield window
        finally:
            windows.stop()


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
    Check("windows-onefile-drawn", drawn),
]
