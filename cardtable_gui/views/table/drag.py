"""Lifting, carrying and dropping cards with the pointer. Events come from the cards; nothing here is a system drag."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp

from PySide6.QtCore import QElapsedTimer, QObject, QPoint, QPointF, QRectF
from PySide6.QtGui import QGuiApplication

from cardtable_gui.core.zones import Zone
from cardtable_gui.views.table.animator import frames
from cardtable_gui.views.table.card_button import CardButton
from cardtable_gui.views.table.spread import Pose
from cardtable_gui.views.table.stage import Stage

LIFTED_WIDTH = 1.06
"""A lifted card is nearer to the eye."""
HANDFUL = 0.3
"""Lifted cards lie apart by this share of their width: the index of each shows."""
LONGEST_HANDFUL = 1.8
"""More of them move together, so that the fan becomes no longer than so many card widths,"""
LEAST_HANDFUL = 0.2
"""but never nearer than this: every card is seen, however many there are."""
TILT = 4.0
WIDEST_TILT = 22.0
"""The outer cards of a handful lean to both sides by no more than this between them."""
SWING = 11.0
"""A card that is carried fast leans by so many degrees at most."""
SWING_PER_SPEED = 6.0
"""Degrees for each pixel a millisecond."""
SWING_MS = 90.0
LIFT_MS = 60.0
TOUCH = 0.15
"""So much of a card has to lie on a zone to mean it."""
CLICK_REACH = {False: 4, True: 14}
"""A press that moved no further is a click, on whatever it began; with a finger more than with a mouse."""


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
    hold: Callable[[float | None], None]
    """The cards are held above the hand that they come from, with their middle here; None: elsewhere."""
    sort: Callable[[CardButton, float], None]
    """The cards were let go there."""
    drop: Callable[[CardButton, Zone | None], None]
    """The cards were let go above a zone, a legal one if they lay on any."""


class DragController(QObject):
    """At most one drag at a time."""

    def __init__(self, stage: Stage, hand: Hand, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._hand = hand
        self._card: CardButton | None = None
        self._start = QPoint()
        self._touching = False
        self._carried: tuple[CardButton, ...] = ()
        self._legal: tuple[Zone, ...] = ()
        self._grip = QPointF()
        self._at = QPointF()
        self._before = QPointF()
        self._swing = 0.0
        self._height = 0.0
        self._widths: dict[int, float] = {}
        self._clock = QElapsedTimer()
        self._timer = frames(self, self._tick)

    @property
    def dragging(self) -> bool:
        """Whether cards are in the air."""
        return bool(self._carried)

    @property
    def pressed(self) -> CardButton | None:
        """The card on which the pointer went down and still is, or that it carries."""
        return self._card

    def press(self, card: CardButton, at: QPoint, *, touching: bool = False) -> None:
        """The pointer went down on a card; `touching`: it is a finger."""
        self._card, self._start, self._touching = card, at, touching

    def move(self, at: QPoint) -> None:
        """The pointer moved while it is down."""
        if self._card is None:
            return
        if not self.dragging:
            least = max(QGuiApplication.styleHints().startDragDistance(), CLICK_REACH[self._touching])
            far = (at - self._start).manhattanLength() >= least
            if not far or not self._hand.may_lift(self._card):
                return
            self._take(self._card, at)
        self._at = QPointF(at)
        self._carry()
        aimed = self._aimed(self._legal, own=True)
        mine = aimed is not None and aimed == self._card.zone
        self._hand.hold(self._middle() if mine else None)
        self._hand.light(self._legal, None if mine else aimed)

    def release(self, at: QPoint) -> CardButton | None:
        """The pointer went up. Returns the card that was clicked, None after a drag."""
        card = self._card
        if card is None:
            return None
        if not self._carried:
            self._card = None
            near = (at - self._start).manhattanLength() < CLICK_REACH[self._touching]
            return card if near or card.holds(QPointF(at)) else None
        aimed = self._aimed(self._legal, own=True)
        zone = aimed if aimed is not None else self._aimed(tuple(self._stage.frame.zones), own=False)
        middle = self._middle()
        self._let_go()
        self._hand.light((), None)
        if aimed is not None and aimed == card.zone:
            self._hand.sort(card, middle)
        else:
            self._hand.drop(card, zone)
        return None

    def cancel(self) -> bool:
        """Let go of everything; whether cards were in the air. The table settles them."""
        dragging = self.dragging
        self._let_go()
        if dragging:
            self._hand.light((), None)
        return dragging

    def _take(self, card: CardButton, at: QPoint) -> None:
        self._grip = QPointF(self._start) - QPointF(card.pose.x, card.pose.y)
        self._carried = self._hand.lift(card)
        self._legal = self._hand.targets(card)
        self._widths = {carried.token: carried.pose.width for carried in self._carried}
        for carried in self._carried:
            carried.lifted = True
            carried.flight = self
            carried.raise_()
        self._before = QPointF(at)
        self._swing = self._height = 0.0
        self._clock.start()
        self._timer.start()

    def _let_go(self) -> None:
        self._card, self._carried = None, ()
        self._timer.stop()

    def _tick(self) -> None:
        """Cards rise when they are lifted, lean back while they are carried along, and hang straight when held."""
        ms = max(1, self._clock.restart())
        speed = (self._at.x() - self._before.x()) / ms
        self._before = QPointF(self._at)
        goal = max(-SWING, min(SWING, speed * SWING_PER_SPEED))
        swing = self._swing + (goal - self._swing) * (1 - exp(-ms / SWING_MS))
        height = 1 - (1 - self._height) * exp(-ms / LIFT_MS)
        if abs(swing - self._swing) > 0.05 or height - self._height > 0.01:
            self._swing, self._height = swing, height
            self._carry()

    def _carry(self) -> None:
        if self._card is None:
            return
        middle = self._at - self._grip
        lead = self._carried.index(self._card) if self._card in self._carried else 0
        gaps = len(self._carried) - 1
        handful = max(LEAST_HANDFUL, min(HANDFUL, LONGEST_HANDFUL / max(1, gaps)))
        lean = min(TILT, WIDEST_TILT / max(1, gaps))
        for number, card in enumerate(self._carried):
            width = self._widths[card.token] * (1 + (LIFTED_WIDTH - 1) * self._height)
            outwards = abs(number - gaps / 2) - abs(lead - gaps / 2)
            x, y = middle.x() + (number - lead) * width * handful, middle.y() + outwards * width * 0.03
            tilt = lean * (number - gaps / 2) + TILT / 2 * self._height + self._swing
            pose = Pose(x, y, width, tilt, index=card.pose.index)
            card.fly(pose, self._widths[card.token] * LIFTED_WIDTH)

    def _middle(self) -> float:
        """The middle of what is carried, from left to right."""
        return sum(card.pose.x for card in self._carried) / max(1, len(self._carried))

    def _aimed(self, zones: tuple[Zone, ...], *, own: bool) -> Zone | None:
        """The zone that the carried cards cover most of their area with; `own`: it may be the hand they come from."""
        assert self._card is not None
        home = self._card.zone
        if own and home is not None and home == self._stage.own:
            zones = (*zones, home)
        best: tuple[float, Zone | None] = (0.0, None)
        for zone in zones:
            if zone == home and not (own and home == self._stage.own):
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
