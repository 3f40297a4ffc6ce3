"""The players' own order of their hands, saved for the latest matches."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.settings import HANDS, Settings

KEPT = 12
"""The number of matches that are remembered."""


def recalled(settings: Settings, match_id: str) -> dict[int, tuple[str, ...]]:
    """The faces from left to right, by seat."""
    return {int(seat): tuple(faces) for seat, faces in settings.value(HANDS).get(match_id, {}).items()}


def remember(settings: Settings, match_id: str, seat: int, faces: Sequence[str]) -> None:
    """Save the order of a hand; without faces: forget it."""
    hands = recalled(settings, match_id)
    hands.pop(seat, None)
    if faces:
        hands[seat] = tuple(faces)
    kept = {other: value for other, value in settings.value(HANDS).items() if other != match_id}
    if hands:
        kept[match_id] = {str(each): list(laid) for each, laid in hands.items()}
    settings.set(HANDS, dict(list(kept.items())[-KEPT:]))
