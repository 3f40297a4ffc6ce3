"""Whatever lies in the place of the database, none of it is run or believed, and every result is there afterwards."""

from __future__ import annotations

import ast
import os
import shutil
import sqlite3
import stat
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from unittest import mock

import pytest

from cardtable_gui import i18n
from cardtable_gui.bots.assessment import Verdict
from cardtable_gui.controller.review import review_form
from cardtable_gui.controller.review.review import decisions_of
from cardtable_gui.controller.review.review_form import KeptVerdict
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.statistics import database, database_image
from cardtable_gui.controller.statistics.database import Database
from cardtable_gui.controller.statistics.keeper import StatisticsError, StatisticsKeeper
from cardtable_gui.controller.statistics.match_results import MatchEntry, PersonResult
from cardtable_gui.core.files import plain_file
from cardtable_gui.core.files.data_files import KEPT_RESULTS, STATISTICS
from cardtable_gui.core.files.locks import FileLock
from cardtable_gui.core.strict_json import JsonError
from tests.controller.statistics.played import ANN, BEN, EASY, as_before, finished, put_away
from tests.support.sampling import RUN

COPIES, FEWER_COPIES = 300, 40


@dataclass(frozen=True)
class Known:
    """All that the statistics tell."""

    results: list[PersonResult]
    entries: list[MatchEntry]

    @classmethod
    def of(cls, keeper: StatisticsKeeper) -> Known:
        """What a keeper tells, with the achievements in all matches."""
        keeper.update()
        keeper.look_through(rest=lambda _: None)
        return cls(keeper.results(), keeper.entries())


def opened(folder: Path) -> tuple[Store, StatisticsKeeper]:
    """What a start of the program makes."""
    store = Store(folder)
    return store, StatisticsKeeper(store, folder)


@pytest.fixture(scope="module")
def folder_and_known(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Known]:
    """A folder with matches, of which one was reviewed and two were deleted, and what is known of them."""
    folder = tmp_path_factory.mktemp("played")
    store, keeper = opened(folder)
    ids = [put_away(store, finished(seats=(ANN, EASY, BEN), seed=seed), hints=seed % 2) for seed in range(12)]
    match = finished(seats=(ANN, EASY, BEN), seed=0)
    kept = {
        index: KeptVerdict.of(decision, Verdict(decision.chosen, 0.25, 0.5, 0.0, 0.0))
        for index, decision in decisions_of(match)
    }
    store.reviews.write(ids[0], review_form.dumps(kept, match.package.game))
    Known.of(keeper)
    for deleted in ids[-2:]:
        store.remove_finished(deleted)
    return folder, Known.of(keeper)


@pytest.fixture
def known(folder_and_known: tuple[Path, Known], tmp_path: Path) -> Known:
    """What is known of the matches in a copy of that folder."""
    folder, found = folder_and_known
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    assert len(found.results) == 24
    assert len(found.entries) == 10
    return found


def made_anew(folder: Path, known: Known) -> None:
    """Assert that the database is set aside when it is met, told of once, and made anew with all that was known."""
    store, keeper = opened(folder)
    assert Known.of(keeper) == known
    assert [each.name for each in store.set_aside.take()] == [STATISTICS]
    assert os.path.lexists(folder / "damaged" / STATISTICS)
    store, keeper = opened(folder)
    assert Known.of(keeper) == known
    assert store.set_aside.take() == []


def test_flipped_bits_lose_nothing(known: Known, tmp_path: Path) -> None:
    rng, file = Random(1), tmp_path / STATISTICS
    whole = file.read_bytes()
    for number in range(COPIES if RUN.thorough else FEWER_COPIES):
        data = bytearray(whole)
        for _ in range(rng.choice((1, 1, 1, 2, 20))):
            data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        if data == whole:
            continue
        file.write_bytes(data)
        store, keeper = opened(tmp_path)
        # Whatever comes first: reading what was known, or reading the records.
        first = (keeper.results, keeper.entries, keeper.update)[number % 3]
        first()
        assert Known.of(keeper) == known, number
        assert [each.name for each in store.set_aside.take()] == [STATISTICS]
        shutil.rmtree(tmp_path / "damaged")


def test_whatever_a_stranger_changes_and_sums_up_again_no_record_is_lost(known: Known, tmp_path: Path) -> None:
    """With the right checksum a value may be another one, but it is one, and nothing runs, dies or goes on for ever."""
    rng, file, kept = Random(3), tmp_path / STATISTICS, (tmp_path / KEPT_RESULTS).read_bytes()
    whole = file.read_bytes()
    pages = len(whole) // 4096
    recorded = {entry.match for entry in known.entries}
    for _ in range(COPIES if RUN.thorough else FEWER_COPIES):
        data = bytearray(whole)
        page = rng.randrange(pages) * 4096
        match rng.randrange(4):
            case 0:
                for _ in range(rng.choice((1, 3, 30))):
                    data[rng.randrange(len(data))] = rng.randrange(256)
            case 1:
                # What says how a page is read.
                data[page + (100 if page == 0 else 0) + rng.randrange(40)] = rng.choice((0, 1, 2, 5, 10, 13, 255))
            case 2:
                other = rng.randrange(pages) * 4096
                data[page : page + 4096] = data[other : other + 4096]
            case _:
                data[rng.randrange(100)] = rng.choice((0, 1, 2, 255))
        file.write_bytes(resummed(bytes(data)))
        (tmp_path / KEPT_RESULTS).write_bytes(kept)
        store, keeper = opened(tmp_path)
        if int.from_bytes(data[60:64], "big", signed=True) > len(database_image.MIGRATIONS):
            with pytest.raises(StatisticsError):
                keeper.update()
            continue
        found = Known.of(keeper)
        assert {entry.match for entry in found.entries} == recorded
        if store.set_aside.take():
            assert found == known
        shutil.rmtree(tmp_path / "damaged", ignore_errors=True)


def test_flipped_bits_in_a_file_of_an_earlier_version_lose_nothing(known: Known, tmp_path: Path) -> None:
    """It has no checksum: a name or a score may have another letter, but no result is missing."""
    rng, file = Random(2), tmp_path / STATISTICS
    whole = of_version_3(file.read_bytes())
    (tmp_path / KEPT_RESULTS).unlink()
    file.write_bytes(whole)
    keys = {(each.match, each.seat) for each in known.results}
    recorded = {entry.match for entry in known.entries}
    lost = 0
    for _ in range(COPIES if RUN.thorough else FEWER_COPIES):
        data = bytearray(whole)
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        file.write_bytes(data)
        found = Known.of(opened(tmp_path)[1])
        missing = keys - {(each.match, each.seat) for each in found.results}
        # What is nowhere else can be lost where it was damaged itself.
        assert not recorded & {match for match, _ in missing}
        lost += bool(missing)
        assert {entry.match for entry in found.entries} == recorded
        shutil.rmtree(tmp_path / "damaged", ignore_errors=True)
        (tmp_path / KEPT_RESULTS).unlink(missing_ok=True)
    assert lost < (COPIES if RUN.thorough else FEWER_COPIES) / 4


def of_version_3(image: bytes) -> bytes:
    """The same content as the version wrote that had no checksums."""
    with database_image.opened(image) as connection:
        as_before(connection, 3)
        connection.execute("PRAGMA application_id = 0")
        return connection.serialize()


def test_results_without_records_are_taken_over_from_an_earlier_version(known: Known, tmp_path: Path) -> None:
    file = tmp_path / STATISTICS
    # That version didn't know who played against whom: only records tell.
    recorded = {entry.match for entry in known.entries}
    forgotten = [each if each.match in recorded else replace(each, opponents=()) for each in known.results]
    assert forgotten != known.results
    told = replace(known, results=forgotten)
    for damaged in (False, True):
        (tmp_path / KEPT_RESULTS).unlink(missing_ok=True)
        data = of_version_3(database_image.changed(file.read_bytes(), lambda _: None))
        if damaged:
            with database_image.opened(data) as connection:
                with connection:
                    connection.execute("UPDATE file SET size = 'large'")
                data = connection.serialize()
        file.write_bytes(data)
        assert Known.of(opened(tmp_path)[1]) == told
        # They are kept apart from now on.
        file.unlink()
        assert Known.of(opened(tmp_path)[1]) == told
    assert (tmp_path / "damaged" / STATISTICS).exists()


def edited(image: bytes, *statements: str) -> bytes:
    """An image with the right checksum that a stranger has changed."""

    def change(connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA trusted_schema = ON")
        for statement in statements:
            connection.execute(statement)

    return database_image.changed(image, change)


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER t AFTER INSERT ON file BEGIN DELETE FROM result; END",
        "CREATE TRIGGER t AFTER UPDATE ON result BEGIN DELETE FROM file; END",
        "CREATE VIEW v AS SELECT * FROM result",
        "CREATE TABLE more (x)",
        "CREATE INDEX i ON result (person)",
        "CREATE VIRTUAL TABLE words USING fts5(x)",
        "ALTER TABLE result ADD COLUMN more TEXT",
        "DROP TABLE review",
        "PRAGMA user_version = 0",
        "PRAGMA user_version = -1",
        "UPDATE result SET seat = 'first' WHERE seat = 0",
        "UPDATE result SET seat = 7 WHERE seat = 0",
        "UPDATE result SET match = '../' || match",
        "UPDATE result SET match = x'ff' WHERE match = (SELECT min(match) FROM result) AND seat = 0",
        "UPDATE result SET match = CAST(x'ff' AS TEXT) WHERE match = (SELECT min(match) FROM result) AND seat = 0",
        "UPDATE result SET match = match || char(10)",
        "UPDATE result SET person = CAST(x'c328' AS TEXT)",
        "UPDATE result SET person = CAST(x'eda080' AS TEXT)",
        "UPDATE result SET person = printf('%.*c', 201, 'x')",
        "UPDATE result SET game = ''",
        "UPDATE result SET players = 0",
        "UPDATE result SET players = 21",
        "UPDATE result SET rank = 0",
        "UPDATE result SET rank = 4",
        "UPDATE result SET score = 1e300",
        "UPDATE result SET score = 9007199254740993",
        "UPDATE result SET share = 1.5",
        "UPDATE result SET share = 'all'",
        "UPDATE result SET share = 9e999",
        "UPDATE result SET ended = -1",
        "UPDATE result SET ended = 99999999999999",
        "UPDATE result SET seconds = -1",
        "UPDATE result SET played_on = 2",
        "UPDATE result SET known_deal = 'yes'",
        "UPDATE result SET house = x'00'",
        "UPDATE result SET house = '=1+1'",
        "UPDATE result SET house = printf('%.*c', 201, 'x')",
        "UPDATE result SET decisions = -1",
        "UPDATE result SET loss = 'much'",
        "UPDATE result SET achievements = printf('%.*c', 10001, 'x')",
        "UPDATE file SET match = '../' || match",
        "UPDATE file SET changed_ns = 'now'",
        "UPDATE file SET size = -1",
        "UPDATE file SET finished = 2",
        "UPDATE file SET entry = 'no JSON'",
        "UPDATE file SET entry = '[]'",
        "UPDATE file SET entry = x'00'",
        "UPDATE file SET entry = replace(entry, '[', '[[')",
        "UPDATE file SET entry = printf('%.*c', 60000, '[')",
        "UPDATE file SET entry = json_set(entry, '$[0]', 3)",
        "UPDATE file SET entry = json_set(entry, '$[1]', json('[]'))",
        "UPDATE file SET entry = json_set(entry, '$[2]', -1)",
        "UPDATE file SET entry = json_set(entry, '$[2]', 1.5)",
        "UPDATE file SET entry = json_set(entry, '$[4][0]', 99999999999999)",
        "UPDATE file SET entry = json_set(entry, '$[4][1]', json('[1]'))",
        "UPDATE file SET entry = json_set(entry, '$[4][1]', json('[2,2,2]'))",
        "UPDATE file SET entry = json_set(entry, '$[4][3]', json('[1,0,0]'))",
        "UPDATE file SET entry = json_set(entry, '$[5]', 'long')",
        "UPDATE review SET changed_ns = 1.5",
        "UPDATE review SET match = 'a/b'",
    ],
)
def test_whatever_this_program_does_not_write_is_no_database_of_ours(
    known: Known, tmp_path: Path, statement: str
) -> None:
    file = tmp_path / STATISTICS
    file.write_bytes(edited(file.read_bytes(), statement))
    made_anew(tmp_path, known)


def test_a_value_that_is_met_only_when_it_is_shown_is_no_crash(known: Known, tmp_path: Path) -> None:
    _, keeper = opened(tmp_path)
    file = tmp_path / STATISTICS
    for read, expected in ((keeper.results, known.results), (keeper.entries, known.entries)):
        keeper.update()
        file.write_bytes(edited(file.read_bytes(), "UPDATE result SET rank = 0", "UPDATE file SET entry = 3"))
        found = read()
        keeper.look_through(rest=lambda _: None)
        assert read() == expected
        assert len(found) == len(expected)


def other_encoding(file: Path) -> None:
    schema = list(database_image._schema(len(database_image.MIGRATIONS)))
    file.unlink()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("PRAGMA encoding = 'UTF-16le'")
        for _, _, _, statement in schema:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(database_image.MIGRATIONS)}")
    file.write_bytes(database_image.changed(file.read_bytes(), lambda _: None))


def with_a_log(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    file.write_bytes(resummed(file.read_bytes()))


def resummed(data: bytes) -> bytes:
    return data[:68] + database_image.sum_of(data).to_bytes(4, "big") + data[72:]


def in_a_circle(file: Path) -> None:
    """Pages that lead to themselves."""
    with closing(sqlite3.connect(file)) as connection:
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'result'").fetchone()
    data = bytearray(file.read_bytes())
    start = (root - 1) * 4096
    data[start : start + 12] = bytes([2, 0, 0, 0, 0, 0, 0, 0]) + root.to_bytes(4, "big")
    file.write_bytes(resummed(bytes(data)))


def a_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()
    (file / "x").touch()


FORMS: dict[str, Callable[[Path], object]] = {
    "a text": lambda file: file.write_bytes(b"not a database" * 100),
    "a short text": lambda file: file.write_bytes(b"x"),
    "only the first words": lambda file: file.write_bytes(b"SQLite format 3\0"),
    "cut": lambda file: file.write_bytes(file.read_bytes()[:5000]),
    "cut, with a checksum": lambda file: file.write_bytes(resummed(file.read_bytes()[:5000])),
    "nothing but zeros": lambda file: file.write_bytes(bytes(8192)),
    "a newer version without a checksum": lambda file: file.write_bytes(
        file.read_bytes()[:60] + bytes([0, 0, 0, 9]) + file.read_bytes()[64:]
    ),
    "another encoding": other_encoding,
    "a log beside it": with_a_log,
    "pages in a circle": in_a_circle,
    "too large": lambda file: os.truncate(file, database.MOST_BYTES + 1),
    "a folder": a_folder,
}


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_a_file_of_any_other_form_is_set_aside(known: Known, tmp_path: Path, form: Callable[[Path], object]) -> None:
    form(tmp_path / STATISTICS)
    made_anew(tmp_path, known)


@pytest.mark.skipif(sys.platform == "win32", reason="there are neither pipes nor links for everybody")
@pytest.mark.parametrize("kind", ["pipe", "device"])
def test_a_pipe_or_a_device_is_never_opened(known: Known, tmp_path: Path, kind: str) -> None:
    file = tmp_path / STATISTICS
    file.unlink()
    if kind == "pipe":
        os.mkfifo(file)
    else:
        file.symlink_to("/dev/zero")
    given: list[str] = []

    def watched(path: str, flags: int) -> int:
        given.append(path)
        assert stat.S_ISREG(Path(path).stat().st_mode)
        return os.open(path, flags)

    with mock.patch("cardtable_gui.core.files.plain_file._without_waiting", watched):
        store, keeper = opened(tmp_path)
        assert Known.of(keeper) == known
    assert str(file) in given
    assert [each.name for each in store.set_aside.take()] == [STATISTICS]


@pytest.mark.skipif(sys.platform == "win32", reason="not everybody may make links")
@pytest.mark.parametrize("foreign", ["database", "text"])
def test_another_programs_file_behind_a_link_is_never_changed(
    known: Known, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, foreign: str
) -> None:
    other = tmp_path_factory.mktemp("other") / "music.db"
    if foreign == "text":
        other.write_text("a letter", encoding="utf-8")
    else:
        with closing(sqlite3.connect(other)) as connection, connection:
            connection.execute("CREATE TABLE song (title)")
            connection.execute("INSERT INTO song VALUES ('x')")
    before = other.read_bytes()
    file = tmp_path / STATISTICS
    file.unlink()
    file.symlink_to(other)
    made_anew(tmp_path, known)
    assert other.read_bytes() == before
    assert [path.name for path in other.parent.iterdir()] == ["music.db"]
    assert not file.is_symlink()


@pytest.mark.skipif(sys.platform == "win32", reason="not everybody may make links")
def test_a_link_to_a_database_of_ours_stays_a_link(
    known: Known, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    other = tmp_path_factory.mktemp("synced") / "statistics"
    file = tmp_path / STATISTICS
    file.rename(other)
    file.symlink_to(other)
    store, keeper = opened(tmp_path)
    put_away(store, finished(seed=20))
    keeper.update()
    assert len(keeper.results()) == len(known.results) + 1
    assert file.is_symlink()
    assert store.set_aside.take() == []


def test_a_journal_beside_the_file_leads_nowhere(known: Known, tmp_path: Path) -> None:
    """SQLite would play it back, and delete the file that it names."""
    victim = tmp_path / "victim.txt"
    victim.write_text("mine", encoding="utf-8")
    name = str(victim).encode()
    head = bytes.fromhex("d9d505f920a163d7") + bytes([0, 0, 0, 1]) + bytes(8) + (512).to_bytes(4, "big") * 2
    tail = len(name).to_bytes(4, "big") + sum(name).to_bytes(4, "big") + bytes.fromhex("d9d505f920a163d7")
    journal = tmp_path / f"{STATISTICS}-journal"
    journal.write_bytes(head.ljust(512, b"\0") + bytes(4) + name + tail)
    for ending in ("-wal", "-shm"):
        (tmp_path / f"{STATISTICS}{ending}").write_bytes(b"x" * 4096)
    store, keeper = opened(tmp_path)
    assert Known.of(keeper) == known
    put_away(store, finished(seed=20))
    keeper.update()
    assert victim.read_text(encoding="utf-8") == "mine"
    assert store.set_aside.take() == []
    # Nobody takes them for this file's, either.
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(STATISTICS)] == [STATISTICS]


def test_sqlite_works_in_memory_only(repository: Path) -> None:
    found = []
    for file in (repository / "cardtable_gui").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        if "sqlite3" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.Call(func=ast.Attribute(attr="connect", value=ast.Name(id="sqlite3")), args=arguments):
                    found.append([ast.unparse(each) for each in arguments])
                case ast.Constant(value=str(words)) if "ATTACH" in words.split():
                    found.append([words])
    assert found
    assert {tuple(each) for each in found} == {("':memory:'",)}


def test_a_file_that_another_window_changes_is_waited_for_briefly_and_read_later(known: Known, tmp_path: Path) -> None:
    store, keeper = opened(tmp_path)
    put_away(store, finished(seed=20))
    with FileLock(tmp_path / "statistics.lock"):
        with pytest.raises(StatisticsError) as held:
            keeper.update()
        # What was known is still told.
        assert keeper.results() == known.results
    assert "Another program is using it." in i18n.text(held.value.message)
    keeper.update()
    assert len(keeper.results()) == len(known.results) + 1
    assert store.set_aside.take() == []


def test_another_program_that_holds_the_database_disturbs_nothing(known: Known, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / STATISTICS, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        store, keeper = opened(tmp_path)
        assert Known.of(keeper) == known
        assert store.set_aside.take() == []


@pytest.fixture
def refusing(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The names of files that can't be read for now."""
    names: set[str] = set()
    real = plain_file.read

    def read(path: Path, most: int) -> bytes:
        if path.name in names:
            raise plain_file.FileError(plain_file.reason(PermissionError(13, "denied", str(path))))
        return real(path, most)

    monkeypatch.setattr(plain_file, "read", read)
    return names


@pytest.mark.parametrize("name", [STATISTICS, KEPT_RESULTS])
def test_what_cannot_be_read_for_a_moment_is_left_alone_and_read_later(
    known: Known, tmp_path: Path, refusing: set[str], name: str
) -> None:
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}
    store, keeper = opened(tmp_path)
    refusing.add(name)
    for use in (keeper.update, keeper.erase):
        with pytest.raises(StatisticsError, match="right now"):
            use()
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()} == before
    refusing.clear()
    assert Known.of(keeper) == known
    assert store.set_aside.take() == []


def test_a_record_that_cannot_be_read_for_a_moment_is_read_later(
    known: Known, tmp_path: Path, refusing: set[str]
) -> None:
    store, keeper = opened(tmp_path)
    match = put_away(store, finished(seed=20))
    refusing.add(f"{match}.cardtable")
    keeper.update()
    assert keeper.results() == known.results
    refusing.clear()
    keeper.update()
    assert match in {each.match for each in keeper.results()}


def test_a_result_that_nobody_could_have_is_not_put_down(known: Known, tmp_path: Path) -> None:
    found = Database(tmp_path)
    for wrong in ({"rank": 9}, {"match": "../x"}, {"ended": -1}, {"person": "x" * 201}, {"share": 2.0}):
        with pytest.raises(JsonError):
            found.add((), (), [replace(known.results[0], **wrong)])
    assert found.results() == known.results
