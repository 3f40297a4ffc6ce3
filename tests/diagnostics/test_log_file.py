"""The log: small, without what is hidden, and silent where it can't be written."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import qCritical, qVersion, qWarning

from cardtable_gui import __version__
from cardtable_gui.core.files import data_files
from cardtable_gui.diagnostics import log_file
from cardtable_gui.diagnostics.log_file import LogFile, without_names

LOG = logging.getLogger("cardtable_gui.tests")


@pytest.fixture
def log(tmp_path: Path) -> Iterator[LogFile]:
    """A log that takes entries."""
    made = LogFile(tmp_path / "data")
    made.start()
    yield made
    made.stop()


def written(folder: Path) -> str:
    return (folder / "data" / data_files.LOG).read_text(encoding="utf-8")


def test_it_begins_with_the_versions(log: LogFile, tmp_path: Path) -> None:
    log.open()
    log.open()
    assert written(tmp_path).count(f"Card Table {__version__}, Python") == 1
    assert f"Qt {qVersion()}" in written(tmp_path)


def test_nothing_is_opened_before_it_is_asked_or_there_is_an_entry(log: LogFile, tmp_path: Path) -> None:
    LOG.info("all is well")
    assert not (tmp_path / "data").exists()
    LOG.warning("a bot is slow")
    assert written(tmp_path).endswith("WARNING cardtable_gui.tests: a bot is slow\n")


def test_an_exceptions_message_is_not_written(log: LogFile, tmp_path: Path) -> None:
    hidden = "the card 7"
    try:
        raise ValueError(hidden)
    except ValueError:
        LOG.exception("a move failed")
    assert "a move failed" in written(tmp_path)
    assert "ValueError" in written(tmp_path)
    assert hidden not in written(tmp_path)


@pytest.mark.filterwarnings("ignore:Enum value 'QtMsgType.QtSystemMsg'")  # another name of what `qCritical` writes
def test_qt_is_written_without_names_and_told_in_full(
    log: LogFile, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    qWarning('cannot open "assets/7.svg" (file /opt/cards/7.svg)')
    qCritical("device lost")
    assert "WARNING Qt: cannot open … (file …)\n" in written(tmp_path)
    assert "ERROR Qt: device lost\n" in written(tmp_path)
    assert capsys.readouterr().err.splitlines()[0] == 'cannot open "assets/7.svg" (file /opt/cards/7.svg)'


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("QLayout: not added to 'hand of Mia', which has one", "QLayout: not added to …, which has one"),
        ("“7” is gone", "… is gone"),
        ("C:\\cards\\7.svg: not found", "… not found"),
        ("timer 3 cannot be started", "timer 3 cannot be started"),
    ],
)
def test_quoted_names_and_paths_are_left_out(said: str, kept: str) -> None:
    assert without_names(said) == kept


def test_all_files_together_stay_below_a_megabyte(
    log: LogFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging, "lastResort", None)
    for _ in range(120):
        LOG.error("札" * 50_000)
    files = list((tmp_path / "data").iterdir())
    assert len(files) == 1 + log_file.EARLIER
    assert sum(file.stat().st_size for file in files) <= 1_000_000


def test_where_it_cant_be_written_nobody_is_bothered(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "data").write_text("no folder")
    log = LogFile(tmp_path / "data")
    log.start()
    LOG.error("a bot failed")
    log.stop()
    assert capsys.readouterr().err == "a bot failed\n"


def test_after_its_end_everything_is_as_before(tmp_path: Path) -> None:
    before = list(logging.getLogger().handlers)
    log = LogFile(tmp_path / "data")
    log.start()
    log.stop()
    assert logging.getLogger().handlers == before
    LOG.error("later")
    assert not (tmp_path / "data").exists()
