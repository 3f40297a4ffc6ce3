"""What `python3 packaging/bootstrap.py build check` runs: one module for each kind of package."""

from targets.checking import linux_deb, linux_onefile, linux_run, linux_starts, windows_onefile, windows_setup
from targets.checking.check import Check

CHECKS: list[Check] = [
    *linux_onefile.CHECKS,
    *linux_deb.CHECKS,
    *linux_run.CHECKS,
    *linux_starts.CHECKS,
    *windows_onefile.CHECKS,
    *windows_setup.CHECKS,
]
