"""The picture of whoever sits at a seat: a character's portrait, the mark of a person's profile, or an icon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QIcon

from cardtable_gui.bots import cast
from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.views.kit.controls import icons
from cardtable_gui.views.kit.pictures import drawings
from cardtable_gui.views.plan import profile_mark

if TYPE_CHECKING:
    from cardtable_gui.controller.seats import Seat
    from cardtable_gui.controller.statistics.match_results import Opponent


def seat_picture(profiles: Profiles, who: Seat | Opponent, ink: QColor, side: int) -> QIcon:
    """The picture, `side` logical pixels wide; of whom there is no drawing, an icon in the colour `ink` is shown."""
    character = None if who.level is None else cast.find(who.character)
    if character is not None:
        return drawings.icon(character.portrait(cast.CALM))
    profile = profiles.find(who.profile)
    if profile is not None:
        return profile_mark.icon_of(profile)
    return icons.icon("bot" if who.level is not None else "human", ink, side)
