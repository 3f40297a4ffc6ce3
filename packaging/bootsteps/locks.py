"""Compile the lock files: one per purpose, with exact versions and hashes for every system and Python.

The files name no package index: that is left to the installing system.
"""

import subprocess
from collections.abc import Iterable

from bootsteps.console import Stop, say
from bootsteps.environment import Environment

#: Lock file and the groups of pyproject.toml that it holds beside the program's own dependencies.
LOCKS = {
    "run.txt": ("backend",),
    "test.txt": ("backend", "test"),
    "build.txt": ("backend", "build"),
    "windows.txt": ("build", "windows-python"),
}
#: Locks for one system and Python, not for all.
SYSTEMS = {"windows.txt": "x86_64-pc-windows-msvc"}

#: Groups with a lock of their own name, for environments without the program.
TOOLS = ("release", "lock")


def make_locks(environment: Environment, arguments: list[str]) -> int:
    """Compile every lock from pyproject.toml.

    Args:
        environment: one that holds uv.
        arguments: handed to `uv pip compile`, for instance `--upgrade`.
    """
    root = environment.root
    uv = [str(environment.python), "-m", "uv", "pip", "compile", "--quiet", "--generate-hashes"]
    uv += ["--python-version", "3.11", "--no-annotate", "--custom-compile-command"]
    uv += ["python3 packaging/bootstrap.py lock", *arguments]
    folder = root / "packaging" / "requirements"
    jobs = {name: ["pyproject.toml", *_groups(groups), "-c", str(folder / "run.txt")] for name, groups in LOCKS.items()}
    jobs["run.txt"] = jobs["run.txt"][:-2]
    jobs |= {f"{name}.txt": _groups([name]) for name in TOOLS}
    for name, job in jobs.items():
        say(f"Locking {name} …")
        system = ["--python-platform", SYSTEMS[name]] if name in SYSTEMS else ["--universal"]
        if subprocess.run([*uv, *system, *job, "-o", str(folder / name)], cwd=root, check=False).returncode:
            raise Stop("Card Table: the versions could not be locked (uv's own words are above).", 1)
    return 0


def _groups(names: Iterable[str]) -> list[str]:
    return [part for name in names for part in ("--group", name)]
