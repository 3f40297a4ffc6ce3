"""Where a bubble above a button hides least of the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable_gui.views.table.geometry.visible import Visible

_ASIDE = 1.5
"""What a pixel between the middles of bubble and button costs, in hidden pixels: of two clear places the nearer one."""
_TALL = 10.0
"""What a pixel of its height costs, in hidden pixels: a wide bubble is easier to read than a tall one."""


def clearest(
    sizes: Iterable[QSizeF], stem: QRectF, margin: float, step: float, room: QRectF, seen: Sequence[Visible]
) -> tuple[QRectF, QPointF]:
    """The best sheet of one of these sizes, and where on the stem's upper edge its tail ends.

    `stem`: what the tail points at; the sheet's lower edge is at its top. `margin`: how far the tail keeps from the
    sheet's ends, and the most that it keeps from the stem's. `step`: the distance of the places that are compared.
    """
    best: tuple[float, QRectF, QPointF] | None = None
    inset = min(margin, stem.width() / 2)
    first, last = stem.left() + inset, stem.right() - inset
    for size in sizes:
        wide, high = size.width(), min(size.height(), stem.top() - room.top())
        # The tail must be over the stem and below the sheet at once, as far as the room allows.
        low = min(max(room.left(), first - wide + margin), room.right() - wide)
        top = max(low, min(room.right() - wide, last - margin))
        for number in range(int((top - low) / step) + 2):
            sheet = QRectF(min(low + number * step, top), stem.top() - high, wide, high)
            tip = min(max(stem.center().x(), sheet.left() + margin), sheet.right() - margin)
            tip = min(max(tip, first), last)
            cost = _hidden(sheet, seen) + _TALL * high + _ASIDE * abs(sheet.center().x() - stem.center().x())
            if best is None or cost < best[0]:
                best = cost, sheet, QPointF(tip, stem.top())
    assert best is not None, "no size"
    return best[1:]


def _hidden(sheet: QRectF, seen: Sequence[Visible]) -> float:
    """What a sheet hides, in pixels by their worth."""
    found = 0.0
    for area, worth in seen:
        under = area.intersected(sheet)
        found += worth * under.width() * under.height()
    return found
