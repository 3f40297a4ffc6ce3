"""Random matches as people at a real table see them: what lies there after each deal, and its scores by the engine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from cardtable_gui import games
from cardtable_gui.controller.pads.pad import Pad, Person
from cardtable_gui.core import counts
from cardtable_gui.core.events import DealEnded, Event, Shown
from cardtable_gui.core.game import AnyState
from cardtable_gui.core.options import Options, complete
from cardtable_gui.core.strict_json import Json
from cardtable_gui.core.zones import hand_of
from cardtable_gui.games import own_houses
from cardtable_gui.games.godan.actions import Work
from cardtable_gui.games.godan.state import GodanState
from cardtable_gui.games.kobayakawa.actions import Fight
from cardtable_gui.games.meow.cards import CIRCLES
from cardtable_gui.games.meow.score_pad import MANY
from tests.support.play import variants

Answers = dict[str, Json]


@dataclass
class RealMatch:
    """A match that the engine has played: what lay on the table after each deal, and how the engine scored it."""

    pad: Pad
    """The pad of this match, before the first deal."""
    answers: list[Answers] = field(default_factory=list)
    ended: list[DealEnded] = field(default_factory=list)
    starters: list[int] = field(default_factory=list)
    """Who started each deal."""
    last: AnyState | None = None

    @property
    def final(self) -> AnyState:
        assert self.last is not None
        return self.last


def played(game_id: str, seed: int, players: int | None = None, options: Options | None = None) -> RealMatch:
    """Play a random match of a random number of players by random options."""
    rng = Random(seed)
    own = games.package(game_id)
    fewest, most = own.game.players
    number = players or rng.randint(fewest, most)
    house = rng.choice([None, own_houses.of_new_matches(game_id)])
    package = own.with_house_rules(house)
    game = package.game
    options = (
        complete(game.options, options) if options is not None else rng.choice([o for _, o in variants(game, number)])
    )
    state: Any = game.start(number, options, game.numbered_dealer(number, options, seed))
    start = state.start if game.start_is_open else None
    people = tuple(Person(f"P{seat}") for seat in range(number))
    match = RealMatch(Pad(game_id, people, options, start, None if house is None else house))
    match.starters.append(state.start)
    notes = _Notes()
    with pytest.MonkeyPatch.context() as patch:
        _watch_fields(patch, notes)
        while state.to_move is not None:
            actions = state.legal_actions()
            action = actions[rng.randrange(len(actions))]
            before, events = state.copy(), list[Event]()
            notes.see(game_id, before, action)
            state.advance(action, events)
            for event in events:
                if isinstance(event, DealEnded):
                    match.ended.append(event)
                    match.answers.append(_SEEN[game_id](before, action, events, event, notes))
                    match.starters.append(getattr(state, "start", -1))
                    notes.payments = []
    match.last = state
    return match


@dataclass
class _Notes:
    """What players see during a deal and later enter: GODAN's collections; and its fields at the end."""

    payments: list[Json] = field(default_factory=list)
    fields: list[tuple[str, ...]] = field(default_factory=list)

    def see(self, game_id: str, state: Any, action: object) -> None:
        if game_id == "godan" and isinstance(action, Work) and action.cards[0] == state.moves.collection:
            self.payments.append([state.to_move, action.seat, len(action.cards)])


def _watch_fields(patch: pytest.MonkeyPatch, notes: _Notes) -> None:
    end_game = GodanState.end_game

    def watched(self: GodanState, events: list[Event] | None) -> None:
        numbers = range(self.moves.numbers)
        notes.fields = [
            tuple(
                self.game.faces[face]
                for face in numbers
                for _ in range(counts.number(self.laid[s] + self.taken[s], face))
            )
            for s in range(self.players)
        ]
        end_game(self, events)

    patch.setattr(GodanState, "end_game", watched)


def _hands(events: list[Event], players: int) -> Mapping[int, tuple[str, ...]]:
    """The hands that are laid open at the end of a deal."""
    zones = {hand_of(seat): seat for seat in range(players)}
    return {zones[event.zone]: event.cards for event in events if isinstance(event, Shown) and event.zone in zones}


def _gunjo(before: Any, _action: object, events: list[Event], ended: DealEnded, _notes: _Notes) -> Answers:
    hands = _hands(events, before.players)
    winner = ended.results[0].seat
    found: Answers = {
        "winner": winner,
        **{f"hand-{seat}": list(cards) for seat, cards in hands.items() if seat != winner},
    }
    return {**found, "how": "twos"} if winner in hands else found


def _kobayakawa(before: Any, action: object, _events: list[Event], ended: DealEnded, _notes: _Notes) -> Answers:
    fighters: list[Json] = [
        s for s in before.order if before.stakes[s] or (s == before.to_move and isinstance(action, Fight))
    ]
    if len(fighters) < 2:
        return {"fighters": fighters}
    cards: Answers = {f"card-{seat}": [before.game.faces[before.hands[seat]]] for seat in map(int, map(str, fighters))}
    return {"fighters": fighters, "known": "cards", "k": [before.game.faces[before.k]], **cards}


def _merchant(_before: Any, _action: object, _events: list[Event], ended: DealEnded, _notes: _Notes) -> Answers:
    return {"order": [row.seat for row in ended.results]}


def _meow(before: Any, _action: object, events: list[Event], ended: DealEnded, _notes: _Notes) -> Answers:
    if before.players == 1:
        return {"turns": ended.results[0].score}
    index = before.game.index
    hands = _hands(events, before.players)
    left = {seat: sum(CIRCLES[index[card]] for card in cards) for seat, cards in hands.items()}
    winner = next(seat for seat in range(before.players) if seat not in left)
    return {"winner": winner, **{f"circles-{seat}": min(circles, MANY) for seat, circles in left.items()}}


def _godan(before: Any, _action: object, events: list[Event], _ended: DealEnded, notes: _Notes) -> Answers:
    hands: Answers = {f"hand-{seat}": list(cards) for seat, cards in _hands(events, before.players).items()}
    fields: Answers = {f"field-{seat}": list(cards) for seat, cards in enumerate(notes.fields)}
    return {"collections": list(notes.payments), **hands, **fields}


_SEEN = {"gunjo": _gunjo, "kobayakawa": _kobayakawa, "merchant": _merchant, "meow": _meow, "godan": _godan}
