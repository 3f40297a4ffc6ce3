"""What the characters' styles mean in GODAN."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardtable_gui.bots.play_style import BOLD, CAREFUL, HOARDER, HUNTER, AnyStyle, Claim, Style
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.games.godan.actions import NOBODY, GodanAction, Take, Work
from cardtable_gui.games.godan.view import GodanView

_LARGE: Final = 4
"""A set of so many number cards is as large as bold players like."""


def _is_set(view: GodanView, action: GodanAction) -> bool:
    return isinstance(action, Work) and action.cards[0] < view.moves.numbers


def _waits(view: GodanView, action: GodanAction) -> float:
    return (len(action.cards) - 3) / (_LARGE - 2) if isinstance(action, Work) and _is_set(view, action) else 0.0


def _laid(view: GodanView, action: GodanAction) -> float | None:
    return len(action.cards) if isinstance(action, Work) and _is_set(view, action) else None


def _lays(view: GodanView, action: GodanAction) -> float:
    return float(_is_set(view, action))


def _laid_when_possible(view: GodanView, action: GodanAction) -> float | None:
    if view.phase != "choose" or not any(_is_set(view, each) for each in view.legal_actions()):
        return None
    return float(_is_set(view, action))


def _takes(view: GodanView, action: GodanAction) -> float:
    del view
    return float(isinstance(action, Take))


def _took(view: GodanView, action: GodanAction) -> float | None:
    if view.phase != "choose" or len(view.legal_actions()) == 1:
        return None
    return float(isinstance(action, Take))


def _ahead(view: GodanView) -> list[int]:
    """Those of the other seats that have the most points, those of this game included."""
    points = {
        seat: view.scores[seat] + view.worth(seat) + view.collections[seat]
        for seat in range(view.players)
        if seat != view.seat
    }
    return [seat for seat, own in points.items() if own == max(points.values())]


def _hunts(view: GodanView, action: GodanAction) -> float:
    return float(isinstance(action, Work) and action.seat != NOBODY and action.seat in _ahead(view))


def _hunted_down(view: GodanView, action: GodanAction) -> float | None:
    ahead = _ahead(view)
    if view.phase != "choose":
        return None
    if not any(isinstance(each, Work) and each.seat in ahead for each in view.legal_actions()):
        return None
    return float(isinstance(action, Work) and action.seat in ahead)


STYLES: Final[Mapping[str, AnyStyle]] = {
    BOLD: Style(_waits, 0.02, 0.02, Claim(QT_TRANSLATE_NOOP("cast", "Waits for large sets."), _laid)),
    CAREFUL: Style(
        _lays, 0.02, 0.02, Claim(QT_TRANSLATE_NOOP("cast", "Lays sets as soon as possible."), _laid_when_possible)
    ),
    HOARDER: Style(
        _takes, 0.015, 0.02, Claim(QT_TRANSLATE_NOOP("cast", "Takes a card rather than doing a job."), _took)
    ),
    HUNTER: Style(
        _hunts,
        0.03,
        0.03,
        Claim(QT_TRANSLATE_NOOP("cast", "Robs and collects from the player in the lead."), _hunted_down),
    ),
}
