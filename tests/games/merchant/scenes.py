"""Positions of Merchant of Goldfish, set up by hand for one rule at a time."""

from collections.abc import Sequence
from random import Random

from cardtable_gui.core import counts
from cardtable_gui.core.counts import Counts
from cardtable_gui.core.events import Event
from cardtable_gui.core.options import complete
from cardtable_gui.games.merchant.actions import texts
from cardtable_gui.games.merchant.bots.search_model import MerchantSearchModel
from cardtable_gui.games.merchant.game import GAME
from cardtable_gui.games.merchant.position import NOBODY
from cardtable_gui.games.merchant.state import MerchantState
from tests.support.ruling import legal


def started(players: int = 4, seed: int = 1, events: list[Event] | None = None, **options: int) -> MerchantState:
    """The first state of a numbered match."""
    every = complete(GAME.options, options)
    return GAME.start(players, every, GAME.numbered_dealer(players, every, seed), events)


def faces(cards: str) -> tuple[int, ...]:
    """The faces of cards such as "3 3 12"."""
    return tuple(GAME.index[card] for card in cards.split())


def packed(cards: str) -> Counts:
    """The packed counts of cards such as "3 3 12"."""
    return counts.of(faces(cards))


def shown(cards: Counts) -> str:
    """Packed counts as cards such as "3 3 12"."""
    return " ".join(texts(counts.expand(cards)))


def scene(
    *hands: str,
    market: str = "1 2",
    table: str = "",
    owner: int = NOBODY,
    to_move: int = 0,
    discards: str = "",
    gone: Sequence[int] = (),
    start: int = 0,
    turns: int = 0,
    passes: int = 0,
    bonus: bool = False,
    series: int = 1,
    turn_limit: int = 300,
) -> MerchantState:
    """A position: hands by seat, the cards on the table and whose they are, the seats gone out so far in order."""
    state = started(len(hands), series=series, turn_limit=turn_limit)
    state.start = start
    state.hands = [packed(hand) for hand in hands]
    state.sizes = [len(hand.split()) for hand in hands]
    state.market = packed(market)
    state.discards = faces(discards)
    lying = faces(table)
    state.face = lying[0] if lying else 0
    state.number = len(lying)
    state.owner = owner
    state.bonus = bonus
    state.turns = turns
    state.passes = passes
    state.holders = sum(1 for size in state.sizes if size)
    state.needed = state.holders - (1 if owner != NOBODY and state.sizes[owner] else 0)
    for place, seat in enumerate(gone, 1):
        state.places[seat] = place
        state.points[seat] = state.players - place
    state.to_move = to_move
    return state


def in_course(players: int, actions: int, **options: int) -> MerchantState:
    """A position after this many plausible actions, in the first deal."""
    state = started(players, 3, None, **options)
    rng = Random(players)
    for _ in range(actions):
        candidates = MerchantSearchModel(state.view(state.to_move)).candidates
        state.apply(candidates[rng.randrange(min(2, len(candidates)))])
    assert state.deal == 1
    return state


def plays(state: MerchantState) -> set[str]:
    """The texts of the legal plays."""
    return {text for text in legal(state) if text.startswith("play")}
