"""Matches of Skeleton Game with given cards."""

from cardtable_gui.core.dealing import Deal, ListedDealer
from cardtable_gui.core.events import Event
from cardtable_gui.core.options import complete
from cardtable_gui.games.skeleton.game import GAME
from cardtable_gui.games.skeleton.state import SkeletonState


def match(players: int, cards: str, start: int = 0, events: list[Event] | None = None) -> SkeletonState:
    """A match whose deck begins with these cards; the others follow in ascending order."""
    options = complete(GAME.options, {})
    first = [GAME.index[card] for card in cards.split()]
    rest = list(GAME.deck(players, options))
    for face in first:
        rest.remove(face)
    numbered = GAME.numbered_dealer(players, options, 1)
    return GAME.start(players, options, ListedDealer([Deal((*first, *rest), start)], numbered), events)
