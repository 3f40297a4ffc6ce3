"""Licence texts of the parts of the frozen program.

Texts that do not depend on the machine lie in `assets/licenses` and ship with the program in every form;
`packaging/licenses.py` collects them. The system's libraries are known only while a bundle is made: theirs come
from Debian's copyright files at that moment.
"""

import os
import shutil
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path


def debian_packages(files: Iterable[str]) -> dict[str, Path]:
    """Find the Debian packages that files belong to, with their copyright files; empty on other systems."""
    if shutil.which("dpkg-query") is None:
        return {}
    found: dict[str, Path] = {}
    for file in sorted({os.path.realpath(file) for file in files}):
        package = _package_with(file)
        notice = Path("/usr/share/doc", package or "", "copyright")
        if package is not None and notice.is_file():
            found[package] = notice
    return found


@cache
def _package_with(file: str) -> str | None:
    """The package that has a file; asked once, since it takes Debian's database a while."""
    # The database may know a library by its place before /lib and /usr/lib were joined.
    for place in (file, file.removeprefix("/usr")):
        done = subprocess.run(["dpkg-query", "--search", place], capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return done.stdout.partition(":")[0]
    return None
