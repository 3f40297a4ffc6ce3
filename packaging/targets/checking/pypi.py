"""Checks of the packages for PyPI: the page can be shown, and both install into an empty environment."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from targets import product
from targets.checking.check import Check, CheckFailed, NotHere
from targets.pypi import SDIST, WHEEL
from targets.release_tools import release_tool


def _page() -> str:
    """The metadata is complete and its readme can be shown."""
    _succeed(release_tool("twine"), "check", "--strict", *_made(SDIST, WHEEL))
    return "twine check --strict"


def _pipx() -> str:
    """`pipx` installs the wheel, the program starts, and `pipx` removes it."""
    _made(WHEEL)
    with tempfile.TemporaryDirectory() as folder:
        home, programs = Path(folder, "home"), Path(folder, "bin")
        environment = {
            **os.environ,
            "PIPX_HOME": str(home),
            "PIPX_BIN_DIR": str(programs),
            "PIPX_MAN_DIR": str(Path(folder, "man")),
            "PIPX_DEFAULT_PYTHON": sys.executable,
        }
        pipx = release_tool("pipx")
        _succeed(pipx, "install", WHEEL, environment=environment)
        _starts(next(programs.iterdir(), programs))
        _succeed(pipx, "uninstall", product.ID, environment=environment)
        left = [*programs.iterdir(), *home.glob("venvs/[!.]*")]
        if left:
            raise CheckFailed(f"pipx uninstall left {left[0].name}")
    return "installed, self-tested, removed"


def _sdist() -> str:
    """`pip` installs the source archive, for which it makes a wheel first."""
    _made(SDIST)
    with tempfile.TemporaryDirectory() as folder:
        _succeed(sys.executable, "-I", "-m", "venv", folder)
        scripts = Path(folder, "Scripts" if sys.platform == "win32" else "bin")
        _succeed(scripts / "python", "-I", "-m", "pip", "install", "--quiet", SDIST)
        _starts(scripts / product.ID)
    return "installed and self-tested"


def _made(*packages: Path) -> tuple[Path, ...]:
    for package in packages:
        if not package.is_file():
            raise NotHere(f"there is no dist/{package.name}: build python")
    return packages


def _starts(program: Path) -> None:
    told = _succeed(program, "--version").split()
    if product.VERSION not in told:
        raise CheckFailed(f"{program.name} --version says {' '.join(told)}")
    _succeed(program, "selftest")


def _succeed(*command: str | Path, environment: dict[str, str] | None = None) -> str:
    """The output of a program that must succeed."""
    words = [str(word) for word in command]
    done = subprocess.run(words, env=environment, capture_output=True, text=True, errors="replace", check=False)
    if done.returncode:
        last = (done.stdout + done.stderr).strip().splitlines()[-1:]
        raise CheckFailed(f"{Path(words[0]).name} {words[1]} ended with {done.returncode}: {''.join(last)}")
    return done.stdout


CHECKS = [Check("python-page", _page), Check("python-pipx", _pipx), Check("python-sdist", _sdist)]
