"""What a pointer does with a card, told from where it goes down, moves and goes up. No widgets, no rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from PySide6.QtCore import QPoint

Card = TypeVar("Card")

CLICK_REACH = {False: 4, True: 14}
"""A press that moved no further, in pixels, is a click, on whatever it began; with a finger more than with a mouse."""


@dataclass(frozen=True, slots=True)
class Press(Generic[Card]):
    """The pointer went down on a card.

    Attributes:
        card: the card.
        at: where, in the table's coordinates.
        by_finger: whether it is a finger, not a mouse.
        with_equals: whether the cards that are equal to it are meant too (Shift is held).
    """

    card: Card
    at: QPoint
    by_finger: bool = False
    with_equals: bool = False


@dataclass(frozen=True, slots=True)
class Click(Generic[Card]):
    """The pointer went down on a card and up again."""

    card: Card
    with_equals: bool = False


@dataclass(frozen=True, slots=True)
class DoubleClick(Generic[Card]):
    """The pointer went down twice in a short time on the same card."""

    card: Card


@dataclass(frozen=True, slots=True)
class LongPress(Generic[Card]):
    """A finger rests on a card."""

    card: Card


@dataclass(frozen=True, slots=True)
class DragStart(Generic[Card]):
    """The pointer went down on a card at `start` and has moved away, to `at`."""

    card: Card
    start: QPoint
    at: QPoint


@dataclass(frozen=True, slots=True)
class DragMove:
    """The pointer carries what was lifted, and is here now."""

    at: QPoint


@dataclass(frozen=True, slots=True)
class Drop:
    """The pointer let go of what it carried."""


class PressRecognizer(Generic[Card]):
    """Recognises one gesture at a time. The pointer is up, or down on a card, or carries cards."""

    def __init__(self, drag_distance: int) -> None:
        """`drag_distance`: a press that moves so far, in pixels, is a drag, unless it is a click still."""
        self._drag_distance = drag_distance
        self._pressed: Press[Card] | None = None
        self._dragging = False
        self._last: Card | None = None

    @property
    def pressed(self) -> Press[Card] | None:
        """The press that goes on, also while cards are carried; None: the pointer is up."""
        return self._pressed

    @property
    def dragging(self) -> bool:
        """Whether cards are carried."""
        return self._dragging

    def press(self, press: Press[Card]) -> None:
        """The pointer went down. Where it carries cards still, it went up unseen: it carries them on."""
        if not self._dragging:
            self._pressed = press
        self._last = press.card

    def press_again(self, card: Card) -> DoubleClick[Card] | None:
        """The system reports a double click, here at this card; None: it went down at another card before.

        Two quick clicks on two cards are no double click: the caller has `press` take the second one.
        """
        return DoubleClick(card) if card == self._last else None

    def move(self, at: QPoint) -> DragStart[Card] | DragMove | None:
        """The pointer moved while it is down; None: that means nothing yet.

        Each move that is far enough proposes a drag, until `begin_drag` takes it up.
        """
        press = self._pressed
        if press is None:
            return None
        if self._dragging:
            return DragMove(at)
        least = max(self._drag_distance, CLICK_REACH[press.by_finger])
        far = (at - press.at).manhattanLength() >= least
        return DragStart(press.card, press.at, at) if far else None

    def begin_drag(self) -> None:
        """Cards were lifted: the press is a drag from now on."""
        self._dragging = self._pressed is not None

    def release(self, at: QPoint, *, on_card: bool) -> Click[Card] | Drop | None:
        """The pointer went up; `on_card`: on the card on which it went down. None: that means nothing."""
        press, dragging = self._pressed, self._dragging
        self._pressed, self._dragging = None, False
        if press is None:
            return None
        if dragging:
            return Drop()
        near = (at - press.at).manhattanLength() < CLICK_REACH[press.by_finger]
        return Click(press.card, press.with_equals) if near or on_card else None

    def rest(self) -> LongPress[Card] | None:
        """The pointer has rested for long; the press means nothing else any more. None: it is up, or carries cards."""
        press = self._pressed
        if press is None or self._dragging:
            return None
        self._pressed = None
        return LongPress(press.card)

    def cancel(self) -> bool:
        """Let the press mean nothing; whether cards were carried."""
        dragging = self._dragging
        self._pressed, self._dragging = None, False
        return dragging

    def forget(self) -> None:
        """Let neither the press mean anything, nor another one make a double click of it."""
        self.cancel()
        self._last = None
