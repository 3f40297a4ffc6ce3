"""Score pads on disk: nothing entered is lost, and a stranger's file does no harm."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cardtable_gui.controller.pads import pad_store
from cardtable_gui.controller.pads.pad import MOST_DEALS, Pad
from cardtable_gui.controller.pads.pad_store import PadStore
from cardtable_gui.core.files.data_file import NewerFileError
from cardtable_gui.core.files.data_files import DAMAGED, PADS
from cardtable_gui.core.files.plain_file import FileError
from cardtable_gui.core.strict_json import JsonError
from cardtable_gui.games import own_houses
from tests.controller.pads.test_pad import GAMES, entered, pad_of
from tests.support.real_tables import played

PATIENCE_S = 120


@pytest.mark.parametrize("game_id", GAMES)
def test_a_pad_is_read_as_it_was_written(tmp_path: Path, game_id: str) -> None:
    pad = entered(played(game_id, 3)).noted("ひとつ").noted("two", 0)
    store = PadStore(tmp_path)
    pad_id = store.add(pad)
    (kept,) = PadStore(tmp_path).all()
    assert (kept.id, kept.pad) == (pad_id, pad)
    assert kept.pad.scored.ranks == pad.scored.ranks


def test_house_rules_are_kept(tmp_path: Path) -> None:
    pad = Pad("godan", pad_of("godan", 3).people, pad_of("godan", 3).options, 0, own_houses.of_new_matches("godan"))
    PadStore(tmp_path).add(pad)
    assert PadStore(tmp_path).all()[0].pad.package.game is pad.package.game


def test_two_windows_keep_each_others_deals(tmp_path: Path) -> None:
    pad = pad_of("meow", 2, None)
    one, other = PadStore(tmp_path), PadStore(tmp_path)
    pad_id = one.add(pad)
    for store in (one, other, one):
        store.change(pad_id, lambda kept: (kept or pad).with_deal({"winner": 0, "circles-1": 2}))
    assert len(other.all()[0].pad.deals) == 3


def test_a_removed_pad_is_gone(tmp_path: Path) -> None:
    store = PadStore(tmp_path)
    store.remove(store.add(pad_of("gunjo", 3)))
    assert store.all() == []
    assert list((tmp_path / PADS).iterdir()) == []


def test_what_cant_be_written_is_told_and_nothing_changes(tmp_path: Path) -> None:
    store = PadStore(tmp_path)
    pad_id = store.add(pad_of("gunjo", 3))
    with pytest.raises(FileError):
        store.change(pad_id, lambda pad: Pad("gunjo", (), {}))
    assert store.all()[0].pad == pad_of("gunjo", 3)


KILLED = """
import sys
from pathlib import Path
from cardtable_gui.controller.pads.pad_store import PadStore
from cardtable_gui.core.files import disk
from tests.controller.pads.test_pad import pad_of

folder, moment = Path(sys.argv[1]), int(sys.argv[2])
store = PadStore(folder)
(kept,) = store.all()
steps = []

def step(name, work):
    def stopped(*arguments, **named):
        steps.append(name)
        if len(steps) == moment:
            print("kill me", flush=True)
            sys.stdin.read()
        return work(*arguments, **named)
    return stopped

for name in ("create", "flush", "retrying", "settle"):
    setattr(disk, name, step(name, getattr(disk, name)))
store.change(kept.id, lambda pad: pad.with_deal({"winner": 0, "circles-1": 2}))
print("written", flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="processes are killed by a signal")
def test_a_program_killed_at_any_moment_of_a_write_loses_no_deal(tmp_path: Path, repository: Path) -> None:
    pad = pad_of("meow", 2, None, losing_limit=10)
    store = PadStore(tmp_path)
    store.add(pad)
    environment = {**os.environ, "PYTHONPATH": str(repository)}
    known = 0
    for moment in range(1, 10):
        command = [sys.executable, "-c", KILLED, str(tmp_path), str(moment)]
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True
        ) as player:
            assert player.stdout is not None
            line = player.stdout.readline().strip()
            player.send_signal(signal.SIGKILL)
        (kept,) = PadStore(tmp_path).all()
        assert known <= len(kept.pad.deals) <= known + 1
        assert line in ("kill me", "written")
        known = len(kept.pad.deals)
        if line == "written":
            assert moment > 4
            return
    pytest.fail("the write takes more steps than were looked at")


def content(**changed: Any) -> bytes:
    value = {
        "format": "cardtable-pad",
        "version": 1,
        "game": "meow",
        "options": {},
        "people": [{"name": "Ann"}, {"name": "Ben"}],
        "deals": [],
    }
    return json.dumps({**value, **changed}).encode()


def test_the_least_that_a_pad_has_is_enough() -> None:
    pad_store.check(content())


@pytest.mark.parametrize(
    "changed",
    [
        {"format": "cardtable-record"},
        {"people": []},
        {"people": [{"name": "Ann"}] * 5},
        {"people": [{"name": 3}, {"name": "B"}]},
        {"start": 2},
        {"start": -1},
        {"options": {"unknown": 1}},
        {"options": {"losing_limit": 99}},
        {"options": {"head_start": [1, 1, 1]}},
        {"options": {"head_start": [9, 0]}},
        {"deals": [{"answers": {}}] * (MOST_DEALS + 1)},
        {"deals": [{"answers": {str(k): 1 for k in range(200)}}]},
        {"deals": [{"answers": {"winner": {"deep": 1}}}]},
        {"deals": [{"answers": {"winner": [[[1]]]}}]},
        {"deals": [{"answers": {"winner": [1] * 1000}}]},
        {"deals": [{"answers": {"winner": 1.5}}]},
        {"deals": [{"answers": {"winner": "x" * 100}}]},
        {"deals": [{"answers": {}, "note": "x" * 5000}]},
        {"note": 5},
        {"house": {"name": "x"}},
        {"version": 0},
    ],
)
def test_a_wrong_file_is_refused_and_set_aside(tmp_path: Path, changed: dict[str, Any]) -> None:
    with pytest.raises(JsonError):
        pad_store.check(content(**changed))
    (tmp_path / PADS).mkdir()
    (tmp_path / PADS / "x.pad").write_bytes(content(**changed))
    assert PadStore(tmp_path).all() == []
    assert [path.name for path in (tmp_path / DAMAGED).iterdir()] == ["x.pad"]


@pytest.mark.parametrize("changed", [{"version": 2}, {"game": "whist"}])
def test_a_pad_of_a_newer_version_is_left_as_it_is(tmp_path: Path, changed: dict[str, Any]) -> None:
    with pytest.raises(NewerFileError):
        pad_store.check(content(**changed))
    (tmp_path / PADS).mkdir()
    path = tmp_path / PADS / "x.pad"
    path.write_bytes(content(**changed))
    assert PadStore(tmp_path).all() == []
    assert path.read_bytes() == content(**changed)


def test_answers_of_a_stranger_that_the_rules_dont_understand_only_wait_to_be_corrected(tmp_path: Path) -> None:
    (tmp_path / PADS).mkdir()
    odd = {"winner": [[1, 2]], "circles-1": "x", "else": -5}
    (tmp_path / PADS / "x.pad").write_bytes(content(deals=[{"answers": odd}]))
    (kept,) = PadStore(tmp_path).all()
    assert kept.pad.scored.misfit is not None
    assert kept.pad.corrected(0, {"winner": 0, "circles-1": 4}).scored.misfit is None
