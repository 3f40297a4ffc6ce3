"""Text and card sizes on a table: as the player wants them, as far as the table's size allows.

Larger text never makes card indices smaller: where it takes room from the cards, everything else moves closer together,
and the corner marks grow on the cards along with the text.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cardtable_gui.views.kit.look.theme import Type
from cardtable_gui.views.kit.pictures import large_index
from cardtable_gui.views.table.geometry.card_measures import NORMAL, SMALLER
from cardtable_gui.views.table.geometry.layout import largest, lay_out
from cardtable_gui.views.table.geometry.table_geometry import Frame, Shape, ZonePlace, text_percent

USUAL = 100
WITH_TEXT = 0.12
"""How much larger own cards are wanted at twice the text size."""
STEADY_TEXT, STEADY = 160, 0.88
"""Up to which text size own cards aren't to shrink, and what share of their size they keep where that takes from it."""
HIGHER = 0.95
"""The share of the largest size that is left when menu and header have grown with the text."""
GROWTH, MORE_GROWTH = 0.06, 0.4
"""The growth of card numerals with larger text: at least the first share, at twice the text size also the second."""
LARGE_INDEX = 1.2
"""The additional scale of the corner marks on large cards."""
LARGE_NUMERALS = 1.6
"""The least scale of the corner marks if the player wants large numerals."""
NUMERAL = 25.0
"""The least height of the own hand's numerals in pixels, at any size of text up to `USUAL`."""
LARGE_NUMERAL = 33.0
"""The least height of numerals in the own hand if the player wants large ones: cards rather shrink."""


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
    players = shape_at(USUAL).players
    usual, percent = (text_percent(text, width, height, players) for text in (USUAL, wanted))
    own = largest(shape_at(usual), width, height, Type.BODY.px(usual))
    if cards != "large":
        larger = text_percent(STEADY_TEXT, width, height, players)
        steady = HIGHER * largest(shape_at(larger), width, height, Type.BODY.px(larger))
        own = min(NORMAL * own, max(STEADY * NORMAL * own, steady)) * (SMALLER if cards == "small" else 1.0)
    more = max(0, wanted - USUAL) / USUAL
    frame = lay_out(shape_at(percent), width, height, Type.BODY.px(percent), own * (1 + WITH_TEXT * more))
    least = (LARGE_INDEX if cards == "large" else 1.0) * (LARGE_NUMERALS if large_numerals else 1.0)
    numeral = LARGE_NUMERAL if large_numerals else 0.0
    if not more:
        return percent, _numbered(frame, least, numeral)
    before = _numbered(lay_out(shape_at(usual), width, height, Type.BODY.px(usual), own), least, numeral)
    growth = 1 + GROWTH + MORE_GROWTH * more

    def grown(place: ZonePlace) -> float:
        same = before.zones[place.zone]
        return growth * same.index * same.unit / place.unit

    return percent, _with_index(frame, grown, numeral)


def _numbered(frame: Frame, least: float, numeral: float) -> Frame:
    """The layout with corner marks of at least this scale; in a hand with larger ones on small cards."""

    def index(place: ZonePlace) -> float:
        drawn = large_index.LEAST_NUMERAL * place.unit
        return least * (max(1.0, NUMERAL / drawn) if place.own else 1.0)

    return _with_index(frame, index, numeral)


def _with_index(frame: Frame, index: Callable[[ZonePlace], float], numeral: float) -> Frame:
    """The layout with corner marks of this scale in each place; in the own hand numerals are at least so high."""
    zones = {
        zone: place
        if place.spread is None
        else replace(place, index=large_index.rounded(index(place)), numeral=numeral if place.own else 0.0)
        for zone, place in frame.zones.items()
    }
    return replace(frame, zones=zones)
