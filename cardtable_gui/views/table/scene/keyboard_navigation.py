"""Keyboard navigation on the table: from card to card, from zone to zone."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from cardtable_gui.views.table.scene.stage import Stage
from cardtable_gui.views.table.widgets.card_button import CardButton

ARROWS = {
    Qt.Key.Key_Left: (-1, False),
    Qt.Key.Key_Right: (1, False),
    Qt.Key.Key_Up: (-1, True),
    Qt.Key.Key_Down: (1, True),
}
"""Direction, and whether the arrow goes to another zone."""


def rows(stage: Stage) -> list[list[CardButton]]:
    """The cards that the keyboard reaches, by zone in reading order, without empty zones."""
    found: list[list[CardButton]] = []
    for zone, tokens in stage.reading_order(stage.shown):
        cards = [stage.card(token.id) for token in tokens]
        reached = [card for card in cards if card.focusPolicy() != Qt.FocusPolicy.NoFocus and not card.isHidden()]
        if reached:
            found.append(reached if zone == stage.own else sorted(reached, key=lambda card: card.pose.x))
    return found


def step(stage: Stage, focus: QWidget | None, by: int, *, to_zone: bool) -> CardButton | None:
    """The card next to the focused one in the direction of an arrow key.

    From elsewhere: the own hand's first card.
    """
    zones = rows(stage)
    if not zones:
        return None
    at = _find(zones, focus)
    if at is None:
        return home(stage)
    row, column = at
    if to_zone:
        wanted = zones[row][column].pose.x
        target = zones[max(0, min(len(zones) - 1, row + by))]
        return min(target, key=lambda card: abs(card.pose.x - wanted))
    line = [card for zone in zones for card in zone]
    return line[(line.index(zones[row][column]) + by) % len(line)]


def next_zone(stage: Stage, focus: QWidget | None, by: int) -> CardButton | None:
    """The first card of the next (or previous) zone with cards; None past the last (or first) one."""
    zones = rows(stage)
    at = _find(zones, focus)
    if at is None:
        return (zones[0] if by > 0 else zones[-1])[0] if zones else None
    row = at[0] + by
    return zones[row][0] if 0 <= row < len(zones) else None


def home(stage: Stage) -> CardButton | None:
    """Where the keyboard starts: the first playable card, else the first card of the last zone."""
    zones = rows(stage)
    for zone in reversed(zones):
        for card in zone:
            if card.playable:
                return card
    return zones[-1][0] if zones else None


def go_to(card: CardButton | None) -> None:
    """Focus a card."""
    if card is not None:
        card.setFocus(Qt.FocusReason.TabFocusReason)


def _find(zones: Sequence[Sequence[CardButton]], focus: QWidget | None) -> tuple[int, int] | None:
    for row, zone in enumerate(zones):
        for column, card in enumerate(zone):
            if card is focus:
                return row, column
    return None
