"""Plays sounds on the sound card in a thread of its own, so that callers never wait.

Nothing is loaded and no sound card is opened before the first sound. If there is none, or it fails, the loudspeaker is
silent, and tries again after a while.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from cardtable_gui.later import importing_later

with importing_later():
    from cardtable_gui.sound import device, mixer

if TYPE_CHECKING:
    from cardtable_gui.sound.device import Device

LATE_S = 0.25
"""Sounds that are delayed longer than this are dropped."""
REST_S = 4.0
"""The sound card is paused after this silence."""
RETRY_S = 30.0
"""A sound card that failed is tried again after this time."""
MOST_WAITING = 16
"""With more waiting sounds than this the sound card counts as dead; its sound server may have gone."""
FAREWELL_S = 0.5
"""How long `close` waits for the thread; it ends with the program in any case."""


def _device() -> Device:
    return device.opened()


class Loudspeaker:
    """A `Speaker` on a sound card. `open_device` may raise anything if there is none."""

    def __init__(self, open_device: Callable[[], Device] = _device, rest_s: float = REST_S) -> None:
        """Start without opening the sound card."""
        self._open = open_device
        self._rest_s = rest_s
        self._orders: queue.SimpleQueue[tuple[float, str, float] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def play(self, name: str, volume: float) -> None:
        """Play the sound of this name soon, at a share (0-1) of its loudness; never twice alike within a second."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()
        self._orders.put((time.monotonic(), name, volume))

    def close(self) -> None:
        """Stop playing for good and release the sound card."""
        if self._thread is not None:
            self._orders.put(None)
            self._thread.join(FAREWELL_S)
            self._thread = None

    def _run(self) -> None:
        card = _Card(self._open)
        while True:
            try:
                order = self._orders.get(timeout=self._rest_s if card.playing else None)
            except queue.Empty:
                card.rest()
                continue
            if order is None:
                break
            asked, name, volume = order
            if card.ready() and time.monotonic() - asked <= LATE_S:
                card.play(name, volume)
        card.close()


class _Card:
    """The thread's sound card, which may be missing or paused. Nothing here raises."""

    def __init__(self, open_device: Callable[[], Device]) -> None:
        self._open = open_device
        self._device: Device | None = None
        self._failed: float | None = None
        self.playing = False

    def ready(self) -> bool:
        """Whether there is a sound card; opens it if necessary."""
        if self._device is None and (self._failed is None or time.monotonic() - self._failed >= RETRY_S):
            self._try(self._first)
        return self._device is not None

    def play(self, name: str, volume: float) -> None:
        """Play a sound in addition to those that are being played."""
        if self._mixer.waiting >= MOST_WAITING:
            self._lose()
        else:
            self._try(lambda: self._play(name, volume))

    def rest(self) -> None:
        """Pause the sound card if everything has been played; give it up if it has not even begun to play."""
        if self._device is not None and self._mixer.idle:
            self.playing = False
            self._try(self._device.stop)
        elif self._mixer.waiting:
            self._lose()

    def close(self) -> None:
        """Release the sound card."""
        if self._device is not None:
            self._try(self._device.close)
            self._device = None

    def _lose(self) -> None:
        """Give up a sound card that accepts no more data; another one is tried later."""
        self._mixer.clear()
        self.close()
        self.playing = False
        self._failed = time.monotonic()

    def _first(self) -> None:
        self._forms: dict[str, mixer.Forms] = {}
        self._mixer = mixer.Mixer()
        self._softened = mixer.softened
        self._device = self._open()
        self._failed = None

    def _play(self, name: str, volume: float) -> None:
        if name not in self._forms:
            self._forms[name] = mixer.Forms([mixer.read(file) for file in mixer.files(name)])
        form = self._forms[name].next(time.monotonic())
        if form is None:
            return
        samples, speed = form
        self._mixer.add(self._softened(samples, volume, speed))
        if not self.playing and self._device is not None:
            stream = self._mixer.stream()
            next(stream)
            self._device.start(stream)
            self.playing = True

    def _try(self, work: Callable[[], object]) -> None:
        """Run `work`; errors of the sound card are ignored."""
        try:
            work()
        except Exception:  # noqa: BLE001 - drivers fail in every way there is
            self._failed = time.monotonic()
            self._device = None
            self.playing = False
