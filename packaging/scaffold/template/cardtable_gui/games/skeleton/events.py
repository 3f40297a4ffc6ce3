"""The events of Skeleton Game, for the table and the log, beside those of any tricks."""

from __future__ import annotations

from cardtable_gui.core.events import Event, begins, scored
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.games.skeleton.position import Position


def deals(events: list[Event], state: Position) -> None:
    """The cards were dealt (SK1)."""
    begins(events, state.deal, state.leader, map(state.game.card_texts, state.hands))


def ends(events: list[Event], state: Position) -> None:
    """All cards are played (SK4)."""
    scored(events, state.deal, state.scores, [QT_TRANSLATE_NOOP("skeleton", "tricks taken")] * state.players)
