"""Where something floats over the table without covering what it speaks of. Pure, and apart to be read and tested.

What's kept (the own cards, the picked ones, what's pointed at) is never covered; of the places left that one is
taken that hides least, nearest to what it's about.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable_gui.views.table.geometry.visible import Visible, Worth

_ASIDE = 1.5
"""What a pixel of distance from what it's about costs, in hidden pixels: of two clear places the nearer one."""
_TALL = 10.0
"""What a pixel of its height costs, in hidden pixels: a wide sheet is easier to read than a tall one."""
_APART = 60.0
"""What it costs, in hidden pixels by the text's size, to point at nothing."""
_STEP = 2.0
"""The distance of the places that are compared, by the text's size; those at something's edge come to them."""
TAIL = 0.7
"""The length and half width of a tail, by the text's size."""
_LONGEST_TAIL = 6.0
_CORNER = 1.6
"""How far a tail keeps from the sheet's ends, by the text's size."""
_SPACE = 0.3
"""What stays free between a sheet and what it doesn't cover, by the text's size."""

_TOUCH = 0.01
"""What lies over each other by less than this only touches."""

_Box: TypeAlias = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Ground:
    """What a sheet may lie on.

    Attributes:
        room: where sheets may be.
        seen: what's to be seen there; what's `Worth.KEPT` is never covered.
        line: where a sheet goes for which no place is free: over the texts of the bar.
    """

    room: QRectF
    seen: Sequence[Visible] = ()
    line: QRectF = field(default_factory=QRectF)


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a sheet lies, and the point that its tail reaches; None: it has no tail."""

    sheet: QRectF
    tip: QPointF | None = None

    @property
    def tail(self) -> QRectF:
        """The area between the sheet and the tip; empty without a tail."""
        if self.tip is None:
            return QRectF()
        near = QPointF(
            min(max(self.tip.x(), self.sheet.left()), self.sheet.right()),
            min(max(self.tip.y(), self.sheet.top()), self.sheet.bottom()),
        )
        return QRectF(near, self.tip).normalized()


def clear_place(sizes: Iterable[QSizeF], about: QRectF, ground: Ground, em: float) -> Spot | None:
    """The best place for a sheet of one of these sizes that covers nothing of what's kept; None: there is none.

    `about`: what its tail points at, which isn't covered either. `em`: the text's size in pixels.
    """
    room = _box(ground.room)
    target = _box(about)
    space = _SPACE * em
    kept = [_box(area.adjusted(-space, -space, space, space)) for area, worth in ground.seen if worth is Worth.KEPT]
    if not about.isEmpty():
        kept.append(_box(about.adjusted(-space, -space, space, space)))
    exact = [_box(area) for area, worth in ground.seen if worth is Worth.KEPT and area != about]
    others = [(*_box(area), float(worth)) for area, worth in ground.seen if worth is not Worth.KEPT]
    best: tuple[float, _Box, QPointF | None] | None = None
    for size in sizes:
        wide, high = size.width(), size.height()
        if wide > room[2] - room[0] or high > room[3] - room[1]:
            continue
        tops = sorted(
            (_gap(top, top + high, target[1], target[3]), top) for top in _starts(1, high, target, room, kept, em)
        )
        middle = (target[0] + target[2] - wide) / 2
        lefts = sorted(
            (_gap(left, left + wide, target[0], target[2]) + abs(left - middle) / 4, left)
            for left in _starts(0, wide, target, room, kept, em)
        )
        for across, left in lefts:
            blocking = [each for each in kept if each[0] < left + wide - _TOUCH and left < each[2] - _TOUCH]
            for down, top in tops:
                cost = _TALL * high + _ASIDE * (across + down)
                if best is not None and cost >= best[0]:
                    break
                sheet = left, top, left + wide, top + high
                if any(_meet(sheet, each) for each in blocking):
                    continue
                tip = _tip(sheet, target, exact, em)
                cost += _APART * em if tip is None else 0.0
                if best is not None and cost >= best[0]:
                    continue
                cost += _hidden(sheet, others, inf if best is None else best[0] - cost)
                if best is None or cost < best[0]:
                    best = cost, sheet, tip
    if best is None:
        return None
    (left, top, right, bottom), tip = best[1:]
    return Spot(QRectF(left, top, right - left, bottom - top), tip)


def least_hiding(sizes: Iterable[QSizeF], about: QRectF, ground: Ground, em: float) -> Spot:
    """Where a sheet goes that has to be shown whatever it covers: it hides what matters least, the target last."""
    fitting = [size.boundedTo(ground.room.size()) for size in sizes]
    free = Ground(
        ground.room, [Visible(area, Worth.MINE if worth is Worth.KEPT else worth) for area, worth in ground.seen]
    )
    return (
        clear_place(fitting, about, free, em)
        or clear_place(fitting, QRectF(about.center(), QSizeF(0, 0)), free, em)
        or Spot(QRectF(ground.room.topLeft(), fitting[-1]))
    )


def _starts(axis: int, length: float, target: _Box, room: _Box, kept: Sequence[_Box], em: float) -> Iterator[float]:
    """Where a sheet of this length may begin on an axis: beside what it's about or what it keeps from, and between."""
    first, last = room[axis], room[axis + 2] - length
    near, far = target[axis], target[axis + 2]
    tail = TAIL * em
    found = {first, last, (near + far - length) / 2, near - length - tail, far + tail}
    for box in kept:
        found |= {box[axis] - length, box[axis + 2]}
    steps = int((last - first) / (_STEP * em))
    found.update(first + number * _STEP * em for number in range(1, steps + 1))
    taken: set[int] = set()
    for start in sorted(found):
        if first <= start <= last and round(start) not in taken:
            taken.add(round(start))
            yield start


def _tip(sheet: _Box, target: _Box, kept: Sequence[_Box], em: float) -> QPointF | None:
    """Where a tail ends that goes straight from the sheet to its target, over nothing that's kept; None: nowhere."""
    for axis in (1, 0):
        other = 1 - axis
        before = target[axis] - sheet[axis + 2]
        behind = sheet[axis] - target[axis + 2]
        length = max(before, behind)
        if not 0 < length <= _LONGEST_TAIL * em:
            continue
        inset = min(_CORNER * em, (target[other + 2] - target[other]) / 2)
        low = max(sheet[other] + _CORNER * em, target[other] + inset)
        high = min(sheet[other + 2] - _CORNER * em, target[other + 2] - inset)
        if low > high + 0.01:
            continue
        middle = min(max((target[other] + target[other + 2]) / 2, low), high)
        half = TAIL * em
        ends = (sheet[axis + 2], target[axis]) if before > 0 else (target[axis + 2], sheet[axis])
        across = (middle - half, middle + half)
        (left, right), (top, bottom) = (across, ends) if axis else (ends, across)
        if any(_meet((left, top, right, bottom), each) for each in kept):
            continue
        end = target[axis] if before > 0 else target[axis + 2]
        return QPointF(middle, end) if axis else QPointF(end, middle)
    return None


def _hidden(sheet: _Box, others: Sequence[tuple[float, float, float, float, float]], most: float) -> float:
    """What a sheet hides, in pixels by their worth; beyond `most` it doesn't matter how much more."""
    found = 0.0
    start, above, end, below = sheet
    for left, top, right, bottom, worth in others:
        if left < end and right > start and top < below and bottom > above:
            wide = min(end, right) - max(start, left)
            high = min(below, bottom) - max(above, top)
            found += worth * wide * high
            if found >= most:
                break
    return found


def _box(area: QRectF) -> _Box:
    return area.left(), area.top(), area.right(), area.bottom()


def _gap(start: float, end: float, first: float, last: float) -> float:
    """The distance of two stretches of a line."""
    return max(0.0, first - end, start - last)


def _meet(one: _Box, other: _Box) -> bool:
    return (
        one[0] < other[2] - _TOUCH
        and other[0] < one[2] - _TOUCH
        and one[1] < other[3] - _TOUCH
        and other[1] < one[3] - _TOUCH
    )
