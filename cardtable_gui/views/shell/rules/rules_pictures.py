"""Pictures in the text of the rules: a page writes `![three 5s](cards:5,5,5)` for a set of cards.

Faces are those of the game. The text in square brackets is used where no picture can be shown. Cards of the round that
the page plays out are named by `example_round`, and `table_picture` shows the whole table.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFragment,
    QTextLength,
)

from cardtable_gui import games
from cardtable_gui.games import own_houses
from cardtable_gui.views.kit.look.theme import CARD_ASPECT, CARD_RADIUS, Theme, Type
from cardtable_gui.views.kit.pictures.art import Art, art_of
from cardtable_gui.views.plan import example_round
from cardtable_gui.views.shell.rules import table_picture

PICTURE = re.compile(r"!\[([^\]]*)\]\(cards:([^)\s]+)\)")
"""A picture in the page's source: its text and its cards."""
_WIDE = 3.0
"""Width of a card, in units of body text."""
_SHOWS = 0.46
"""The visible share of a card below another one, by its width."""


def cards_of(address: str) -> Sequence[str]:
    """The cards of a picture, from left to right, as named in the page."""
    return address.split(",")


def add(document: QTextDocument, markdown: str, game: str, theme: Theme, percent: int, ratio: float) -> None:
    """Add the pictures of a page to its document, at this text size and pixel ratio."""
    for found in table_picture.PICTURE.finditer(markdown):
        table = table_picture.painted(game, found[2], theme, ratio)
        document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(f"table:{found[2]}"), table)
    sets = {f"cards:{found[2]}": cards_of(found[2]) for found in PICTURE.finditer(markdown)}
    for found in example_round.PICTURE.finditer(markdown):
        sets[f"step:{found[2]}"] = example_round.cards(game, int(found[2]))
    if not sets:
        return
    # A page is about what new matches play.
    package = games.package(game).with_house_rules(own_houses.of_new_matches(game))
    art = art_of(game, package.game.faces, package.game.suit_colours)
    art.high_contrast = theme.high_contrast
    for address, cards in sets.items():
        picture = _painted(art, cards, theme, _WIDE * Type.BODY.px(percent), ratio)
        document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(address), picture)


def set_in_line(block: QTextBlock) -> bool:
    """Centre the pictures of a paragraph vertically on its line, none wider than the page; tell whether it has any."""
    cursor = QTextCursor(block)
    pictures: list[QTextFragment] = []
    piece = block.begin()
    while not piece.atEnd():
        if piece.fragment().charFormat().isImageFormat():
            pictures.append(piece.fragment())
        piece += 1
    for place in pictures:
        form = place.charFormat().toImageFormat()
        form.setMaximumWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        form.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        cursor.setPosition(place.position())
        cursor.setPosition(place.position() + place.length(), QTextCursor.MoveMode.KeepAnchor)
        cursor.setCharFormat(form)
    return bool(pictures)


def _painted(art: Art, cards: Sequence[str], theme: Theme, wide: float, ratio: float) -> QImage:
    """The cards side by side, overlapping, on a transparent background."""
    pictures = [art.face(card, wide, ratio) for card in cards]
    size = pictures[0].deviceIndependentSize()
    stride = size.width() * _SHOWS
    whole = QSizeF(size.width() + stride * (len(pictures) - 1) + 2, size.width() * CARD_ASPECT + 2)
    image = QImage((whole * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, picture in enumerate(pictures):
        corner = QPointF(1 + number * stride, 1)
        painter.drawPixmap(corner, picture)
        edge = QPainterPath()
        radius = size.width() * CARD_RADIUS
        edge.addRoundedRect(corner.x(), corner.y(), size.width(), size.height(), radius, radius)
        painter.setPen(QPen(theme.panel_edge, 1))
        painter.drawPath(edge)
    painter.end()
    return image
