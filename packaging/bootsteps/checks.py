"""Everything that must hold before a change lands: style, types, import rules, tests."""

import subprocess
import time

from bootsteps.environment import Environment


def run_checks(environment: Environment, pytest_arguments: list[str]) -> int:
    """Run every check, also after one failed, the tests last; give 0 if all held, else 1."""
    python = [str(environment.python), "-m"]
    steps = {
        "ruff check": [*python, "ruff", "check", "."],
        "ruff format": [*python, "ruff", "format", "--check", "."],
        "mypy": [*python, "mypy"],
        "imports": [str(environment.scripts / "lint-imports")],
        "pytest": [*python, "pytest", "-n", "auto", "--dist", "worksteal", *pytest_arguments],
    }
    results = []
    for name, command in steps.items():
        print(f"=== {name} ===", flush=True)
        began = time.monotonic()
        code = subprocess.run(command, cwd=environment.root, check=False).returncode
        results.append((name, code, time.monotonic() - began))
    words = (f"{name} {'ok' if code == 0 else 'FAILED'} ({took:.0f} s)" for name, code, took in results)
    print(f"=== {' · '.join(words)} ===", flush=True)
    return int(any(code for _, code, _ in results))
