"""The loudspeaker never keeps anybody waiting, opens nothing before it is needed, and outlives its sound card."""

import subprocess
import sys
import threading
from collections.abc import Callable, Generator
from typing import Any

import pytest

from cardtable_gui.sound import loudspeaker
from cardtable_gui.sound.loudspeaker import Loudspeaker

PATIENCE_S = 20


class Card:
    """A sound card that tells what is done with it."""

    def __init__(self) -> None:
        self.deeds: list[str] = []
        self.changed = threading.Condition()
        self.stream: Generator[Any, int, None] | None = None
        self.broken = False
        self.opened_in = ""

    def open(self) -> "Card":
        self.opened_in = threading.current_thread().name
        self.tell("open")
        if self.broken:
            raise OSError("no sound card")
        return self

    def start(self, stream: Generator[Any, int, None], /) -> None:
        self.stream = stream
        self.tell("start")

    def stop(self) -> None:
        self.tell("stop")

    def close(self) -> None:
        self.tell("close")

    def tell(self, deed: str) -> None:
        with self.changed:
            self.deeds.append(deed)
            self.changed.notify_all()

    def wait(self, done: Callable[[], bool]) -> None:
        with self.changed:
            assert self.changed.wait_for(done, PATIENCE_S), self.deeds

    def drain(self) -> int:
        """Play everything; how many samples it was."""
        assert self.stream is not None
        count = 0
        while piece := self.stream.send(1000):
            count += len(piece)
        return count


@pytest.fixture
def card(monkeypatch: pytest.MonkeyPatch) -> Card:
    monkeypatch.setattr(loudspeaker, "LATE_S", PATIENCE_S)
    return Card()


def test_the_sound_card_is_opened_for_the_first_sound_in_a_thread_and_given_back(card: Card) -> None:
    speaker = Loudspeaker(card.open)
    assert card.deeds == []
    speaker.play("place", 1.0)
    card.wait(lambda: "start" in card.deeds)
    assert card.opened_in == "sound"
    assert card.drain() > 1000
    speaker.close()
    assert card.deeds == ["open", "start", "close"]


def test_a_sound_card_that_is_not_there_costs_only_the_sound(card: Card) -> None:
    card.broken = True
    speaker = Loudspeaker(card.open)
    for _ in range(5):
        speaker.play("coin", 1.0)
    card.wait(lambda: bool(card.deeds))
    speaker.close()
    assert card.deeds == ["open"]


def test_a_sound_card_that_failed_is_tried_again_after_a_while(card: Card, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loudspeaker, "RETRY_S", 0.0)
    card.broken = True
    speaker = Loudspeaker(card.open)
    speaker.play("coin", 1.0)
    card.wait(lambda: card.deeds == ["open"])
    card.broken = False
    speaker.play("coin", 1.0)
    card.wait(lambda: card.deeds == ["open", "open", "start"])
    speaker.close()


def test_a_sound_card_that_breaks_in_the_middle_does_no_harm(card: Card, monkeypatch: pytest.MonkeyPatch) -> None:
    def start(_stream: object) -> None:
        card.tell("start")
        raise RuntimeError("unplugged")

    monkeypatch.setattr(card, "start", start)
    speaker = Loudspeaker(card.open)
    speaker.play("win", 1.0)
    card.wait(lambda: "start" in card.deeds)
    speaker.play("win", 1.0)
    speaker.close()
    assert card.deeds == ["open", "start"]


def test_after_a_silence_the_sound_card_rests_and_wakes_up(card: Card) -> None:
    speaker = Loudspeaker(card.open, rest_s=0.5)
    speaker.play("lift", 1.0)
    card.wait(lambda: "start" in card.deeds)
    card.drain()
    card.wait(lambda: "stop" in card.deeds)
    speaker.play("lift", 1.0)
    card.wait(lambda: card.deeds.count("start") == 2)
    speaker.close()


@pytest.mark.parametrize("rest_s", [0.4, 60.0], ids=["after a silence", "among many sounds"])
def test_a_sound_card_that_takes_nothing_any_more_is_given_back_and_looked_for_again(
    card: Card, monkeypatch: pytest.MonkeyPatch, rest_s: float
) -> None:
    monkeypatch.setattr(loudspeaker, "RETRY_S", 0.0)
    monkeypatch.setattr(loudspeaker, "MOST_WAITING", 2)
    speaker = Loudspeaker(card.open, rest_s=rest_s)
    for _ in range(3):
        speaker.play("lift", 1.0)
    card.wait(lambda: "close" in card.deeds)
    speaker.play("lift", 1.0)
    card.wait(lambda: card.deeds[:5] == ["open", "start", "close", "open", "start"])
    assert card.drain() > 0
    speaker.close()


def test_a_sound_that_comes_too_late_is_left_out(card: Card, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loudspeaker, "LATE_S", -1.0)
    speaker = Loudspeaker(card.open)
    speaker.play("lift", 1.0)
    card.wait(lambda: "open" in card.deeds)
    speaker.close()
    assert "start" not in card.deeds


def test_a_real_device_takes_the_stream(card: Card) -> None:
    """Miniaudio's own device that plays into nothing."""
    import miniaudio

    from cardtable_gui.sound import device

    def opened() -> device.Device:
        found = device.opened(miniaudio.Backend.NULL)
        usual = found.start

        def start(stream: Generator[Any, int, None], /) -> None:
            def watched() -> Generator[Any, int, None]:
                wanted = yield b""
                while True:
                    piece = stream.send(wanted)
                    card.tell(f"{len(piece) > 0}")
                    wanted = yield piece

            handed = watched()
            next(handed)
            usual(handed)

        found.start = start  # type: ignore[method-assign]
        return found

    speaker = Loudspeaker(opened)
    speaker.play("win", 0.5)
    card.wait(lambda: "True" in card.deeds)
    speaker.close()


def test_without_a_sound_card_nothing_is_written_anywhere() -> None:
    code = (
        "import time\n"
        "from cardtable_gui.sound.loudspeaker import Loudspeaker\n"
        "speaker = Loudspeaker()\n"
        "speaker.play('coin', 0.0)\n"
        "speaker._orders.put(None)\n"
        "speaker._thread.join(20)\n"
        "import sys; assert 'miniaudio' in sys.modules"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_nothing_is_loaded_before_the_first_sound() -> None:
    code = (
        "import sys\n"
        "from cardtable_gui.sound.loudspeaker import Loudspeaker\n"
        "Loudspeaker().close()\n"
        "print([name for name in ('miniaudio', 'wave', '_cffi_backend', 'cardtable_gui.sound.mixer') "
        "if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
