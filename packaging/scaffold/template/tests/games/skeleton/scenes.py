"""Matches of Skeleton Game with chosen cards."""

from cardtable_gui.core.dealing import Deal, ListedDealer
from cardtable_gui.core.events import Event
from cardtable_gui.core.options import complete
from cardtable_gui.games.skeleton.game import GAME
from cardtable_gui.games.skeleton.state import SkeletonState


def match(players: int, cards: str, start: int = 0, events: list[Event] | None = None) -> SkeletonState:
    """A match whose deck begins with these cards; the others follow in ascending order."""
    options = complete(GAME.options, {})
    first = [GAME.index[card] for card in cards.split()]
    deck = (*first, *(face for face in GAME.deck(players, options) if face not in first))
    numbered = GAME.numbered_dealer(players, options, 1)
    return GAME.start(players, options, ListedDealer([Deal(deck, start)], numbered), events)
