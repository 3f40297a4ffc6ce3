"""A second start hands its file to the window that is open, and never waits long for it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import TYPE_CHECKING

import pytest
from pytestqt.qtbot import QtBot

from cardtable_gui.single_instance import second_start
from cardtable_gui.single_instance.address import address_of
from cardtable_gui.single_instance.second_start import HandedOver, begin, claimed
from cardtable_gui.single_instance.start_listener import StartListener
from cardtable_gui.single_instance.start_request import StartRequest
from cardtable_gui.start_arguments import StartArguments

if TYPE_CHECKING:
    from cardtable_gui.single_instance.second_start import Claim

if sys.platform == "win32":
    pytest.skip("the tests make a folder for sockets", allow_module_level=True)

from cardtable_gui.single_instance.unix_socket import connect


@pytest.fixture
def short() -> Iterator[Path]:
    """A folder with a short path, as sockets need: those of tests are long where several processes run them."""
    with TemporaryDirectory(prefix="ct-", dir="/tmp") as folder:
        yield Path(folder)


@pytest.fixture
def environment(short: Path) -> dict[str, str]:
    """The variables of a desktop with a folder for sockets."""
    return {"XDG_RUNTIME_DIR": str(short), "DISPLAY": ":7"}


@pytest.fixture
def claim(tmp_path: Path, environment: dict[str, str]) -> Claim:
    """That of the first window."""
    made = begin(tmp_path, StartArguments(), environment)
    assert made is not None
    return made


@pytest.fixture
def listener(claim: Claim) -> Iterator[StartListener]:
    """The first window's ear."""
    made = StartListener(claim.address, lambda: True)
    made.listen()
    yield made
    made.close()


def beside(work: Callable[[], object]) -> list[object]:
    """Run a second start in a thread; what it returns or raises is put into the list."""
    results: list[object] = []

    def run() -> None:
        try:
            results.append(work())
        except HandedOver as handed:
            results.append(handed)

    Thread(target=run, daemon=True).start()
    return results


def asked(qtbot: QtBot, listener: StartListener, work: Callable[[], object]) -> tuple[list[StartRequest], object]:
    """What the window was asked, and the result of the second start."""
    heard: list[StartRequest] = []
    listener.asked.connect(heard.append)
    results = beside(work)
    qtbot.waitUntil(lambda: bool(results), timeout=10_000)
    return heard, results[0]


def test_a_second_start_hands_over_its_file_as_an_absolute_path(
    qtbot: QtBot, listener: StartListener, tmp_path: Path, environment: dict[str, str]
) -> None:
    arguments = StartArguments(file=Path("match.cardtable"))
    environment["XDG_ACTIVATION_TOKEN"] = "t-1"
    heard, result = asked(qtbot, listener, lambda: begin(tmp_path, arguments, environment))
    assert isinstance(result, HandedOver)
    assert heard == [StartRequest(Path.cwd() / "match.cardtable", "t-1")]


def test_a_second_start_without_a_file_only_shows_the_window(
    qtbot: QtBot, listener: StartListener, tmp_path: Path, environment: dict[str, str]
) -> None:
    heard, result = asked(qtbot, listener, lambda: begin(tmp_path, StartArguments(), environment))
    assert isinstance(result, HandedOver)
    assert heard == [StartRequest()]


def test_a_second_start_hands_over_the_game_to_set_up(
    qtbot: QtBot, listener: StartListener, tmp_path: Path, environment: dict[str, str]
) -> None:
    heard, result = asked(qtbot, listener, lambda: begin(tmp_path, StartArguments(game="godan"), environment))
    assert isinstance(result, HandedOver)
    assert heard == [StartRequest(game="godan")]


def test_a_start_on_other_data_or_another_screen_is_a_first_one(
    claim: Claim, tmp_path: Path, environment: dict[str, str]
) -> None:
    other = begin(tmp_path / "other", StartArguments(), environment)
    screen = begin(tmp_path, StartArguments(), {**environment, "DISPLAY": ":8"})
    assert other is not None
    assert screen is not None
    assert len({claim.address, other.address, screen.address}) == 3


@pytest.mark.parametrize("arguments", [StartArguments(language="ja"), StartArguments(qt=["-platform", "offscreen"])])
def test_a_start_with_a_language_or_arguments_for_qt_opens_its_own_window(
    claim: Claim, tmp_path: Path, environment: dict[str, str], arguments: StartArguments
) -> None:
    start = time.monotonic()
    assert begin(tmp_path, arguments, environment) is None
    assert time.monotonic() - start < second_start.PATIENCE_S


def test_a_window_that_hangs_is_not_waited_for_and_does_nothing_later(
    qtbot: QtBot, listener: StartListener, claim: Claim
) -> None:
    heard: list[StartRequest] = []
    listener.asked.connect(heard.append)
    start = time.monotonic()
    assert claimed(claim.address, StartRequest().encoded()) is None
    assert time.monotonic() - start < 2 * second_start.PATIENCE_S
    qtbot.wait(200)
    assert heard == []


def test_a_window_that_closes_meanwhile_leaves_its_place_to_the_second_start(claim: Claim) -> None:
    closing = StartListener(claim.address, lambda: False)
    closing.listen()
    results = beside(lambda: claimed(claim.address, StartRequest().encoded(), 10))
    time.sleep(0.3)
    closing.close()
    claim.lock.release()
    end = time.monotonic() + 10
    while not results and time.monotonic() < end:
        time.sleep(0.05)
    assert results[0] is not None
    assert not isinstance(results[0], HandedOver)


def test_the_last_window_takes_the_folder_of_sockets_with_it(
    claim: Claim, tmp_path: Path, environment: dict[str, str], short: Path
) -> None:
    other = begin(tmp_path / "other", StartArguments(), environment)
    assert other is not None
    claim.give_up()
    assert other.address.lock.exists()
    other.give_up()
    assert list(short.iterdir()) == []


def test_a_window_that_is_still_starting_is_waited_for(qtbot: QtBot, claim: Claim) -> None:
    results = beside(lambda: claimed(claim.address, StartRequest().encoded(), 10))
    qtbot.wait(200)
    late = StartListener(claim.address, lambda: True)
    late.listen()
    qtbot.waitUntil(lambda: bool(results), timeout=10_000)
    assert isinstance(results[0], HandedOver)
    late.close()


@pytest.mark.parametrize("said", [b"nonsense", b'{"open": "relative", "token": ""}', b"x" * 30_000])
def test_what_is_no_request_is_not_answered_and_does_no_harm(
    qtbot: QtBot, listener: StartListener, tmp_path: Path, environment: dict[str, str], said: bytes, claim: Claim
) -> None:
    channel = connect(claim.address.endpoint, 1)
    channel.send(said, 1)
    with pytest.raises(OSError, match=r"no message|reset"):
        channel.receive(5)
    channel.close()
    heard, result = asked(qtbot, listener, lambda: begin(tmp_path, StartArguments(), environment))
    assert isinstance(result, HandedOver)
    assert heard == [StartRequest()]


def test_only_the_user_can_reach_the_socket(listener: StartListener, claim: Claim) -> None:
    socket = Path(claim.address.endpoint)
    assert socket.stat().st_mode & 0o777 == 0o600
    assert socket.parent.stat().st_mode & 0o777 == 0o700


def test_a_folder_that_others_can_enter_or_a_link_is_not_used(short: Path) -> None:
    open_one, linked, free = short / "open", short / "linked", short / "free"
    (open_one / "cardtable").mkdir(parents=True)
    (open_one / "cardtable").chmod(0o777)
    linked.mkdir()
    free.mkdir()
    (linked / "cardtable").symlink_to(free)
    for folder in (open_one, linked):
        found = address_of(short, {"XDG_RUNTIME_DIR": str(folder), "TMPDIR": str(free)})
        assert found.lock.parent == free / f"cardtable-{os.getuid()}"


def test_a_path_too_long_for_a_socket_is_not_used(tmp_path: Path) -> None:
    long = tmp_path / ("x" * 100)
    long.mkdir()
    found = address_of(tmp_path, {"XDG_RUNTIME_DIR": str(long)})
    assert len(os.fsencode(found.endpoint)) <= 100


HOLDER = """
import os, sys
from pathlib import Path
from cardtable_gui.single_instance.second_start import begin
from cardtable_gui.single_instance.unix_socket import Listener
from cardtable_gui.start_arguments import StartArguments
claim = begin(Path(sys.argv[1]), StartArguments(), os.environ)
listener = Listener(claim.address.endpoint)
print("listens", flush=True)
sys.stdin.read()
"""


def test_the_socket_of_a_killed_program_is_taken_over(
    qtbot: QtBot, tmp_path: Path, environment: dict[str, str]
) -> None:
    variables = {**os.environ, **environment}
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(tmp_path)],
        env=variables,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "listens\n"
        holder.kill()
    claim = begin(tmp_path, StartArguments(), variables)
    assert claim is not None
    assert Path(claim.address.endpoint).exists()
    listener = StartListener(claim.address, lambda: True)
    listener.listen()
    heard, result = asked(qtbot, listener, lambda: begin(tmp_path, StartArguments(), variables))
    assert isinstance(result, HandedOver)
    assert heard == [StartRequest()]
    listener.close()
