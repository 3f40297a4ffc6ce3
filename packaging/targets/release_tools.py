"""Programs that look at finished packages or describe them, in a locked environment of their own."""

from pathlib import Path

from bootsteps.console import Stop
from bootsteps.environment import RELEASE, WINDOWS, Environment

from targets.target import ROOT, BuildError


def release_tool(name: str) -> Path:
    """Where a program of that environment is, which is made at the first call. Raises `BuildError`."""
    environment = Environment(ROOT, RELEASE)
    if not environment.ready():
        try:
            environment.prepare()
        except Stop as stop:
            raise BuildError(str(stop)) from stop
    return environment.scripts / (f"{name}.exe" if WINDOWS else name)
