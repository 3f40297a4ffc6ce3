"""The table in the text of the rules: a page writes `![The table](table:12/deck,market,hand)`.

It is the program's own table as the first seat sees it after 12 actions of the game's recorded round (`example_round`),
with the named places numbered from 1. A place is a zone of the own seat or of the whole table, or `bar`, the bar with
the buttons; `hand@1` is a zone of seat 1.

Apart from other pictures, since it needs the table and a recorded round.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPen

from cardtable_gui import i18n
from cardtable_gui.core.zones import Zone
from cardtable_gui.views.kit.look import fonts
from cardtable_gui.views.kit.look.theme import Theme, Type
from cardtable_gui.views.plan import example_round
from cardtable_gui.views.table.still_moment import StillMoment, picture, still_table

PICTURE = re.compile(r"!\[([^\]]*)\]\(table:([^)\s]+)\)")
"""A picture in the page's source: its text, and the number of actions with the places."""
WIDTH, HEIGHT = 880, 560
"""The size of the table, in logical pixels; a narrow page shows it smaller."""
_OWN = 0
_BAR = "bar"
_BADGE = 15.0
"""The radius of a number's disc."""
_PAINTED: dict[tuple[str, str, i18n.Language, str, float], QImage] = {}
"""The last picture: a page is made anew whenever the text size or the window changes."""


def moment_of(address: str) -> tuple[int, list[str]]:
    """The number of actions before a picture, and its places in the order of their numbers, as named in the page."""
    actions, _, places = address.partition("/")
    return int(actions), places.split(",") if places else []


def zone_of(place: str, seat_zones: frozenset[str]) -> Zone:
    """The zone of a place as a page names it; those of `seat_zones` belong to the own seat unless it names one."""
    name, _, seat = place.partition("@")
    if seat:
        return Zone(name, int(seat))
    return Zone(name, _OWN if name in seat_zones else None)


def painted(game: str, address: str, theme: Theme, ratio: float) -> QImage:
    """The table with numbered places, in the language in force.

    Raises:
        MissingResourceError: the game has no recorded round.
        ValueError: the round has no such moment, or the table no such place.
    """
    wanted = game, address, i18n.language(), theme.name, ratio
    if wanted not in _PAINTED:
        _PAINTED.clear()
        _PAINTED[wanted] = _paint(game, address, theme, ratio)
    return _PAINTED[wanted]


def _paint(game: str, address: str, theme: Theme, ratio: float) -> QImage:
    actions, places = moment_of(address)
    match = example_round.match(game, actions)
    with still_table(QSize(WIDTH, HEIGHT), theme) as table:
        moment = StillMoment(match, _OWN, table)
        image = picture(table, moment, ratio)
        zones = frozenset(item.zone.name for item in moment.view.zones() if item.zone.seat is not None)
        areas = [
            QRectF(table.bar.geometry()) if place == _BAR else table.area(zone_of(place, zones)) for place in places
        ]
        lost = [place for place, area in zip(places, areas, strict=True) if area.isEmpty()]
    if lost:
        raise ValueError(f"the table of {game} has no place {lost[0]!r}")
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, (place, area) in enumerate(zip(places, areas, strict=True), start=1):
        _number(painter, _on_bar(area) if place == _BAR else _below(area), str(number), theme)
    painter.end()
    return image


def _below(area: QRectF) -> QPointF:
    """Where the number of a zone is: at the middle of its lower edge, inside the picture."""
    return QPointF(area.center().x(), min(area.bottom() - _BADGE / 4, HEIGHT - _BADGE - 2))


def _on_bar(area: QRectF) -> QPointF:
    """Where the bar's number is: at its upper right corner, clear of the prompt."""
    return QPointF(area.right() - 2 * _BADGE, area.top() + _BADGE / 2)


def _number(painter: QPainter, middle: QPointF, number: str, theme: Theme) -> None:
    """A disc with a number."""
    disc = QRectF(middle.x() - _BADGE, middle.y() - _BADGE, 2 * _BADGE, 2 * _BADGE)
    painter.setPen(QPen(theme.panel, 2))
    painter.setBrush(theme.accent)
    painter.drawEllipse(middle, _BADGE, _BADGE)
    painter.setPen(theme.panel)
    painter.setFont(fonts.font(Type.TITLE, 100, bold=True))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, number)
