"""The sounds of the table: which there are, and the loudspeaker that plays them. No Qt, nothing of ours but files."""

from __future__ import annotations

from typing import Literal, Protocol, TypeAlias

Sound: TypeAlias = Literal["deal", "lift", "place", "flip", "take", "coin", "turn", "win", "refusal"]

SOUNDS: tuple[Sound, ...] = ("win", "turn", "refusal", "coin", "flip", "take", "place", "deal", "lift")
"""All of them, the most telling first."""


class Speaker(Protocol):
    """What plays sounds."""

    def play(self, sound: Sound, volume: float) -> None:
        """Play a sound soon, at a share (0-1) of its loudness. Never waits, never fails."""
        ...

    def close(self) -> None:
        """Play nothing more."""
        ...


class Silence:
    """A speaker that plays nothing."""

    def play(self, sound: Sound, volume: float) -> None:
        """Be silent."""

    def close(self) -> None:
        """Stay silent."""
