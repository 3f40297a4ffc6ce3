"""The processes that a process has started are found, and how much memory all of them take."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from cardtable_gui.lab.bench import processes

NESTED = """
import subprocess, sys
with subprocess.Popen([sys.executable, "-c", "print('ready', flush=True); input()"]) as child:
    pass
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems tell nothing")
def test_children_of_children_belong_to_a_process_until_they_end() -> None:
    with subprocess.Popen([sys.executable, "-c", NESTED], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as started:
        assert started.stdout is not None
        started.stdout.readline()
        assert started.pid in processes.children(os.getpid())
        (child,) = processes.children(started.pid)
        assert set(processes.descendants(os.getpid())) >= {started.pid, child}
        own, whole = processes.memory_kib(started.pid), processes.whole_memory_kib(started.pid)
        assert own is not None
        assert whole is not None
        assert whole > own > 0
    assert processes.children(started.pid) == []
    assert processes.memory_kib(started.pid) is None
    assert processes.whole_memory_kib(started.pid) is None
