"""Matches of Skeleton Game with given cards."""

from cardtable_gui.core.events import Event
from cardtable_gui.games.skeleton.game import GAME
from cardtable_gui.games.skeleton.state import SkeletonState
from tests.support.scenes import dealt


def match(players: int, cards: str, start: int = 0, events: list[Event] | None = None) -> SkeletonState:
    """A match whose deck begins with these cards; the others follow in ascending order."""
    return dealt(SkeletonState, GAME, players, cards, start=start, events=events)
