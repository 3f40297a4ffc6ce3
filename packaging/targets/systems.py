"""Where a program is frozen and run: on this system, or as a Windows program on Linux, by wine."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Protocol


class System(Protocol):
    """A system, its Python with everything that a build needs, and how its programs are started."""

    @property
    def platform(self) -> str:
        """The value of `sys.platform` there."""

    @property
    def python(self) -> Path:
        """Its Python, which has PyInstaller and the program."""

    def words(self, *arguments: str | Path) -> list[str]:
        """Arguments as programs there read them: paths become paths of that system."""

    def command(self, program: Path, *arguments: str | Path) -> list[str]:
        """The command that starts a program with such arguments."""

    def variables(self) -> Mapping[str, str]:
        """The environment variables without which its programs don't start."""


class Here:
    """The system that the build runs on."""

    @property
    def platform(self) -> str:
        """The value of `sys.platform`."""
        return sys.platform

    @property
    def python(self) -> Path:
        """The Python that runs the build."""
        return Path(sys.executable)

    def words(self, *arguments: str | Path) -> list[str]:
        """Arguments as programs read them."""
        return list(map(str, arguments))

    def command(self, program: Path, *arguments: str | Path) -> list[str]:
        """The command that starts a program."""
        return [str(program), *self.words(*arguments)]

    def variables(self) -> Mapping[str, str]:
        """Windows itself can't start programs without its own folder."""
        return {name: os.environ[name] for name in ("SYSTEMROOT",) if name in os.environ}
