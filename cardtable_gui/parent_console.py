"""The console that a windowed program of Windows was started from: such a program has none, and commands answer there.

Output that is redirected to a file or a pipe needs nothing of this.

A module of its own, since only Windows needs it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import Final

_PARENT: Final = -1
_QUERY_LIMITED_INFORMATION: Final = 0x1000
_PARENT_ID: Final = 5
"""The place of the parent's id in `PROCESS_BASIC_INFORMATION`, counted in words."""


def attach() -> None:
    """Use that console for every standard stream that leads nowhere; without one, or elsewhere, do nothing."""
    if sys.platform == "win32" and None in (sys.stdin, sys.stdout, sys.stderr) and _attached():
        if sys.stdin is None:
            sys.stdin = _console("CONIN$", "r")
        if sys.stdout is None:
            sys.stdout = _console("CONOUT$", "w")
        if sys.stderr is None:
            sys.stderr = _console("CONOUT$", "w")


if sys.platform == "win32":
    import ctypes
    from io import TextIOWrapper

    def _console(name: str, mode: str) -> TextIOWrapper:
        stream = open(name, mode, buffering=1, encoding="utf-8", errors="backslashreplace")  # noqa: PTH123, SIM115 - no file
        assert isinstance(stream, TextIOWrapper)
        return stream

    def _attached() -> bool:
        return any(ctypes.windll.kernel32.AttachConsole(process) for process in _starters())

    def _starters() -> Iterator[int]:
        """The process that started this one; of the one-file program, which starts itself again, the one before."""
        yield _PARENT
        kernel = ctypes.windll.kernel32
        kernel.OpenProcess.restype = ctypes.c_void_p
        handle = ctypes.c_void_p(kernel.OpenProcess(_QUERY_LIMITED_INFORMATION, False, os.getppid()))
        if handle.value:
            told = (ctypes.c_size_t * 6)()
            if ctypes.windll.ntdll.NtQueryInformationProcess(handle, 0, told, ctypes.sizeof(told), None) == 0:
                yield told[_PARENT_ID]
            kernel.CloseHandle(handle)
