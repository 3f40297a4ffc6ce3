"""Text and card sizes on a table: as the player wants them, as far as the table's size allows.

Larger text never makes card indices smaller: where it takes room from the cards, everything else moves closer together,
and the corner marks grow on the cards along with the text.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cardtable_gui.core.zones import Zone
from cardtable_gui.views.kit.look.theme import Type
from cardtable_gui.views.kit.pictures import large_index
from cardtable_gui.views.table.geometry.card_measures import EASY, TIGHT
from cardtable_gui.views.table.geometry.layout import lay_out
from cardtable_gui.views.table.geometry.table_geometry import Frame, Shape, ZonePlace, text_percent

NORMAL = 100
GROWTH, MORE_GROWTH = 0.06, 0.4
"""The growth of card numerals with larger text: at least the first share, at twice the text size also the second."""
SMALLER = 0.8
"""The scale of small cards."""
LARGE_INDEX = 1.2
"""The additional scale of the corner marks on large cards."""
LARGE_NUMERALS = 1.6
"""The least scale of the corner marks if the player wants large numerals."""


def arrange(
    shape_at: Callable[[int], Shape],
    width: float,
    height: float,
    wanted: int,
    cards: str,
    *,
    large_numerals: bool = False,
) -> tuple[int, Frame]:
    """The text size in percent for which there is room, and the layout at that size.

    `shape_at`: returns what the layout depends on at a text size. `cards`: small, normal or large.
    `large_numerals`: whether corner marks are enlarged whatever the sizes.
    """
    percent = text_percent(wanted, width, height)
    em = Type.BODY.px(percent)
    size = SMALLER if cards == "small" else 1.0
    least = LARGE_INDEX if cards == "large" else 1.0
    frame = lay_out(shape_at(percent), width, height, em, TIGHT if cards == "large" else EASY, size)
    if wanted > NORMAL:
        _, usual = arrange(shape_at, width, height, NORMAL, cards)
        if frame.unit < usual.unit:
            frame = lay_out(shape_at(percent), width, height, em, TIGHT, size)
        growth = 1 + GROWTH + MORE_GROWTH * (wanted - NORMAL) / NORMAL
        shares = (usual.zones[zone].unit / place.unit for zone, place in frame.zones.items() if _shows_faces(place))
        least = max(least, growth * usual.index * max(shares, default=1.0))
    if large_numerals:
        least = max(least, LARGE_NUMERALS * (LARGE_INDEX if cards == "large" else 1.0))
    return percent, _with_index(frame, large_index.rounded(least))


def _shows_faces(place: ZonePlace) -> bool:
    """Whether cards usually lie face up there: everywhere but in the others' hands, which have no title."""
    return place.spread is not None and (place.label is not None or place.zone.name != "hand")


def _with_index(frame: Frame, index: float) -> Frame:
    zones: dict[Zone, ZonePlace] = {zone: replace(place, index=index) for zone, place in frame.zones.items()}
    return replace(frame, zones=zones, index=index)
