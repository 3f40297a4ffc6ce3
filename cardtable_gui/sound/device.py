"""The sound card, through miniaudio. Imported by the loudspeaker's thread when the first sound is needed."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Generator
from typing import Any, Protocol

import miniaudio

from cardtable_gui.sound.mixer import RATE

BUFFER_MS = 40
"""The largest delay of a sound, and the time that the mixing thread has."""

_BACKENDS = {
    "win32": (miniaudio.Backend.WASAPI, miniaudio.Backend.DSOUND, miniaudio.Backend.WINMM),
    "darwin": (miniaudio.Backend.COREAUDIO,),
}
_OTHERS = (miniaudio.Backend.PULSEAUDIO, miniaudio.Backend.ALSA)
"""PipeWire answers to both."""
_kept: list[Any] = []


class Device(Protocol):
    """A sound card that takes one channel of 16 bits."""

    def start(self, stream: Generator[Any, int, None], /) -> None:
        """Start playing from a stream, which must have been started."""
        ...

    def stop(self) -> None:
        """Pause."""
        ...

    def close(self) -> None:
        """Release the sound card."""
        ...


def opened(*backends: miniaudio.Backend) -> Device:
    """Open the system's sound card, or one of these backends.

    Raises:
        miniaudio.MiniaudioError: there is none.
    """
    _hush()
    device: Device = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=BUFFER_MS,
        backends=list(backends or _BACKENDS.get(sys.platform, _OTHERS)),
        app_name="Card Table",
    )
    return device


def _hush() -> None:
    """ALSA writes a page into the terminal where there is no sound card: let it keep that to itself."""
    if _kept or sys.platform in _BACKENDS:
        return
    handler = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)
    silent = handler(lambda *_: None)
    try:
        alsa = ctypes.CDLL("libasound.so.2")
        alsa.snd_lib_error_set_handler(silent)
    except (OSError, AttributeError):
        return
    # ALSA calls it as long as the program runs.
    _kept.extend((alsa, silent))
