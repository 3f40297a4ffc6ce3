"""The frozen program: one file, or a folder from which the other packages are made."""

import os
import subprocess
import sys
from pathlib import Path

from targets import macos_bundle, product, windows_resources
from targets.target import DIST, ROOT, BuildError, Target, do, replaced

BUILD = ROOT / "build"
SUFFIX = ".exe" if sys.platform == "win32" else ""


def freeze(form: str) -> Path:
    """Run PyInstaller; return the program, or the folder that holds it. Raises `BuildError`."""
    work = replaced(BUILD / form)
    resources = replaced(BUILD / "resources")
    if sys.platform == "win32":
        windows_resources.write(resources)
    if sys.platform == "darwin":
        macos_bundle.write(resources)
    command = [sys.executable, "-I", "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    command += ["--distpath", str(work / "dist"), "--workpath", str(work / "work")]
    command += [str(ROOT / "packaging" / "cardtable.spec"), "--", form, "--resources", str(resources)]
    # Not from the checkout, where the package next to the spec would be used instead of the installed one.
    # Its cache lies beside the work, so that builds in several checkouts don't empty each other's.
    do(*command, cwd=work, env={**product.same_every_time(), "PYINSTALLER_CONFIG_DIR": str(work / "cache")})
    made = work / "dist" / (product.ID + SUFFIX if form == "onefile" else product.ID)
    prove(made if form == "onefile" else made / (product.ID + SUFFIX))
    return made


def prove(program: Path) -> None:
    """Run a program's self-test without environment variables. Raises `BuildError` if it finds anything."""
    # Windows itself cannot start programs without its own folder.
    environment = {name: os.environ[name] for name in ("SYSTEMROOT",) if name in os.environ}
    done = subprocess.run([str(program), "selftest"], env=environment, cwd=program.parent, check=False)
    if done.returncode:
        raise BuildError(f"{program.name} selftest ended with {done.returncode}")


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
