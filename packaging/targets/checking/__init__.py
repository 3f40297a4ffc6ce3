"""What `python3 packaging/bootstrap.py build check` runs: one module for each kind of package."""

from targets.checking import pypi, release, workflows
from targets.checking.check import Check

CHECKS: list[Check] = [*pypi.CHECKS, *release.CHECKS, *workflows.CHECKS]
