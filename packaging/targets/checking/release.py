"""Checks of `dist/release`: its sums are right, and the same commit makes the same files elsewhere."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from targets.checking.check import Check, CheckFailed, NotHere
from targets.release import FOLDER, SUMS, sha256
from targets.target import ROOT


def _sums() -> str:
    """Every file of the release has the sum that stands in SHA256SUMS, and there is no other file."""
    told = _told(FOLDER)
    found = {file.name: sha256(file) for file in FOLDER.iterdir() if file.name != SUMS}
    wrong = _different(told, found)
    if wrong:
        raise CheckFailed(f"{SUMS} is wrong about {', '.join(wrong)}")
    return f"{len(told)} files"


def _again() -> str:
    """A clone of the commit in another folder, with other settings, makes a release of the same sums."""
    first = _told(FOLDER)
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder, "clone")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        command = [sys.executable, str(clone / "packaging" / "bootstrap.py"), "build", "release"]
        settings = {**os.environ, "TZ": "Asia/Tokyo", "LC_ALL": "C", "PYTHONHASHSEED": "7"}
        done = subprocess.run(command, env=settings, umask=0o077, check=False)
        if done.returncode:
            raise CheckFailed(f"build release in a clone ended with {done.returncode}")
        different = _different(first, _told(clone / FOLDER.relative_to(ROOT)))
    if different:
        raise CheckFailed(f"not the same again: {', '.join(different)}")
    return f"{len(first)} files, the same in a clone"


def _different(one: dict[str, str], other: dict[str, str]) -> list[str]:
    return sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name))


def _told(folder: Path) -> dict[str, str]:
    """The sums in a folder's SHA256SUMS, by file."""
    try:
        lines = folder.joinpath(SUMS).read_text("utf-8").splitlines()
    except FileNotFoundError as error:
        raise NotHere(f"there is no dist/release/{SUMS}: build release") from error
    return {name: digest for digest, _, name in (line.partition("  ") for line in lines)}


CHECKS = [Check("release-sums", _sums), Check("release-again", _again)]
