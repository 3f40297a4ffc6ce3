"""What the reasons of hints in Gunjo Gradation say, held against the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

from cardtable_gui.core import counts
from cardtable_gui.core.messages import CardList, SeatName
from cardtable_gui.games.gunjo.actions import DRAW, Draw, Give, Pass, Play, Stay, Swap
from cardtable_gui.games.gunjo.cards import JOINER, PENALTIES, penalty
from cardtable_gui.games.gunjo.state import GunjoState
from cardtable_gui.games.gunjo.view import GunjoView
from tests.support.hints import HintChecks, Position, cannot_play, ends_the_deal, is_about, is_play, stands


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


def beats_table_as_lowest(position: Position) -> bool:
    return is_play(position.advice.action) and none_is_lower(position)


def only_play(position: Position) -> bool:
    return is_play(position.advice.action) and len(position.plays()) == 1


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
    share = fitting / len(hidden)
    return (
        isinstance(position.advice.action, Draw) and cannot_play(position) and is_about(share, position.said("often"))
    )


def matches_so_often(position: Position) -> bool:
    """The deck's top card in worlds that agree with the view."""
    found = 0
    for number in range(200):
        state = viewed(position).sample(Random(number))
        before = state.view(position.seat).hand
        state.apply(DRAW)
        (drawn,) = Counter(state.view(position.seat).hand) - Counter(before)
        found += drawn in before
    return isinstance(position.advice.action, Draw) and is_about(found / 200, position.said("often"), sampled=True)


def unbeaten(position: Position, total: int, *, odd: bool) -> float:
    """In which share of worlds, other than those that the reason looked at, no other hand has a play on this total."""
    view, found, worlds = viewed(position), 0, 150
    for number in range(worlds):
        state = view.sample(Random(1000 + number))
        assert isinstance(state, GunjoState)
        state.total, state.odd, state.drew = total, odd, False
        for seat in range(state.players):
            state.to_move = seat
            if seat != position.seat and any(map(is_play, state.legal_actions())):
                break
        else:
            found += 1
    return found / worlds


def played_unbeaten(position: Position) -> float:
    play = played(position)
    return unbeaten(position, play.total, odd=viewed(position).odd or 12 in play.cards)


def unbeaten_so_often(position: Position) -> bool:
    return is_about(played_unbeaten(position), position.said("often"), sampled=True)


def hardly_beaten(position: Position) -> bool:
    return played_unbeaten(position) > 0.75


def then_holds(position: Position) -> bool:
    """The named cards are all of their number that the action leaves in the hand, and more than before."""
    named = [str(card) for card in told_cards(position, "cards")]
    after, before = position.own_after.hand, position.view.hand
    return len(set(named)) == 1 and after.count(named[0]) == len(named) > max(1, before.count(named[0]))


def then_unbeaten(position: Position) -> float:
    return unbeaten(position, sum(int(str(card)) for card in told_cards(position, "cards")), odd=False)


def then_one_play(position: Position) -> bool:
    hand = position.own_after.hand
    return hand == tuple(map(str, told_cards(position, "cards"))) and len(set(hand)) == 1


def leads_and_goes_out(position: Position) -> bool:
    return stands(position) and then_one_play(position)


def without(position: Position) -> Counter[str]:
    """The hand that the play leaves, whoever has won by it."""
    return Counter(position.view.hand) - Counter(str(face + 1) for face in played(position).cards)


def cost(hand: Iterable[str]) -> int:
    return penalty(counts.of(int(card) - 1 for card in hand))


def saves_before_somebody_goes_out(position: Position) -> bool:
    named = position.said("name")
    assert isinstance(named, SeatName)
    few = viewed(position).sizes[named.seat] <= 3 and named.seat != position.seat
    return few and position.told("n") == cost(position.view.hand) - cost(without(position)) > 0


def others(position: Position) -> list[Play]:
    """The legal plays beside the hinted one."""
    return [play for play in position.plays() if isinstance(play, Play) and play != position.advice.action]


def breaks_a_set(position: Position, play: Play) -> bool:
    """Whether the hand holds more cards of the play's number."""
    return held(position, max(play.cards)) > play.cards.count(max(play.cards))


def only_it_breaks_no_set(position: Position) -> bool:
    rest = others(position)
    return (
        not breaks_a_set(position, played(position)) and bool(rest) and all(breaks_a_set(position, it) for it in rest)
    )


def most_cards(position: Position) -> bool:
    size = len(played(position).cards)
    return not viewed(position).total and all(len(other.cards) < size for other in others(position))


def beats_hardly_anything(position: Position) -> bool:
    """Of one, two and three cards of the basic numbers, the only one of its number beats at most one play in six."""
    (face,) = played(position).cards
    totals = [number * size for number in range(3, 13) for size in (1, 2, 3)]
    few = sum(total < face + 1 for total in totals) <= len(totals) / 6
    told = position.said("card") == str(face + 1)
    return told and few and held(position, face) == 1 and not viewed(position).total


def takes_matching(position: Position) -> bool:
    return 13 in played(position).cards and bool(
        {str(face + 1) for face in viewed(position).latest} & {*without(position)}
    )


def makes_odd(position: Position) -> bool:
    return 12 in played(position).cards and not viewed(position).odd


def rests(position: Position) -> bool:
    return isinstance(position.advice.action, Pass | Stay)


def nothing_revealed_matches(position: Position) -> bool:
    revealed = {str(face + 1) for face in viewed(position).revealed}
    return rests(position) and cannot_play(position) and not revealed & {*position.view.hand}


def swaps_break_sets(position: Position) -> bool:
    return rests(position) and cannot_play(position) and min(Counter(position.view.hand).values()) > 1


def no_swap_saves(position: Position) -> bool:
    """Each swap is carried out."""
    swapped = [position.instead(action) for action in position.view.legal_actions() if isinstance(action, Swap)]
    before = cost(position.view.hand)
    saved = [before - cost(other.own_after.hand) for other in swapped]
    return rests(position) and cannot_play(position) and all(each <= 0 for each in saved)


def plays_break_sets(position: Position) -> bool:
    hand = Counter(position.view.hand)
    plays = [play for play in position.plays() if isinstance(play, Play)]
    return rests(position) and all(play.cards.count(max(play.cards)) < hand[str(max(play.cards) + 1)] for play in plays)


def plays_need_the_highest(position: Position) -> bool:
    plays = [play for play in position.plays() if isinstance(play, Play)]
    return rests(position) and {max(play.cards) + 1 for play in plays} == {max(map(int, position.view.hand))}


def swaps(position: Position) -> bool:
    return isinstance(position.advice.action, Swap)


def gets_higher(position: Position) -> bool:
    action = position.advice.action
    assert isinstance(action, Swap)
    return action.take > action.give and str(action.take + 1) not in position.view.hand


def costs_less(position: Position) -> bool:
    return swaps(position) and position.told("n") == cost(position.view.hand) - cost(position.own_after.hand) > 0


def dearest_single(position: Position) -> bool:
    single = [card for card, held in Counter(position.view.hand).items() if held == 1]
    return only_one_of_its_number(position) and position.told("n") == max(cost([card]) for card in single)


def only_one_of_its_number(position: Position) -> bool:
    action = position.advice.action
    return isinstance(action, Give) and held(position, action.card) == 1


def sets_stay_whole(position: Position) -> bool:
    return only_one_of_its_number(position) and max(Counter(position.view.hand).values()) > 1


def gives_low(position: Position) -> bool:
    """The basic cards are 3 to 12."""
    action = position.advice.action
    return isinstance(action, Give) and 3 <= action.card + 1 <= 5


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
        "Nobody can beat {total}, so you’ll lead again, and then {cards} will be your last play.": leads_and_goes_out,
        "Then you hold only {cards}: one more play wins the round.": then_one_play,
        "Judging by the cards you can’t see, {total} is unbeatable {often}.": unbeaten_so_often,
        "Hardly any other hand can beat {total}.": hardly_beaten,
        "{name} may go out soon, and without these cards you’d lose %n point(s) less.": saves_before_somebody_goes_out,
        "Only odd totals can be played on it, so fewer plays beat it.": makes_odd,
        "It’s your only play that beats {total}.": only_play,
        "Any other play would break up one of your sets.": only_it_breaks_no_set,
        "No other play gets rid of so many cards at once.": most_cards,
        "A single {card} will beat hardly anything later, so lead with it now.": beats_hardly_anything,
        "You can’t beat {total}, and no swap would save you any points.": no_swap_saves,
        "You take cards that match numbers in your hand.": takes_matching,
        "You can’t beat {total}, and no face-up card matches a number in your hand.": nothing_revealed_matches,
        "You can’t beat {total}, and any swap would break up one of your sets.": swaps_break_sets,
        "Any play that beats {total} would break up one of your sets.": plays_break_sets,
        "Only your highest cards would beat {total}. Keep them to win the lead later.": plays_need_the_highest,
        "You can’t beat {total} now, but the card you draw lets you do so {often}.": so_many_would_help,
        "The card you draw matches a number in your hand {often}; then it costs you nothing extra.": matches_so_often,
        "It’s the lowest total you can beat {total} with.": beats_table_as_lowest,
        "Then you hold {cards}, which no other hand can beat now.": (
            lambda position: swaps(position) and then_holds(position) and then_unbeaten(position) == 1
        ),
        "Then you hold {cards}, which hardly any other hand can beat.": (
            lambda position: swaps(position) and then_holds(position) and then_unbeaten(position) > 0.75
        ),
        "It makes your set larger: then you hold {cards}.": (
            lambda position: swaps(position) and then_holds(position) and len(told_cards(position, "cards")) > 2
        ),
        "It makes a set: then you hold {cards}.": (
            lambda position: swaps(position) and then_holds(position) and len(told_cards(position, "cards")) == 2
        ),
        "The {take} beats more than the {give}.": gets_higher,
        "The hand you keep costs you %n point(s) less if someone else goes out.": costs_less,
        "None of your single cards would cost you more than this one: %n point(s).": dearest_single,
        "It’s your only card of that number, so no set is broken up.": sets_stay_whole,
        "It’s a low card that beats little.": gives_low,
        "You get rid of a whole set at once.": whole_set,
        "You get rid of {cards}, which would cost you %n point(s).": dearest_gone,
    },
    positions=150,
    plain=0.1,
    options={
        "by default": {},
        "with all kinds": {"expansions": ["1", "2", "13", "14", "15"], "two_ignores_area": True},
    },
)
