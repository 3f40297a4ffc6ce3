"""What `python3 packaging/bootstrap.py build check` runs: one module for each kind of package."""

from targets.checking import linux_deb, linux_onefile, linux_run, linux_starts
from targets.checking.check import Check

CHECKS: list[Check] = [*linux_onefile.CHECKS, *linux_deb.CHECKS, *linux_run.CHECKS, *linux_starts.CHECKS]
