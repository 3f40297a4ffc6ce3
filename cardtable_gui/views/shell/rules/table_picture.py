"""The table in the text of the rules: a page writes `![The table](table:12/deck,market,hand)`.

It is the program's own table as the first seat sees it after 12 actions of the game's recorded round (`example_round`),
with the named places numbered from 1. A place is a zone of the own seat or of the whole table, or `bar`, the bar with
the buttons; `hand@1` is a zone of seat 1.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPen
from PySide6.QtWidgets import QApplication

from cardtable_gui import i18n
from cardtable_gui.controller.match_source import MatchSource
from cardtable_gui.core.actions import Action
from cardtable_gui.core.zones import Zone
from cardtable_gui.timing import SystemClock
from cardtable_gui.views import fonts
from cardtable_gui.views.shell.rules import example_round
from cardtable_gui.views.table.table_view import TableView
from cardtable_gui.views.theme import Theme, Type

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


class _Moment(MatchSource):
    """A match at one moment, as the person to move sees it; nothing can be done."""

    @property
    def is_humans_turn(self) -> bool:
        return True

    @property
    def hand_over(self) -> int | None:
        return None

    def start(self) -> None:
        self.replaced.emit()

    def act(self, action: Action) -> None:
        del action

    def step_shown(self) -> None:
        """Nothing waits for it."""

    def reveal(self) -> None:
        """There is no curtain."""

    def _show_moment_anew(self) -> None:
        self.replaced.emit()


def _paint(game: str, address: str, theme: Theme, ratio: float) -> QImage:
    actions, places = moment_of(address)
    match = example_round.match(game, actions)
    table = TableView(SystemClock())
    table.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    table.set_theme(theme)
    table.set_speed(0)
    table.resize(WIDTH, HEIGHT)
    moment = _Moment(match, _OWN, table)
    table.open(moment)
    moment.start()
    table.show()
    image = QImage(round(WIDTH * ratio), round(HEIGHT * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    QApplication.sendPostedEvents(table)
    table.render(image)
    zones = frozenset(item.zone.name for item in moment.view.zones() if item.zone.seat is not None)
    areas = [QRectF(table.bar.geometry()) if place == _BAR else table.area(zone_of(place, zones)) for place in places]
    lost = [place for place, area in zip(places, areas, strict=True) if area.isEmpty()]
    table.close_session()
    table.close()
    table.deleteLater()
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
