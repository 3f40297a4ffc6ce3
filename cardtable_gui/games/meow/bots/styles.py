"""What the characters' styles mean in Meow Meow Daifugo. Alone at the table everybody plays plain."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardtable_gui.bots.play_style import BOLD, CAREFUL, HOARDER, HUNTER, AnyStyle, Claim, Style
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.games.meow.actions import MeowAction, Pass, Play
from cardtable_gui.games.meow.cards import CIRCLES
from cardtable_gui.games.meow.view import MeowView

_MANY: Final = 4
"""So many cards in a lead are as many as bold players like."""


def _leads_many(view: MeowView, action: MeowAction) -> float:
    return min(1.0, (len(action.cards) - 1) / _MANY) if view.phase == "lead" and isinstance(action, Play) else 0.0


def _lead(view: MeowView, action: MeowAction) -> float | None:
    return len(action.cards) if view.phase == "lead" and isinstance(action, Play) else None


def _sheds(view: MeowView, action: MeowAction) -> float:
    circles = _shed(view, action)
    return 0.0 if circles is None else circles / max(CIRCLES)


def _shed(view: MeowView, action: MeowAction) -> float | None:
    del view
    return sum(CIRCLES[face] for face in action.cards) / len(action.cards) if isinstance(action, Play) else None


def _can_play(view: MeowView) -> bool:
    """Whether the seat to move can beat what lies there."""
    return view.phase == "follow" and any(isinstance(action, Play) for action in view.legal_actions())


def _takes(view: MeowView, action: MeowAction) -> float:
    return float(bool(view.field) and isinstance(action, Pass))


def _took(view: MeowView, action: MeowAction) -> float | None:
    return float(isinstance(action, Pass)) if view.field and _can_play(view) else None


def _hunted(view: MeowView) -> bool:
    """Whether the latest play is by the seat with the fewest cards of all others."""
    if view.phase != "follow":
        return False
    return view.sizes[view.owner] == min(size for seat, size in enumerate(view.sizes) if seat != view.seat)


def _hunts(view: MeowView, action: MeowAction) -> float:
    return float(isinstance(action, Play) and _hunted(view))


def _hunted_down(view: MeowView, action: MeowAction) -> float | None:
    return float(isinstance(action, Play)) if _hunted(view) and _can_play(view) else None


STYLES: Final[Mapping[str, AnyStyle]] = {
    BOLD: Style(_leads_many, 0.4, 0.03, Claim(QT_TRANSLATE_NOOP("cast", "Leads with many cards."), _lead)),
    CAREFUL: Style(
        _sheds, 0.4, 0.03, Claim(QT_TRANSLATE_NOOP("cast", "Gets rid of cards with many circles first."), _shed)
    ),
    HOARDER: Style(
        _takes, 0.2, 0.03, Claim(QT_TRANSLATE_NOOP("cast", "Passes to take a face-up card instead of playing."), _took)
    ),
    HUNTER: Style(
        _hunts,
        0.4,
        0.05,
        Claim(QT_TRANSLATE_NOOP("cast", "Tries to beat the player with the fewest cards."), _hunted_down),
    ),
}
