"""The thread that puts matches on disk."""

import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Slot
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.saves.store_errors import StoreError
from cardtable_gui.controller.saves.writer import Writer
from cardtable_gui.core.files.record import Record
from cardtable_gui.core.messages import Message
from tests.support.sessions import ANN, BEN, CHO, kobayakawa

RECORD = kobayakawa(ANN, BEN, CHO).record
FULL = Message("system", "The disk is full.")


class GatedStore(Store):
    """A store that writes only when allowed, and records the calls in order."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.gate = threading.Event()
        self.gate.set()
        self.entered = threading.Event()
        self.order: list[str] = []
        self.trouble: Exception | None = None

    def write(self, match_id: str, text: str, *, over: bool = False) -> None:
        self.entered.set()
        assert self.gate.wait(60)
        self.order.append(f"{match_id} {text.count('draw')}{' over' if over else ''} {threading.current_thread().name}")
        if self.trouble is not None:
            raise self.trouble

    def release(self, match_id: str) -> None:
        self.order.append(f"release {match_id}")


@pytest.fixture
def store(tmp_path: Path) -> GatedStore:
    return GatedStore(tmp_path)


@pytest.fixture
def writer(store: GatedStore, qtbot: QtBot) -> Iterator[Writer]:
    made = Writer(store)
    yield made
    store.gate.set()
    assert made.close()


def doing(actions: int) -> Record:
    return replace(RECORD, actions=("draw",) * actions)


def test_records_are_written_in_a_thread_and_acknowledged_in_order(
    store: GatedStore, writer: Writer, qtbot: QtBot
) -> None:
    tickets = []
    for match_id in ("a", "b"):
        with qtbot.waitSignal(writer.written) as signal:
            tickets.append(writer.save(match_id, doing(1)))
        assert signal.args == [match_id, tickets[-1]]
    assert tickets == sorted(set(tickets))
    assert store.order == ["a 1 match-writer", "b 1 match-writer"]


def test_saving_does_not_wait_for_the_disk(store: GatedStore, writer: Writer, qtbot: QtBot) -> None:
    store.gate.clear()
    ticket = writer.save("a", doing(1))
    assert not writer.flush(1)
    with qtbot.waitSignal(writer.written) as signal:
        store.gate.set()
    assert signal.args == ["a", ticket]
    assert writer.flush()


def test_a_waiting_record_is_superseded_by_a_later_one_of_the_same_match(
    store: GatedStore, writer: Writer, qtbot: QtBot
) -> None:
    store.gate.clear()
    writer.save("a", doing(1))
    assert store.entered.wait(60)
    for match_id, actions in (("a", 2), ("a", 3), ("b", 1)):
        writer.save(match_id, doing(actions))
    last = writer.save("a", doing(4))
    with qtbot.waitSignal(writer.written, check_params_cb=lambda match_id, ticket: ticket == last):
        store.gate.set()
    assert [entry.removesuffix(" match-writer") for entry in store.order] == ["a 1", "a 3", "b 1", "a 4"]


def test_the_end_of_a_match_is_written_as_such(store: GatedStore, writer: Writer, qtbot: QtBot) -> None:
    with qtbot.waitSignal(writer.written):
        writer.save("a", doing(2), over=True)
    assert store.order == ["a 2 over match-writer"]


@pytest.mark.parametrize("trouble", [StoreError(FULL), RuntimeError("unforeseen")])
def test_trouble_is_told_and_the_thread_goes_on(
    store: GatedStore, writer: Writer, qtbot: QtBot, trouble: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    store.trouble = trouble
    with qtbot.waitSignal(writer.failed) as signal:
        ticket = writer.save("a", doing(1))
    assert signal.args is not None
    match_id, failed, message = signal.args
    assert (match_id, failed) == ("a", ticket)
    assert isinstance(message, Message)
    assert (message == FULL) == isinstance(trouble, StoreError)
    store.trouble = None
    with qtbot.waitSignal(writer.written):
        writer.save("a", doing(2))
    assert ("RuntimeError" in caplog.text) == isinstance(trouble, RuntimeError)
    assert "unforeseen" not in caplog.text  # An error message may reveal cards.


def test_a_match_is_released_after_its_last_record(store: GatedStore, writer: Writer) -> None:
    store.gate.clear()
    writer.save("a", doing(1))
    writer.release("a")
    store.gate.set()
    assert writer.flush()
    assert store.order == ["a 1 match-writer", "release a"]


def test_closing_writes_what_waits(store: GatedStore, qtbot: QtBot) -> None:
    writer = Writer(store)
    for number in range(5):
        writer.save(f"m{number}", doing(1))
    assert writer.close()
    assert len(store.order) == 5


def test_closing_does_not_wait_for_ever(store: GatedStore, qtbot: QtBot) -> None:
    writer = Writer(store)
    store.gate.clear()
    writer.save("a", doing(1))
    assert not writer.close(1)
    store.gate.set()
    assert writer.close()


def test_acknowledgements_reach_receivers_in_their_own_thread(writer: Writer, qtbot: QtBot) -> None:
    class Receiver(QObject):
        heard: threading.Thread | None = None

        @Slot(str, int)
        def hear(self, _match_id: str, _ticket: int) -> None:
            self.heard = threading.current_thread()

    receiver = Receiver()
    writer.written.connect(receiver.hear)
    writer.save("a", doing(1))
    qtbot.waitUntil(lambda: receiver.heard is not None)
    assert receiver.heard is threading.main_thread()
