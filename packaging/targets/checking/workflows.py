"""The workflows of GitHub Actions are well-formed and fit their schema."""

import shutil
import subprocess

from targets.checking.check import Check, CheckFailed
from targets.release_tools import release_tool
from targets.target import ROOT

WORKFLOWS = ROOT / ".github" / "workflows"
STYLE = "{extends: default, rules: {line-length: {max: 120}, truthy: {check-keys: false}, document-start: disable}}"


def _lint() -> str:
    """Style by yamllint, the schema by check-jsonschema; actionlint, of which PyPI has no wheel, where it is there."""
    files = sorted(map(str, WORKFLOWS.glob("*.yml")))
    commands = {
        "yamllint": [str(release_tool("yamllint")), "--strict", "-d", STYLE, *files],
        "schema": [str(release_tool("check-jsonschema")), "--builtin-schema", "vendor.github-workflows", *files],
    }
    actionlint = shutil.which("actionlint")
    if actionlint is not None:
        commands["actionlint"] = [actionlint, *files]
    for name, command in commands.items():
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
        if done.returncode:
            raise CheckFailed(f"{name}: {' '.join((done.stdout + done.stderr).split())}")
    return f"{len(files)} files, {', '.join(commands)}"


CHECKS = [Check("workflows", _lint)]
