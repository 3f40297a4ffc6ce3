"""README's commands on fresh machines: a normal user who has Python, a clone of the checkout, and nothing else."""

import os
import re
import time
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from targets.checking.bare_systems import HOME, PLAYER, BareSystem, bare_system, require
from targets.checking.check import Check, CheckFailed
from targets.checking.screens import Screen, screen
from targets.checking.windows import opened
from targets.target import ROOT, do

SUITES = ("bookworm", "trixie", "sid")
"""Debian's suites with Python 3.11, 3.13 and 3.14."""
CLONE = HOME / "card-table"
FIRST_START_S = 600.0
"""The first start downloads what the program needs."""
CERTIFICATES = "PIP_CERT"
#: How this machine reaches package indexes holds in other systems too.
NETWORK_SETTINGS = (CERTIFICATES, "PIP_INDEX_URL", "PIP_DEFAULT_TIMEOUT", "http_proxy", "https_proxy", "no_proxy")


def starts(suite: str) -> str:
    """Start the program twice by README's first command; return how long its window took.

    Raises:
        CheckFailed: the command's words were not one clear line, or no window came.
        NotHere: it needs root or a tool.
    """
    with bare_system(suite, ["python3"]) as system, screen() as shown:
        network = _with_clone(system)
        _install_what_is_named(system, "run", network)
        first = _seconds_to_window(system, shown, network)
        second = _seconds_to_window(system, shown, network)
        return f"{_python(system)}: window after {first:.0f} s, at the next start after {second:.1f} s"


def passes_tests(suite: str) -> str:
    """Run README's test command; return its last line. Raises as `starts`."""
    with bare_system(suite, ["python3"]) as system:
        network = _with_clone(system)
        _install_what_is_named(system, "test", network)
        code, said = system.answer(*_bootstrap("test"), environment=network)
        print(said, flush=True)
        summary = f"{_python(system)}: {said.strip().splitlines()[-1].strip('= ')}"
        if code:
            raise CheckFailed(summary)
        return summary


def root_command(said: str) -> str | None:
    """The command to paste in what `bootstrap.py` said, without `sudo`; None: it did not say just that line."""
    found = re.fullmatch(r"[^\n]+\nsudo (apt-get install -y [a-z0-9.+ -]+)\n", said)
    return None if found is None else found[1]


def _bootstrap(*words: str) -> list[str]:
    """README's command, in the clone."""
    return ["env", "-C", str(CLONE), "python3", "packaging/bootstrap.py", *words]


def _with_clone(system: BareSystem) -> Mapping[str, str]:
    """Clone this checkout's commit for the player; return the variables with which package indexes are reached."""
    require({"git": "git"})
    with TemporaryDirectory(prefix="cardtable-clone-") as temporary:
        # git itself wants the whole path of its folder, which this process does not see.
        do("git", "clone", "--quiet", "--no-hardlinks", ROOT, temporary)
        do("cp", "--archive", temporary, system.path(CLONE))
    system.root("chown", "-R", f"{PLAYER}:{PLAYER}", str(CLONE))
    settings = {name: os.environ[name] for name in NETWORK_SETTINGS if name in os.environ}
    if CERTIFICATES in settings:
        settings[CERTIFICATES] = system.add(Path(settings[CERTIFICATES]), "/etc/ssl/package-indexes.pem")
    return settings


def _install_what_is_named(system: BareSystem, purpose: str, network: Mapping[str, str]) -> None:
    """Have the command say what is missing, and paste its line as root. Raises `CheckFailed`."""
    code, said = system.answer(*_bootstrap(purpose), environment=network)
    command = root_command(said)
    if code != 2 or command is None:
        raise CheckFailed(f"{purpose} did not name what is missing, but ended with {code}: {said.strip()}")
    system.root(*command.split())


def _seconds_to_window(system: BareSystem, shown: Screen, network: Mapping[str, str]) -> float:
    """Start the program, wait for its window, and kill it. Raises `CheckFailed`."""
    began = time.monotonic()
    with opened(system, shown, *_bootstrap("run"), environment=network, patience_s=FIRST_START_S):
        return time.monotonic() - began


def _python(system: BareSystem) -> str:
    return system.player("python3", "--version").strip()


CHECKS = [
    *(Check(f"fresh-run-{suite}", partial(starts, suite)) for suite in SUITES),
    *(Check(f"fresh-test-{suite}", partial(passes_tests, suite)) for suite in SUITES),
]
