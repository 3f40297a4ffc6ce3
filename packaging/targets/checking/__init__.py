"""What `python3 packaging/bootstrap.py build check` runs: one module for each kind of package."""

from targets.checking import linux_onefile, pypi, release
from targets.checking.check import Check

CHECKS: list[Check] = [*linux_onefile.CHECKS, *pypi.CHECKS, *release.CHECKS]
