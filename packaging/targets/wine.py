"""Windows programs on Linux: Debian's wine, with a Windows folder ("prefix") of the build's own."""

import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path, PureWindowsPath

from targets.target import ROOT, BuildError

#: Called directly: Debian's `wine` asks for the 32-bit one too.
PROGRAM = Path("/usr/lib/wine/wine64")
SERVER = Path("/usr/lib/wine/wineserver64")
TOOLS = {str(PROGRAM): "wine64"}
#: No questions after Mono and Gecko, no menu entries on the Linux desktop.
WITHOUT = "mscoree,mshtml=;winemenubuilder.exe="
START_S = 300


@dataclass(frozen=True)
class Wine:
    """Windows as a folder of Linux.

    Attributes:
        prefix: the folder, which `make` fills.
        python: a Python for Windows; none is needed to run other programs.
    """

    prefix: Path
    python: Path = Path()
    platform: str = "win32"

    def words(self, *arguments: str | Path) -> list[str]:
        """Arguments as programs read them: paths become paths of Windows."""
        return [str(windows_path(word)) if isinstance(word, Path) else word for word in arguments]

    def command(self, program: Path, *arguments: str | Path) -> list[str]:
        """The command that starts a program."""
        return [str(PROGRAM), str(program), *self.words(*arguments)]

    def variables(self) -> Mapping[str, str]:
        """The environment variables without which programs don't start; `HOME` lies in the prefix."""
        home = self.prefix / "home"
        return {
            "HOME": str(home),
            "LANG": "C.UTF-8",
            "PATH": os.defpath,
            "USER": "player",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": WITHOUT,
            "WINEPREFIX": str(self.prefix),
        }

    def make(self) -> None:
        """Make Windows 10 in an empty folder. Raises `BuildError`."""
        shutil.rmtree(self.prefix, ignore_errors=True)
        self.prefix.joinpath("home").mkdir(parents=True)
        for words in (
            ("wineboot", "--init"),
            ("reg", "add", r"HKCU\Software\Wine", "/v", "Version", "/d", "win10", "/f"),
        ):
            done = self.run(Path(words[0]), *words[1:])
            if done.returncode:
                raise BuildError(f"wine's {words[0]} failed: {done.stdout.strip()}")
        self.wait()

    def run(
        self,
        program: Path,
        *arguments: str | Path,
        given: str = "",
        more: Mapping[str, str] | None = None,
        folder: Path | None = None,
    ) -> subprocess.CompletedProcess[str]:
        """Run a program to its end; its output and errors are caught together.

        It reads `given`, and works in `folder`; `more` are environment variables besides `variables`.
        """
        return subprocess.run(
            self.command(program, *arguments),
            input=given,
            env={**self.variables(), **(more or {})},
            cwd=folder or self.prefix,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=START_S,
            check=False,
        )

    def wait(self) -> None:
        """Wait until all programs have ended, and Windows' registry is written."""
        subprocess.run([str(SERVER), "-w"], env=self.variables(), timeout=START_S, check=False)

    def stop(self) -> None:
        """End all programs of this prefix."""
        subprocess.run([str(SERVER), "-k"], env=self.variables(), timeout=START_S, check=False)
        self.wait()

    def folder(self, path: PureWindowsPath | str) -> Path:
        r"""Where a path such as `C:\users` lies on Linux."""
        drive, *parts = PureWindowsPath(path).parts
        return self.prefix.joinpath("dosdevices", drive[:2].lower(), *parts)


def windows_path(path: Path) -> PureWindowsPath:
    """A path of Linux as wine's programs see it: the root is their drive `Z:`."""
    return PureWindowsPath("Z:\\", *path.absolute().parts[1:])


@contextmanager
def fresh(name: str) -> Iterator[Wine]:
    """A new Windows for a check, whose programs are ended afterwards."""
    wine = Wine(ROOT / "build" / "wine" / name)
    wine.make()
    try:
        yield wine
    finally:
        wine.stop()
