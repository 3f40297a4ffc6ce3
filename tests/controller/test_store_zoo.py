"""One bad file never spoils the list of the others, whatever is bad about it."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import ModuleType

import pytest

from cardtable_gui.controller.saves import record_reader, saved_match
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.saves.store_errors import StoreError
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.files.limits import CancelledError
from cardtable_gui.core.files.record import dumps
from cardtable_gui.core.files.set_aside import Damaged
from cardtable_gui.i18n import text
from tests.support.long_records import endless
from tests.support.recorded import played

GOOD = dumps(played("kobayakawa", (Seat("Ann"), Seat("Kim", "easy"), Seat("Mio", "easy")), most=4).record)
posix = pytest.mark.skipif(sys.platform == "win32", reason="no such files there")


def names(found: list[Damaged]) -> set[str]:
    return {damaged.name for damaged in found}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "matches"
    made.mkdir()
    for name in ("good-1", "good-2"):
        (made / f"{name}.cardtable").write_text(GOOD, encoding="utf-8")
    return made


def goods(store: Store) -> set[str]:
    return {saved.id for saved in store.unfinished() if saved.id.startswith("good")}


def dated(seconds: float) -> Callable[[Path], None]:
    def make(path: Path) -> None:
        path.write_text(GOOD, encoding="utf-8")
        os.utime(path, (seconds, seconds))

    return make


@posix
@pytest.mark.parametrize("seconds", [-(10**11), -1, 0, 2**31, 253_402_300_800, 10**12, 2**33])
def test_a_match_of_any_date_is_listed_with_a_date_that_can_be(folder: Path, tmp_path: Path, seconds: int) -> None:
    """An autosave dated beyond the year 9999 is as good as any other."""
    dated(seconds)(folder / "odd.cardtable")
    store = Store(tmp_path)
    listed = {saved.id: saved.modified for saved in store.unfinished()}
    assert set(listed) == {"good-1", "good-2", "odd"}
    assert datetime(1970, 1, 1, tzinfo=UTC) <= listed["odd"] <= datetime.now(UTC)
    assert store.set_aside.take() == []


def pipe(path: Path) -> None:
    os.mkfifo(path)


def loop(path: Path) -> None:
    path.symlink_to(path)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def folder_link(path: Path) -> None:
    path.symlink_to(path.parent)


def socket_file(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as made:
        place = Path.cwd()
        os.chdir(path.parent)
        try:
            made.bind(path.name)
        finally:
            os.chdir(place)


def gone(path: Path) -> None:
    path.symlink_to("nowhere")


LEFT: dict[str, tuple[Callable[[Path], None], bool]] = {
    "a pipe": (pipe, True),
    "a device": (device, True),
    "a socket": (socket_file, True),
    "a link to itself": (loop, True),
    "a link to nothing": (gone, False),
    "a folder": (Path.mkdir, False),
    "a link to a folder": (folder_link, False),
}
"""Files that are none: how they are made, and whether they are told."""


@posix
@pytest.mark.parametrize("kind", LEFT)
@pytest.mark.parametrize("where", ["matches", "finished"])
def test_what_is_no_ordinary_file_stays_where_it_is_and_holds_nobody_up(
    folder: Path, tmp_path: Path, kind: str, where: str
) -> None:
    make, told = LEFT[kind]
    path = tmp_path / where / "odd.cardtable"
    path.parent.mkdir(exist_ok=True)
    make(path)
    store = Store(tmp_path)
    for _ in range(2):
        assert goods(store) == {"good-1", "good-2"}
        assert store.finished() == []
    assert names(store.set_aside.take()) == ({"odd.cardtable"} if told else set())
    assert path.is_symlink() or path.exists()
    with pytest.raises(StoreError):
        store.open("odd") if where == "matches" else store.open_finished("odd")
    assert goods(store) == {"good-1", "good-2"}


@posix
@pytest.mark.parametrize(
    "name", [b"\xff\xfe.cardtable", "名前\u202e.cardtable".encode(), b" .cardtable", b"a\nb.cardtable"]
)
def test_a_file_of_any_name_is_listed_or_named(folder: Path, tmp_path: Path, name: bytes) -> None:
    path = folder / os.fsdecode(name)
    path.write_text(GOOD, encoding="utf-8")
    store = Store(tmp_path)
    listed = [saved.id for saved in store.unfinished()]
    assert len(listed) == 3
    (odd,) = set(listed) - {"good-1", "good-2"}
    assert store.open(odd).record.actions
    store.release(odd)
    path.write_text("{", encoding="utf-8")
    assert goods(store) == {"good-1", "good-2"}
    (damaged,) = store.set_aside.take()
    shown = text(damaged.reason) + damaged.name
    assert shown.encode()
    assert shown.isprintable()
    assert damaged.place.read_text(encoding="utf-8") == "{"


UNEXPECTED = [
    RuntimeError("a 7"),
    KeyError(3),
    RecursionError(),
    OverflowError("year 10000"),
    UnicodeError("x"),
    ValueError(),
]


@pytest.mark.parametrize("error", UNEXPECTED, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize(
    ("module", "step"),
    [
        (record_reader, "read_record"),
        *((saved_match, step) for step in ("last_state", "seats_of", "_standing", "_moment")),
    ],
)
def test_whatever_goes_wrong_with_one_file_is_told_and_sets_this_file_aside(
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: Exception,
    module: ModuleType,
    step: str,
) -> None:
    bad = GOOD.replace('"Ann"', '"Bad"')
    (folder / "bad.cardtable").write_text(bad, encoding="utf-8")
    real, calls = getattr(module, step), iter(range(10))
    store = Store(tmp_path)
    order = [path.stem for path in store._reader.paths(folder)]

    def fail(*arguments: object) -> object:
        if order[next(calls)] == "bad":
            raise error
        return real(*arguments)

    with monkeypatch.context() as patched:
        patched.setattr(module, step, fail)
        assert goods(store) == {"good-1", "good-2"}
    (damaged,) = store.set_aside.take()
    assert (damaged.name, damaged.place) == ("bad.cardtable", tmp_path / "damaged" / "bad.cardtable")
    assert damaged.place.read_text(encoding="utf-8") == bad
    assert text(damaged.reason)
    assert type(error).__name__ in caplog.text
    assert "a 7" not in caplog.text  # What an error says may tell cards.


def test_a_machine_without_memory_costs_no_match(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path)

    def fail(*_arguments: object) -> object:
        raise MemoryError

    with monkeypatch.context() as patched:
        patched.setattr(record_reader, "read_record", fail)
        assert store.unfinished() == []
    assert len(store.set_aside.take()) == 2
    assert goods(store) == {"good-1", "good-2"}


@pytest.mark.parametrize(
    "make", [Path.mkdir, Path.touch, pytest.param(loop, marks=posix), pytest.param(pipe, marks=posix)]
)
def test_a_lock_of_any_kind_spoils_no_list(folder: Path, tmp_path: Path, make: Callable[[Path], None]) -> None:
    make(folder / "good-1.lock")
    assert goods(Store(tmp_path)) == {"good-1", "good-2"}


def test_what_cannot_be_set_aside_stays_unharmed_and_is_told(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "damaged").write_text("in the way", encoding="utf-8")
    (folder / "bad.cardtable").write_bytes(b"\0")
    store = Store(tmp_path)
    assert goods(store) == {"good-1", "good-2"}
    assert [damaged.place for damaged in store.set_aside.take()] == [folder / "bad.cardtable"]
    assert (folder / "bad.cardtable").read_bytes() == b"\0"


def test_damaged_finished_matches_take_nobody_s_place(folder: Path, tmp_path: Path) -> None:
    over = dumps(played("kobayakawa", (Seat("A"), Seat("B"), Seat("C"))).record)
    finished = tmp_path / "finished"
    finished.mkdir()
    for number in range(6):
        path = finished / f"{number}.cardtable"
        path.write_text(over if number < 3 else "{", encoding="utf-8")
        os.utime(path, (1000 + number, 1000 + number))
    assert [saved.id for saved in Store(tmp_path).finished(2)] == ["2", "1"]


# Long matches


@pytest.fixture
def long_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A long match, and files count as large from there."""
    path = folder / "long.cardtable"
    path.write_text(dumps(endless(400)), encoding="utf-8")
    monkeypatch.setattr(record_reader, "LARGE", path.stat().st_size - 1)
    return path


def test_the_list_is_there_before_a_long_match_is_read(long_file: Path, tmp_path: Path) -> None:
    store = Store(tmp_path)
    parts: list[list[str]] = []
    found = store.unfinished(so_far=lambda part: parts.append([saved.id for saved in part]))
    assert [set(part) for part in parts] == [{"good-1", "good-2"}]
    assert {saved.id: saved.actions for saved in found}["long"] == 400
    # It is read once.
    assert len(store.unfinished(so_far=lambda _: parts.append([]))) == 3
    assert len(parts) == 1


def test_reading_can_be_called_off_and_takes_nothing_with_it(long_file: Path, tmp_path: Path) -> None:
    store = Store(tmp_path)

    def cancel(done: int, _total: int) -> None:
        if done:
            raise CancelledError

    with pytest.raises(CancelledError):
        store.unfinished(cancel)
    with pytest.raises(CancelledError):
        store.open("long", cancel)
    assert store.set_aside.take() == []
    assert long_file.exists()
    assert Store(tmp_path).open("long").record.actions == endless(400).actions  # Nobody holds it.


def test_a_list_is_played_as_strictly_as_a_match(folder: Path, tmp_path: Path) -> None:
    bad = GOOD.replace('"actions": [\n', '"actions": [\n  "fight",\n')
    assert bad != GOOD
    (folder / "bad.cardtable").write_text(bad, encoding="utf-8")
    store = Store(tmp_path)
    assert goods(store) == {"good-1", "good-2"}
    (damaged,) = store.set_aside.take()
    assert "actions[0]" in text(damaged.reason)
