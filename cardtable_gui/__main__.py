"""`python -m cardtable_gui` is the same as `cardtable-gui`."""

import sys

from cardtable_gui.cli import main

if __name__ == "__main__":
    sys.exit(main())
