"""What `python3 packaging/bootstrap.py build check` runs: one module for each kind of package."""

from targets.checking import fresh_machines, linux_onefile, pypi, release, workflows
from targets.checking.check import Check

CHECKS: list[Check] = [
    *fresh_machines.CHECKS,
    *linux_onefile.CHECKS,
    *pypi.CHECKS,
    *release.CHECKS,
    *workflows.CHECKS,
]
