"""Who sits at a seat, as a button: a picture with the name below, in the set-up and wherever seats change hands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QToolButton

from cardtable_gui import i18n
from cardtable_gui.bots.cast import find
from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.messages import isolated
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.text.plain_text import set_tip
from cardtable_gui.views.plan.seat_picture import seat_picture

_SIDE = 88
"""The side of a portrait in logical pixels at normal text size."""
_WIDE = 116
"""The width of a portrait with its name below, the same way."""


class SeatFace(QToolButton):
    """Who sits at a seat: a picture with the name below."""

    def __init__(self, look: Look, profiles: Profiles) -> None:
        """Nobody; `show_seat` follows."""
        super().__init__()
        self._look = look
        self._profiles = profiles
        self._shown: object = None
        """What is shown, and how."""
        self.setProperty("kind", "quiet")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_seat(self, number: int, seat: Seat, names: Sequence[str]) -> None:
        """Show who sits at this seat, which counts from 0; `names` are those of all seats."""
        name = i18n.seat_name(number, names)
        side = self._look.scaled(_SIDE)
        wanted = number, seat, name, side, self._look.theme, self._profiles.find(seat.profile), i18n.language()
        if wanted == self._shown:
            return
        self._shown = wanted
        self.setIconSize(QSize(side, side))
        self.setIcon(seat_picture(self._profiles, seat, self._look.theme.ink_soft, side))
        room = self._width() - 2 * Space.SNUG
        self.setText(self.fontMetrics().elidedText(isolated(name), Qt.TextElideMode.ElideRight, room))
        found = None if seat.level is None else find(seat.character)
        about = "" if found is None else i18n.text(found.about)
        set_tip(self, about or name)
        self.setAccessibleDescription(about)
        template = QCoreApplication.translate("start", "{name}, seat {number}")
        self.setAccessibleName(template.format(name=name, number=number + 1))

    def sizeHint(self) -> QSize:
        """As wide as the others, whatever the name."""
        return QSize(self._width(), super().sizeHint().height())

    def _width(self) -> int:
        return max(self._look.scaled(_WIDE), self._look.scaled(_SIDE) + 2 * Space.EASY)
