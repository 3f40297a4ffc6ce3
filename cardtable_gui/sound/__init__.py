"""The sounds of the table, and the loudspeaker that plays them. No Qt; no project imports but file access."""

from __future__ import annotations

from typing import Final, Literal, Protocol, TypeAlias, get_args

Sound: TypeAlias = Literal[
    "showdown", "win", "lose", "turn", "refusal", "coin", "flip", "take", "place", "deal", "lift"
]
SOUNDS: Final[tuple[Sound, ...]] = get_args(Sound)
"""All sounds, the most important first. Some have an own form in a game's material."""
_OF = "_"


def in_material(sound: Sound, material: str) -> str:
    """The name of a sound as it is in a material; "" stands for what's the same in every game."""
    return f"{sound}{_OF}{material}" if material else sound


def sound_of(name: str) -> str:
    """The sound that has this name, in whatever material."""
    return name.partition(_OF)[0]


class Speaker(Protocol):
    """Plays sounds."""

    def play(self, name: str, volume: float) -> None:
        """Play the sound of this name soon, at a share (0-1) of its loudness. Never waits, never fails."""
        ...

    def close(self) -> None:
        """Stop playing for good."""
        ...


class Silence:
    """A speaker that plays nothing."""

    def play(self, name: str, volume: float) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""
