"""Matches on disk: nothing is lost or overwritten, whatever files are in the folder."""

import errno
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from cardtable_gui.controller.match import Match
from cardtable_gui.controller.saves.store import LISTED, Store
from cardtable_gui.controller.saves.store_errors import DamagedError, InUseError, StoreError
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.files import plain_file
from cardtable_gui.core.files.limits import MAX_BYTES
from cardtable_gui.core.files.record import dumps
from cardtable_gui.core.files.set_aside import Damaged
from cardtable_gui.i18n import text
from tests.support.recorded import on_disk
from tests.support.sessions import ANN, CHO, NORMAL, kobayakawa


def saved(store: Store, *actions: str) -> str:
    """Save and release a match with these actions; return its id."""
    match_id = store.new()
    store.write(match_id, dumps(played(*actions).record))
    store.release(match_id)
    return match_id


def played(*actions: str) -> Match:
    match = kobayakawa(ANN, NORMAL, CHO)
    for action in actions:
        match.act(match.package.game.parse(action))
    return match


def over() -> Match:
    match = kobayakawa(ANN, NORMAL, CHO)
    while match.state.to_move is not None:
        match.act(match.state.legal_actions()[0])
    return match


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_an_empty_store_makes_no_folders(tmp_path: Path) -> None:
    store = Store(tmp_path / "data")
    assert store.unfinished() == []
    assert store.set_aside.take() == []
    assert not (tmp_path / "data").exists()


def test_what_was_written_is_taken_up_again(tmp_path: Path) -> None:
    store = Store(tmp_path)
    match_id = saved(store, "draw", "discard 1")
    match = Store(tmp_path).open(match_id)
    assert match.record == played("draw", "discard 1").record
    assert on_disk(tmp_path, match_id) == match.record


def test_each_match_has_its_own_file(tmp_path: Path) -> None:
    store = Store(tmp_path)
    ids = {saved(store, "draw"), saved(store, "flip"), saved(store)}
    assert names(tmp_path / "matches") == sorted(f"{match_id}.cardtable" for match_id in ids)


def test_the_list_tells_game_seats_progress_and_time_the_latest_first(tmp_path: Path) -> None:
    store = Store(tmp_path)
    old = saved(store, "draw")
    new = saved(store, "flip", "flip")
    os.utime(tmp_path / "matches" / f"{old}.cardtable", (1_000_000, 1_000_000))
    first, second = store.unfinished()
    assert (first.id, first.actions, second.id, second.actions) == (new, 2, old, 1)
    assert first.game == "kobayakawa"
    assert first.seats == (ANN, NORMAL, CHO)
    assert first.progress == played().package.table.progress(played().state.view(None))
    assert second.modified.timestamp() == 1_000_000
    assert not first.in_use


def test_the_list_follows_later_writes(tmp_path: Path) -> None:
    store = Store(tmp_path)
    match_id = store.new()
    store.write(match_id, dumps(played("draw").record))
    assert [match.actions for match in store.unfinished()] == [1]
    store.write(match_id, dumps(played("draw", "discard 1").record))
    assert [match.actions for match in store.unfinished()] == [2]


def test_a_finished_match_is_kept_but_not_listed(tmp_path: Path) -> None:
    store = Store(tmp_path)
    match_id = store.new()
    store.write(match_id, dumps(played("draw").record))
    store.write(match_id, dumps(over().record), over=True)
    assert store.unfinished() == []
    assert (tmp_path / "finished" / f"{match_id}.cardtable").read_text(encoding="utf-8") == dumps(over().record)


def test_an_end_that_is_taken_back_makes_the_match_unfinished_again(tmp_path: Path) -> None:
    store = Store(tmp_path)
    match_id = store.new()
    store.write(match_id, dumps(over().record), over=True)
    store.write(match_id, dumps(played("draw").record))
    assert [match.id for match in store.unfinished()] == [match_id]
    assert names(tmp_path / "finished") == []


def test_a_finished_match_that_was_not_put_away_is_put_away_later(tmp_path: Path) -> None:
    store = Store(tmp_path)
    match_id = store.new()
    store.write(match_id, dumps(over().record))
    store.release(match_id)
    assert Store(tmp_path).unfinished() == []
    assert names(tmp_path / "finished") == [f"{match_id}.cardtable"]


def test_a_match_is_deleted_only_when_the_player_says_so_and_nobody_plays_it(tmp_path: Path) -> None:
    store = Store(tmp_path)
    match_id = saved(store)
    other = Store(tmp_path)
    other.open(match_id)
    with pytest.raises(InUseError):
        store.remove(match_id)
    other.release(match_id)
    store.remove(match_id)
    assert names(tmp_path / "matches") == []


DAMAGED = {
    "half.cardtable": b'{"format": "cardtable-record", "version": 1, "game": "kobay',
    "empty.cardtable": b"",
    "text.cardtable": "買い物リスト".encode("cp932"),
    "foreign.cardtable": b'{"format": "something else", "version": 1}',
    "list.cardtable": b"[1, 2, 3]",
    "deep.cardtable": b"[" * 5000 + b"]" * 5000,
    "illegal.cardtable": dumps(played("draw").record).replace('"draw"', '"fold"').encode(),
    "nonsense.cardtable": dumps(played("draw").record).replace('"draw"', '"dance"').encode(),
    "card.cardtable": dumps(played().record).replace('"15"', '"99"').encode(),
    "large.cardtable": b" " * (MAX_BYTES + 1),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_file_that_cannot_be_read_is_named_and_set_aside_unharmed(tmp_path: Path, name: str) -> None:
    store = Store(tmp_path)
    good = saved(store, "draw")
    (tmp_path / "matches" / name).write_bytes(DAMAGED[name])
    assert [match.id for match in store.unfinished()] == [good]
    (damaged,) = store.set_aside.take()
    assert damaged.name == name
    assert damaged.reason.text
    assert damaged.place == tmp_path / "damaged" / name
    assert damaged.place.read_bytes() == DAMAGED[name]
    assert names(tmp_path / "matches") == [f"{good}.cardtable"]
    assert store.set_aside.take() == []
    assert [match.id for match in store.unfinished()] == [good]


NEWER = {
    "format": dumps(played().record).replace('"version": 1', '"version": 2').encode(),
    "game": dumps(played().record).replace("kobayakawa", "poker").encode(),
}


@pytest.mark.parametrize("what", NEWER)
def test_a_match_of_a_newer_version_is_told_once_and_stays_for_that_version(tmp_path: Path, what: str) -> None:
    store = Store(tmp_path)
    good = saved(store, "draw")
    newer = tmp_path / "matches" / "newer.cardtable"
    newer.write_bytes(NEWER[what])
    for _ in range(2):
        assert [match.id for match in store.unfinished()] == [good]
    (told,) = store.set_aside.take()
    assert (told.name, told.place, told.moved) == (newer.name, newer, False)
    with pytest.raises(StoreError) as caught:
        store.open("newer")
    for reason in (told.reason, caught.value.message):
        assert "newer version of Card Table" in text(reason)
    assert newer.read_bytes() == NEWER[what]
    assert not (tmp_path / "damaged").exists()


def test_files_set_aside_never_replace_each_other(tmp_path: Path) -> None:
    store = Store(tmp_path)
    saved(store)
    for content in (b"one", b"two", b"three"):
        (tmp_path / "matches" / "x.cardtable").write_bytes(content)
        assert len(store.unfinished()) == 1
    assert [damaged.place.read_bytes() for damaged in store.set_aside.take()] == [b"one", b"two", b"three"]
    assert names(tmp_path / "damaged") == ["x-2.cardtable", "x-3.cardtable", "x.cardtable"]


def test_opening_a_damaged_match_sets_it_aside_and_says_so(tmp_path: Path) -> None:
    store = Store(tmp_path)
    match_id = saved(store)
    (tmp_path / "matches" / f"{match_id}.cardtable").write_bytes(b"{}")
    with pytest.raises(DamagedError) as caught:
        store.open(match_id)
    assert isinstance(caught.value.damaged, Damaged)
    assert dict(caught.value.message.args)["name"] == f"{match_id}.cardtable"
    assert names(tmp_path / "matches") == []
    assert (tmp_path / "damaged" / f"{match_id}.cardtable").read_bytes() == b"{}"


def test_other_files_in_the_folder_are_left_alone(tmp_path: Path) -> None:
    store = Store(tmp_path)
    good = saved(store)
    folder = tmp_path / "matches"
    (folder / "notes.txt").write_text("mine", encoding="utf-8")
    (folder / "folder.cardtable").mkdir()
    (folder / f"{good}.new").write_bytes(b"half a")
    assert [match.id for match in store.unfinished()] == [good]
    assert store.set_aside.take() == []
    assert names(folder) == sorted([f"{good}.cardtable", f"{good}.new", "folder.cardtable", "notes.txt"])


def test_a_file_that_the_system_does_not_let_us_read_is_told_once_and_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    match_id = saved(store)
    path = tmp_path / "matches" / f"{match_id}.cardtable"
    reason = plain_file.reason(PermissionError(errno.EACCES, "not for you"))

    def refuse(_path: Path, _most: int) -> bytes:
        raise plain_file.FileError(reason)

    with monkeypatch.context() as patched:
        patched.setattr(plain_file, "read", refuse)
        assert store.unfinished() == []
        assert store.unfinished() == []
        with pytest.raises(StoreError):
            store.open(match_id)
    assert store.set_aside.take() == [Damaged(path.name, reason, path, moved=False)]
    assert [match.id for match in store.unfinished()] == [match_id]


def test_a_match_that_is_gone_is_told(tmp_path: Path) -> None:
    store = Store(tmp_path)
    match_id = saved(store)
    (tmp_path / "matches" / f"{match_id}.cardtable").unlink()
    with pytest.raises(StoreError):
        store.open(match_id)
    store.claim(match_id)


@pytest.mark.parametrize("bad", ["../x", "a/b", ".."])
def test_an_id_never_leads_out_of_the_folder(tmp_path: Path, bad: str) -> None:
    with pytest.raises(ValueError, match="not the id"):
        Store(tmp_path).open(f"{bad}/y")


def test_two_windows_never_open_the_same_match(tmp_path: Path) -> None:
    one, two = Store(tmp_path), Store(tmp_path)
    match_id = saved(one)
    one.open(match_id)
    for store in (one, two):
        with pytest.raises(InUseError):
            store.open(match_id)
        assert [match.in_use for match in store.unfinished()] == [True]
    one.release(match_id)
    assert [match.in_use for match in two.unfinished()] == [False]
    two.open(match_id)


def test_a_window_does_not_write_over_a_match_of_another(tmp_path: Path) -> None:
    one, two = Store(tmp_path), Store(tmp_path)
    match_id = one.new()
    one.write(match_id, dumps(played("draw").record))
    with pytest.raises(InUseError):
        two.write(match_id, dumps(played().record))
    assert on_disk(tmp_path, match_id).actions == ("draw",)


def test_looking_at_the_list_keeps_nobody_from_opening(tmp_path: Path) -> None:
    one, two = Store(tmp_path), Store(tmp_path)
    match_id = saved(one)
    for _ in range(3):
        one.unfinished()
        two.unfinished()
    two.open(match_id)


HOLDER = """
import sys, time
from pathlib import Path
from random import Random
from cardtable_gui.controller.saves.store import Store
Store(Path(sys.argv[1])).open(sys.argv[2])
print("open", flush=True)
time.sleep(600)
"""


def test_a_killed_process_holds_no_match(tmp_path: Path, repository: Path) -> None:
    store = Store(tmp_path)
    match_id = saved(store, "draw")
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(tmp_path), match_id], stdout=subprocess.PIPE, cwd=repository, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "open\n"
        with pytest.raises(InUseError):
            store.open(match_id)
        holder.kill()
        holder.wait()
        assert store.open(match_id).record.actions == ("draw",)


def test_reading_a_match_needs_no_qt(repository: Path) -> None:
    found = subprocess.run(
        [
            sys.executable,
            "-c",
            (
                "import sys, cardtable_gui.controller.saves.store\n"
                "print([name for name in sys.modules if 'PySide6' in name])"
            ),
        ],
        cwd=repository,
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (errno.ENOSPC, "The disk is full."),
        (errno.EACCES, "Card Table isn’t allowed to save in the folder for matches."),
        (errno.EROFS, "The folder for matches is read-only."),
        (errno.EIO, "Reading or writing failed."),
    ],
)
def test_a_disk_that_refuses_is_told_and_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, text: str
) -> None:
    store = Store(tmp_path)
    match_id = store.new()
    store.write(match_id, dumps(played("draw").record))

    def refuse(_handle: int) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", refuse)
        with pytest.raises(StoreError) as caught:
            store.write(match_id, dumps(played("draw", "discard 1").record))
    assert caught.value.message.text == text
    assert on_disk(tmp_path, match_id).actions == ("draw",)
    assert names(tmp_path / "matches") == [f"{match_id}.cardtable", f"{match_id}.lock"]
    store.write(match_id, dumps(played("draw", "discard 1").record))
    assert on_disk(tmp_path, match_id).actions == ("draw", "discard 1")


def test_a_folder_that_cannot_be_made_stops_no_match(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file is in the way", encoding="utf-8")
    store = Store(tmp_path / "data")
    match_id = store.new()
    with pytest.raises(StoreError):
        store.write(match_id, dumps(played().record))
    (tmp_path / "data").unlink()
    store.write(match_id, dumps(played().record))
    assert [match.in_use for match in store.unfinished()] == [True]


def test_a_file_reaches_the_disk_before_it_takes_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path)
    match_id = store.new()
    path = tmp_path / "matches" / f"{match_id}.cardtable"
    seen: list[tuple[bool, bytes]] = []
    fsync = os.fsync

    def watch(handle: int) -> None:
        seen.append((path.exists(), b"".join(fresh.read_bytes() for fresh in path.parent.glob("*.new"))))
        fsync(handle)

    monkeypatch.setattr(os, "fsync", watch)
    text = dumps(played("draw").record)
    store.write(match_id, text)
    assert seen[0] == (False, text.encode())
    if sys.platform != "win32":
        assert seen[1] == (True, b"")


# Finished matches


def put_away(store: Store, number: int) -> str:
    """Write a finished match that was played at this second."""
    match_id = store.new()
    store.write(match_id, dumps(over().record), over=True)
    store.release(match_id)
    path = next(path for path in store._finished.iterdir() if path.stem == match_id)
    os.utime(path, (1_000_000 + number, 1_000_000 + number))
    return match_id


def test_finished_matches_are_listed_with_their_winner_the_latest_first(tmp_path: Path) -> None:
    store = Store(tmp_path)
    assert store.finished() == []
    first, second = put_away(store, 1), put_away(store, 2)
    assert [match.id for match in store.finished()] == [second, first]
    assert [match.id for match in store.finished(1)] == [second]
    told = store.finished()[0]
    ranks = over().state.ranks
    assert ranks is not None
    winners = [over().seats[seat].name for seat, rank in enumerate(ranks) if rank == 1]
    words = text(told.progress, [seat.name for seat in told.seats])
    assert all(name in words for name in winners)
    assert store.unfinished() == []


def test_a_finished_match_is_opened_and_stays_where_it_is(tmp_path: Path) -> None:
    store = Store(tmp_path)
    match_id = put_away(store, 1)
    assert store.open_finished(match_id).record.actions == over().record.actions
    assert names(tmp_path / "finished") == [f"{match_id}.cardtable"]
    store.remove_finished(match_id)
    assert names(tmp_path / "finished") == []
    with pytest.raises(StoreError, match="no longer exists"):
        store.open_finished(match_id)


def test_all_finished_matches_are_kept_and_the_latest_are_listed(tmp_path: Path) -> None:
    store = Store(tmp_path)
    made = [put_away(store, number) for number in range(LISTED + 2)]
    assert [match.id for match in store.finished()] == made[:1:-1]
    assert len(names(tmp_path / "finished")) == LISTED + 2
    assert set(store.versions(finished=True)) == set(made)
    assert store.versions(finished=False) == {}


def test_a_damaged_finished_match_is_set_aside(tmp_path: Path) -> None:
    store = Store(tmp_path)
    match_id = put_away(store, 1)
    (tmp_path / "finished" / f"{match_id}.cardtable").write_text("{", encoding="utf-8")
    assert store.finished() == []
    (found,) = store.set_aside.take()
    assert found.name == f"{match_id}.cardtable"
    assert found.place.parent == tmp_path / "damaged"


@pytest.mark.parametrize(
    ("seed", "told"),
    [(0, "Ann won"), (17, "Ben and Cho won"), (293, "Ben, Cho and Dan won")],
)
def test_a_finished_match_tells_who_won(tmp_path: Path, seed: int, told: str) -> None:
    match = Match.new("kobayakawa", [Seat("Ann"), Seat("Ben"), Seat("Cho"), Seat("Dan")], seed=seed)
    rng = Random(seed)
    while match.state.to_move is not None:
        match.act(rng.choice(match.state.legal_actions()))
    store = Store(tmp_path)
    match_id = store.new()
    store.write(match_id, dumps(match.record), over=True)
    store.release(match_id)
    (found,) = store.finished()
    assert text(found.progress, [seat.name for seat in match.seats]) == told


def test_a_match_was_played_when_its_file_was_written(tmp_path: Path) -> None:
    store = Store(tmp_path)
    match_id = saved(store, "draw")
    (file,) = tmp_path.rglob(f"{match_id}*.cardtable")
    os.utime(file, (1_700_000_000, 1_700_000_000))
    (found,) = Store(tmp_path).unfinished()
    assert found.modified.timestamp() == 1_700_000_000
