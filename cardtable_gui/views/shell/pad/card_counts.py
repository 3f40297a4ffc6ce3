"""Cards as keys: a press adds one of a kind, and each kind shows how many there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from cardtable_gui.core.messages import Message
from cardtable_gui.i18n import text
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.controls.flow import Flow
from cardtable_gui.views.kit.look import focus_ring
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import CARD_ASPECT, CARD_RADIUS, Space, Type, with_alpha
from cardtable_gui.views.kit.pictures.art import Art
from cardtable_gui.views.kit.text import accessible
from cardtable_gui.views.kit.text.fitted_text import width_of, write

_WIDE = 42
"""The width of a card at normal text size."""
_LESS = (Qt.Key.Key_Minus, Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class _KindOfCard(accessible.Pressable):
    def __init__(self, key: CardKey) -> None:
        super().__init__(key)

    @property
    def checkable(self) -> bool:
        return self.described(CardKey).single

    @property
    def checked(self) -> bool:
        return self.described(CardKey).number > 0


class CardKey(QAbstractButton):
    """One kind of card, with the number of those that were entered."""

    accessible_interface = _KindOfCard
    less = Signal()
    """The player wants one card less."""

    def __init__(self, card: str, name: str | Message, most: int, look: Look, art: Art, *, single: bool) -> None:
        """None are entered. `single`: it's one card among others, of which one is chosen."""
        super().__init__()
        self.card = card
        self.single = single
        self.most = most
        self.number = 0
        self._name = name
        self._look = look
        self._art = art
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def show_number(self, number: int) -> None:
        """Show that so many are entered."""
        self.number = number
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Update the accessible name to the current language."""
        name = text(self._name) if isinstance(self._name, Message) else self._name
        words = QCoreApplication.translate("pad", "{card}, {number} entered")
        self.setAccessibleName(name if self.single else words.format(card=name, number=self.number))

    def sizeHint(self) -> QSize:
        wide = self._look.scaled(_WIDE)
        room = 2 * focus_ring.ROOM
        return QSize(wide + room, round(wide * CARD_ASPECT) + room)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Add by plus, Return and Space; take away by minus and what deletes."""
        if event.key() == Qt.Key.Key_Plus:
            self.click()
        elif event.key() in _LESS:
            self.less.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self._look.theme
        self._art.high_contrast = theme.high_contrast
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = focus_ring.ROOM
        place = QRectF(self.rect()).adjusted(room, room, -room, -room)
        radius = place.width() * CARD_RADIUS
        painter.drawPixmap(place.topLeft(), self._art.face(self.card, place.width(), self.devicePixelRatioF()))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.panel_edge, 1))
        painter.drawRoundedRect(place, radius, radius)
        if self.number:
            painter.setPen(QPen(theme.accent, 3))
            painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), radius, radius)
            self._paint_number(painter, place)
        elif self.underMouse():
            painter.fillRect(place, with_alpha(theme.glow, 40))
        if self.hasFocus():
            focus_ring.paint_around(painter, theme, place, radius)
        painter.end()

    def _paint_number(self, painter: QPainter, place: QRectF) -> None:
        """Paint how many there are onto the lower edge of the card."""
        theme, px = self._look.theme, self._look.px(Type.LABEL)
        said = "✓" if self.single else f"×{self.number}"
        label = QRectF(0, 0, max(1.5 * px, width_of(said, px, bold=True) + 0.7 * px), 1.4 * px)
        label.moveBottomRight(QPointF(place.right(), place.bottom()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.accent)
        painter.drawRoundedRect(label, 0.4 * px, 0.4 * px)
        write(painter, label, said, px, theme.on_accent, bold=True, align=Qt.AlignmentFlag.AlignCenter)


class CardCounts(Flow):
    """A key for each kind, and below it a button that takes one card away again."""

    changed = Signal()

    def __init__(
        self,
        kinds: Sequence[tuple[str, int]],
        most: int | None,
        name: Callable[[str], str | Message],
        look: Look,
        art: Art,
    ) -> None:
        """Nothing is entered.

        Args:
            kinds: texts of cards, and how many of each there may be.
            most: how many there may be in all; with 1, another card takes the place of the one before.
            name: what players call a card.
            look: the look.
            art: the pictures.
        """
        super().__init__(Space.TIGHT)
        self._most = most
        single = most == 1
        self.keys = {card: CardKey(card, name(card), number, look, art, single=single) for card, number in kinds}
        self.minus = {} if single else {card: Button("−") for card in self.keys}
        for card, key in self.keys.items():
            key.clicked.connect(lambda _down=False, card=card: self._add(card))
            key.less.connect(lambda card=card: self._take(card))
        for card, button in self.minus.items():
            button.setProperty("kind", "chip")
            button.clicked.connect(lambda _down=False, card=card: self._take(card))
        self.show_cells([self._cell(card) for card in self.keys])
        self._show()
        look.changed.connect(self.arrange)

    @property
    def cards(self) -> list[str]:
        """The entered cards, in the order of the kinds."""
        return [card for card, key in self.keys.items() for _ in range(key.number)]

    def show_cards(self, cards: Sequence[str]) -> None:
        """Show these cards as entered."""
        number = Counter(cards)
        for card, key in self.keys.items():
            key.show_number(number[card])
        self._show()

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        for key in self.keys.values():
            key.retranslate()
        words = QCoreApplication.translate("pad", "One less: {card}")
        for card, button in self.minus.items():
            name = self.keys[card].accessibleName().rpartition(",")[0]
            button.setAccessibleName(words.format(card=name or card))

    def _cell(self, card: str) -> QWidget:
        if not self.minus:
            return self.keys[card]
        cell = QWidget()
        lines = QVBoxLayout(cell)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(self.keys[card])
        lines.addWidget(self.minus[card])
        policy = self.minus[card].sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.minus[card].setSizePolicy(policy)
        return cell

    def _add(self, card: str) -> None:
        key = self.keys[card]
        if key.single:
            self.show_cards([] if key.number else [card])
        elif key.number == key.most or (self._most is not None and len(self.cards) >= self._most):
            return
        else:
            key.show_number(key.number + 1)
        self._show()
        self.changed.emit()

    def _take(self, card: str) -> None:
        key = self.keys[card]
        if key.number:
            key.show_number(key.number - 1)
            if not key.number:
                key.setFocus()
            self._show()
            self.changed.emit()

    def _show(self) -> None:
        for card, button in self.minus.items():
            button.setVisible(self.keys[card].number > 0)
        self.retranslate()
