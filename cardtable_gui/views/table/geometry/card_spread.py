"""How the cards of one zone are arranged in its area: fans, rows, groups and piles, as a pose for each card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, groupby, pairwise
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF, QTransform

from cardtable_gui.core.table import Spread
from cardtable_gui.views.kit.look.theme import CARD_ASPECT
from cardtable_gui.views.kit.pictures import large_index
from cardtable_gui.views.table.geometry.table_geometry import ZonePlace

LIFT = 0.17
"""How far a picked card is raised, by its height."""
PILE_SEEN = 4
"""How many cards of a pile are painted; those below are hidden."""
_STEEPEST = 6.0
_SAG = 0.07
"""How far the middle of a fan is above its ends, by a card's width."""
_GROUP_SEEN = 4
_PEEK, _PEEK_PICKED = 0.13, 0.18
"""The visible share of a card behind another in a group, by its width; more for a picked one, which shows a tick."""
_OPEN = (0.74, 0.5, 0.4)
"""The visible shares in an open fan: of the opened card, of its neighbours, of theirs."""
_NARROWED = 0.5
"""The other cards of an open fan keep at least this share of their visible part, and their index."""
_BESIDE_INDEX = 0.02
"""What shows of each card in the own hand beside its index as it's drawn, by its width: cards shrink rather than show
less."""
_EASY = 0.45
"""A hand stays centred as long as this share of each card shows."""
_SIZES = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65)
"""Scales of the cards in the own hand. Few different sizes need few different pictures."""


@dataclass(frozen=True, slots=True)
class Pose:
    """A card's centre, width and tilt (degrees clockwise).

    `badge`: text written on the card. `covered`: nothing of the card shows. `behind`: an equal card in front stands for
    it. `peeking`: the card is picked, and only its upper edge shows above an equal card in front. `index`: the scale of
    its corner marks.
    """

    x: float
    y: float
    width: float
    angle: float = 0.0
    badge: str = ""
    covered: bool = False
    behind: bool = False
    peeking: bool = False
    index: float = 1.0

    @property
    def height(self) -> float:
        """The card's height."""
        return self.width * CARD_ASPECT

    def raised(self, share: float) -> Pose:
        """The pose moved outwards by a share of the card's height."""
        way = share * self.height
        turn = radians(self.angle)
        return replace(self, x=self.x + way * sin(turn), y=self.y - way * cos(turn))

    def polygon(self) -> QPolygonF:
        """The card's outline."""
        half_width, half_height = self.width / 2, self.height / 2
        turn = QTransform().translate(self.x, self.y).rotate(self.angle)
        return turn.map(QPolygonF(QRectF(-half_width, -half_height, self.width, self.height)))

    def bounds(self) -> QRectF:
        """The bounding rectangle of the card."""
        turn = radians(self.angle)
        across, down = abs(cos(turn)), abs(sin(turn))
        wide = self.width * across + self.height * down
        high = self.width * down + self.height * across
        return QRectF(self.x - wide / 2, self.y - high / 2, wide, high)

    def holds(self, point: QPointF) -> bool:
        """Whether the point is on the card."""
        turn = radians(-self.angle)
        dx, dy = point.x() - self.x, point.y() - self.y
        across = dx * cos(turn) - dy * sin(turn)
        down = dx * sin(turn) + dy * cos(turn)
        return abs(across) <= self.width / 2 and abs(down) <= self.height / 2


def poses(
    place: ZonePlace,
    faces: Sequence[str | None],
    picked: Sequence[bool] = (),
    opened: int | None = None,
    shift: float = 0.0,
    crowd: int = 0,
) -> tuple[Pose, ...]:
    """The poses of the cards of a zone, in the zone's order. `picked` cards (same length) are raised.

    Cards are as small as if there were at least `crowd` of them. A fan opens at the card `opened` (an index): that card
    and its neighbours show their whole corner. `shift` moves the opened card aside; the others share the remaining
    room.
    """
    chosen = tuple(picked) or (False,) * len(faces)
    if not faces:
        return ()
    match place.spread:
        case Spread.FAN:
            return _fan(place, chosen, opened, shift, max(crowd, len(faces)))
        case Spread.ROW | None:
            return _row(place, chosen)
        case Spread.GROUPS:
            return _groups(place, faces, chosen)
        case Spread.PILE:
            return _pile(place, chosen)


def _fan(place: ZonePlace, picked: Sequence[bool], opened: int | None, shift: float, crowd: int) -> tuple[Pose, ...]:
    """Cards are tilted outwards and sink towards the ends; they shrink only where their corners would be covered."""
    count = len(picked)
    room = place.cards
    lean = radians(_STEEPEST)
    full = place.unit * CARD_ASPECT / (CARD_ASPECT * cos(lean) + sin(lean) + _SAG)
    width = full * (_size(place, full, crowd) if place.own else 1.0)
    if count == 1:
        x = max(room.left() + width / 2, min(place.middle, room.right() - width / 2))
        pose = Pose(x, room.bottom() - width * (CARD_ASPECT + _SAG) / 2, width, index=place.index)
        return (_lifted(place, pose) if picked[0] else pose,)
    steepest = min(_STEEPEST, 1.1 * (count - 1))
    turn = radians(steepest)
    bound = width * (cos(turn) + CARD_ASPECT * sin(turn))
    longest = max(0.0, room.width() - bound)
    even = max(0.0, 2 * min(place.middle - room.left(), room.right() - place.middle) - bound)
    # A few cards lie side by side, many overlap; before they get crowded they use the room on the wider side.
    widest = width * max(0.66, 1.3 - 0.12 * count)
    easy = max(_EASY, large_index.share(place.index) + _BESIDE_INDEX)
    stride = min(widest, max(even / (count - 1), min(easy * width, longest / (count - 1))))
    sag = min(width * _SAG, stride * 0.5)
    low = room.bottom() - width * (CARD_ASPECT * cos(turn) + sin(turn)) / 2
    half = stride * (count - 1) / 2
    reach = half + bound / 2
    middle = max(room.left() + reach, min(place.middle, room.right() - reach))
    across = [middle - half + stride * number for number in range(count)]
    if opened is not None and 0 <= opened < count:
        limits = room.left() + bound / 2, room.right() - bound / 2
        across = _opened(across, opened, width, limits, large_index.share(place.index))
        across = _shifted(across, opened, shift, limits) if shift else across
    # Smaller cards keep the size of their numerals.
    index = large_index.fitting(large_index.rounded(place.index * full / width), stride / width)
    found: list[Pose] = []
    for number, (x, up) in enumerate(zip(across, picked, strict=True)):
        at = max(-1.0, min(1.0, (x - middle) / half)) if half else 0.0
        # Whole degrees, independent of where the fan opens: few different angles need few different pictures.
        angle = round((2 * number / (count - 1) - 1) * steepest)
        pose = Pose(x, low - sag * (1 - at * at), width, angle, index=index)
        found.append(_lifted(place, pose) if up else pose)
    return tuple(found)


def _size(place: ZonePlace, full: float, crowd: int) -> float:
    """The scale of the cards in the own hand: the largest at which each shows its index, as large as it has to be."""
    lean = radians(_STEEPEST)
    bound = cos(lean) + CARD_ASPECT * sin(lean)
    best = 0.0, _SIZES[-1]
    for size in _SIZES:
        strip = (place.cards.width() / (full * size) - bound) / max(1, crowd - 1)
        if strip < large_index.share(1.0) + _BESIDE_INDEX:
            continue
        shown = large_index.fitting(large_index.rounded(place.index / size), strip)
        numeral = large_index.LEAST_NUMERAL * full * size * shown
        if numeral >= place.numeral:
            return size
        best = max(best, (numeral, size))
    return best[1]


def _opened(
    across: Sequence[float], opened: int, width: float, limits: tuple[float, float], index: float
) -> list[float]:
    """The centres of a fan's cards when it opens at one card, which stays in place if there is room.

    `index`: the share of a card's width taken by its corner marks.

    The visible edge of a neighbour is never nearer to the opened card than it is when the fan opens at that neighbour:
    a pointer between two cards cannot make the fan swing to and fro.
    """
    strides = [right - left for left, right in pairwise(across)]
    most = [
        _OPEN[abs(number - opened)] * width if abs(number - opened) < len(_OPEN) else 0.0
        for number in range(len(strides))
    ]
    extra = [max(0.0, wide - stride) for wide, stride in zip(most, strides, strict=True)]
    spare = limits[1] - limits[0] - sum(strides)
    giving = [
        0.0 if more else max(0.0, stride - max(stride * _NARROWED, index * width))
        for more, stride in zip(extra, strides, strict=True)
    ]
    wanted = sum(extra)
    share = min(1.0, (spare + sum(giving)) / wanted) if wanted else 0.0
    given = max(0.0, wanted * share - spare) / sum(giving) if sum(giving) else 0.0
    wide = [stride + more * share - less * given for stride, more, less in zip(strides, extra, giving, strict=True)]
    left = across[opened] - sum(wide[:opened])
    left = max(limits[0], min(left, limits[1] - sum(wide)))
    return [left, *(left + reach for reach in accumulate(wide))]


def _shifted(across: Sequence[float], opened: int, shift: float, limits: tuple[float, float]) -> list[float]:
    """The opened card moved aside by `shift`; the cards on both sides close up where they must."""
    last = len(across) - 1
    here = max(limits[0], min(across[opened] + shift, limits[1]))
    own = 0.0 if opened == last else min(across[opened + 1] - across[opened], limits[1] - here)
    before, behind = across[opened] - across[0], across[last] - across[opened] - own if opened < last else 0.0
    less = min(1.0, (here - limits[0]) / before) if before else 1.0
    more = min(1.0, (limits[1] - here - own) / behind) if behind > 0 else 1.0
    left = [here - (across[opened] - x) * less for x in across[:opened]]
    right = [here + own + (x - across[opened] - own) * more for x in across[opened + 1 :]]
    return [*left, here, *right]


def _row(place: ZonePlace, picked: Sequence[bool]) -> tuple[Pose, ...]:
    count = len(picked)
    room, unit = place.cards, place.unit
    stride = min(unit * 1.08, (room.width() - unit) / (count - 1)) if count > 1 else 0.0
    left = room.center().x() - stride * (count - 1) / 2
    index = large_index.fitting(place.index, stride / unit) if count > 1 else place.index
    found = [Pose(left + number * stride, room.center().y(), unit, index=index) for number in range(count)]
    return tuple(_lifted(place, pose) if up else pose for pose, up in zip(found, picked, strict=True))


def _lifted(place: ZonePlace, pose: Pose) -> Pose:
    """The card raised up to the zone's edge, so that what is above stays uncovered."""
    room = pose.y - pose.height / 2 - place.area.top()
    return pose.raised(max(0.0, min(LIFT, room / pose.height)))


def _groups(place: ZonePlace, faces: Sequence[str | None], picked: Sequence[bool]) -> tuple[Pose, ...]:
    """Equal cards lie behind one another, the front one at the left; picked ones rise behind the others.

    The upper right corner of each picked card stays visible.
    """
    room, unit = place.cards, place.unit
    groups = [[number for number, _ in group] for _, group in groupby(enumerate(faces), key=lambda item: item[1])]
    shifts = [
        [shift * unit for shift in _behind(sum(picked[number] for number in group), len(group))] for group in groups
    ]
    widths = [unit + shift[-1] for shift in shifts]
    gap = unit * 0.1
    natural = sum(widths) + gap * (len(groups) - 1)
    squeeze = 1.0
    if natural > room.width() and len(groups) > 1:
        lead = sum(widths[:-1]) + gap * (len(groups) - 1)
        squeeze = max(0.0, (room.width() - widths[-1]) / lead)
    left = room.left() + max(0.0, (room.width() - natural) / 2)
    strips = [(width + gap) * squeeze / unit for width in widths[:-1]]
    index = large_index.fitting(place.index, min(strips, default=1.0))
    found: dict[int, Pose] = {}
    for group, shift, width in zip(groups, shifts, widths, strict=True):
        upwards = sorted(group, key=lambda number: (not picked[number], number))
        waiting = sum(not picked[number] for number in group)
        for depth, number in enumerate(reversed(upwards)):
            across = min(shift[depth], max(0.0, room.right() - left - unit))
            pose = Pose(left + unit / 2 + across, room.center().y(), unit, index=index)
            badge = f"×{waiting or len(group)}" if depth == 0 and len(group) > 1 else ""
            behind = depth > 0 and not picked[number]
            peeking = depth > 0 and picked[number]
            covered = behind and depth >= _GROUP_SEEN
            pose = replace(pose, badge=badge, behind=behind, covered=covered, peeking=peeking)
            found[number] = _lifted(place, pose) if picked[number] else pose
        left += (width + gap) * squeeze
    return tuple(found[number] for number in range(len(faces)))


def _behind(picked: int, count: int) -> list[float]:
    """How far each card of a group is right of the front one, in card widths; picked ones behind the others."""
    waiting = count - picked
    shifts = [_PEEK * min(depth, _GROUP_SEEN - 1) for depth in range(waiting)]
    first = shifts[-1] + _PEEK_PICKED if shifts else 0.0
    return shifts + [first + _PEEK_PICKED * number for number in range(picked)]


def _pile(place: ZonePlace, picked: Sequence[bool]) -> tuple[Pose, ...]:
    count = len(picked)
    room, unit = place.cards, place.unit
    shown = min(count, PILE_SEEN)
    step = unit * 0.022
    found: list[Pose] = []
    for number in range(count):
        layer = max(0, number - (count - shown))
        shift = (layer - (shown - 1) / 2) * step
        top = number == count - 1
        pose = Pose(
            room.center().x() - shift,
            room.center().y() - shift,
            min(unit, room.width()) * (1 - 0.022 * (PILE_SEEN - 1)),
            badge=str(count) if top and count > 1 and not picked[number] else "",
            covered=number < count - shown,
            index=place.index,
        )
        found.append(_lifted(place, pose) if picked[number] else pose)
    return tuple(found)


def depth_order(place: ZonePlace, faces: Sequence[str | None], picked: Sequence[bool]) -> tuple[int, ...]:
    """The cards of a zone from bottom to top."""
    numbers = range(len(faces))
    if place.spread is not Spread.GROUPS:
        return tuple(numbers)
    order: list[int] = []
    for _, group in groupby(numbers, key=lambda number: faces[number]):
        order += sorted(group, key=lambda number: (not picked[number], number))
    return tuple(order)
