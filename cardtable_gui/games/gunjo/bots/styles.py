"""What the characters' styles mean in Gunjo Gradation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardtable_gui.bots.play_style import BLUFFER, BOLD, CAREFUL, HOARDER, HUNTER, TRADER, AnyStyle, Claim, Style
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.games.gunjo.actions import DRAW, Draw, GunjoAction, Pass, Play, Stay, Swap
from cardtable_gui.games.gunjo.view import GunjoView

_HIGH: Final = 24
"""A total that is as high as bold players like it."""


def _lays_much(view: GunjoView, action: GunjoAction) -> float:
    return min(1.0, action.total / _HIGH) if isinstance(action, Play) and view.phase == "lead" else 0.0


def _lead(view: GunjoView, action: GunjoAction) -> float | None:
    return action.total if view.phase == "lead" and isinstance(action, Play) else None


def _wastes(view: GunjoView, action: GunjoAction) -> float:
    return -min(1.0, (action.total - view.total) / _HIGH) if view.total and isinstance(action, Play) else 0.0


def _excess(view: GunjoView, action: GunjoAction) -> float | None:
    return action.total - view.total if view.total and isinstance(action, Play) else None


def _draws(view: GunjoView, action: GunjoAction) -> float:
    del view
    return float(isinstance(action, Draw))


def _drew(view: GunjoView, action: GunjoAction) -> float | None:
    return float(isinstance(action, Draw)) if DRAW in view.legal_actions() else None


def _swaps(view: GunjoView, action: GunjoAction) -> float:
    del view
    return float(isinstance(action, Swap))


def _swapped(view: GunjoView, action: GunjoAction) -> float | None:
    return float(isinstance(action, Swap)) if view.phase == "follow" else None


def _can_play(view: GunjoView) -> bool:
    """Whether the seat to move can beat what lies there."""
    return bool(view.total) and any(isinstance(action, Play) for action in view.legal_actions())


def _holds_back(view: GunjoView, action: GunjoAction) -> float:
    return float(bool(view.total) and isinstance(action, (Pass, Swap, Stay)))


def _held_back(view: GunjoView, action: GunjoAction) -> float | None:
    return float(not isinstance(action, (Play, Draw))) if _can_play(view) else None


def _hunted(view: GunjoView) -> bool:
    """Whether the latest play is by the seat with the fewest cards of all others."""
    if view.leader is None or view.leader == view.seat:
        return False
    return view.sizes[view.leader] == min(size for seat, size in enumerate(view.sizes) if seat != view.seat)


def _hunts(view: GunjoView, action: GunjoAction) -> float:
    return float(isinstance(action, Play) and _hunted(view))


def _hunted_down(view: GunjoView, action: GunjoAction) -> float | None:
    return float(isinstance(action, Play)) if _hunted(view) and _can_play(view) else None


STYLES: Final[Mapping[str, AnyStyle]] = {
    BOLD: Style(_lays_much, 1.0, 0.03, Claim(QT_TRANSLATE_NOOP("cast", "Leads with high totals."), _lead)),
    CAREFUL: Style(
        _wastes,
        1.5,
        0.03,
        Claim(QT_TRANSLATE_NOOP("cast", "Beats the latest play by as little as possible."), _excess, more=False),
    ),
    HOARDER: Style(_draws, 0.8, 0.004, Claim(QT_TRANSLATE_NOOP("cast", "Draws more often."), _drew)),
    TRADER: Style(_swaps, 0.9, 0.01, Claim(QT_TRANSLATE_NOOP("cast", "Swaps more often."), _swapped)),
    BLUFFER: Style(
        _holds_back,
        0.9,
        0.01,
        Claim(QT_TRANSLATE_NOOP("cast", "Often passes when able to play."), _held_back),
    ),
    HUNTER: Style(
        _hunts,
        0.5,
        0.03,
        Claim(QT_TRANSLATE_NOOP("cast", "Tries to beat the player with the fewest cards."), _hunted_down),
    ),
}
