"""Bare Debian systems in chroots: what a fresh machine with nothing but Python is, here.

A bare system is made once by debootstrap and kept in `MACHINES`; every check works in a copy of it. Commands run in
namespaces of their own, so nothing that they mount or start outlives them.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from targets.checking.check import NotHere
from targets.target import ROOT, do

MACHINES = Path(os.environ.get("CARDTABLE_MACHINES", ROOT / "build" / "machines"))
"""Where the bare systems lie, each in a folder named after its Debian suite."""
USER = "player"
HOME = Path("/home") / USER
TOOLS = {"debootstrap": "debootstrap", "unshare": "util-linux", "git": "git"}
CERTIFICATES = "PIP_CERT"
#: How this machine reaches package indexes holds in the chroots too.
NETWORK_SETTINGS = (CERTIFICATES, "PIP_INDEX_URL", "PIP_DEFAULT_TIMEOUT", "http_proxy", "https_proxy", "no_proxy")

#: The shell stays as the first process of its namespace: when it is killed, the kernel ends all others.
_ENTER = 'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" || exit 125; chroot "$@"; exit $?'


@dataclass(frozen=True)
class Machine:
    """A system in a chroot, with a normal user.

    Attributes:
        folder: its root folder.
        variables: further environment variables of its commands.
    """

    folder: Path
    variables: Mapping[str, str] = field(default_factory=dict)

    def as_user(self, command: str, seconds: float = 900) -> "subprocess.CompletedProcess[str]":
        """Run a line of shell in the user's home folder. Raises `subprocess.TimeoutExpired`."""
        return self._run(self.command(f"cd && {command}", USER), seconds)

    def as_root(self, command: str, seconds: float = 900) -> "subprocess.CompletedProcess[str]":
        """Run a line of shell as root, outside of any home folder. Raises `subprocess.TimeoutExpired`."""
        return self._run(self.command(command, "root"), seconds)

    def command(self, line: str, user: str, **variables: str) -> list[str]:
        """The command that runs a line of shell as a user; everything that it starts ends with it."""
        folder = str(self.folder)
        home = f"HOME={HOME}" if user == USER else "HOME=/root"
        path = "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
        settings = [f"{name}={value}" for name, value in ({**self.variables, **variables}).items()]
        environment = ["env", "-i", home, path, "LANG=C.UTF-8", "DEBIAN_FRONTEND=noninteractive", *settings]
        enter = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", _ENTER, folder]
        return [*enter, f"--userspec={user}:{user}", folder, *environment, "sh", "-c", line]

    def clone_checkout(self) -> Path:
        """Clone this checkout's commit into the user's home folder; return the clone's path in the chroot."""
        name = "card-table"
        home = self.folder / HOME.relative_to("/")
        do("git", "clone", "--quiet", "--no-hardlinks", ROOT, home / name)
        owned = self.as_root(f"chown -R {USER}:{USER} {HOME / name}")
        owned.check_returncode()
        return HOME / name

    @staticmethod
    def _run(command: Sequence[str], seconds: float) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=seconds, check=False)


@contextmanager
def fresh_machine(suite: str) -> Iterator[Machine]:
    """A copy of the bare system of a Debian suite, removed at the end.

    Raises:
        NotHere: this machine cannot make chroots.
        BuildError: debootstrap or a copy failed.
    """
    bare = _bare(suite)
    copy = MACHINES / f"{suite}-used-{os.getpid()}"
    do("cp", "--archive", "--one-file-system", bare, copy)
    try:
        machine = Machine(copy, _network_settings(copy))
        for line in ("apt-get update", f"useradd --create-home --shell /bin/sh {USER}"):
            machine.as_root(line).check_returncode()
        yield machine
    finally:
        shutil.rmtree(copy, ignore_errors=True)


def missing_tools(tools: Mapping[str, str]) -> str | None:
    """What to install for these commands, which are given with their Debian packages; None: all are there."""
    missing = sorted({package for command, package in tools.items() if shutil.which(command) is None})
    return f"sudo apt-get install {' '.join(missing)}" if missing else None


def _bare(suite: str) -> Path:
    """The bare system of a suite, with Python."""
    if (needed := missing_tools(TOOLS)) is not None:
        raise NotHere(needed)
    return debootstrapped(suite, MACHINES / suite, "python3")


def debootstrapped(suite: str, folder: Path, *packages: str) -> Path:
    """The folder with a Debian suite's `minbase` and these packages, which is made if it is not there yet.

    Raises:
        NotHere: this machine cannot make chroots.
        BuildError: debootstrap failed.
    """
    if os.geteuid() != 0:
        raise NotHere("chroots need root")
    if (needed := missing_tools({"debootstrap": "debootstrap"})) is not None:
        raise NotHere(needed)
    if not folder.exists():
        unfinished = folder.with_name(f"{folder.name}-unfinished")
        shutil.rmtree(unfinished, ignore_errors=True)
        unfinished.mkdir(parents=True)
        include = [f"--include={','.join(packages)}"] if packages else []
        do("debootstrap", "--variant=minbase", *include, suite, unfinished)
        unfinished.rename(folder)
    return folder


def _network_settings(folder: Path) -> dict[str, str]:
    """Let a chroot reach package archives and indexes as this machine does; return the variables for that."""
    shutil.copy("/etc/resolv.conf", folder / "etc" / "resolv.conf")
    age = ["apt-config", "dump", "Acquire::Check-Valid-Until", "Acquire::Check-Date"]
    told = subprocess.run(age, capture_output=True, text=True, check=True).stdout
    (folder / "etc" / "apt" / "apt.conf.d" / "90-age-of-archives").write_text(told, "utf-8")
    settings = {name: os.environ[name] for name in NETWORK_SETTINGS if name in os.environ}
    if CERTIFICATES in settings:
        inside = Path("etc") / "ssl" / "index-certificates.pem"
        (folder / inside).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(settings[CERTIFICATES], folder / inside)
        settings[CERTIFICATES] = f"/{inside}"
    return settings
