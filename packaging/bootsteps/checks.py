"""Everything that must hold before a change lands: style, types, import rules, tests."""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from bootsteps.environment import Environment

NOTHING_CHOSEN = 5
"""The exit code of pytest if its arguments select no test."""


@dataclass(frozen=True)
class _Result:
    """How a check ended: its exit code, its seconds, and its output if that was captured."""

    code: int
    seconds: float
    output: str


def _tests(environment: Environment, windows: str, workers: str) -> list[str]:
    """Return the command for the tests in real windows (`only`) or for all others (`never`)."""
    spread = ["-n", workers, "--dist", "worksteal"]
    return [str(environment.python), "-m", "pytest", f"--real-windows={windows}", *spread]


def run_checks(environment: Environment, pytest_arguments: list[str]) -> int:
    """Run every check, even after a failure; return 0 if all passed, else 1.

    mypy uses one processor only, so it runs beside the tests; what it says follows them.
    The arguments go to both runs of pytest; one of them may select no test.
    """
    python = [str(environment.python), "-m"]
    # One more than there are processors: tests also wait, for processes that they start and for windows that move.
    workers = str((os.cpu_count() or 1) + 1)
    # On other systems the windows share the user's screen, where only one can have the keyboard focus.
    window_workers = workers if sys.platform.startswith("linux") else "0"
    tests = {
        "pytest": [*_tests(environment, "never", workers), *pytest_arguments],
        "pytest in real windows": [*_tests(environment, "only", window_workers), *pytest_arguments],
    }
    steps = {
        "ruff check": [*python, "ruff", "check", "."],
        "ruff format": [*python, "ruff", "format", "--check", "."],
        "imports": [str(environment.scripts / "lint-imports")],
        **tests,
    }
    results: dict[str, _Result] = {}
    with ThreadPoolExecutor(max_workers=1) as beside:
        mypy = beside.submit(_run, environment, [*python, "mypy"], capture=True)
        for name, command in steps.items():
            print(f"=== {name} ===", flush=True)
            results[name] = _run(environment, command)
        print("=== mypy ===", flush=True)
        results["mypy"] = mypy.result()
        print(results["mypy"].output, end="", flush=True)
    words = []
    for name, result in results.items():
        none_chosen = name in tests and result.code == NOTHING_CHOSEN
        ended = "ok" if result.code == 0 else "chose no test" if none_chosen else "FAILED"
        words.append(f"{name} {ended} ({result.seconds:.0f} s)")
    print(f"=== {' · '.join(words)} ===", flush=True)
    codes = {name: result.code for name, result in results.items()}
    if pytest_arguments and any(codes[name] == 0 for name in tests):
        codes.update({name: 0 for name in tests if codes[name] == NOTHING_CHOSEN})
    return int(any(codes.values()))


def _run(environment: Environment, command: list[str], *, capture: bool = False) -> _Result:
    """Run a command to its end; its output goes to the terminal unless it is captured."""
    began = time.monotonic()
    where, how = (subprocess.PIPE, subprocess.STDOUT) if capture else (None, None)
    # What Python compiles is kept: the tests start it hundreds of times.
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(
        command,
        cwd=environment.root,
        env=variables,
        stdout=where,
        stderr=how,
        text=True,
        errors="replace",
        check=False,
    )
    return _Result(done.returncode, time.monotonic() - began, done.stdout or "")
