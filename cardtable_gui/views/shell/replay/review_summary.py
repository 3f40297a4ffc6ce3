"""What comes first in a review: the moments that decided the match, then luck and mistakes as bars with words.

Apart from the panel, which is about the list of all decisions.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.replay import Replay
from cardtable_gui.controller.review.deciding import Deciding, deciding
from cardtable_gui.controller.review.review import LEAST_TURN, MISTAKE, Review
from cardtable_gui.models.review_rows import place_words
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.controls.flow import Flow
from cardtable_gui.views.kit.controls.phrased import PhrasedLabel
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import CARD_ASPECT, CARD_RADIUS, Space
from cardtable_gui.views.kit.pictures.art import Art, art_of

_CARD: Final = 34
"""The width of a card, at normal text size."""
_LIFT: Final = 0.2
"""By how much of its height a card of the better move stands out."""
_APART: Final = 0.62
"""How far cards are apart where there's room, by their width."""
_BAR: Final = 8
"""The height of a bar, at normal text size."""
_WHOLE: Final = 0.6
"""The share of a match that fills a bar."""
_MUCH_LUCK: Final = 0.3
"""Luck of at least this share is very good or very bad."""


class DecidingMoments(QWidget):
    """A sentence, a picture of the hand and a button for each of the few moments that decided."""

    chosen = Signal(int)
    """This moment is to be shown."""
    again_asked = Signal(int)
    """The player wants to try it again from this moment."""

    def __init__(self, look: Look) -> None:
        """Start without moments."""
        super().__init__()
        self._look = look
        self._shown: Sequence[Deciding] = ()
        self._replay: Replay | None = None
        self.heading = PhrasedLabel()
        self.heading.setProperty("type", "heading")
        self.heading.setProperty("weight", "bold")
        self.buttons: list[Button] = []
        """Those of the moments, in their order."""
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(Space.SNUG)
        self._lines.addWidget(self.heading)
        self._rows: list[QWidget] = []

    def show_review(self, replay: Replay, review: Review, seat: int) -> None:
        """Show what decided the match for this seat."""
        found = deciding(replay.match, review, seat)
        if replay is self._replay and found == self._shown:
            return
        self._replay, self._shown = replay, found
        self.retranslate()

    def retranslate(self) -> None:
        """Make all rows anew, in the current language."""
        self.heading.setText(
            QCoreApplication.translate("review", "What decided the match")
            if self._shown
            else QCoreApplication.translate("review", "No single moment decided the match; many small ones did.")
        )
        for row in self._rows:
            self._lines.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows, self.buttons = [], []
        for each in self._shown:
            row = self._row(each)
            self._lines.addWidget(row)
            self._rows.append(row)

    def _row(self, moment: Deciding) -> QWidget:
        assert self._replay is not None
        replay = self._replay
        row = QWidget()
        lines = QVBoxLayout(row)
        lines.setContentsMargins(0, 0, 0, Space.SNUG)
        lines.setSpacing(Space.HAIR)
        place = PhrasedLabel()
        place.setProperty("type", "caption")
        place.setProperty("tone", "soft")
        place.setText(place_words(replay, moment.at))
        paragraphs = [PhrasedLabel() for _ in moment.said]
        for label, said in zip(paragraphs, moment.said, strict=True):
            label.setText(i18n.sentences(i18n.text(each, replay.names) for each in said))
        button = Button()
        button.setProperty("kind", "square")
        if moment.own:
            button.setText(QCoreApplication.translate("review", "Try it again"))
            button.clicked.connect(partial(self.again_asked.emit, moment.at))
        else:
            button.setText(QCoreApplication.translate("review", "Show this moment"))
            button.clicked.connect(partial(self.chosen.emit, moment.at))
        self.buttons.append(button)
        lines.addWidget(place)
        if moment.hand:
            game = replay.package.game
            lines.addWidget(_Hand(self._look, art_of(game.id, game.faces, game.suit_colours), moment))
        for label in paragraphs:
            lines.addWidget(label)
        below = Flow(Space.SNUG)
        below.show_cells((button,))
        lines.addWidget(below)
        return row


class _Hand(QWidget):
    """The cards that the seat held, small; those of the better move stand out."""

    def __init__(self, look: Look, art: Art, moment: Deciding) -> None:
        super().__init__()
        self._look = look
        self._art = art
        self._moment = moment
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        lift = _LIFT if self._moment.better else 0.0
        return QSize(0, round(self._look.scaled(_CARD) * CARD_ASPECT * (1 + lift)))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        wide = float(self._look.scaled(_CARD))
        lift = wide * CARD_ASPECT * _LIFT
        cards = self._moment.hand
        room = (self.width() - wide) / max(1, len(cards) - 1)
        step = min(wide * _APART, room)
        self._art.high_contrast = self._look.theme.high_contrast
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._look.theme.panel_edge, 1))
        for place, card in enumerate(cards):
            top = 0.0 if place in self._moment.better or not self._moment.better else lift
            painter.drawPixmap(QPointF(place * step, top), self._art.face(card, wide, self.devicePixelRatioF()))
            edge = QRectF(place * step, top, wide, wide * CARD_ASPECT).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.drawRoundedRect(edge, CARD_RADIUS * wide, CARD_RADIUS * wide)
        painter.end()


class LuckAndMistakes(QWidget):
    """Two bars: luck from the middle to the good or the bad side, and what mistakes gave away."""

    def __init__(self, look: Look) -> None:
        """Start without figures."""
        super().__init__()
        self.luck, self.mistakes = PhrasedLabel(), PhrasedLabel()
        self._bars = (_Bar(look), _Bar(look))
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(Space.HAIR)
        for words, bar in zip((self.luck, self.mistakes), self._bars, strict=True):
            lines.addWidget(words)
            lines.addWidget(bar)
            lines.addSpacing(Space.TIGHT)

    def show_review(self, review: Review, seat: int) -> None:
        """Show what luck and mistakes came to for this seat."""
        sums = review.seat(seat)
        losses = [each.loss for each in review.of_seat(seat) if each.loss >= MISTAKE]
        large = sum(loss >= LEAST_TURN for loss in losses)
        self.luck.setText(_luck_words(sums.luck))
        self.mistakes.setText(_mistake_words(large, len(losses) - large))
        self._bars[0].fill(0.5, 0.5 + max(-1.0, min(1.0, sums.luck / _WHOLE)) / 2)
        self._bars[1].fill(0.5, 0.5 - min(1.0, sums.loss / _WHOLE) / 2)


def _luck_words(luck: float) -> str:
    if luck >= _MUCH_LUCK:
        return QCoreApplication.translate("review", "Luck: very good")
    if luck >= LEAST_TURN:
        return QCoreApplication.translate("review", "Luck: good")
    if luck > -LEAST_TURN:
        return QCoreApplication.translate("review", "Luck: neither good nor bad")
    if luck > -_MUCH_LUCK:
        return QCoreApplication.translate("review", "Luck: bad")
    return QCoreApplication.translate("review", "Luck: very bad")


def _mistake_words(large: int, small: int) -> str:
    if large and small:
        words = QCoreApplication.translate("review", "Mistakes: {large} large, {small} small")
        return words.format(large=large, small=small)
    if large:
        return QCoreApplication.translate("review", "Mistakes: %n large", None, large)
    if small:
        return QCoreApplication.translate("review", "Mistakes: %n small", None, small)
    return QCoreApplication.translate("review", "Mistakes: none")


class _Bar(QWidget):
    """A bar that is filled from one place to another: to the right in the good colour, to the left in the bad one."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._from, self._to = 0.5, 0.5
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def fill(self, start: float, end: float) -> None:
        """Fill it between these shares of its width."""
        self._from, self._to = start, end
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, self._look.scaled(_BAR))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme, wide, high = self._look.theme, float(self.width()), float(self.height())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.panel_edge)
        painter.drawRoundedRect(QRectF(0, 0, wide, high), high / 2, high / 2)
        painter.setBrush(theme.good if self._to > self._from else theme.bad)
        left, right = sorted((self._from * wide, self._to * wide))
        painter.drawRoundedRect(QRectF(left, 0, right - left, high), high / 2, high / 2)
        painter.setBrush(theme.ink)
        painter.drawRect(QRectF(wide / 2 - 1, 0, 2, high))
        painter.end()
