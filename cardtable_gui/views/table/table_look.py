"""How the table looks and behaves, as the player has set it."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardtable_gui.views.keymap import Keymap
from cardtable_gui.views.theme import LIGHT, Theme


@dataclass(slots=True)
class TableLook:
    """Theme, text size, keys and manners. `percent` is what the window has room for, `wanted` what the player chose."""

    theme: Theme = LIGHT
    percent: int = 100
    wanted: int = 100
    cards: str = "normal"
    """How large the cards are to be: small, normal or large."""
    keys: Keymap = field(default_factory=Keymap)
    asks_back: bool = True
    """Whether an act that costs dearly is asked back."""
    auto_pass: bool = False
    """Whether a pass is done for who can do nothing else."""
    by_hand: bool = False
    """Whether own cards lie as the player laid them."""
