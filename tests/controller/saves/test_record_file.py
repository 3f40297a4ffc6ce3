"""Importing records: any file that a player may choose, any text from the clipboard."""

import os
import socket
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cardtable_gui.controller.match import Match
from cardtable_gui.controller.saves import record_file
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.files.limits import LONG, MAX_BYTES
from cardtable_gui.core.files.record import dumps
from cardtable_gui.i18n import text
from tests.support.long_records import endless

TEXT = dumps(Match.new("kobayakawa", [Seat("Ann"), Seat("Ben"), Seat("Cho\u00a0San")], seed=5).record)


def refused(path: Path, language: str = "en") -> str:
    """The reason why a file is refused."""
    with pytest.raises(record_file.RecordFileError) as caught:
        record_file.read(path)
    return text(caught.value.naming(path.name), (), "ja" if language == "ja" else "en")


def refused_text(pasted: str) -> str:
    """The reason why a text is refused."""
    with pytest.raises(record_file.RecordTextError) as caught:
        record_file.read_pasted(pasted)
    return text(caught.value.message)


@pytest.mark.skipif(sys.platform == "win32", reason="no named pipes in folders")
def test_a_pipe_that_nobody_writes_to_is_refused_at_once(tmp_path: Path) -> None:
    pipe = tmp_path / "match.cardtable"
    os.mkfifo(pipe)
    assert refused(pipe) == "Can’t read “match.cardtable”. It isn’t a regular file."


@pytest.mark.skipif(sys.platform == "win32", reason="no sockets and devices in folders")
def test_folders_sockets_and_devices_are_refused(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "s"))
        for odd in (tmp_path, tmp_path / "s", Path("/dev/null"), Path("/dev/zero")):
            assert refused(odd).endswith("It isn’t a regular file.")


def test_a_link_to_a_file_is_followed(tmp_path: Path) -> None:
    (tmp_path / "there").write_text(TEXT, encoding="utf-8")
    (tmp_path / "here").symlink_to(tmp_path / "there")
    assert record_file.read(tmp_path / "here").seed == 5


@pytest.mark.parametrize("name", ["missing.cardtable", "missing/of.cardtable", "a" * 300, "nul\0"])
def test_a_file_that_is_not_there_is_told_in_the_players_language(tmp_path: Path, name: str) -> None:
    assert refused(tmp_path / name).endswith("The file doesn’t exist.")
    assert refused(tmp_path / name, "ja").endswith("ファイルが見つかりません。")


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read(tmp_path: Path) -> None:
    path = tmp_path / "locked"
    path.touch(mode=0)
    assert refused(path).endswith("You don’t have permission to read it.")


WRAPPED = [
    TEXT,
    f"\n\n  {TEXT}\t\n",
    f"```\n{TEXT}```",
    f"```json\n{TEXT}\n```\n",
    f"~~~~ json\n{TEXT}~~~~",
    f"Look at this deal:\n```\n{TEXT}```\nCan you win it?",
    f"`{TEXT.strip()}`",
    "\ufeff" + TEXT,
    "\u200b" + TEXT + "\u200b",
    TEXT.replace("\n", "\r\n"),
    TEXT.replace("\n ", "\n\u00a0"),
    "   " + TEXT.replace("\n", "\n    "),
]


@pytest.mark.parametrize("pasted", WRAPPED)
def test_what_a_chat_puts_around_a_record_is_tolerated(pasted: str) -> None:
    assert dumps(record_file.read_pasted(pasted).record) == TEXT


@pytest.mark.parametrize(
    ("pasted", "reason"),
    [
        ("", "The clipboard has no text. Copy a match record or a share code first."),
        (" \n\t ", "The clipboard has no text. Copy a match record or a share code first."),
        ("hello", "The text on the clipboard is neither a match record nor a share code."),
        ("{hello", "Can’t use the text on the clipboard. This isn’t valid JSON. Check line 1, column 2."),
        (
            "{}",
            "Can’t use the text on the clipboard. This isn’t a Card Table match record.",
        ),
        (
            TEXT.replace('"kobayakawa"', '"poker"'),
            (
                "Can’t use the text on the clipboard. "
                "game: Unknown game “poker”. A newer version of Card Table may have it."
            ),
        ),
        (
            "x" * (MAX_BYTES + 1),
            "Can’t use the text on the clipboard. This is larger than 5 MB, too large for a match record.",
        ),
        ("{\ud800", "Can’t use the text on the clipboard. This isn’t UTF-8 text. Save it as UTF-8."),
    ],
)
def test_other_text_is_refused_with_its_reason(pasted: str, reason: str) -> None:
    assert refused_text(pasted) == reason


def test_text_is_measured_in_bytes_like_a_file() -> None:
    long = "か" * (MAX_BYTES // 3 + 1)
    assert "5 MB" in refused_text(f'{{"format": "{long}"}}')


FENCED = [
    ("```\n{}```", "{}"),
    ("~~~\n{}\n```\n~~~", "{}\n```"),
    ("````\n{}\n```\n````", "{}\n```"),
    ("```\n{}\n`````", "{}"),
    ("`` `\n```\n{}\n```", "{}"),
    ("```a`b\n```\n{}\n```\nx", "{}"),
    ("~~~~\n```\n{}\n```", "{}"),
    ("```\n{}", "```\n{}"),
    ("x\n{}", "x\n{}"),
    ("  ```json\n{}\n  ```  \nand\n```\n[]\n```", "{}"),
]


@pytest.mark.parametrize(("text", "inner"), FENCED)
def test_what_stands_in_the_first_fence_that_is_closed_is_taken(text: str, inner: str) -> None:
    assert record_file.without_chat_quotes(text) == inner.strip("`\n")


def test_a_text_of_nothing_but_fences_is_looked_through_once() -> None:
    """Each fence is shorter than the one above it, so none is closed, and each search for an end scans all."""
    text = "\n".join("`" * length + "x" for length in range(2000, 2, -1))
    assert refused_text(text) == "The text on the clipboard is neither a match record nor a share code."


def test_text_whose_lines_end_as_on_windows_may_be_longer_by_that() -> None:
    """The line endings that a clipboard adds do not make a record too large."""
    lines = MAX_BYTES - len(TEXT.encode()) - 10
    assert record_file.read_pasted(TEXT.replace("\n}", "\n" * lines + "}").replace("\n", "\r\n")).seed == 5


def test_a_record_is_checked_before_a_window_opens_but_not_played_through_when_that_takes_long(tmp_path: Path) -> None:
    path = tmp_path / "a.cardtable"
    for actions, told in ((10, True), (LONG + 10, False)):
        record = endless(actions)
        path.write_text(dumps(record), encoding="utf-8")
        record_file.check(path)
        path.write_text(dumps(replace(record, actions=(*record.actions, "dance"))), encoding="utf-8")
        if told:
            with pytest.raises(record_file.RecordFileError):
                record_file.check(path)
        else:
            record_file.check(path)
        with pytest.raises(record_file.RecordFileError):
            record_file.read(path)
