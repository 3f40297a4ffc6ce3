"""Compile the lock files: one per purpose, with exact versions and hashes for every system and Python.

The files name no package index: that is left to the installing system.
"""

import subprocess

from bootsteps.console import Stop, say
from bootsteps.environment import Environment

#: Lock file and the groups of pyproject.toml that it holds beside the program's own dependencies.
LOCKS = {
    "run.txt": ("backend",),
    "test.txt": ("backend", "test"),
    "build.txt": ("backend", "build"),
}

#: Groups with a lock of their own name, for environments without the program.
TOOLS = ("release", "lock")


def make_locks(environment: Environment, arguments: list[str]) -> int:
    """Compile every lock from pyproject.toml.

    Args:
        environment: one that holds uv.
        arguments: handed to `uv pip compile`, for instance `--upgrade`.
    """
    root = environment.root
    uv = [str(environment.python), "-m", "uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes"]
    uv += ["--python-version", "3.11", "--no-annotate", "--custom-compile-command"]
    uv += ["python3 packaging/bootstrap.py lock", *arguments]
    folder = root / "packaging" / "requirements"
    jobs = [
        ["pyproject.toml", *(part for group in groups for part in ("--group", group)), "-o", str(folder / name)]
        for name, groups in LOCKS.items()
    ]
    for job in jobs[1:]:
        job += ["-c", str(folder / "run.txt")]
    jobs += [["--group", name, "-o", str(folder / f"{name}.txt")] for name in TOOLS]
    for job in jobs:
        say(f"Locking {job[-1] if job[-2] == '-o' else job[-3]} …")
        if subprocess.run([*uv, *job], cwd=root, check=False).returncode:
            raise Stop("Card Table: the versions could not be locked (uv's own words are above).", 1)
    return 0
