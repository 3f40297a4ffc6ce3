"""GODAN as the search sees it: rollouts by quick play over a few actions, judged by the chance to win the match.

Where a rollout stops in the middle of a game, each seat's points are what its hand and field can be expected to bring.
That is less exact than playing on to the end, but far less noisy. What rollouts get wrong again and again, learnt
preferences make up for: they choose the candidates, and count a little in their comparison.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from cardtable_gui.bots.card_odds import Factors, HandOdds, share_out
from cardtable_gui.bots.search import SearchModel, shared_wins
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core import counts
from cardtable_gui.core.dealing import Deal, SameDealer
from cardtable_gui.games.godan.actions import GodanAction
from cardtable_gui.games.godan.bots.chances import Chances, in_game
from cardtable_gui.games.godan.bots.evaluation import HandEvaluation, worth_weighing
from cardtable_gui.games.godan.bots.expected_points import ExpectedPoints
from cardtable_gui.games.godan.bots.hand_odds import others_rows, takes_and_sets
from cardtable_gui.games.godan.bots.network import Network
from cardtable_gui.games.godan.bots.preferences import preferences
from cardtable_gui.games.godan.bots.quick_play import QuickPlay
from cardtable_gui.games.godan.position import NONE
from cardtable_gui.games.godan.sampling import assemble
from cardtable_gui.games.godan.sent_cards import HIDDEN
from cardtable_gui.games.godan.state import GodanState
from cardtable_gui.games.godan.view import GodanView

# Each row is by the number of cards that the seat has taken since; the last entry stands for more.
LAID: Final = (0.03, 0.25, 0.4, 0.5)
"""The factor for a further card of a face that the seat has laid, since it laid it."""
NUMBER: Final = ((1.0, 1.2, 1.0), (0.85, 1.7, 1.1), (0.85, 1.7, 1.1), (0.8, 1.9, 1.2))
"""The factors for the first, second and any further number card of a face that the seat has not laid."""
ROLE: Final = ((1.2, 0.95, 1.0), (1.15, 1.1, 1.0), (0.8, 2.2, 1.2), (0.45, 5.0, 1.5))
"""The same for role cards."""
SENT_NUMBER: Final = 0.85
"""The factor for a number card on its way."""
SENT_ROLE: Final = 1.4
"""The factor for a role card on its way."""

_DEALER: Final = SameDealer(Deal((), 0))
"""Deals no cards: rollouts end with the game."""


class Worlds:
    """Samples states that agree with the view of the seat to move."""

    def __init__(self, view: GodanView, odds: HandOdds | None = None) -> None:
        """Read the factors off the actions of this game, by the learnt odds if there are any."""
        self._view = view
        self._unseen = counts.expand(view.unseen())
        self._fixed = [view.own if seat == view.seat else view.known_of(seat) for seat in range(view.players)]
        self._rooms = [size - counts.size(hand) for size, hand in zip(view.sizes, self._fixed, strict=True)]
        factors = dict(enumerate(self._read())) if odds is None else odds.factors(others_rows(view))
        self._others = [(seat, factors[seat]) for seat, room in enumerate(self._rooms) if room]
        self._hidden = view.incoming == HIDDEN
        numbers, faces = view.moves.numbers, range(len(view.moves.faces))
        most = max(SENT_NUMBER, SENT_ROLE)
        self._accepted = [(SENT_NUMBER if face < numbers else SENT_ROLE) / most for face in faces]

    def _read(self) -> list[Factors]:
        """By seat: how likely other cards are in its hand."""
        view, numbers = self._view, self._view.moves.numbers
        faces = range(len(view.moves.faces))
        taken, laid = takes_and_sets(view)
        further = counts.MOST - 1
        found: list[Factors] = []
        for seat, before in enumerate(laid):
            since = min(taken[seat], len(NUMBER) - 1)
            rows = []
            for face in faces:
                if face in before:
                    rows.append((LAID[min(taken[seat] - before[face], len(LAID) - 1)],) * (further + 2))
                else:
                    *first, last = (NUMBER if face < numbers else ROLE)[since]
                    rows.append((*first, *((last,) * further)))
            found.append(rows)
        return found

    def sample(self, rng: Random) -> GodanState:
        """A state that agrees with the view, up to the end of this game: no cards are dealt for another."""
        random = rng.random
        cards = [card for _, card in sorted([(random(), card) for card in self._unseen])]
        incoming = self._view.incoming
        if self._hidden:
            # Drawn again until it is accepted: in proportion to the factors.
            place = int(random() * len(cards))
            while random() >= self._accepted[cards[place]]:
                place = int(random() * len(cards))
            incoming = cards.pop(place)
        hands = list(self._fixed)
        deck = share_out(cards, hands, list(self._rooms), self._view.deck_size, self._others, rng)
        rng.shuffle(deck)
        return assemble(self._view, _DEALER, hands, incoming, deck, rng)


MOST_CANDIDATES: Final = 10

DEPTH: Final = 12
"""A rollout is judged after so many actions, if the game has not ended by then."""
A_PREFERENCE: Final = 0.005
"""The chance to win that an action gains on another for being preferred e times as much, in an open match."""

BY_NETWORK: Final = 0.02
"""The same for an action that the network prefers so much."""

STEPS_PER_MS: Final = 700
"""A step is a little more than a microsecond."""
A_MODEL: Final = 550
"""The steps of making the model, beside evaluating actions."""
THE_ODDS: Final = 30
"""The steps of finding out how likely each card is in another hand, for another seat."""
A_CANDIDATE: Final = 5
"""The steps of finding out once how good an action looks, to find the candidates."""
A_NETWORK: Final = 40
"""The steps of what the network sees of a decision, beside its actions."""
A_NETWORK_ACTION: Final = 15
"""The steps of asking the network about an action."""
A_WORLD: Final = 22
"""The steps of sampling a world."""
A_ROLLOUT: Final = 5
"""The steps of a rollout, beside its actions."""
AN_ACTION: Final = 2
"""The steps of an action of a rollout, if all hands and fields are known."""
AN_END: Final = 6
"""The steps of a game's end in a rollout."""


class GodanSearchModel(SearchModel[GodanState, GodanAction]):
    """One decision of GODAN."""

    random_rollouts = False

    def __init__(
        self,
        view: GodanView,
        learnt: Sequence[float] | None,
        network: Network | None = None,
        odds: HandOdds | None = None,
    ) -> None:
        """Choose the candidates: what is preferred most; where nothing was learnt, what the evaluation values most.

        Args:
            view: the view of the seat to move.
            learnt: the weights of the preferences.
            network: what is preferred by instead.
            odds: what hidden hands are sampled by; None: by what is counted in `Worlds`.
        """
        assert view.seat is not None
        self.seat = view.seat
        self._deal = view.deal
        self._worlds = Worlds(view, odds)
        self._quick = QuickPlay(view.moves, view.players)
        self._chances = Chances(view.moves, view.players)
        self._expected = ExpectedPoints(view.moves)
        actions = worth_weighing(view)
        self._work = A_MODEL + A_CANDIDATE * len(actions)
        if odds is not None:
            self._work += THE_ODDS * (view.players - 1)
        self._counted = 0
        # Neither quick play nor preferences see anything of a state but what is in the view.
        state = self._worlds.sample(Random(0))
        if network is not None:
            self._work += A_NETWORK + A_NETWORK_ACTION * len(actions)
            self._prefer(state, actions, network.preferences(state, actions, self._quick), BY_NETWORK)
        elif learnt is not None:
            self._prefer(state, actions, preferences(state, actions, self._quick, learnt), A_PREFERENCE)
        else:
            self.candidates = _valued(view, actions, self._quick.choose(state))

    def _prefer(
        self, state: GodanState, actions: Sequence[GodanAction], preferred: Sequence[float], weight: float
    ) -> None:
        """Take the actions as candidates that are preferred most."""
        found = sorted(zip(preferred, actions, strict=True), key=_preference)[:MOST_CANDIDATES]
        self.candidates = [action for _, action in found]
        # The nearer a match is to being won or lost, the less there is to gain.
        chance = self.chances(state)[self.seat]
        weight *= 4 * chance * (1 - chance)
        self.priors = [weight * (preference - found[0][0]) for preference, _ in found]

    def world(self, rng: Random) -> GodanState:
        """A likely full state for this view, by `Worlds`."""
        self._work += A_WORLD
        return self._worlds.sample(rng)

    def play_out(self, state: GodanState, rng: Random, effort: ThinkingBudget) -> None:
        """Play `DEPTH` actions, or to the end of the game."""
        del rng
        deal, choose, apply = self._deal, self._quick.choose, state.apply
        left = DEPTH
        # A seat that has taken a card sends one first: that is the same turn.
        while state.deal == deal and state.to_move is not None and (left > 0 or state.drawn != NONE):
            apply(choose(state))
            left -= 1
        self._work += A_ROLLOUT + AN_ACTION * (DEPTH - left)
        if state.deal != deal or state.to_move is None:
            self._work += AN_END
        work = self._work + self._quick.sets.work + self._expected.work
        effort.spent(work - self._counted)
        self._counted = work

    def chances(self, state: GodanState) -> Sequence[float]:
        """By the points of the match; exact after its last game."""
        ranks = state.ranks
        if ranks is not None:
            return shared_wins(ranks)
        if state.deal > self._deal:
            return self._chances.before(state.games - self._deal, state.totals)
        return in_game(state, self._chances, self._expected)


def _preference(found: tuple[float, GodanAction]) -> float:
    return -found[0]


def _valued(view: GodanView, actions: Sequence[GodanAction], first: GodanAction) -> list[GodanAction]:
    """The candidates by the evaluation, after what quick play would do."""
    value = HandEvaluation(view).value
    ordered = sorted(((value(action), -place, action) for place, action in enumerate(actions)), reverse=True)
    return [first, *(action for _, _, action in ordered if action != first)][:MOST_CANDIDATES]
