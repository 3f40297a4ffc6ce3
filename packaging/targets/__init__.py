"""What `python3 packaging/bootstrap.py build TARGET` can make."""

from targets.debian import DEB
from targets.frozen import ONEDIR, ONEFILE

TARGETS = {target.name: target for target in (ONEFILE, ONEDIR, DEB)}
