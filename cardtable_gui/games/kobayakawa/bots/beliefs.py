"""Which cards the others may hold in a round of Kobayakawa, judging by what they did in the open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from cardtable_gui.games.kobayakawa.bots.draw_odds import DrawOdds
from cardtable_gui.games.kobayakawa.bots.strategy import Strategy
from cardtable_gui.games.kobayakawa.cards import CARDS
from cardtable_gui.games.kobayakawa.position import NONE
from cardtable_gui.games.kobayakawa.state import KobayakawaState
from cardtable_gui.games.kobayakawa.view import KobayakawaView

DOUBT: Final = 0.1
"""How often a seat is taken to act at random."""
BY_ODDS: Final = 0.25
"""How often a seat is taken to draw by the odds rather than by the strategy, where there are any."""
WARY: Final = 0.25
"""How often experts take a seat to draw, flip or discard at random: whoever trusts too much is easy to mislead."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A reading of other seats' draws, flips and discards.

    Attributes:
        doubt: how often a seat is taken to choose at random; otherwise it goes by the strategy.
        odds: what some of the seats are taken to choose by instead (see `BY_ODDS`); None: none.
        mutual: whether the others are taken to read draws as well when they bet (see `ReadBets`).
    """

    doubt: float = DOUBT
    odds: DrawOdds | None = None
    mutual: bool = False


TRUSTING: Final = Reading()
"""How hard bots read them."""


def beliefs(view: KobayakawaView, strategy: Strategy, reading: Reading = TRUSTING) -> list[list[float]]:
    """By place: how likely the seat's actions in this round are with each card; cards that are seen count as well.

    Seats are taken to play by the strategy, most of the time; `reading`: what that means before the bets.
    """
    likely = draw_beliefs(view, strategy, reading)
    if view.phase == "bet":
        weigh_bets(likely, [view.stakes[view.order[place]] > 0 for place in range(view.turn)], view.k, strategy)
    return likely


def draw_beliefs(view: KobayakawaView, strategy: Strategy, reading: Reading) -> list[list[float]]:
    """The same, from drawing, flipping and discarding alone."""
    return after_draws(seen_draws(view), len(view.order), strategy, reading)


def seen_draws(position: KobayakawaState | KobayakawaView) -> list[tuple[int, int]]:
    """By place, of those that have drawn or flipped: the Kobayakawa before, and the card thrown; NONE for a flip."""
    thrown = dict(position.discards)
    ks = [*position.old_ks, position.k]
    found = []
    for seat in position.order if position.phase == "bet" else position.order[: position.turn]:
        card = thrown.get(seat, NONE)
        found.append((ks.pop(0) if card == NONE else ks[0], card))
    return found


def after_draws(
    draws: Sequence[tuple[int, int]], seats: int, strategy: Strategy, reading: Reading = TRUSTING
) -> list[list[float]]:
    """By place: how likely these draws are with each card; `draws` are as `seen_draws` finds them."""
    likely = [after_draw(*draw, strategy, reading) for draw in in_turn(draws)]
    return likely + [[1.0] * CARDS for _ in range(len(draws), seats)]


def in_turn(draws: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int, int, int]]:
    """Yield each draw as `after_draw` takes it: its place, its two cards, the mask of the cards out of play before."""
    gone = 0
    for place, (k, thrown) in enumerate(draws):
        yield place, k, thrown, gone
        gone |= 1 << (k if thrown == NONE else thrown)


def hidden_cards(draws: Sequence[tuple[int, int]], k: int) -> list[float]:
    """By card: 0 if it lies open after these draws, else 1; `k`: the Kobayakawa then."""
    hidden = [1.0] * CARDS
    for card in (k, *(before if thrown == NONE else thrown for before, thrown in draws)):
        hidden[card] = 0.0
    return hidden


def after_draw(
    place: int, k: int, thrown: int, gone: int, strategy: Strategy, reading: Reading = TRUSTING
) -> list[float]:
    """How likely one such draw is with each card; `gone`: the mask of the cards out of play before."""
    weights = [trusted(chance, reading.doubt) for chance in _chances(strategy, place, k, thrown, gone)]
    if reading.odds is None:
        return weights
    by_odds = _chances(reading.odds, place, k, thrown, gone)
    return [weight + BY_ODDS * (chance - weight) for weight, chance in zip(weights, by_odds, strict=True)]


def _chances(by: Strategy | DrawOdds, place: int, k: int, thrown: int, gone: int) -> list[float]:
    """By card that a seat holds after it: the chance of such a draw (see `seen_draws`)."""
    if thrown == NONE:
        return [by.flip(place, k, card, gone) if card != k else 0.0 for card in range(CARDS)]
    # It held one of the two cards, drew the other, and kept the first.
    draws = 1 - by.flip(place, k, thrown, gone)
    return [
        by.keep(place, k, card, thrown) * (1 - by.flip(place, k, card, gone) + draws) / 2
        if card not in (k, thrown)
        else 0.0
        for card in range(CARDS)
    ]


def weigh_bets(likely: Sequence[list[float]], fought: Sequence[bool], k: int, strategy: Strategy) -> None:
    """Weigh each place's cards by how likely its bet is with them; `fought`: by place, of those that have bet."""
    fighters = 0
    for place, fights in enumerate(fought):
        for card, chance in enumerate(strategy.fights(place, fighters, k)):
            likely[place][card] *= trusted(chance if fights else 1 - chance)
        fighters |= fights << place


def trusted(chance: float, doubt: float = DOUBT) -> float:
    """How likely an action is that the strategy makes so likely."""
    return doubt / 2 + (1 - doubt) * chance
