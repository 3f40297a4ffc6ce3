"""Recompute every claim about play in the program's texts, and the page of figures.

    python3 packaging/bootstrap.py claims [--write]

A command of its own, which runs every night: it plays thousands of matches. Ends with 1 if a text isn't so any more.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import sys
from collections.abc import Mapping
from functools import cache
from typing import Any

from cardtable_gui.cli import main as cardtable
from tests.claims import balance_page
from tests.claims.claim_list import claims


@cache
def answered(command: tuple[str, ...]) -> Mapping[str, Any]:
    """What a command of the program answers."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        code = cardtable([*command, "--json"])
    if code:
        raise SystemExit(f"{' '.join(command)} ended with {code}")
    answer: Mapping[str, Any] = json.loads(out.getvalue())
    return answer


def main(arguments: list[str]) -> int:
    """Do it; give 0 if every text is so."""
    parser = argparse.ArgumentParser(description="Recompute every claim about play in the program's texts.")
    parser.add_argument("--write", action="store_true", help="write docs/BALANCE.md anew")
    given = parser.parse_args(arguments)
    wrong = 0
    for claim in claims():
        told = claim.told(answered(claim.command))
        so = claim.holds(answered(claim.command))
        wrong += not so
        print(f"{'so' if so else 'NOT SO'}: {claim.text} ({told:g}; {claim.least:g} to {claim.most:g}; {claim.file})")
    if given.write:
        balance_page.PAGE.write_text(balance_page.written(answered), encoding="utf-8", newline="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
