"""The sounds of the table, and the loudspeaker that plays them. No Qt; no project imports but file access."""

from __future__ import annotations

from typing import Literal, Protocol, TypeAlias

Sound: TypeAlias = Literal["deal", "lift", "place", "flip", "take", "coin", "turn", "win", "refusal"]

SOUNDS: tuple[Sound, ...] = ("win", "turn", "refusal", "coin", "flip", "take", "place", "deal", "lift")
"""All sounds, the most important first."""


class Speaker(Protocol):
    """Plays sounds."""

    def play(self, sound: Sound, volume: float) -> None:
        """Play a sound soon, at a share (0-1) of its loudness. Never waits, never fails."""
        ...

    def close(self) -> None:
        """Stop playing for good."""
        ...


class Silence:
    """A speaker that plays nothing."""

    def play(self, sound: Sound, volume: float) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""
