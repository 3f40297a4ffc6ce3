"""Memory that is not needed at rest is given back."""

from __future__ import annotations

import linecache
import os
import sys
from pathlib import Path

import pytest

from cardtable_gui import spare_memory


def test_lines_of_sources_are_not_kept() -> None:
    linecache.getlines(__file__)
    spare_memory.give_back()
    assert __file__ not in linecache.cache


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_freed_memory_is_given_back_to_the_system() -> None:
    def resident() -> int:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGESIZE")

    # Small enough for the C library's own heap, and too large for Python's.
    blocks = [bytearray(4000) for _ in range(20_000)]
    keeps_the_top = bytearray(4000)
    blocks.clear()
    before = resident()
    spare_memory.give_back()
    assert resident() < before - 40 * 2**20
    assert keeps_the_top
