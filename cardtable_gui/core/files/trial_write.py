"""Finds out whether a folder can be written before something has to be saved there."""

from __future__ import annotations

from pathlib import Path

from cardtable_gui.core.files import disk
from cardtable_gui.core.files.system_errors import cause
from cardtable_gui.core.messages import Message


def refusal(folder: Path) -> Message | None:
    """Why no file can be written in a folder, which is created if need be; None: one was written, and removed.

    Only that tells: what the system says of rights is not all, on Windows and on network drives.
    """
    trial = disk.fresh_beside(folder / "trial")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        disk.create(trial).close()
        trial.unlink()
    except OSError as error:
        return cause(error)
    return None
