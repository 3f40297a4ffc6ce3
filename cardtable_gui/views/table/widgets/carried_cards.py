"""The cards that the pointer carries: how they follow it, swing, and which zone they cover."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF

from cardtable_gui.core.zones import Zone
from cardtable_gui.timing import Clock, Stopwatch
from cardtable_gui.views.table.geometry.card_spread import Pose
from cardtable_gui.views.table.geometry.table_geometry import ZonePlace
from cardtable_gui.views.table.widgets.animator import frames
from cardtable_gui.views.table.widgets.card_button import CardButton

LIFTED_WIDTH = 1.06
"""Scale of a lifted card, which looks nearer to the eye."""
HANDFUL = 0.3
"""Distance between lifted cards, by their width, so that the index of each shows."""
LONGEST_HANDFUL = 1.8
"""The largest width of a fan of lifted cards, in card widths: many of them move together,"""
LEAST_HANDFUL = 0.2
"""but never nearer than this, so that each is visible."""
TILT = 4.0
WIDEST_TILT = 22.0
"""The largest angle between the outer cards of the fan, in degrees."""
SWING = 11.0
"""The largest tilt of a card that is carried fast, in degrees."""
SWING_PER_SPEED = 6.0
"""Degrees for each pixel per millisecond."""
SWING_MS = 90.0
LIFT_MS = 60.0
TOUCH = 0.15
"""The share of a card that has to cover a zone to be dropped there."""


class CarriedCards(QObject):
    """The cards that the pointer carries; empty if it carries nothing."""

    def __init__(self, clock: Clock, parent: QObject) -> None:
        super().__init__(parent)
        self.cards: tuple[CardButton, ...] = ()
        self._lead = 0
        self._grip = QPointF()
        self._at = QPointF()
        self._before = QPointF()
        self._swing = 0.0
        self._height = 0.0
        self._widths: dict[int, float] = {}
        self._watch = Stopwatch(clock)
        self._timer = frames(clock, self, self._tick)

    def lift(self, card: CardButton, cards: Sequence[CardButton], start: QPoint, at: QPoint) -> None:
        """Carry these cards, held by `card`; the pointer went down at `start` and is now `at` another point."""
        self.cards = tuple(cards)
        self._lead = self.cards.index(card) if card in self.cards else 0
        self._grip = QPointF(start) - QPointF(card.pose.x, card.pose.y)
        self._widths = {carried.token: carried.pose.width for carried in self.cards}
        for carried in self.cards:
            carried.lifted = True
            carried.flight = self
            carried.raise_()
        self._before = QPointF(at)
        self._swing = self._height = 0.0
        self._watch.restart()
        self._timer.start()

    def move_to(self, at: QPoint) -> None:
        """Follow the pointer to this point."""
        self._at = QPointF(at)
        self._pose_cards()

    def let_go(self) -> None:
        """Carry nothing more; the cards stay where they are, and the caller settles them."""
        self.cards = ()
        self._timer.stop()

    @property
    def lead(self) -> CardButton | None:
        """The card by which the others are held."""
        return self.cards[self._lead] if self.cards else None

    @property
    def middle(self) -> float:
        """The horizontal middle of the carried cards."""
        return sum(card.pose.x for card in self.cards) / max(1, len(self.cards))

    def _tick(self) -> None:
        """Animate the carried cards: they rise when lifted, lean back while moving, and straighten when held still."""
        ms = max(1, self._watch.restart())
        speed = (self._at.x() - self._before.x()) / ms
        self._before = QPointF(self._at)
        goal = max(-SWING, min(SWING, speed * SWING_PER_SPEED))
        swing = self._swing + (goal - self._swing) * (1 - exp(-ms / SWING_MS))
        height = 1 - (1 - self._height) * exp(-ms / LIFT_MS)
        if abs(swing - self._swing) > 0.05 or height - self._height > 0.01:
            self._swing, self._height = swing, height
            self._pose_cards()

    def _pose_cards(self) -> None:
        middle = self._at - self._grip
        gaps = len(self.cards) - 1
        handful = max(LEAST_HANDFUL, min(HANDFUL, LONGEST_HANDFUL / max(1, gaps)))
        lean = min(TILT, WIDEST_TILT / max(1, gaps))
        for number, card in enumerate(self.cards):
            width = self._widths[card.token] * (1 + (LIFTED_WIDTH - 1) * self._height)
            outwards = abs(number - gaps / 2) - abs(self._lead - gaps / 2)
            x, y = middle.x() + (number - self._lead) * width * handful, middle.y() + outwards * width * 0.03
            tilt = lean * (number - gaps / 2) + TILT / 2 * self._height + self._swing
            pose = Pose(x, y, width, tilt, index=card.pose.index)
            card.fly(pose, self._widths[card.token] * LIFTED_WIDTH)


def zone_below(cards: Iterable[Pose], zones: Iterable[Zone], places: Mapping[Zone, ZonePlace]) -> Zone | None:
    """The zone of which the cards cover the largest area; None if they cover none of these zones."""
    bounds = [card.bounds() for card in cards]
    best: tuple[float, Zone | None] = (0.0, None)
    for zone in zones:
        area = places[zone].area if zone in places else QRectF()
        covered = sum(_size(area.intersected(card)) for card in bounds)
        if covered > best[0] and any(_on(area, card) for card in bounds):
            best = (covered, zone)
    return best[1]


def _on(area: QRectF, card: QRectF) -> bool:
    """Whether the card overlaps the area by more than its edge."""
    return _size(area.intersected(card)) >= TOUCH * min(_size(card), _size(area))


def _size(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())
