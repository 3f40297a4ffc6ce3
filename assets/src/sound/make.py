"""Write all sounds of the program: `python assets/src/sound/make.py`. The same recipes give the same files."""

from __future__ import annotations

import struct
import wave
from pathlib import Path

from recipes import sounds
from synth import RATE, samples

TARGET = Path(__file__).resolve().parents[2] / "sounds"


def main() -> None:
    """Write the files: one channel, 16 bits."""
    TARGET.mkdir(exist_ok=True)
    for name, made in sounds().items():
        numbers = samples(made)
        with wave.open(str(TARGET / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(struct.pack(f"<{len(numbers)}h", *numbers))


if __name__ == "__main__":
    main()
