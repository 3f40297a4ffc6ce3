"""The checks of `python3 packaging/bootstrap.py build check`: one module for each kind of package."""

from targets.checking import (
    fresh_machines,
    linux_deb,
    linux_onefile,
    linux_recipes,
    linux_run,
    linux_starts,
    pypi,
    release,
    windows_onefile,
    windows_setup,
    workflows,
)
from targets.checking.check import Check

CHECKS: list[Check] = [
    *fresh_machines.CHECKS,
    *linux_onefile.CHECKS,
    *linux_deb.CHECKS,
    *linux_run.CHECKS,
    *linux_recipes.CHECKS,
    *linux_starts.CHECKS,
    *pypi.CHECKS,
    *release.CHECKS,
    *windows_onefile.CHECKS,
    *windows_setup.CHECKS,
    *workflows.CHECKS,
]
