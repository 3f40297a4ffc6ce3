"""What a hint says is true: each reason is held against what the rules do, in positions of matches at every table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

import pytest

from cardtable_gui import games, i18n
from cardtable_gui.bots.advice import AnyAdvice, advise
from cardtable_gui.controller.match import Match
from cardtable_gui.core.actions import Action
from cardtable_gui.core.events import DealEnded, Event
from cardtable_gui.core.game import AnyState, AnyView
from cardtable_gui.games.godan.view import GodanView
from cardtable_gui.games.gunjo.view import GunjoView
from cardtable_gui.games.kobayakawa.state import KobayakawaState
from cardtable_gui.games.kobayakawa.view import KobayakawaView
from cardtable_gui.games.meow.cards import CIRCLES
from cardtable_gui.games.meow.view import MeowView
from cardtable_gui.games.merchant.view import MerchantView
from tests.support.hint_stability import matches, view_of

POSITIONS = {"godan": 150, "gunjo": 150, "kobayakawa": 40, "meow": 40, "merchant": 100}
OPTIONS: dict[str, dict[str, object]] = {
    "by default": {},
    "with all kinds": {"expansions": ["1", "2", "13", "14", "15"], "two_ignores_area": True},
}
LANGUAGES: tuple[i18n.Language, ...] = ("en", "ja")
TABLES = [(box.game.id, "by default") for box in games.boxes()] + [("gunjo", "with all kinds")]


@dataclass
class Position:
    """A position with its hint, and what the hinted action really does."""

    match: Match
    before: AnyState
    view: AnyView
    advice: AnyAdvice
    after: AnyState
    events: list[Event]

    @property
    def seat(self) -> int:
        assert self.view.seat is not None
        return self.view.seat

    def told(self, name: str) -> int:
        """A number in the reason."""
        assert self.advice.reason is not None
        found = self.advice.reason.places[name]
        assert isinstance(found, int)
        return found

    def plays(self) -> list[Action]:
        return [action for action in self.view.legal_actions() if is_play(action)]

    @property
    def own_after(self) -> AnyView:
        return self.after.view(self.seat)


def is_play(action: Action) -> bool:
    return type(action).__name__ == "Play"


def positions(game_id: str, options: str) -> Iterator[Position]:
    for match, asked in matches(game_id, POSITIONS[game_id], 5, OPTIONS[options]):
        for actions in asked:
            view = view_of(match, actions)
            advice = advise(match.box.knowledge, view, steps=300)
            after, events = match.state_at(actions).copy(), list[Event]()
            after.act(advice.action, events)
            yield Position(match, match.state_at(actions), view, advice, after, events)


def ends_the_deal(position: Position) -> bool:
    return any(isinstance(event, DealEnded) for event in position.events)


def nothing_else(position: Position) -> bool:
    return len(position.view.legal_actions()) == 1


def goes_out(position: Position) -> bool:
    return ends_the_deal(position) or not position.own_after.hand


def cannot_play(position: Position) -> bool:
    return not position.plays()


def one_play(position: Position) -> bool:
    return len(position.plays()) == 1


def stands(position: Position) -> bool:
    """In worlds that the seat cannot tell from the real one nobody has a play, even after a draw, until it leads."""
    for number in range(8):
        state = position.view.sample(Random(number))
        state.apply(position.advice.action)
        while state.to_move != position.seat:
            legal = state.legal_actions()
            if any(map(is_play, legal)):
                return False
            state.apply(next((action for action in legal if type(action).__name__ == "Draw"), legal[0]))
        if not any(map(is_play, state.legal_actions())) and state.phase != "bonus":
            return False
    return True


def no_play_is_larger(position: Position) -> bool:
    return all(len(other.cards) <= len(position.advice.action.cards) for other in position.plays())  # type: ignore[attr-defined]


def none_is_lower(position: Position) -> bool:
    own = sum(position.advice.action.cards) / len(position.advice.action.cards)
    if isinstance(position.view, MerchantView):
        return all(sum(other.cards) / len(other.cards) >= own for other in position.plays())  # type: ignore[attr-defined]
    if isinstance(position.view, GunjoView):
        return all(other.total >= position.advice.action.total for other in position.plays())  # type: ignore[attr-defined]
    number = position.advice.action.combination.number
    return all(other.combination.number >= number for other in position.plays())  # type: ignore[attr-defined]


def group_gains(position: Position) -> bool:
    before, after = position.view, position.own_after
    if not isinstance(before, GodanView) or ends_the_deal(position):
        return True
    assert isinstance(after, GodanView)
    gain = after.worth(position.seat) - before.worth(position.seat)
    return (gain, before.moves.cost(before.own) - before.moves.cost(after.own)) == (
        position.told("gain"),
        position.told("cost"),
    )


def collects(position: Position) -> bool:
    before, after = position.view, position.own_after
    assert isinstance(before, GodanView)
    assert isinstance(after, GodanView)
    gain = after.collections[position.seat] - before.collections[position.seat]
    return ends_the_deal(position) or gain == position.told("points")


def robs(position: Position) -> bool:
    before, after = position.view, position.own_after
    assert isinstance(before, GodanView)
    assert isinstance(after, GodanView)
    victim = position.advice.action.seat
    return ends_the_deal(position) or before.worth(victim) - after.worth(victim) == position.told("points")


def weeks_are_fewer(position: Position) -> bool:
    before, after = position.view, position.own_after
    assert isinstance(before, GodanView)
    assert isinstance(after, GodanView)
    return ends_the_deal(position) or after.last_week < before.last_week


def wins_alone(position: Position) -> bool:
    return position.after.scores[position.seat] > position.before.scores[position.seat]


def beats_so_many(position: Position) -> bool:
    """Duels with every card that another who has not decided may hold, by the rules' own judge."""
    view = position.view
    assert isinstance(view, KobayakawaView)
    later = view.order[view.turn + 1 :]
    if not later:
        return True
    state = view.sample(Random(1))
    assert isinstance(state, KobayakawaState)
    won = 0
    for card in view.unseen():
        state.hands[later[0]] = card
        won += state.winner([position.seat, later[0]]) == position.seat
    earlier_fighters = any(view.stakes)
    return position.told("won") == won or (earlier_fighters and position.told("won") < won)


def higher_cards(position: Position) -> bool:
    view = position.view
    assert isinstance(view, KobayakawaView)
    return sum(card > view.hands[position.seat] for card in view.unseen()) == position.told("higher")


def no_fewer_circles(position: Position) -> bool:
    assert isinstance(position.view, MeowView)
    return CIRCLES[position.advice.action.card] == min(CIRCLES[face] for face in position.view.field)


CHECKS: dict[str, Callable[[Position], bool]] = {
    "Nothing else is possible.": nothing_else,
    "It empties your hand: you win the round.": ends_the_deal,
    "It empties your hand: you have gone out.": goes_out,
    "It empties your hand: the game is done.": lambda position: position.after.to_move is None,
    "Four 2s or more win the round at once.": ends_the_deal,
    "It ends the game at once: nobody else lays another card.": ends_the_deal,
    "Nobody can hold what beats {total}: you lead again.": stands,
    "Nobody can hold what beats it: you lead again.": stands,
    "Nothing beats an 8: everybody else must pass, and you lead again.": stands,
    "Nothing of yours beats {total}, and your hand is best left as it is.": cannot_play,
    "Nothing of yours beats the table, and your hand is best left as it is.": cannot_play,
    "Nothing of yours beats {total}. Of {all} hidden cards, {fitting} would let you play.": cannot_play,
    "You can’t follow, and no other card to take did better in trial games.": cannot_play,
    "It is the only way to follow.": one_play,
    "It is all you have that beats the table.": one_play,
    "No other play gets rid of more cards at once.": no_play_is_larger,
    "It is the lowest that beats the table: you keep what is higher.": none_is_lower,
    "It is the lowest that beats the table, and you keep your ?.": none_is_lower,
    "It is the least that beats {total}: you keep what is higher.": none_is_lower,
    "The group gains {gain} points, and cards that cost {cost} leave your hand.": group_gains,
    "{name} owes you {points} points.": collects,
    "The group of {name} loses {points} points.": robs,
    "The last week comes earlier, so the others have less time.": weeks_are_fewer,
    "Nobody else fights: you win without showing your card.": wins_alone,
    "Of {all} cards that others may hold, your {card} beats {won} one against one.": beats_so_many,
    "Of {all} cards that others may hold, your {card} beats only {won} one against one.": beats_so_many,
    "Of {all} cards you can’t see, {higher} are higher than your {card}.": higher_cards,
    "Your {card} is hard to better: of {all} cards you can’t see, {higher} are higher.": higher_cards,
    "No face-up card has fewer circles.": no_fewer_circles,
}


@pytest.mark.parametrize(("game_id", "options"), TABLES)
def test_every_hint_has_a_reason_that_is_true_and_said_in_both_languages(game_id: str, options: str) -> None:
    heard: Counter[str] = Counter()
    for position in positions(game_id, options):
        reason = position.advice.reason
        assert reason is not None
        for language in LANGUAGES:
            said = i18n.text(reason, ("Ann", "Ben", "Cho", "Dan", "Eve", "Fay"), language)
            assert said
            assert not re.search(r"[{}]", said)
        if reason.text in CHECKS:
            heard[reason.text] += 1
            assert CHECKS[reason.text](position), f"{position.advice} in {position.view}"
    assert len(heard) > 2
