"""The soak is for Linux and macOS: it counts what processes leave behind as only they tell it."""

import sys

if sys.platform == "win32":
    collect_ignore_glob = ["test_*.py"]
