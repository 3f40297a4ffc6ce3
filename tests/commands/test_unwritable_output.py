"""Output that can't be written: one line on the error stream, and exit code 1."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import zlib
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from cardtable_gui.cli import main
from cardtable_gui.core.files import disk
from tests.support.command_line import SIMULATE, Run

PROGRAM = [sys.executable, "-m", "cardtable_gui"]
FULL = Path("/dev/full")


class NoRoom(BytesIO):
    """A file on a full disk."""

    def write(self, _data: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


class Held(BytesIO):
    """A file whose disk is found to be full when it's flushed."""

    def flush(self) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.fixture
def _full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(disk, "flush", fail)


@pytest.mark.parametrize("full", [NoRoom, Held])
@pytest.mark.parametrize(
    "arguments",
    [
        ("--help",),
        ("--version",),
        ("engine", "--help"),
        ("replay", "{record}"),
        ("replay", "{record}", "--json"),
        ("review", "{record}", "--ms", "1"),
        (*SIMULATE, "--matches", "1"),
        (*SIMULATE, "--matches", "1", "--json"),
        ("arena", *SIMULATE[1:], "--deals", "1", "--json"),
    ],
    ids=" ".join,
)
def test_a_full_disk_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    record: Path,
    arguments: tuple[str, ...],
    full: type[BytesIO],
) -> None:
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(full(), encoding="utf-8"))
    code = main(["--lang", "en", *(argument.format(record=record) for argument in arguments)])
    assert (code, capsys.readouterr().err) == (1, "cardtable-gui: Can’t write the output. The disk is full.\n")


@pytest.mark.usefixtures("_full_disk", "_toy_training")
@pytest.mark.parametrize(
    "arguments",
    [
        ("arena", *SIMULATE[1:], "--deals", "1", "--record", "{here}/matches"),
        ("puzzles", "kobayakawa", "--count", "1", "--out", "{here}/puzzles.json"),
        ("train", "kobayakawa", "--out", "{here}/learnt.json"),
    ],
    ids=" ".join,
)
def test_a_result_that_cannot_be_written_is_named_in_one_line(
    run: Run, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    ran = run("--lang", "en", *(argument.format(here=tmp_path) for argument in arguments))
    assert (ran.code, ran.out, ran.err.count("\n")) == (1, "", 1)
    assert ran.err.startswith(f"cardtable-gui: Can’t write “{tmp_path}")
    assert ran.err.endswith("The disk is full.\n")


@pytest.mark.usefixtures("_toy_training")
def test_a_training_on_a_full_disk_goes_on_later(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = ("train", "kobayakawa", "--lang", "en", "--out", tmp_path / "learnt.json")
    compress = zlib.compress
    left = [2]

    def compressed(data: bytes, level: int) -> bytes:
        left[0] -= 1
        if not left[0]:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return compress(data, level)

    monkeypatch.setattr(zlib, "compress", compressed)
    ran = run(*command)
    assert (ran.code, ran.err) == (
        1,
        f"cardtable-gui: Can’t write “{tmp_path / 'learnt.json.progress'}”. The disk is full.\n",
    )
    assert run(*command, "--resume").code == 0


@pytest.mark.parametrize("elsewhere", [True, False])
def test_pictures_that_cannot_be_written_are_told_in_one_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, elsewhere: bool
) -> None:
    """Also where another process draws them, for another language or screen scale."""
    from cardtable_gui.lab import gallery
    from cardtable_gui.lab.gallery.gallery_order import GalleryOrder

    full = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def draw(order: GalleryOrder) -> tuple[str, ...]:
        del order
        raise gallery.ElsewhereError("Can’t write it. The disk is full.") if elsewhere else full

    monkeypatch.setattr(gallery, "run", draw)
    ran = run("gallery", tmp_path / "pictures")
    assert (ran.code, ran.out, ran.err.count("\n")) == (1, "", 1)
    assert ran.err.startswith("cardtable-gui: ")


def test_what_a_process_that_draws_complains_of_is_passed_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from cardtable_gui.lab import gallery
    from cardtable_gui.lab.gallery.gallery_order import GalleryOrder, PictureSize

    told = "noise\ncardtable-gui: Can’t write “x”. The disk is full.\n"
    done = subprocess.CompletedProcess([], 1, "", told)
    monkeypatch.setattr(subprocess, "run", lambda *_args, **_settings: done)
    order = GalleryOrder(tmp_path, ("meow",), ("en",), ("light",), (PictureSize(1280, 800, 3.0),))
    with pytest.raises(gallery.ElsewhereError) as caught:
        gallery.run(order)
    assert caught.value.told == "Can’t write “x”. The disk is full."
    done.stderr = "Traceback …\nMemoryError\n"
    with pytest.raises(RuntimeError):
        gallery.run(order)


def test_whatever_the_system_refuses_is_told_in_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from cardtable_gui.commands import selftest

    def fail() -> None:
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    monkeypatch.setattr(selftest, "inspect", fail)
    ran = run("selftest", "--lang", "en")
    assert (ran.code, ran.out, ran.err) == (1, "", "cardtable-gui: Can’t continue: Too many files are open.\n")


@pytest.mark.skipif(not FULL.exists(), reason="this system has no file that is always full")
@pytest.mark.parametrize("arguments", [("--help",), ("engine",), ("selftest", "--json")], ids=" ".join)
def test_a_process_says_nothing_more_at_its_end(arguments: tuple[str, ...]) -> None:
    with FULL.open("wb") as full:
        ran = subprocess.run([*PROGRAM, *arguments], input=b"{}\n", stdout=full, stderr=subprocess.PIPE, check=False)
    assert ran.returncode == 1
    assert ran.stderr.startswith(b"cardtable-gui: ")
    assert ran.stderr.count(b"\n") == 1


@pytest.mark.skipif(not FULL.exists(), reason="this system has no file that is always full")
def test_a_complaint_that_cannot_be_written_changes_no_exit_code() -> None:
    with FULL.open("wb") as full:
        assert subprocess.run([*PROGRAM, "--nonsense"], stderr=full, check=False).returncode == 2


@pytest.mark.skipif(os.name == "nt", reason="no closed streams there")
@pytest.mark.parametrize(("closed", "code"), [(">&-", 1), ("<&-", 2)])
def test_closed_streams_are_told_in_one_line(closed: str, code: int) -> None:
    ran = subprocess.run(
        ["sh", "-c", f'exec "$@" {closed}', "sh", *PROGRAM, "engine"], input=b"{}\n", capture_output=True, check=False
    )
    assert (ran.returncode, ran.stdout, ran.stderr.count(b"\n")) == (code, b"", 1)
