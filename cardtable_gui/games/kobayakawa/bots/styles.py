"""What the characters' styles mean in Kobayakawa. Normal bots weigh a choice in the doubts of their strategy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardtable_gui.bots.play_style import BLUFFER, BOLD, CAREFUL, HOARDER, HUNTER, TRADER, AnyStyle, Claim, Style
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.games.kobayakawa.actions import DRAW, FIGHT, FLIP, FOLD, KobayakawaAction
from cardtable_gui.games.kobayakawa.view import KobayakawaView

_LOW: Final = 7
"""The lower half of the cards: faces below this."""


def _fights(view: KobayakawaView, action: KobayakawaAction) -> float:
    del view
    return float(action == FIGHT)


def _fought(view: KobayakawaView, action: KobayakawaAction) -> float | None:
    return float(action == FIGHT) if view.phase == "bet" else None


def _folds(view: KobayakawaView, action: KobayakawaAction) -> float:
    del view
    return float(action == FOLD)


def _is_low(view: KobayakawaView) -> bool:
    assert view.to_move is not None
    return view.phase == "bet" and view.hands[view.to_move] < _LOW


def _bluffs(view: KobayakawaView, action: KobayakawaAction) -> float:
    return float(action == FIGHT and _is_low(view))


def _bluffed(view: KobayakawaView, action: KobayakawaAction) -> float | None:
    return float(action == FIGHT) if _is_low(view) else None


def _draws(view: KobayakawaView, action: KobayakawaAction) -> float:
    del view
    return float(action == DRAW)


def _drew(view: KobayakawaView, action: KobayakawaAction) -> float | None:
    return float(action == DRAW) if view.phase == "draw" else None


def _flips(view: KobayakawaView, action: KobayakawaAction) -> float:
    del view
    return float(action == FLIP)


def _flipped(view: KobayakawaView, action: KobayakawaAction) -> float | None:
    return float(action == FLIP) if view.phase == "draw" else None


def _leader_fights(view: KobayakawaView) -> bool:
    """Whether one of those others that own the most kamons fights already."""
    owned = {seat: view.scores[seat] + view.stakes[seat] for seat in view.order if seat != view.to_move}
    return view.phase == "bet" and any(view.stakes[seat] for seat, own in owned.items() if own == max(owned.values()))


def _hunts(view: KobayakawaView, action: KobayakawaAction) -> float:
    return float(action == FIGHT and _leader_fights(view))


def _hunted_down(view: KobayakawaView, action: KobayakawaAction) -> float | None:
    return float(action == FIGHT) if _leader_fights(view) else None


STYLES: Final[Mapping[str, AnyStyle]] = {
    BOLD: Style(_fights, 2.0, 0.04, Claim(QT_TRANSLATE_NOOP("cast", "Fights more often."), _fought)),
    CAREFUL: Style(
        _folds, 2.0, 0.02, Claim(QT_TRANSLATE_NOOP("cast", "Fights only with good cards."), _fought, more=False)
    ),
    HOARDER: Style(_draws, 3.0, 0.02, Claim(QT_TRANSLATE_NOOP("cast", "Draws rather than flips."), _drew)),
    TRADER: Style(_flips, 3.0, 0.02, Claim(QT_TRANSLATE_NOOP("cast", "Flips rather than draws."), _flipped)),
    BLUFFER: Style(_bluffs, 3.0, 0.05, Claim(QT_TRANSLATE_NOOP("cast", "Fights with low cards, too."), _bluffed)),
    HUNTER: Style(
        _hunts, 3.0, 0.03, Claim(QT_TRANSLATE_NOOP("cast", "Fights when the player in the lead does."), _hunted_down)
    ),
}
