"""The frozen program: one file, or a folder from which the other packages are made."""

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from targets import macos_bundle, product, windows_resources
from targets.systems import Here, System
from targets.target import DIST, ROOT, BuildError, Target, replaced

BUILD = ROOT / "build"
HERE = Here()


def freeze(form: str, system: System = HERE) -> Path:
    """Run PyInstaller; return the program, or the folder that holds it. Raises `BuildError`."""
    work = replaced(bundle_folder(form, windows=system.platform == "win32"))
    resources = replaced(work / "resources")
    if system.platform == "win32":
        windows_resources.write(resources)
    if system.platform == "darwin":
        macos_bundle.write(resources)
    command: list[str | Path] = ["-I", "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    command += ["--distpath", work / "dist", "--workpath", work / "work"]
    command += [ROOT / "packaging" / "cardtable.spec", "--", form, "--resources", resources]
    # Not from the checkout, where the package next to the spec would be used instead of the installed one.
    # Its cache lies beside the work, so that builds in several checkouts don't empty each other's.
    (cache,) = system.words(work / "cache")
    variables = {**product.same_every_time(), **system.variables(), "PYINSTALLER_CONFIG_DIR": cache}
    if _run(system.command(system.python, *command), work, variables):
        raise BuildError("PyInstaller failed")
    made = work / "dist" / (program_file(system) if form == "onefile" else product.ID)
    prove(made if form == "onefile" else made / program_file(system), system)
    return made


def bundle_folder(form: str, *, windows: bool) -> Path:
    """Where a bundle of a form is made; for Windows, on another system, in a folder of its own."""
    return BUILD / (f"win32-{form}" if windows and sys.platform != "win32" else form)


def program_file(system: System = HERE) -> str:
    """The name of the program's file."""
    return product.ID + (".exe" if system.platform == "win32" else "")


def prove(program: Path, system: System = HERE) -> None:
    """Run a program's self-test without environment variables. Raises `BuildError` if it finds anything."""
    code = _run(system.command(program, "selftest"), program.parent, system.variables())
    if code:
        raise BuildError(f"{program.name} selftest ended with {code}")


def _run(command: list[str], folder: Path, variables: Mapping[str, str]) -> int:
    """Run a program in a folder, and hand its output on; wine's programs want pipes."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    print(done.stdout, end="", flush=True)
    return done.returncode


def _onefile() -> list[Path]:
    made = freeze("onefile")
    DIST.mkdir(exist_ok=True)
    return [made.replace(DIST / made.name)]


def _onedir() -> list[Path]:
    made = freeze("onedir")
    return [made.replace(replaced(DIST / f"{product.ID}-folder") / made.name).parent]


TOOLS = {"objdump": "binutils", "strip": "binutils"} if sys.platform.startswith("linux") else {}

ONEFILE = Target(
    "onefile",
    "the program as one file that needs no installation",
    _onefile,
    tools=TOOLS,
    limit_mb=32 if sys.platform == "win32" else 48,
)
ONEDIR = Target("onedir", "the program as a folder, which starts at once", _onedir, tools=TOOLS)
