"""Positions of Gunjo Gradation, set up by hand for one rule at a time."""

from collections.abc import Sequence

from cardtable_gui.core import counts
from cardtable_gui.core.counts import Counts
from cardtable_gui.core.events import Event, Moved
from cardtable_gui.core.options import complete
from cardtable_gui.games.gunjo.cards import deck, texts
from cardtable_gui.games.gunjo.game import GAME
from cardtable_gui.games.gunjo.state import GunjoState
from tests.support.ruling import legal

ALL = ("1", "2", "13", "14", "15")


def started(
    players: int = 4,
    seed: int = 1,
    events: list[Event] | None = None,
    expansions: Sequence[str] = (),
    two_ignores_area: bool = False,
    rounds: int = 0,
    start_points: int = 30,
) -> GunjoState:
    """The first state of a numbered match."""
    chosen = {"expansions": list(expansions), "two_ignores_area": two_ignores_area}
    every = complete(GAME.options, {**chosen, "rounds": rounds, "start_points": start_points})
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


def held(state: GunjoState, seat: int) -> str:
    """A hand as cards such as "3 3 12"."""
    return shown(state.hands[seat])


def scene(
    *hands: str,
    area: Sequence[str] = (),
    passes: int = 0,
    odd: bool = False,
    revealed: str = "3 12",
    cards_left: int = 10,
    drew: bool = False,
    to_move: int = 0,
    expansions: Sequence[str] = ALL,
    two_ignores_area: bool = False,
    deal: int = 1,
    points: Sequence[int] = (),
    rounds: int = 0,
) -> GunjoState:
    """A position: hands by seat, the plays in the area (latest last), revealed cards; the rest is deck or discards.

    The deck's `cards_left` cards are drawn lowest first; what remains of all cards lies on the discard pile.
    """
    state = started(len(hands), expansions=expansions, two_ignores_area=two_ignores_area, rounds=rounds)
    state.deal = deal
    state.points = tuple(points) or state.points
    state.hands = [packed(hand) for hand in hands]
    state.sizes = [len(hand.split()) for hand in hands]
    state.area = tuple(faces(cards) for cards in area)
    state.total = sum(face + 1 for face in state.area[-1]) if state.area else 0
    state.odd = odd
    state.passes = passes
    state.drew = drew
    one, other = faces(revealed)
    state.revealed = (one, other)
    rest = list(deck(tuple(expansions)))
    for face in [
        *(face for hand in state.hands for face in counts.expand(hand)),
        *(face for played in state.area for face in played),
        *state.revealed,
    ]:
        rest.remove(face)
    state.deck = tuple(rest[:cards_left])
    state.deck_size = len(state.deck)
    state.discards = tuple(rest[cards_left:])
    state.to_move = to_move
    return state


def plays(state: GunjoState) -> set[str]:
    """What the legal plays hold, as texts such as "3 3"."""
    return {text.removeprefix("play ") for text in legal(state) if text.startswith("play")}


def swaps(state: GunjoState) -> set[str]:
    """The legal swaps, as texts such as "3 > 12"."""
    return {text.removeprefix("pass ") for text in legal(state) if ">" in text}


def moved(events: list[Event]) -> list[str]:
    """The movements of cards, as texts such as "5 5: hand 0 > area"."""
    return [
        f"{' '.join(card or '?' for card in event.cards)}: {_place(event.source)} > {_place(event.target)}"
        for event in events
        if isinstance(event, Moved)
    ]


def _place(zone: tuple[str, int | None]) -> str:
    name, seat = zone
    return name if seat is None else f"{name} {seat}"
