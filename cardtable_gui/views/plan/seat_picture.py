"""The picture of whoever sits at a seat: a character's portrait, the mark of a person's profile, or an icon."""

from __future__ import annotations

from PySide6.QtGui import QColor, QIcon

from cardtable_gui.bots import cast
from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.views.kit.controls import icons
from cardtable_gui.views.kit.pictures.portraits import portrait
from cardtable_gui.views.plan import profile_mark


def seat_picture(profiles: Profiles, level: str | None, profile: str, character: str, ink: QColor, side: int) -> QIcon:
    """The picture, `side` logical pixels wide; what is no drawing of somebody is drawn in `ink`.

    Args:
        profiles: where the person's profile is looked for.
        level: the level of a bot; None: a person.
        profile: the id of a person's profile.
        character: the id of a bot's character.
        ink: the colour of an icon.
        side: the width.
    """
    drawn = None if level is None else cast.find(character)
    if drawn is not None:
        return portrait(drawn.portrait("calm"))
    found = profiles.find(profile)
    if found is not None:
        return profile_mark.icon_of(found)
    return icons.icon("bot" if level is not None else "human", ink, side)
