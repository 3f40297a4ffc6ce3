"""Applies actions in notation by the rules, for tests of any game."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui import i18n
from cardtable_gui.core.events import Event, LogEntry, all_seen
from cardtable_gui.core.game import AnyState

NAMES = ("Aki", "Mio", "Ken", "Haru", "Rin", "Sou")
"""Who sits at the table, by seat."""


def act(state: AnyState, *actions: str) -> list[Event]:
    """Apply some actions, each one checked; return all events."""
    events: list[Event] = []
    for written in actions:
        state.act(state.game.parse(written), events)
    return events


def legal(state: AnyState) -> set[str]:
    """The texts of the legal actions."""
    return {state.game.notation(action) for action in state.legal_actions()}


def rule(state: AnyState, action: str) -> str | None:
    """The number of the rule that forbids an action; None when it is legal."""
    refusal = state.refusal(state.game.parse(action))
    return refusal.rule if refusal else None


def reason(state: AnyState, action: str) -> str:
    """Why an action is refused, in English words."""
    refusal = state.refusal(state.game.parse(action))
    assert refusal is not None, action
    return i18n.text(refusal.message, NAMES, "en")


def told(events: Sequence[Event], seat: int | None = None) -> list[str]:
    """What the log of a seat says, in English words."""
    return [i18n.text(event.message, NAMES, "en") for event in all_seen(events, seat) if isinstance(event, LogEntry)]
