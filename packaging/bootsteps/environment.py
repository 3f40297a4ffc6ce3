"""Virtual environments from locked, hashed requirements, with stamps that show whether they are complete.

Each environment holds a stamp, `cardtable.json`, from the start. It is filled in only after each step, so that an
interrupted set-up is detected and repeated.
"""

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bootsteps.console import Stop, either, say

WINDOWS = sys.platform == "win32"

STAMP = "cardtable.json"

#: The parts of the program that are installed in the environment; changes need a new installation.
PROGRAM_SOURCES = ("cardtable_gui", "assets", "i18n", "pyproject.toml")
NOT_INSTALLED = frozenset({"__pycache__", "src"})


@dataclass(frozen=True)
class Kind:
    """One purpose of an environment.

    Attributes:
        folder: name of the environment's folder in the checkout.
        lock: name of its file in `packaging/requirements`.
        program: True if Card Table itself is installed there too.
    """

    folder: str
    lock: str
    program: bool


RUN = Kind(".venv", "run.txt", program=True)
TEST = Kind(".venv", "test.txt", program=True)
BUILD = Kind(".venv-build", "build.txt", program=True)
RELEASE = Kind(".venv-release", "release.txt", program=False)
LOCK = Kind(".venv-lock", "lock.txt", program=False)


def _file_entry(name: str, status: os.stat_result) -> str:
    return f"{name}:{status.st_size}:{status.st_mtime_ns}"


def _tree(folder: str, name: str) -> Iterator[str]:
    """Describe every file below a folder by name, size and modification time."""
    for entry in sorted(os.scandir(folder), key=lambda entry: entry.name):
        if not entry.is_dir():
            yield _file_entry(f"{name}/{entry.name}", entry.stat())
        elif entry.name not in NOT_INSTALLED:
            yield from _tree(entry.path, f"{name}/{entry.name}")


def program_fingerprint(root: Path) -> str:
    """A digest of the program's files in a checkout, to detect changes."""
    digest = hashlib.sha256()
    for source in PROGRAM_SOURCES:
        path = root / source
        if path.is_dir():
            lines = _tree(str(path), source)
        else:
            lines = iter([_file_entry(source, path.stat())] if path.exists() else [])
        for line in lines:
            digest.update(line.encode("utf-8", "surrogateescape") + b"\n")
    return digest.hexdigest()


def _recorded_files_are_there(site_packages: Path) -> bool:
    """Whether every file that pip wrote still exists with the same size."""
    for record in site_packages.glob("*.dist-info/RECORD"):
        for line in record.read_text(encoding="utf-8").splitlines():
            # A name with a comma is quoted (none that matters has one); compiled modules are made anew at any time.
            name, _, rest = line.partition(",")
            size = rest.rpartition(",")[2]
            if not size or name.startswith('"') or name.endswith(".pyc"):
                continue
            try:
                if os.stat(f"{site_packages}/{name}").st_size != int(size):  # noqa: PTH116 - thousands of calls
                    return False
            except OSError:
                return False
    return True


class Environment:
    """A virtual environment in a checkout."""

    def __init__(self, root: Path, kind: Kind) -> None:
        self.root = root
        self.kind = kind
        self.folder = root / kind.folder
        self.scripts = self.folder / ("Scripts" if WINDOWS else "bin")
        self.python = self.scripts / ("python.exe" if WINDOWS else "python")
        self.lock = root / "packaging" / "requirements" / kind.lock

    @property
    def site_packages(self) -> Path:
        """Where pip installs to in an environment of this Python."""
        if WINDOWS:
            return self.folder / "Lib" / "site-packages"
        return self.folder / "lib" / f"python3.{sys.version_info.minor}" / "site-packages"

    # -------------------------------------------------------------------------------------------- stamps
    def _identity(self) -> str:
        """The Python and the path that an environment is bound to."""
        return f"{sys.implementation.cache_tag} {sys.base_prefix} {self.folder}"

    def _lock_digest(self) -> str:
        return hashlib.sha256(self.lock.read_bytes()).hexdigest()

    def _stamp(self) -> dict[str, Any]:
        """Read the stamp; empty if there is none or it cannot be read."""
        try:
            stamp = json.loads((self.folder / STAMP).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return stamp if isinstance(stamp, dict) else {}

    def _write_stamp(self, stamp: dict[str, Any]) -> None:
        fresh = self.folder / (STAMP + ".new")
        fresh.write_text(json.dumps(stamp, indent=1), encoding="utf-8")
        fresh.replace(self.folder / STAMP)

    def exists(self, stamp: dict[str, Any]) -> bool:
        """Whether the environment is complete and belongs to this Python and this path."""
        return (
            stamp.get("identity") == self._identity()
            and self.python.exists()
            and _recorded_files_are_there(self.site_packages)
        )

    def _has_packages(self, stamp: dict[str, Any]) -> bool:
        locks = stamp.get("locks")
        return isinstance(locks, dict) and locks.get(self.kind.lock) == self._lock_digest()

    def _has_program(self, stamp: dict[str, Any]) -> bool:
        return not self.kind.program or stamp.get("program") == program_fingerprint(self.root)

    def ready(self) -> bool:
        """Whether the environment is up to date; takes some milliseconds."""
        stamp = self._stamp()
        return self._has_packages(stamp) and self._has_program(stamp) and self.exists(stamp)

    # -------------------------------------------------------------------------------------------- making
    def prepare(self) -> None:
        """Do the missing steps: create the environment, install the locked packages and the program.

        Raises:
            Stop: a step failed.
        """
        with self._alone():
            stamp = self._stamp()
            if not self.exists(stamp) or not self._locks_are_current(stamp):
                stamp = self._make()
            if not self._has_packages(stamp):
                say(
                    either(
                        f"Installing what Card Table needs into {self.kind.folder} …",
                        f"必要なものを{self.kind.folder}にインストールしています …",
                    )
                )
                self._pip("--require-hashes", "--only-binary=:all:", "-r", str(self.lock))
                stamp["locks"] = {**stamp["locks"], self.kind.lock: self._lock_digest()}
                self._write_stamp(stamp)
            if not self._has_program(stamp):
                fingerprint = program_fingerprint(self.root)
                self._write_stamp({**stamp, "program": None})
                say(either("Installing Card Table …", "カードテーブルをインストールしています …"))
                self._pip("--no-deps", "--no-build-isolation", "--no-index", "--force-reinstall", ".")
                self._write_stamp({**stamp, "program": fingerprint})

    def _locks_are_current(self, stamp: dict[str, Any]) -> bool:
        """Whether everything installed came from the current locks."""
        locks = stamp.get("locks")
        if not isinstance(locks, dict):
            return False
        folder = self.lock.parent
        try:
            return all(
                hashlib.sha256((folder / name).read_bytes()).hexdigest() == digest for name, digest in locks.items()
            )
        except OSError:
            return False

    def _make(self) -> dict[str, Any]:
        """Replace the folder by an empty environment; return its stamp."""
        self._clear()
        version = sys.version.split()[0]
        say(
            either(
                f"Making {self.kind.folder} with Python {version} …",
                f"{self.kind.folder}を作っています（Python {version}） …",
            )
        )
        self.folder.mkdir()
        self._write_stamp({})
        base = getattr(sys, "_base_executable", None) or sys.executable
        self._do(
            [base, "-I", "-m", "venv", str(self.folder)],
            either("the virtual environment could not be made", "仮想環境を作れませんでした"),
        )
        stamp: dict[str, Any] = {"identity": self._identity(), "locks": {}, "program": None}
        self._write_stamp(stamp)
        return stamp

    def _clear(self) -> None:
        """Remove the old environment; a folder that was not made here is renamed instead."""
        discarded = self.folder.with_name(self.folder.name + "-discarded")
        shutil.rmtree(discarded, ignore_errors=True)
        if not self.folder.exists():
            return
        ours = (self.folder / STAMP).exists()
        target = discarded
        if not ours and any(self.folder.iterdir()):
            number = 1
            while (target := self.folder.with_name(f"{self.folder.name}-replaced-{number}")).exists():
                number += 1
            name, kept = self.folder.name, target.name
            say(
                either(
                    f"{name} was not made by this script; it is kept as {kept}.",
                    f"{name}はこのスクリプトが作ったものではないので、{kept}という名前で残します。",
                )
            )
        try:
            self.folder.rename(target)
        except OSError as error:
            raise Stop(
                either(
                    f"{self.folder} is in use; close Card Table and try again ({error}).",
                    f"{self.folder}は使用中です。カードテーブルを閉じて、もう一度試してください（{error}）。",
                )
            ) from error
        if target == discarded:
            shutil.rmtree(discarded, ignore_errors=True)

    def _pip(self, *arguments: str) -> None:
        command = [str(self.python), "-I", "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
        # Python compiles what is imported; to compile all that is installed would take longer than installing it.
        command.append("--no-compile")
        if not sys.stderr.isatty():
            command.append("--quiet")
        failure = either(
            "the packages could not be installed (pip's own words are above)",
            "パッケージをインストールできませんでした（上にpipのメッセージがあります）",
        )
        self._do([*command, *arguments], failure)

    def _do(self, command: list[str], failure: str) -> None:
        # The user's settings decide where pip gets packages from; we decide where it installs them.
        variables = {
            name: value
            for name, value in os.environ.items()
            if name not in ("PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PYTHONHOME", "__PYVENV_LAUNCHER__")
        }
        variables["PIP_USER"] = "0"
        done = subprocess.run(command, cwd=self.root, env=variables, stdout=sys.stderr, check=False)
        if done.returncode:
            raise Stop(either(f"Card Table: {failure}.", f"カードテーブル：{failure}。"), 1)

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
        """Make a second set-up of the same checkout wait until this one is done."""
        with (self.root / ".venv.lock").open("w") as handle:
            if not _try_lock(handle.fileno(), wait=False):
                say(
                    either(
                        "Another set-up of this folder is running; waiting for it …",
                        "このフォルダーでは別のセットアップが動いています。終わるのを待っています …",
                    )
                )
                _try_lock(handle.fileno(), wait=True)
            yield


if sys.platform == "win32":
    import msvcrt
    import time

    def _try_lock(handle: int, *, wait: bool) -> bool:
        while True:
            try:
                msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
            except OSError:
                if not wait:
                    return False
                time.sleep(0.2)
            else:
                return True

else:
    import fcntl

    def _try_lock(handle: int, *, wait: bool) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
