"""Sampling states of Kobayakawa that are consistent with a view. Every game has it as a module of its own."""

from __future__ import annotations

from random import Random

from cardtable_gui.games.kobayakawa.position import HIDDEN
from cardtable_gui.games.kobayakawa.state import KobayakawaState
from cardtable_gui.games.kobayakawa.view import KobayakawaView


def sample(view: KobayakawaView, rng: Random) -> KobayakawaState:
    """Deal the unseen cards at random to the hidden hands and the deck."""
    unseen = view.unseen()
    rng.shuffle(unseen)
    dealer = view.unknown_dealer(rng)
    return KobayakawaState.of(
        view,
        dealer=dealer,
        kamons=list(view.scores),
        betting=view.phase == "bet" or view.over,
        hands=[unseen.pop() if card == HIDDEN else card for card in view.hands],
        drawn=unseen.pop() if view.drawn == HIDDEN else view.drawn,
        deck=tuple(unseen),
    )
