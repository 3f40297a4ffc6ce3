"""Positions of GODAN, set up by hand for one rule at a time."""

from collections.abc import Sequence

from cardtable_gui.core import counts
from cardtable_gui.core.counts import EMPTY, Counts
from cardtable_gui.core.events import DealEnded, Event
from cardtable_gui.core.options import OptionValue, complete
from cardtable_gui.games.godan.game import GAME, Godan
from cardtable_gui.games.godan.position import NONE
from cardtable_gui.games.godan.state import GodanState


def started(
    players: int = 4, seed: int = 1, events: list[Event] | None = None, game: Godan = GAME, **options: OptionValue
) -> GodanState:
    """The first state of a numbered match."""
    every = complete(game.options, options)
    return game.start(players, every, game.numbered_dealer(players, every, seed), events)


def faces(cards: str, game: Godan = GAME) -> tuple[int, ...]:
    """The faces of cards such as "5 5 R"."""
    return tuple(game.index[card] for card in cards.split())


def packed(cards: str, game: Godan = GAME) -> Counts:
    """The packed counts of cards such as "5 5 R"."""
    return counts.of(faces(cards, game))


def shown(cards: Counts, game: Godan = GAME) -> str:
    """Packed counts as cards such as "5 5 R"."""
    return " ".join(game.card_texts(counts.expand(cards)))


def scene(
    *hands: str,
    laid: Sequence[str] = (),
    taken: Sequence[str] = (),
    to_move: int = 0,
    start: int = 0,
    week: int = 1,
    last_week: int = 10,
    incoming: str = "",
    deck: str = "",
    deal: int | None = None,
    game: Godan = GAME,
    addition_ends: bool = True,
) -> GodanState:
    """A position of one game, by default the match's last one: hands and fields by seat, the card on its way."""
    players = len(hands)
    state = started(players, game=game, addition_ends=addition_ends)
    state.deal = state.games if deal is None else deal
    state.start = start
    state.last = (start - 1) % players
    state.hands = [packed(hand, game) for hand in hands]
    state.laid = [packed(cards, game) for cards in (*laid, *[""] * (players - len(laid)))]
    state.taken = [packed(cards, game) for cards in (*taken, *[""] * (players - len(taken)))]
    state.to_move = to_move
    state.week = week
    state.last_week = last_week
    state.incoming = game.index[incoming] if incoming else NONE
    state.known = [EMPTY] * players
    if deck:
        state.deck = faces(deck, game)
        state.deck_size = len(state.deck)
    return state


def gains(events: Sequence[Event]) -> dict[int, int | None]:
    """What each seat gained in the game that ended; empty when none did."""
    return {line.seat: line.gained for event in events if isinstance(event, DealEnded) for line in event.results}
