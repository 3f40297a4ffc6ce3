"""A plugin of pytest that runs in the copies of the tree: which test runs which line, and which test fails first.

Variables of the environment say what is wanted: `MUTATION_COVERING` is a folder to write to, `MUTATION_FAILED` a file
to write the name of a test to, `MUTATION_CPU` a limit in seconds of the processor.
"""

from __future__ import annotations

import importlib
import json
import os
import pkgutil
import resource
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from coverage import Coverage

SECONDS = "seconds.json"
LINES = "lines.sqlite"


class Covering:
    """Notes for each test which lines of the program it runs and how long it takes."""

    def __init__(self, folder: Path) -> None:
        """Write to files of this process in a folder."""
        own = folder / str(os.getpid())
        own.mkdir(parents=True)
        self._seconds: dict[str, float] = defaultdict(float)
        self._file = own / SECONDS
        self._coverage = Coverage(data_file=str(own / LINES), config_file=False, source_pkgs=["cardtable_gui"])

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        """Import the whole program first: what is done then belongs to no test."""
        self._coverage.start()
        package = importlib.import_module("cardtable_gui")
        for module in pkgutil.walk_packages(package.__path__, "cardtable_gui."):
            if not module.name.endswith("__main__"):
                importlib.import_module(module.name)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Everything that is run from here on is run by this test."""
        self._coverage.switch_context(item.nodeid)
        result = yield
        self._coverage.switch_context("")
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count the time of a test with its fixtures; one that failed or was skipped shows nothing."""
        self._seconds[report.nodeid] += report.duration if report.passed else float("inf")

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self) -> None:
        """Write it all down."""
        self._coverage.stop()
        self._coverage.save()
        good = {test: seconds for test, seconds in self._seconds.items() if seconds != float("inf")}
        self._file.write_text(json.dumps(good), encoding="utf-8")


class FirstFailure:
    """Writes down which test failed first."""

    def __init__(self, file: Path) -> None:
        """Write to this file."""
        self._file = file

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file of tests that cannot even be read."""
        self._note(report)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test."""
        self._note(report)

    def _note(self, report: pytest.CollectReport | pytest.TestReport) -> None:
        if report.failed and not self._file.exists():
            self._file.write_text(report.nodeid, encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Do what the environment says."""
    if limit := os.environ.get("MUTATION_CPU"):
        resource.setrlimit(resource.RLIMIT_CPU, (int(limit), int(limit) + 5))
    if file := os.environ.get("MUTATION_FAILED"):
        config.pluginmanager.register(FirstFailure(Path(file)))
    folder = os.environ.get("MUTATION_COVERING")
    if folder and (config.getoption("numprocesses", None) in (None, 0) or hasattr(config, "workerinput")):
        config.pluginmanager.register(Covering(Path(folder)))
