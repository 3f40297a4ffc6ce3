"""Matches whose hidden cards lie otherwise, though one seat saw the very same: made without asking any view.

A world is a match of other deals and the same actions. What a seat saw of it is told by the events alone: what it may
see of them, and what others did, as far as it is told. Two cards that the seat does not see change places in the deal;
where the actions can still be done, and the seat sees the same from the first deal on, it cannot know the difference.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TypeAlias

from cardtable_gui.core.actions import IllegalActionError, NotationError
from cardtable_gui.core.dealing import Deal, Dealer, ListedDealer
from cardtable_gui.core.events import Event, all_seen
from cardtable_gui.core.files.record import DealRecord, Record, dumps
from cardtable_gui.core.game import AnyState
from cardtable_gui.core.options import OptionValue
from tests.support.play import Case

Seen: TypeAlias = tuple[tuple[str, tuple[Event, ...]], ...]
"""What a seat saw: by action its text, as far as it is told, and what it saw happen."""

_TRIES = 40
"""So many pairs of cards change places in search of a world; where little is hidden there may be none."""
_WORD = re.compile(r"[^\s,]+")


@dataclass(frozen=True)
class Played:
    """A match that was played so far: its deals, as many as were dealt, and the actions as texts."""

    case: Case
    deals: tuple[Deal, ...]
    actions: tuple[str, ...]
    seed: int

    def dealer(self) -> Dealer:
        """Give its deals again, and those that would follow."""
        case = self.case
        return ListedDealer(self.deals, case.game.numbered_dealer(case.players, case.options, self.seed))

    def run(self) -> Run:
        """Play it. Raises `IllegalActionError` or `NotationError`."""
        game = self.case.game
        events: list[Event] = []
        state = game.start(self.case.players, self.case.options, self.dealer(), events)
        steps: list[tuple[int | None, str, str, tuple[Event, ...]]] = [(None, "", "", tuple(events))]
        for text in self.actions:
            action = game.parse(text)
            seat = state.to_move
            events = []
            state.act(action, events)
            steps.append((seat, game.notation(action), game.open_notation(action), tuple(events)))
        return Run(state, tuple(steps))

    def record(self, seats: Sequence[str] | None = None) -> Record:
        """The match as data; `seats` as in a record, else all are people without a name."""
        game = self.case.game
        options: dict[str, OptionValue] = dict(self.case.options)
        deals = tuple(DealRecord(game.card_texts(deal.deck), deal.start) for deal in self.deals)
        names = tuple(seats) if seats is not None else ("",) * self.case.players
        return Record(game.id, self.case.players, options, names, self.seed, deals, self.actions)

    def text(self) -> str:
        """The match as a file's text."""
        return dumps(self.record())


@dataclass(frozen=True)
class Run:
    """How a match went: who did what, and all that happened; the state it led to."""

    state: AnyState
    steps: tuple[tuple[int | None, str, str, tuple[Event, ...]], ...]

    def seen(self, seat: int | None) -> Seen:
        """What a seat saw of it (None: a spectator)."""
        return tuple(
            (text if who is not None and who == seat else told, tuple(all_seen(events, seat)))
            for who, text, told, events in self.steps
        )


def play(case: Case, rng: Random, most: int) -> Played:
    """Begin a match and do up to so many actions: some at random, some as a beginner would."""
    seed = rng.getrandbits(32)
    dealer = case.game.numbered_dealer(case.players, case.options, seed)
    state = case.game.start(case.players, case.options, dealer)
    actions: list[str] = []
    careless = rng.choice((0.0, 0.3, 1.0))
    while state.to_move is not None and len(actions) < most:
        if rng.random() < careless:
            action = rng.choice(state.legal_actions())
        else:
            action = case.package.policy.easy(state.view(state.to_move), rng)
        actions.append(case.game.notation(action))
        state.apply(action)
    return Played(case, tuple(dealer(k) for k in range(state.shuffles)), tuple(actions), seed)


def others(played: Played, run: Run, seats: Sequence[int | None], rng: Random) -> Iterator[tuple[Played, Run]]:
    """Worlds that none of these seats can tell from the match, each with other cards hidden."""
    seen = [run.seen(seat) for seat in seats]
    for _ in range(_TRIES):
        world = _swapped(played, run.state, seats, rng)
        if world is None:
            return
        try:
            other = world.run()
        except (IllegalActionError, NotationError):
            continue
        if [other.seen(seat) for seat in seats] == seen and other.state.deal == run.state.deal:
            yield world, other


def _swapped(played: Played, state: AnyState, seats: Sequence[int | None], rng: Random) -> Played | None:
    """The match with two hidden cards of this deal in each other's place, in deal and actions; None: nothing hides."""
    last = state.deal - 1
    deck = list(played.deals[last].deck)
    hidden = _hidden(state, seats)
    places = [place for place, face in enumerate(deck) if hidden[face]]
    if len({deck[place] for place in places}) < 2:
        return None
    here = rng.choice(places)
    there = rng.choice([place for place in places if deck[place] != deck[here]])
    one, two = deck[here], deck[there]
    deck[here], deck[there] = two, one
    deals = (*played.deals[:last], replace(played.deals[last], deck=tuple(deck)))
    texts = played.case.game.faces
    names = {texts[one]: texts[two], texts[two]: texts[one]}
    actions = played.actions
    if rng.random() < 0.5:
        # An action that hid its cards (a card sent face down) goes with them.
        game = played.case.game
        actions = tuple(
            _WORD.sub(lambda word: names.get(word[0], word[0]), text)
            if game.open_notation(game.parse(text)) != text
            else text
            for text in actions
        )
    return replace(played, deals=deals, actions=actions)


def _hidden(state: AnyState, seats: Sequence[int | None]) -> Counter[int]:
    """The cards that none of these seats sees lie anywhere."""
    index = state.game.index
    hidden = Counter(state.cards())
    for seat in seats:
        shown = Counter(index[card] for zone in state.view(seat).zones() for card in zone.cards if card is not None)
        hidden &= Counter(state.cards()) - shown
    return hidden
