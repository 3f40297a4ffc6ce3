"""A pad that is written on: saved at once, with undo and redo."""

from pathlib import Path

import pytest

from cardtable_gui.controller.pads.open_pad import OpenPad
from cardtable_gui.controller.pads.pad_store import PadStore
from cardtable_gui.core.entered_deal import EntryError
from cardtable_gui.core.files import disk
from tests.controller.pads.test_pad import pad_of


@pytest.fixture
def store(tmp_path: Path) -> PadStore:
    return PadStore(tmp_path)


@pytest.fixture
def opened(store: PadStore) -> OpenPad:
    pad = pad_of("meow", 2, None, losing_limit=3)
    return OpenPad(store, store.add(pad), pad)


def is_unsaved(opened: OpenPad) -> bool:
    return opened.unsaved is not None


def test_every_change_is_on_disk_and_can_be_taken_back_and_made_again(store: PadStore, opened: OpenPad) -> None:
    assert not opened.can_undo
    opened.change(lambda pad: pad.with_deal({"winner": 0, "circles-1": 2}))
    ended = opened.change(lambda pad: pad.corrected(0, {"winner": 0, "circles-1": 11}))
    assert ended is not None
    assert store.all()[0].pad == opened.pad
    opened.undo()
    assert store.all()[0].pad.deals[0].answers["circles-1"] == 2
    opened.redo()
    assert store.all()[0].pad.scored.over
    assert not opened.can_redo
    opened.undo()
    opened.undo()
    assert store.all()[0].pad.deals == ()
    opened.change(lambda pad: pad.noted("new"))
    assert not opened.can_redo


def test_a_change_that_cant_be_made_changes_nothing(store: PadStore, opened: OpenPad) -> None:
    with pytest.raises(EntryError):
        opened.change(lambda pad: pad.with_deal({}))
    assert not opened.can_undo
    assert store.all()[0].pad == opened.pad


def test_what_the_disk_refuses_stays_on_the_pad_and_is_written_with_the_next_change(
    store: PadStore, opened: OpenPad, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_path: Path, _data: bytes) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(disk, "replace", full)
        opened.change(lambda pad: pad.with_deal({"winner": 0, "circles-1": 2}))
    told = opened.unsaved
    assert told is not None
    assert len(opened.pad.deals) == 1
    opened.change(lambda pad: pad.noted("room again"))
    assert not is_unsaved(opened)
    assert len(store.all()[0].pad.deals) == 1
