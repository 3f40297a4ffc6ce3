"""Positions of Meow Meow Daifugo, set up by hand for one rule at a time."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core.dealing import Deal, ListedDealer
from cardtable_gui.core.events import Event
from cardtable_gui.core.options import complete
from cardtable_gui.games.meow import cards
from cardtable_gui.games.meow.actions import Play
from cardtable_gui.games.meow.cards import BIT, NONE, Cards
from cardtable_gui.games.meow.game import GAME
from cardtable_gui.games.meow.state import MeowState
from tests.support.ruling import act, legal


def started(
    players: int = 4,
    seed: int = 1,
    events: list[Event] | None = None,
    *,
    lead_shown: bool = False,
    losing_limit: int = 5,
) -> MeowState:
    """The first state of a numbered match."""
    options = complete(GAME.options, {"lead_shown": lead_shown, "losing_limit": losing_limit})
    return GAME.start(players, options, GAME.numbered_dealer(players, options, seed), events)


def faces(texts: str) -> tuple[int, ...]:
    """The faces of cards such as "w3 b? d4"."""
    return tuple(GAME.index[card] for card in texts.split())


def packed(texts: str) -> Cards:
    """The set of cards such as "w3 b? d4"."""
    return cards.of(faces(texts))


def shown(held: Cards) -> str:
    """A set of cards as texts."""
    return " ".join(cards.texts(cards.faces(held)))


def deal(texts: str) -> Deal:
    """A deal whose deck begins with these cards (hands, field, deck); the others follow in the order of the list."""
    first = faces(texts)
    return Deal((*first, *(face for face in range(32) if face not in first)), 0)


def dealt(players: int, *deals: str, lead_shown: bool = False, events: list[Event] | None = None) -> MeowState:
    """A match with chosen deals."""
    options = complete(GAME.options, {"lead_shown": lead_shown})
    numbered = GAME.numbered_dealer(players, options, 1)
    return GAME.start(players, options, ListedDealer([deal(texts) for texts in deals], numbered), events)


def scene(
    *hands: str,
    field: str = "",
    deck: str = "",
    table: str = "",
    owner: int = 0,
    to_move: int | None = None,
    passes: int = 0,
    lost: Sequence[int] = (),
    turns: int = 0,
    must: str = "",
    losing_limit: int = 5,
) -> MeowState:
    """A position while cards are played: hands by seat, what is face up, the deck (top first), the latest play.

    The seat after its owner is to move unless said otherwise. All other cards were played earlier.
    """
    state = started(len(hands), losing_limit=losing_limit)
    state.hands = [packed(hand) for hand in hands]
    state.seen = [0] * len(hands)
    state.field = faces(field)
    state.deck, state.bottom = faces(deck), NONE
    state.deck_size = len(state.deck)
    state.shown = [NONE] * len(hands)
    play = GAME.parse(f"play {table}") if table else None
    assert play is None or isinstance(play, Play)
    state.table = play
    lying = play.cards if play else ()
    there = {*lying, *state.field, *state.deck, *(face for hand in state.hands for face in cards.faces(hand))}
    state.played = tuple(face for face in range(32) if face not in there)
    state.owner = state.start = owner
    state.passes = passes
    state.must = packed(must)
    state.turns = turns
    state.lost = tuple(lost) or (0,) * len(hands)
    state.phase_now = "play"
    following = (owner + 1 + passes) % len(hands) if table else owner
    state.to_move = following if to_move is None else to_move
    return state


def plays(state: MeowState) -> set[str]:
    """The legal plays, without the verb."""
    return {text.removeprefix("play ") for text in legal(state) if text.startswith("play")}


def choose(state: MeowState, *chosen: str) -> list[Event]:
    """Let every seat choose its card to show."""
    return act(state, *(f"show {card}" for card in chosen))


def holds(state: MeowState, seat: int, card: str) -> bool:
    """Whether a seat holds a card."""
    return bool(state.hands[seat] & BIT[GAME.index[card]])
