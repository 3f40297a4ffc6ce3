"""What the characters' styles mean in Merchant of Goldfish."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardtable_gui.bots.play_style import BOLD, CAREFUL, HOARDER, HUNTER, TRADER, AnyStyle, Claim, Style
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.games.merchant.actions import Exchange, MerchantAction, Pass, Play, Take
from cardtable_gui.games.merchant.position import NOBODY
from cardtable_gui.games.merchant.view import MerchantView

_MUCH: Final = 6
"""How many values above the table are as much as careful players dislike."""


def _can_play(view: MerchantView) -> bool:
    """Whether the seat to move can beat what lies there."""
    return view.phase == "follow" and any(isinstance(action, Play) for action in view.legal_actions())


def _rather_plays(view: MerchantView, action: MerchantAction) -> float:
    return float(view.phase == "follow" and isinstance(action, Play))


def _played(view: MerchantView, action: MerchantAction) -> float | None:
    return float(isinstance(action, Play)) if _can_play(view) else None


def _wastes(view: MerchantView, action: MerchantAction) -> float:
    excess = _excess(view, action)
    return 0.0 if excess is None else -min(1.0, excess / _MUCH)


def _excess(view: MerchantView, action: MerchantAction) -> float | None:
    if view.phase != "follow" or not isinstance(action, Play):
        return None
    return action.cards[0] - view.face


def _takes(view: MerchantView, action: MerchantAction) -> float:
    del view
    match action:
        case Take():
            return 1.0
        case Exchange():
            return max(-1.0, min(1.0, (len(action.take) - len(action.give)) / 2))
        case _:
            return 0.0


def _took(view: MerchantView, action: MerchantAction) -> float | None:
    return float(isinstance(action, Take)) if view.phase == "bonus" else None


def _exchanges(view: MerchantView, action: MerchantAction) -> float:
    del view
    return float(isinstance(action, Exchange))


def _exchanged(view: MerchantView, action: MerchantAction) -> float | None:
    del view
    return float(isinstance(action, Exchange)) if isinstance(action, (Play, Pass, Exchange)) else None


def _hunted(view: MerchantView) -> bool:
    """Whether the latest play is by the seat with the fewest cards of all others."""
    if view.phase != "follow" or view.owner == NOBODY:
        return False
    others = [size for seat, size in enumerate(view.sizes) if seat != view.seat and (size or seat == view.owner)]
    return view.sizes[view.owner] == min(others)


def _hunts(view: MerchantView, action: MerchantAction) -> float:
    return float(isinstance(action, Play) and _hunted(view))


def _hunted_down(view: MerchantView, action: MerchantAction) -> float | None:
    return float(isinstance(action, Play)) if _hunted(view) and _can_play(view) else None


STYLES: Final[Mapping[str, AnyStyle]] = {
    BOLD: Style(_rather_plays, 0.6, 0.06, Claim(QT_TRANSLATE_NOOP("cast", "Plays where others would pass."), _played)),
    CAREFUL: Style(
        _wastes,
        0.6,
        0.03,
        Claim(QT_TRANSLATE_NOOP("cast", "Beats the latest play by as little as possible."), _excess, more=False),
    ),
    HOARDER: Style(
        _takes,
        0.6,
        0.03,
        Claim(QT_TRANSLATE_NOOP("cast", "Takes a card more often when the market is reset."), _took),
    ),
    TRADER: Style(_exchanges, 0.25, 0.03, Claim(QT_TRANSLATE_NOOP("cast", "Exchanges more often."), _exchanged)),
    HUNTER: Style(
        _hunts,
        0.8,
        0.06,
        Claim(QT_TRANSLATE_NOOP("cast", "Tries to beat the player with the fewest cards."), _hunted_down),
    ),
}
