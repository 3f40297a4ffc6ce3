"""Common fixtures: tests need no display and never touch the user's files."""

import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Generator, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tests.support.sampling import RUN, thin_out
from tests.support.screen import Screen

if TYPE_CHECKING:
    from cardtable_gui.controller.garbage_collection import Collector
    from cardtable_gui.core.messages import Message
    from cardtable_gui.games import GamePackage
    from cardtable_gui.i18n import Language
    from tests.support.announcements import Announcements

# Set before Qt or platformdirs are imported: windows are painted offscreen unless the caller chose a platform, and the
# program's files go to a folder of this run; the last variable is platformdirs' own, for Windows.
_HOME = Path(tempfile.mkdtemp(prefix="cardtable-tests-"))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
for _name in (
    "XDG_DATA_HOME",
    "XDG_CONFIG_HOME",
    "XDG_CACHE_HOME",
    "XDG_STATE_HOME",
    "XDG_RUNTIME_DIR",
    "WIN_PD_OVERRIDE_LOCAL_APPDATA",
):
    _folder = _HOME / _name.lower()
    _folder.mkdir(mode=0o700)
    os.environ[_name] = str(_folder)

# Processes started by tests use this checkout, not an installed copy.
os.environ["PYTHONPATH"] = str(Path(__file__).resolve().parent.parent)
# They keep what they compile; otherwise every start compiles the whole program again, which takes seconds.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# No deadlines, since they fail on a busy machine. In CI the examples are deterministic, so that a failure can be
# repeated.
settings.register_profile("local", deadline=None, print_blob=True)
settings.register_profile("ci", deadline=None, print_blob=True, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")


_WHOLE_PROGRAM = Path(__file__).resolve().parent / "e2e"
"""The end-to-end tests."""

_SCREENS: list[Screen] = []
"""Kept until the process ends, since Qt needs it until then."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options for real windows."""
    words = "run tests/e2e alone, in real windows (under Linux on a screen of their own), or all but tests/e2e"
    parser.addoption("--real-windows", choices=["only", "never"], help=words)
    parser.addoption("--thorough", action="store_true", help="run sampled tests with all their parameters")


def pytest_configure(config: pytest.Config) -> None:
    """Fail early if real windows are impossible; note how thorough the run is."""
    RUN.thorough = config.getoption("thorough")
    wanted = config.getoption("real_windows") == "only" and sys.platform.startswith("linux")
    if wanted and shutil.which("Xvfb") is None:
        raise pytest.UsageError("real windows need Xvfb, which is not installed")


def _left_out(path: Path, config: pytest.Config) -> bool:
    """Whether the options exclude the tests in a file."""
    chosen = config.getoption("real_windows")
    return chosen is not None and path.is_relative_to(_WHOLE_PROGRAM) != (chosen == "only")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even collect excluded files."""
    return (collection_path.is_file() and _left_out(collection_path, config)) or None


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no garbage meanwhile: there's hardly any, and the search took a tenth of the time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Exclude files also if they are named on the command line, and thin out tests with many parameters."""
    left_out = [item for item in items if _left_out(item.path, config)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if not _left_out(item.path, config)]
    named = any("::" in argument for argument in config.args)
    if not config.getoption("thorough") and not named:
        thinned = set(thin_out(items))
        config.hook.pytest_deselected(items=list(thinned))
        items[:] = [item for item in items if item not in thinned]


@pytest.fixture(scope="session")
def _collector() -> Iterator["Collector"]:
    """Collect garbage only in the tests' thread, as the window does, since it may contain Qt objects."""
    from cardtable_gui.controller.garbage_collection import Collector

    yield Collector()
    gc.enable()


@pytest.fixture(autouse=True)
def _collected(_collector: "Collector") -> Iterator[None]:
    """Collect garbage between two tests."""
    yield
    _collector.collect_when_due()


@pytest.fixture(autouse=True)
def _plain_english() -> Iterator[None]:
    """Remove the translators that a test has installed."""
    yield
    i18n, qt = (sys.modules.get(name) for name in ("cardtable_gui.i18n", "PySide6.QtCore"))
    if i18n is not None and qt is not None and (application := qt.QCoreApplication.instance()) is not None:
        i18n.uninstall(application)


@pytest.fixture(autouse=True)
def _free_hands() -> Iterator[None]:
    """Release the buttons and keys that a test has left pressed."""
    yield
    if "PySide6.QtWidgets" in sys.modules:
        from tests.support.held import let_go

        let_go()


@pytest.fixture(scope="session", autouse=True)
def _private_home() -> Iterator[None]:
    """Remove the files of the tests after the last one."""
    yield
    shutil.rmtree(_HOME, ignore_errors=True)


@pytest.fixture(scope="session", autouse=True)
def _windows(pytestconfig: pytest.Config) -> None:
    """Open real windows if requested. Each process has its own screen, since only one window can have the focus."""
    if pytestconfig.getoption("real_windows") != "only":
        return
    if not sys.platform.startswith("linux"):
        del os.environ["QT_QPA_PLATFORM"]
        return
    _SCREENS.append(Screen())
    _SCREENS[0].use()


@pytest.fixture(autouse=True)
def _quick_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Switch off the guard against presses too soon after a change; its own tests set its times."""
    from cardtable_gui.views.table.state import misclick_guard

    monkeypatch.setattr(misclick_guard, "PRESS_MS", 0)
    monkeypatch.setattr(misclick_guard, "KEYS_MS", 0)


@pytest.fixture(autouse=True)
def _untouched_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reset the record of presses at a table."""
    from cardtable_gui.views.table.state import input_mode

    monkeypatch.setattr(input_mode.LAST, "by_keys", True)


@pytest.fixture(autouse=True)
def _patient_loader(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make loading synchronous, even on a busy machine; tests of waiting override it."""
    from cardtable_gui.controller import loader

    monkeypatch.setattr(loader, "GLANCE_S", 60.0)


@pytest.fixture(scope="session", autouse=True)
def _patient_waits() -> None:
    """Let waits for what Qt brings about take as long as the busiest machine needs; only what never comes takes it."""
    from pytestqt.qtbot import QtBot

    for name in ("waitActive", "waitCallback", "waitExposed", "waitSignal", "waitSignals", "waitUntil"):
        getattr(QtBot, name).__kwdefaults__["timeout"] = 60_000


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> "Announcements":
    """Record announcements to screen readers; request this fixture before the table."""
    from tests.support.announcements import Announcements

    return Announcements(monkeypatch)


@pytest.fixture(scope="session")
def repository() -> Path:
    """Give the root of the checkout."""
    return Path(__file__).resolve().parent.parent


@pytest.fixture
def small_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[Mapping[str, "GamePackage"]]:
    """Register two small test games, with options of every kind."""
    from cardtable_gui import games, i18n, resources
    from tests.support.games import FOLDERS, japanese, small_games

    found, roots, words = small_games(), resources._roots(), japanese()
    translated = i18n._translated

    def said(message: "Message", spoken: "Language") -> str:
        known = words.get((message.context, message.text)) if spoken == "ja" else None
        return known or translated(message, spoken)

    every = {**games._found(), **found}
    monkeypatch.setattr(games, "_found", lambda: every)
    monkeypatch.setattr(resources, "_roots", lambda: (*roots, *FOLDERS))
    monkeypatch.setattr(i18n, "_translated", said)
    yield found
    resources.resource.cache_clear()
