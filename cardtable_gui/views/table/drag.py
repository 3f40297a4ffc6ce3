"""Lifting, carrying and dropping cards with the mouse. Events come from the cards; nothing here is a system drag."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QGuiApplication

from cardtable_gui.core.zones import Zone
from cardtable_gui.views.table.card_button import CardButton
from cardtable_gui.views.table.spread import Pose
from cardtable_gui.views.table.stage import Stage

LIFTED_WIDTH = 1.06
"""A lifted card is nearer to the eye."""
HANDFUL = 0.28
"""Lifted cards lie apart by this share of their width."""
TILT = 4.0
TOUCH = 0.15
"""So much of a card has to lie on a zone to mean it."""


@dataclass(frozen=True, slots=True)
class Hand:
    """What the drag controller asks of the table."""

    may_lift: Callable[[CardButton], bool]
    lift: Callable[[CardButton], tuple[CardButton, ...]]
    """Pick for a drag that starts with this card, and return the cards that the pointer carries."""
    targets: Callable[[CardButton], tuple[Zone, ...]]
    """Where the picked cards may go when this one is dragged."""
    light: Callable[[tuple[Zone, ...], Zone | None], None]
    """Show these zones as legal, one of them as the one aimed at."""
    drop: Callable[[CardButton, Zone | None], None]
    """The cards were let go above a zone, a legal one if they lay on any."""


class DragController:
    """At most one drag at a time."""

    def __init__(self, stage: Stage, hand: Hand) -> None:
        self._stage = stage
        self._hand = hand
        self._card: CardButton | None = None
        self._start = QPoint()
        self._carried: tuple[CardButton, ...] = ()
        self._legal: tuple[Zone, ...] = ()
        self._grip = QPointF()

    @property
    def dragging(self) -> bool:
        """Whether cards are in the air."""
        return bool(self._carried)

    def press(self, card: CardButton, at: QPoint) -> None:
        """The pointer went down on a card."""
        self._card, self._start = card, at

    def move(self, at: QPoint) -> None:
        """The pointer moved while it is down."""
        if self._card is None:
            return
        if not self.dragging:
            far = (at - self._start).manhattanLength() >= QGuiApplication.styleHints().startDragDistance()
            if not far or not self._hand.may_lift(self._card):
                return
            pose = self._card.pose
            self._grip = QPointF(self._start) - QPointF(pose.x, pose.y)
            self._carried = self._hand.lift(self._card)
            self._legal = self._hand.targets(self._card)
            for card in self._carried:
                card.lifted = True
                card.raise_()
            self._card.raise_()
        self._carry(QPointF(at))
        self._hand.light(self._legal, self._aimed(self._legal))

    def release(self, at: QPoint) -> CardButton | None:
        """The pointer went up. Returns the card that was clicked, None after a drag."""
        card, carried = self._card, self._carried
        self._card = None
        if card is None:
            return None
        if not carried:
            return card if card.holds(QPointF(at)) or (at - self._start).manhattanLength() < 4 else None
        aimed = self._aimed(self._legal)
        zone = aimed if aimed is not None else self._aimed(tuple(self._stage.frame.zones))
        self._carried = ()
        self._hand.light((), None)
        self._hand.drop(card, zone)
        return None

    def cancel(self) -> bool:
        """Let go of everything; whether cards were in the air. The table settles them."""
        dragging = self.dragging
        self._card, self._carried = None, ()
        if dragging:
            self._hand.light((), None)
        return dragging

    def _carry(self, at: QPointF) -> None:
        assert self._card is not None
        middle = at - self._grip
        lead = self._carried.index(self._card) if self._card in self._carried else 0
        for number, card in enumerate(self._carried):
            width = card.pose.width if card.flying and card.lifted else card.pose.width * LIFTED_WIDTH
            apart = (number - lead) * width * HANDFUL
            tilt = TILT * (number - lead) + TILT / 2
            pose = Pose(middle.x() + apart, middle.y() + abs(number - lead) * width * 0.03, width, tilt)
            card.fly(replace(pose), width)

    def _aimed(self, zones: tuple[Zone, ...]) -> Zone | None:
        """The zone that the carried cards cover most of their area with; their own zone does not count."""
        best: tuple[float, Zone | None] = (0.0, None)
        for zone in zones:
            if self._card is not None and zone == self._card.zone:
                continue
            area = self._stage.frame.zones[zone].area if zone in self._stage.frame.zones else QRectF()
            covered = sum(_size(area.intersected(card.pose.bounds())) for card in self._carried)
            if covered > best[0] and any(_on(area, card) for card in self._carried):
                best = (covered, zone)
        return best[1]


def _on(area: QRectF, card: CardButton) -> bool:
    """Whether the card lies on the area, not just touches it."""
    bounds = card.pose.bounds()
    return _size(area.intersected(bounds)) >= TOUCH * min(_size(bounds), _size(area))


def _size(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())
