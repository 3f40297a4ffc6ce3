"""Compile catalogues with Qt's own lrelease, which the PySide6 wheel carries."""

import subprocess
from importlib.util import find_spec
from pathlib import Path


class ToolError(RuntimeError):
    """Raised if the wheel lacks lrelease, or lrelease refused a catalogue."""


def lrelease() -> Path:
    """Find the program in the installed PySide6.

    Raises:
        ToolError: it is not there.
    """
    spec = find_spec("PySide6")
    for folder in (spec.submodule_search_locations or []) if spec else []:
        for name in ("lrelease", "lrelease.exe"):
            if (tool := Path(folder, name)).is_file():
                return tool
    raise ToolError("lrelease is not there: install the packages of packaging/requirements/test.txt")


def compile_catalogue(ts: Path, qm: Path) -> None:
    """Make the `.qm` file of a `.ts` file, anew beside the old one: Qt reads it straight from the disk while it runs.

    Raises:
        ToolError: lrelease refused; its output is in the message. The old file is unchanged.
    """
    fresh = qm.with_suffix(".new")
    done = subprocess.run(
        [str(lrelease()), "-silent", str(ts), "-qm", str(fresh)], capture_output=True, text=True, check=False
    )
    if done.returncode or not fresh.is_file():
        raise ToolError(f"{ts.name} could not be compiled: {done.stdout}{done.stderr}")
    fresh.replace(qm)
