"""The entry point of the frozen program."""

import sys

from cardtable_gui.cli import main

if __name__ == "__main__":
    sys.exit(main())
