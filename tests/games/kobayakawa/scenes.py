"""Rounds of Kobayakawa with chosen cards."""

from collections.abc import Sequence

from cardtable_gui.core.dealing import Deal, ListedDealer
from cardtable_gui.core.events import Event
from cardtable_gui.core.options import complete
from cardtable_gui.games.kobayakawa.game import GAME
from cardtable_gui.games.kobayakawa.state import KobayakawaState
from tests.support.ruling import act


def deal(cards: str, start: int = 0) -> Deal:
    """A deal whose deck begins with these cards (hands, K, deck); the others follow in ascending order."""
    first = [GAME.index[card] for card in cards.split()]
    return Deal((*first, *(face for face in range(15) if face not in first)), start)


def match(
    players: int, *deals: str, start: int = 0, nobody_fights: str = "box", events: list[Event] | None = None
) -> KobayakawaState:
    """A match with chosen deals: "hand0 hand1 … K deck …" each."""
    options = complete(GAME.options, {"nobody_fights": nobody_fights})
    numbered = GAME.numbered_dealer(players, options, 1)
    return GAME.start(players, options, ListedDealer([deal(cards, start) for cards in deals], numbered), events)


def bets(state: KobayakawaState, *choices: str) -> list[Event]:
    """Let everybody flip, then bet as said: F fights, everything else folds."""
    events = act(state, *["flip"] * len(state.order))
    return events + act(state, *("fight" if choice == "F" else "fold" for choice in choices))


def legal(state: KobayakawaState) -> list[str]:
    """The texts of the legal actions."""
    return [GAME.notation(action) for action in state.legal_actions()]


def cards(faces: Sequence[int]) -> list[int]:
    """The numbers on some cards."""
    return [face + 1 for face in faces]
