"""Everything that must hold before a change lands: style, types, import rules, tests."""

import subprocess
import sys
import time

from bootsteps.environment import Environment

NOTHING_CHOSEN = 5
"""The exit code of pytest if its arguments select no test."""


def _tests(environment: Environment, windows: str, workers: str) -> list[str]:
    """Return the command for the tests in real windows (`only`) or for all others (`never`)."""
    spread = ["-n", workers, "--dist", "worksteal"]
    return [str(environment.python), "-m", "pytest", f"--real-windows={windows}", *spread]


def run_checks(environment: Environment, pytest_arguments: list[str]) -> int:
    """Run every check, even after a failure, with the tests last; return 0 if all passed, else 1.

    The arguments go to both runs of pytest; one of them may select no test.
    """
    python = [str(environment.python), "-m"]
    # On other systems the windows share the user's screen, where only one can have the keyboard focus.
    window_workers = "auto" if sys.platform.startswith("linux") else "0"
    tests = {
        "pytest": [*_tests(environment, "never", "auto"), *pytest_arguments],
        "pytest in real windows": [*_tests(environment, "only", window_workers), *pytest_arguments],
    }
    steps = {
        "ruff check": [*python, "ruff", "check", "."],
        "ruff format": [*python, "ruff", "format", "--check", "."],
        "mypy": [*python, "mypy"],
        "imports": [str(environment.scripts / "lint-imports")],
        **tests,
    }
    codes: dict[str, int] = {}
    words = []
    for name, command in steps.items():
        print(f"=== {name} ===", flush=True)
        began = time.monotonic()
        code = codes[name] = subprocess.run(command, cwd=environment.root, check=False).returncode
        ended = "ok" if code == 0 else "chose no test" if name in tests and code == NOTHING_CHOSEN else "FAILED"
        words.append(f"{name} {ended} ({time.monotonic() - began:.0f} s)")
    print(f"=== {' · '.join(words)} ===", flush=True)
    if pytest_arguments and any(codes[name] == 0 for name in tests):
        codes.update({name: 0 for name in tests if codes[name] == NOTHING_CHOSEN})
    return int(any(codes.values()))
