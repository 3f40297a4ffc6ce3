"""One thing that can be built: its name, what it needs, and how it is made."""

import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"


class BuildError(Exception):
    """A target cannot be made here, or came out wrong; the message says why, in one line."""


@dataclass(frozen=True)
class Target:
    """One thing that can be built.

    Attributes:
        name: what is typed after `build`.
        makes: what comes out, in a few words.
        make: makes it, below `dist`; returns the files or folders. Raises `BuildError`.
        systems: values of `sys.platform` on which it can be made.
        tools: programs that must be there, with the Debian package that brings each.
        limit_mb: the most that each file may be, in millions of bytes; None: whatever it is.
    """

    name: str
    makes: str
    make: Callable[[], list[Path]]
    systems: tuple[str, ...] = ("linux", "darwin", "win32")
    tools: Mapping[str, str] = field(default_factory=dict)
    limit_mb: float | None = None

    def obstacle(self) -> str | None:
        """Why it cannot be made on this machine, with the way out; None: it can."""
        if sys.platform not in self.systems:
            names = {"linux": "Linux", "darwin": "macOS", "win32": "Windows"}
            return f"{self.name} is made on {' or '.join(names[system] for system in self.systems)}"
        missing = {tool: package for tool, package in self.tools.items() if shutil.which(tool) is None}
        if missing:
            packages = " ".join(sorted(set(missing.values())))
            return f"{self.name} needs {', '.join(missing)}: sudo apt-get install {packages}"
        return None

    def build(self) -> list[Path]:
        """Make it and check its size. Raises `BuildError`."""
        obstacle = self.obstacle()
        if obstacle is not None:
            raise BuildError(obstacle)
        made = self.make()
        for path in made:
            size = size_mb(path)
            if self.limit_mb is not None and size > self.limit_mb:
                raise BuildError(f"{path.name} is {size:.1f} MB, more than {self.limit_mb:g} MB")
        return made


def size_mb(path: Path) -> float:
    """The size of a file, or of all files in a folder, in millions of bytes."""
    files = [path] if path.is_file() else [each for each in path.rglob("*") if each.is_file() and not each.is_symlink()]
    return sum(each.stat().st_size for each in files) / 1_000_000


def do(*command: str | Path, cwd: Path | None = None, env: Mapping[str, str] | None = None) -> None:
    """Run a program; its output goes to the terminal. Raises `BuildError` if it fails."""
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=cwd, env=env, check=False)
    if done.returncode:
        raise BuildError(f"{Path(words[0]).name} failed ({done.returncode})")


def replaced(folder: Path) -> Path:
    """The folder, empty."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder
