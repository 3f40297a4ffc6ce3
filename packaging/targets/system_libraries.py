"""Which libraries of the system a frozen program needs, and which Debian packages bring them."""

import re
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

from bootsteps.system import OFFSCREEN_LIBRARIES, WINDOW_LIBRARIES

from targets.target import BuildError

ELF = b"\x7fELF"
#: Libraries that Qt loads by name while it runs, which no file says.
LOADED_LATER = ("libGL.so.1", "libEGL.so.1")
#: Packages of trixie and later that took the place of others, where 64-bit times came.
RENAMED = {"libglib2.0-0": "libglib2.0-0t64"}


def elf_files(folder: Path) -> Iterator[Path]:
    """All programs and libraries below a folder."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == ELF:
                    yield path


def missing_libraries(folder: Path) -> set[str]:
    """Names of the libraries that files below a folder need, and that aren't below it."""
    files = list(elf_files(folder))
    there = {file.name for file in files}
    return {name for file in files for name in _needed(file)} - there


def needed_packages(folder: Path) -> list[str]:
    """The Debian packages that bring those libraries, as in `Depends`. Raises `BuildError` for an unknown library."""
    packages = {f"libc6 (>= {'.'.join(map(str, highest_version('GLIBC', elf_files(folder))))})"}
    known = {**OFFSCREEN_LIBRARIES, **WINDOW_LIBRARIES}
    for name in sorted(missing_libraries(folder) | set(LOADED_LATER)):
        if re.match(r"(ld-linux.*|lib(c|m|dl|rt|pthread|resolv|util|mvec))\.so", name):
            continue
        package = known.get(name) or _owner(name)
        if package is None:
            raise BuildError(f"no package is known to bring {name}")
        packages.add(f"{package} | {RENAMED[package]}" if package in RENAMED else package)
    return sorted(packages)


def highest_version(library: str, files: Iterable[Path]) -> tuple[int, ...]:
    """The newest version of a library's symbols, such as those of `GLIBC`, that any of these files asks for."""
    found: list[tuple[int, ...]] = [(0,)]
    for file in files:
        told = subprocess.run(["objdump", "-p", str(file)], capture_output=True, text=True, check=False).stdout
        found += [tuple(map(int, version.split("."))) for version in re.findall(rf"\b{library}_([0-9.]+)", told)]
    return max(found)


def _needed(file: Path) -> list[str]:
    told = subprocess.run(["objdump", "-p", str(file)], capture_output=True, text=True, check=False).stdout
    return re.findall(r"^\s*NEEDED\s+(\S+)", told, re.MULTILINE)


def _owner(library: str) -> str | None:
    """The package of this system that has a library."""
    told = subprocess.run(["dpkg-query", "--search", f"*/{library}"], capture_output=True, text=True, check=False)
    return told.stdout.partition(":")[0] or None
