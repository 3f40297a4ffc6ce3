"""The player's settings for the look and behaviour of the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from cardtable_gui.controller.profiles import Profile
from cardtable_gui.views.kit.keys.keymap import Keymap
from cardtable_gui.views.kit.look.theme import LIGHT, Theme


@dataclass(slots=True)
class TableLook:
    """Theme, text size, keys and behaviour.

    `percent` is the text size that fits the window, `wanted` the player's choice.
    """

    theme: Theme = LIGHT
    percent: int = 100
    wanted: int = 100
    cards: str = "normal"
    """Card size: small, normal or large."""
    large_numerals: bool = False
    """Whether the numerals in the corners of cards are enlarged."""
    keys: Keymap = field(default_factory=Keymap)
    asks_back: bool = True
    """Whether costly actions need a confirmation."""
    auto_pass: bool = False
    """Whether a player who can only pass passes automatically."""
    full_speech: bool = True
    """Whether announcements include details."""
    by_hand: bool = False
    """Whether the own hand keeps the player's order."""
    hints: bool = True
    """Whether the player may have help before a match is over."""
    recap: bool = True
    """Whether a person whose curtain opens is told what has happened since their last turn."""
    profiles: Sequence[Profile | None] = ()
    """The profiles of the people by seat, as far as they have one."""

    def profile(self, seat: int) -> Profile | None:
        """The profile of the person at a seat; None: a bot, or a person without one."""
        return self.profiles[seat] if seat < len(self.profiles) else None
