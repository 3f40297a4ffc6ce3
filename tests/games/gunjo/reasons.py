"""What the reasons of hints in Gunjo Gradation say, held against the rules."""

from __future__ import annotations

from random import Random

from cardtable_gui.core import counts
from cardtable_gui.core.messages import CardList
from cardtable_gui.games.gunjo.actions import Give, Play, Swap
from cardtable_gui.games.gunjo.cards import JOINER, PENALTIES, penalty, texts
from cardtable_gui.games.gunjo.state import GunjoState
from cardtable_gui.games.gunjo.view import GunjoView
from tests.support.hints import HintChecks, Position, cannot_play, ends_the_deal, is_play, stands


def viewed(position: Position) -> GunjoView:
    assert isinstance(position.view, GunjoView)
    return position.view


def played(position: Position) -> Play:
    assert isinstance(position.advice.action, Play)
    return position.advice.action


def held(position: Position, face: int) -> int:
    return counts.number(viewed(position).own, face)


def told_cards(position: Position, name: str) -> tuple[object, ...]:
    assert position.advice.reason is not None
    cards = position.advice.reason.places[name]
    assert isinstance(cards, CardList)
    return cards.cards


def none_is_lower(position: Position) -> bool:
    return all(other.total >= position.advice.action.total for other in position.plays())  # type: ignore[attr-defined]


def so_many_would_help(position: Position) -> bool:
    """The cards that would let one play are drawn one after another, by the rules."""
    view = viewed(position)
    hidden = counts.expand(view.unseen())
    fitting = 0
    for face in hidden:
        state = view.sample(Random(1))
        assert isinstance(state, GunjoState)
        state.hands[position.seat] += counts.ONE[face]
        fitting += any(map(is_play, state.legal_actions()))
    return cannot_play(position) and (position.told("fitting"), position.told("all")) == (fitting, len(hidden))


def unbeaten_so_often(position: Position) -> bool:
    """In other worlds than those that the reason looked at, about so often no other hand has a play."""
    view, unbeaten, worlds = viewed(position), 0, 150
    for number in range(worlds):
        state = view.sample(Random(1000 + number))
        assert isinstance(state, GunjoState)
        state.apply(played(position))
        for seat in range(state.players):
            state.to_move = seat
            if seat != position.seat and any(map(is_play, state.legal_actions())):
                break
        else:
            unbeaten += 1
    return abs(unbeaten / worlds - position.told("tenths") / 10) < 0.2


def only_one_of_its_number(position: Position) -> bool:
    action = position.advice.action
    return isinstance(action, Give) and held(position, action.card) == 1


def another(position: Position) -> bool:
    action = position.advice.action
    assert isinstance(action, Swap)
    return told_cards(position, "take") == texts((action.take,)) and held(position, action.take) > 0


def another_for_the_only(position: Position) -> bool:
    action = position.advice.action
    assert isinstance(action, Swap)
    given = told_cards(position, "give") == texts((action.give,)) and held(position, action.give) == 1
    return another(position) and given


def whole_set(position: Position) -> bool:
    (face,) = set(played(position).cards) - {JOINER} or {JOINER}
    return played(position).cards.count(face) == held(position, face) > 1


def dearest_gone(position: Position) -> bool:
    view, play = viewed(position), played(position)
    before, after = penalty(view.own), penalty(view.own - play.lot)
    dearest = max(PENALTIES[face] for face in counts.kinds(view.own))
    joined = PENALTIES[JOINER] * (0 < held(position, JOINER) == play.cards.count(JOINER))
    return position.told("n") == dearest and before - after in (dearest, dearest + joined)


REASONS = HintChecks(
    {
        "You go out and win the round.": ends_the_deal,
        "Four or more 2s win the round at once.": ends_the_deal,
        "Nobody can beat {total}, so you’ll lead again.": stands,
        "About {tenths} times in 10 no other hand can beat {total}, judging by the cards you can’t see.": (
            unbeaten_so_often
        ),
        "You can’t beat {total}, and your hand is best left alone.": cannot_play,
        "You can’t beat {total}, but {fitting} of the {all} hidden cards would let you.": so_many_would_help,
        "It’s the lowest total you can beat {total} with.": none_is_lower,
        "It’s your only card of that number, so no set is broken up.": only_one_of_its_number,
        "You get another {take} and get rid of your only {give}.": another_for_the_only,
        "You get another {take} for your set.": another,
        "You get rid of a whole set at once.": whole_set,
        "You get rid of {cards}, which would cost you %n point(s).": dearest_gone,
    },
    positions=150,
    options={
        "by default": {},
        "with all kinds": {"expansions": ["1", "2", "13", "14", "15"], "two_ignores_area": True},
    },
)
