"""The cards of Kobayakawa: one each of 1 to 15 (KB1)."""

from __future__ import annotations

from typing import Final

CARDS: Final = 15
"""How many cards there are. A face is a card's number minus 1."""
