"""Bare Debian systems, in which packages are installed and played; what a check does there is thrown away after it.

debootstrap makes one of each suite in `build/chroots`, once. A check gets a layer over it, in a mount namespace and a
process namespace of its own, so that nothing of it is left when it ends, not even after a crash.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from targets.checking.check import CheckFailed, NotHere
from targets.target import ROOT

BASES = ROOT / "build" / "chroots"
PLAYER = "player"
"""The normal user in each system."""
HOME = Path("/home") / PLAYER
_USER_ID = "1000"
_TOOLS = {"debootstrap": "debootstrap", "unshare": "util-linux", "nsenter": "util-linux", "setpriv": "util-linux"}
_PATH = "/usr/local/bin:/usr/bin:/bin:/usr/games:/usr/sbin:/sbin"
_BEGIN = """
set -e
mount -t overlay overlay -o "lowerdir=$1,upperdir=$2/upper,workdir=$2/work" "$2/root"
mount -t proc proc "$2/root/proc"
mount -t tmpfs -o mode=1777 tmpfs "$2/root/dev/shm"
mount -t devpts -o newinstance,ptmxmode=666,mode=620 devpts "$2/root/dev/pts"
mkdir -p "$3" "$2/root/tmp/.X11-unix" /tmp/.X11-unix
mount --bind "$3" "$2/root/var/cache/apt/archives"
mount --bind /tmp/.X11-unix "$2/root/tmp/.X11-unix"
echo ready
exec sleep infinity
"""


class BareSystem:
    """A running system: commands and programs are started in it by root or by `PLAYER`."""

    def __init__(self, suite: str, init: int, folder: Path) -> None:
        """Enter the namespaces of a process. `folder`: where that process sees the system's root."""
        self.suite = suite
        self._init = init
        self._folder = folder

    def path(self, inside: str | Path) -> Path:
        """Where a file of the system is reached from outside."""
        return Path(f"/proc/{self._init}/root{self._folder}{inside}")

    def add(self, file: Path, inside: str | Path) -> str:
        """Copy a file into the system, for everybody to read and start; return its path there."""
        place = self.path(inside)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, place)
        place.chmod(0o755)
        return str(inside)

    def install(self, *packages: str) -> None:
        """Install packages, or `.deb` files of the system. Raises `CheckFailed`."""
        if packages:
            self.root("apt-get", "-qq", "update")
            self.root("apt-get", "-qq", "-y", "--no-install-recommends", "install", *packages)

    def root(self, *words: str) -> str:
        """Run a command as root; return its output. Raises `CheckFailed` if it fails."""
        environment = {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8", "PATH": _PATH, "HOME": "/root"}
        return _output([*self._inside(), "env", "-i", *_assigned(environment), *words])

    def player(self, *words: str, environment: Mapping[str, str] | None = None) -> str:
        """Run a command as the player; return its output. Raises `CheckFailed` if it fails."""
        return _output(self.player_command(words, environment or {}))

    def answer(self, *words: str, environment: Mapping[str, str] | None = None) -> tuple[int, str]:
        """Run a command as the player; return its exit code and output."""
        return _answer(self.player_command(words, environment or {}))

    def start(self, *words: str, environment: Mapping[str, str]) -> subprocess.Popen[str]:
        """Start a program as the player, with its output in one pipe."""
        command = self.player_command(words, environment)
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def kill(self) -> None:
        """Kill all programs of the player."""
        self.answer("sh", "-c", "kill -9 -1")

    def player_command(self, words: Sequence[str], environment: Mapping[str, str]) -> list[str]:
        """The command that starts something as the player, with these variables and a few usual ones."""
        usual = {"LANG": "C.UTF-8", "PATH": _PATH, "HOME": str(HOME), "USER": PLAYER}
        identity = ["setpriv", f"--reuid={_USER_ID}", f"--regid={_USER_ID}", "--clear-groups"]
        changed = ["env", "-i", "-C", str(HOME), *_assigned({**usual, **environment})]
        return [*self._inside(), *identity, *changed, *words]

    def _inside(self) -> list[str]:
        return ["nsenter", f"--target={self._init}", "--mount", "--pid", "chroot", str(self._folder)]


@contextmanager
def bare_system(suite: str, packages: Sequence[str] = ()) -> Iterator[BareSystem]:
    """A system with nothing but what debootstrap's `minbase` has, and these packages.

    Raises:
        NotHere: it needs root or a tool.
        CheckFailed: it does not start, or a package can't be installed.
    """
    from cardtable_gui.lab.bench.processes import children

    base = _base(suite)
    with TemporaryDirectory(prefix=f"{suite}-", dir=BASES) as temporary:
        folder = Path(temporary)
        for name in ("upper", "work", "root"):
            folder.joinpath(name).mkdir()
        folder.chmod(0o755)
        folder.joinpath("upper").chmod(0o755)
        archives = BASES / f"{suite}-archives"
        command = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", _BEGIN, "sh"]
        with subprocess.Popen(
            [*command, str(base), temporary, str(archives)], stdout=subprocess.PIPE, text=True
        ) as outer:
            try:
                assert outer.stdout is not None
                if outer.stdout.readline() != "ready\n":
                    raise CheckFailed(f"a system of {suite} does not start")
                (init,) = children(outer.pid)
                system = BareSystem(suite, init, folder / "root")
                system.root("useradd", "--create-home", "--uid", _USER_ID, PLAYER)
                system.install(*packages)
                yield system
            finally:
                outer.kill()


def require(tools: Mapping[str, str]) -> None:
    """Raise `NotHere` if a tool is missing; its Debian package is named."""
    missing = {tool: package for tool, package in tools.items() if shutil.which(tool) is None}
    if missing:
        packages = " ".join(sorted(set(missing.values())))
        raise NotHere(f"needs {', '.join(missing)}: sudo apt-get install {packages}")


def _base(suite: str) -> Path:
    """The system that all checks of a suite share, made at the first use. Raises `NotHere` or `CheckFailed`."""
    require(_TOOLS)
    if os.geteuid() != 0:
        raise NotHere("only root can start other systems")
    base = BASES / suite
    if not base.exists():
        fresh = BASES / f"{suite}.new"
        shutil.rmtree(fresh, ignore_errors=True)
        BASES.mkdir(parents=True, exist_ok=True)
        _output(["debootstrap", "--variant=minbase", suite, str(fresh)])
        # A mirror that this machine takes, though its lists are old, is good enough for the others too.
        told = _output(["apt-config", "dump", "Acquire::Check-Valid-Until", "Acquire::Check-Date"])
        fresh.joinpath("etc", "apt", "apt.conf.d", "90-age-of-lists").write_text(told, "utf-8")
        fresh.replace(base)
    return base


def _assigned(variables: Mapping[str, str]) -> list[str]:
    return [f"{name}={value}" for name, value in variables.items()]


def _answer(command: Sequence[str]) -> tuple[int, str]:
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    return done.returncode, done.stdout


def _output(command: Sequence[str]) -> str:
    code, output = _answer(command)
    if code:
        print(output, flush=True)
        last = output.strip().splitlines()[-1:] or ["no output"]
        raise CheckFailed(f"{' '.join(command)} ended with {code}: {last[0]}")
    return output
