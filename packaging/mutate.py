"""Mutation testing of the checkout: `bootstrap.py mutate` runs this with what the tests use. See `mutation`."""

import sys
from pathlib import Path

from mutation.command import main

if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parents[1], sys.argv[1:]))
