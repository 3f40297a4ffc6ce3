"""The installer for Windows, made by NSIS from the folder form of the program."""

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path, PureWindowsPath

from targets import frozen, product, windows
from targets.target import DIST, ROOT, BuildError, Target, do, replaced

BUILD = ROOT / "build" / "windows-setup"
SCRIPT = ROOT / "packaging" / "windows" / "setup.nsi"
#: The names below which NSIS 3.08's stubs and plugins for 64-bit programs lie.
KIND = "amd64-unicode"


def make() -> list[Path]:
    """Make `dist/cardtable-gui-VERSION-setup.exe`. Raises `BuildError`."""
    return [pack(frozen.freeze("onedir", windows.system()))]


def pack(program: Path) -> Path:
    """Make an installer of the program in a folder, whose files get the commit's time. Raises `BuildError`."""
    for path in [program, *program.rglob("*")]:
        os.utime(path, (product.epoch(), product.epoch()))
    folder = replaced(BUILD)
    files = folder / "files.nsh"
    files.write_text("\n".join(file_list(program)) + "\n", "utf-8-sig")
    DIST.mkdir(exist_ok=True)
    made = DIST / f"{product.ID}-{product.VERSION}-setup.exe"
    size = sum(path.stat().st_size for path in program.rglob("*") if path.is_file())
    given = definitions(made, files, size)
    words = [_makensis(), "-V2", "-WX", "-INPUTCHARSET", "UTF8", *(f"-D{name}={text}" for name, text in given.items())]
    do(*words, SCRIPT, cwd=folder, env={**product.same_every_time(), "LC_ALL": "C.UTF-8"})
    return made


def definitions(made: Path, files: Path, size: int) -> dict[str, str]:
    """The names that the script expects; a publisher only if there is one. `size`: all files, in bytes."""
    given = {
        "ID": product.ID,
        "NAME": product.NAME,
        "NAME_JA": product.NAME_JA,
        "VERSION": product.VERSION,
        "SUFFIX": product.SUFFIX,
        "MIME": product.MIME,
        "ICON": str(ROOT / "assets" / "icons" / "app.ico"),
        "OUTPUT": str(made),
        "FILES": str(files),
        "SIZE_KB": str(size // 1024),
    }
    return given | ({"PUBLISHER": product.PUBLISHER} if product.PUBLISHER else {})


def file_list(program: Path) -> Iterator[str]:
    """Lines of NSIS that unpack every file below a folder to `$Place`, in the same order on every disk."""
    folder = None
    for path in sorted(path for path in program.rglob("*") if path.is_file()):
        inside = PureWindowsPath("$Place", path.parent.relative_to(program))
        if inside != folder:
            folder = inside
            yield f'SetOutPath "{folder}"'
        yield f'File "{str(path).replace("$", "$$")}"'


def _makensis() -> str:
    """NSIS's compiler; on Windows its installer does not put it on the path. Raises `BuildError`."""
    found = shutil.which("makensis", path=f"{os.environ.get('PATH', '')}{os.pathsep}{_usual_folder()}")
    if found is None:
        raise BuildError("windows-setup needs makensis of NSIS 3.08 or newer")
    return found


def _usual_folder() -> Path:
    return Path(os.environ.get("PROGRAMFILES(X86)", ""), "NSIS")


SETUP = Target(
    "windows-setup",
    "an installer for Windows, for one user",
    make,
    systems=windows.SYSTEMS,
    tools=windows.TOOLS if sys.platform == "win32" else {**windows.TOOLS, "makensis": "nsis"},
    limit_mb=windows.LIMIT_MB,
)
