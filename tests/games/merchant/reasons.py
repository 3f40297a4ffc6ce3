"""What the reasons of hints in Merchant of Goldfish say, held against the rules."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardtable_gui.core import counts
from cardtable_gui.core.actions import Action
from cardtable_gui.core.game import AnyState
from cardtable_gui.core.messages import CardList, SeatName
from cardtable_gui.games.merchant.actions import PASS, SKIP, Exchange, Play
from cardtable_gui.games.merchant.deck import in_play
from cardtable_gui.games.merchant.state import MerchantState
from cardtable_gui.games.merchant.view import MerchantView
from tests.support.hints import HintChecks, Position, goes_out, is_about, is_play, one_play, stands


def viewed(position: Position) -> MerchantView:
    assert isinstance(position.view, MerchantView)
    return position.view


def played(position: Position) -> Play:
    assert isinstance(position.advice.action, Play)
    return position.advice.action


def none_is_lower(position: Position) -> bool:
    own = sum(position.advice.action.cards) / len(position.advice.action.cards)
    return all(sum(other.cards) / len(other.cards) >= own for other in position.plays())  # type: ignore[attr-defined]


def unbeaten(position: Position, face: int, size: int) -> float:
    """In which share of worlds, other than those that the reason looked at, no other hand has a play on these cards."""
    view, found, worlds = viewed(position), 0, 150
    for number in range(worlds):
        state = view.sample(Random(1000 + number))
        assert isinstance(state, MerchantState)
        state.face, state.number, state.bonus = face, size, False
        for seat, held in enumerate(state.sizes):
            state.to_move = seat
            if held and seat != position.seat and any(map(is_play, state.legal_actions())):
                break
        else:
            found += 1
    return found / worlds


def played_unbeaten(position: Position) -> float:
    return unbeaten(position, played(position).cards[0], len(played(position).cards))


def unbeaten_so_often(position: Position) -> bool:
    return is_about(played_unbeaten(position), position.said("often"), sampled=True)


def hardly_beaten(position: Position) -> bool:
    return played_unbeaten(position) > 0.75


def told_cards(position: Position) -> tuple[int, ...]:
    """The faces of the cards in the reason."""
    cards = position.said("cards")
    assert isinstance(cards, CardList)
    return tuple(int(str(card)) - 1 for card in cards.cards)


def then_holds(position: Position) -> bool:
    """The named cards are all of their number that the action leaves in the hand, and more than before."""
    cards = told_cards(position)
    after, before = position.own_after.hand, position.view.hand
    face = str(cards[0] + 1)
    return after.count(face) == len(cards) == cards.count(cards[0]) > before.count(face)


def larger(position: Position) -> bool:
    return then_holds(position) and position.view.hand.count(str(told_cards(position)[0] + 1)) > 1


def new_set(position: Position) -> bool:
    return then_holds(position) and len(told_cards(position)) > 1 and not larger(position)


def then_unbeatable(position: Position) -> bool:
    cards = told_cards(position)
    return then_holds(position) and unbeaten(position, cards[0], len(cards)) == 1


def then_hardly_beaten(position: Position) -> bool:
    cards = told_cards(position)
    return then_holds(position) and unbeaten(position, cards[0], len(cards)) > 0.75


def then_one_play(position: Position) -> bool:
    return (
        position.own_after.hand == tuple(str(face + 1) for face in told_cards(position))
        and len(set(position.own_after.hand)) == 1
    )


def comes_to_one_play(position: Position) -> bool:
    """It was not so before."""
    return then_one_play(position) and len(set(position.view.hand)) > 1


def leads_and_goes_out(position: Position) -> bool:
    return stands(position) and then_one_play(position)


def too_few(position: Position) -> bool:
    """In no world the named seat has a play on it, since it has so few cards."""
    named = position.said("name")
    assert isinstance(named, SeatName)
    view, size = viewed(position), len(played(position).cards)
    return view.sizes[named.seat] == position.told("n") < size and all(
        not is_play(action)
        for number in range(10)
        for state in [view.sample(Random(number))]
        for action in answers(state, named.seat, played(position))
    )


def answers(state: AnyState, seat: int, play: Play) -> Sequence[Action]:
    """What a seat may do on these cards."""
    assert isinstance(state, MerchantState)
    state.face, state.number, state.bonus, state.to_move = play.cards[0], len(play.cards), False, seat
    return state.legal_actions()


def so_many_are_higher(position: Position) -> bool:
    """The cards that lie nowhere in sight are tried one by one."""
    view, action = viewed(position), played(position)
    hidden = counts.expand(in_play(view.players))
    for seen in (*counts.expand(view.own), *counts.expand(view.market), *view.discards, *[view.face] * view.number):
        hidden = tuple(hidden[: hidden.index(seen)]) + tuple(hidden[hidden.index(seen) + 1 :])
    (face,) = action.cards
    higher = [other for other in hidden if other > face]
    told = (position.told("n"), position.said("number"), position.said("card"))
    return told == (len(hidden), len(higher), str(face + 1)) and 4 * len(higher) <= len(hidden)


def whole_set(position: Position) -> bool:
    face = played(position).cards[0]
    return len(played(position).cards) == counts.number(viewed(position).own, face) > 1


def breaks_a_set(position: Position, play: Play) -> bool:
    """Whether the hand holds more cards of the play's number."""
    return position.view.hand.count(str(play.cards[0] + 1)) > len(play.cards)


def only_it_breaks_no_set(position: Position) -> bool:
    rest = [play for play in position.plays() if isinstance(play, Play) and play != position.advice.action]
    return (
        not breaks_a_set(position, played(position)) and bool(rest) and all(breaks_a_set(position, it) for it in rest)
    )


def most_cards(position: Position) -> bool:
    sizes = sorted(len(other.cards) for other in position.plays())  # type: ignore[attr-defined]
    return len(played(position).cards) == sizes[-1] and sizes.count(sizes[-1]) == 1


def lowest_of_all(position: Position) -> bool:
    kept = viewed(position).own - counts.of(played(position).cards)
    return not kept or counts.lowest(kept) > played(position).cards[0]


def passes(position: Position) -> bool:
    return bool(position.advice.action == PASS)


def no_exchange_helps(position: Position) -> bool:
    """Each exchange is carried out."""
    if not passes(position) or position.plays():
        return False
    before = position.view.hand
    for action in position.view.legal_actions():
        if isinstance(action, Exchange):
            after = position.instead(action).own_after.hand
            if len(after) < len(before) or len(set(after)) < len(set(before)):
                return False
    return True


def plays_break_sets(position: Position) -> bool:
    left = [position.instead(play).own_after.hand for play in position.plays()]
    return passes(position) and all(
        str(play.cards[0] + 1) in hand  # type: ignore[attr-defined]
        for play, hand in zip(position.plays(), left, strict=True)
    )


def plays_need_the_highest(position: Position) -> bool:
    highest = max(map(int, position.view.hand))
    faces = {play.cards[0] + 1 for play in position.plays()}  # type: ignore[attr-defined]
    return passes(position) and faces == {highest}


def nothing_matches(position: Position) -> bool:
    view = viewed(position)
    return position.advice.action == SKIP and not {*counts.kinds(view.own)} & {*counts.kinds(view.market)}


def gets_higher_than_all(position: Position) -> bool:
    (card,) = told_cards(position)
    before = list(map(int, position.view.hand))
    return card + 1 > max(before) and str(card + 1) in position.own_after.hand


def exchanged(position: Position) -> Exchange:
    assert isinstance(position.advice.action, Exchange)
    return position.advice.action


def fewer_cards(position: Position) -> bool:
    return len(exchanged(position).take) < len(exchanged(position).give)


def fewer_but_higher(position: Position) -> bool:
    taken = exchanged(position).take
    told = told_cards(position) == taken
    return told and len(taken) > 1 and fewer_cards(position) and min(taken) > max(exchanged(position).give)


def single_higher(position: Position) -> bool:
    (taken,), given = exchanged(position).take, exchanged(position).give
    told = position.told("n") == len(given) > 1 and position.said("card") == str(taken + 1)
    return told and taken > max(given)


def fewer_numbers(position: Position) -> bool:
    fewer = len(set(position.view.hand)) - len(set(position.own_after.hand))
    return bool(exchanged(position)) and fewer == position.told("n") > 0


REASONS = HintChecks(
    {
        "It empties your hand, so you go out.": goes_out,
        "Nobody can beat it, so you’ll lead again.": stands,
        "Nobody can beat it, so you’ll lead again, and then {cards} will be your last play.": leads_and_goes_out,
        "Then you hold only {cards}: one more play, and you go out.": comes_to_one_play,
        "Judging by the cards you can’t see, it’s unbeatable {often}.": unbeaten_so_often,
        "Hardly any other hand can beat it.": hardly_beaten,
        "Of the %n card(s) in other hands, only {number} can beat your {card} as a single card.": so_many_are_higher,
        "{name} has only %n card(s) left, not enough to beat this.": too_few,
        "It’s the only play you have that beats the table.": (
            lambda position: one_play(position) and is_play(position.advice.action)
        ),
        "It’s the lowest play that beats the table, so you keep your higher cards.": none_is_lower,
        "You get rid of your lowest cards, which beat the least.": lowest_of_all,
        "No other play gets rid of so many cards at once.": most_cards,
        "You get rid of a whole set at once.": whole_set,
        "Any other play would break up one of your sets.": only_it_breaks_no_set,
        "You can’t beat the table, and no exchange leaves you with fewer cards or fewer different numbers.": (
            no_exchange_helps
        ),
        "Any play that beats the table would break up one of your sets.": plays_break_sets,
        "Only your highest cards would beat the table. Keep them to win the lead later.": plays_need_the_highest,
        "No card in the market matches any in your hand.": nothing_matches,
        "Any card you take is one more to get rid of.": lambda position: position.advice.action == SKIP,
        "It makes your set larger: then you hold {cards}.": larger,
        "It makes a set: then you hold {cards}.": new_set,
        "Then you hold {cards}, which no other hand can beat now.": then_unbeatable,
        "Then you hold {cards}, which hardly any other hand can beat.": then_hardly_beaten,
        "It leaves you with fewer cards.": fewer_cards,
        "You give away low cards, and get fewer but higher cards: {cards}.": fewer_but_higher,
        "You give away %n low card(s) for a single {card}.": single_higher,
        "It leaves fewer different numbers, so you need %n fewer play(s) to empty your hand.": fewer_numbers,
        "You get {cards}, higher than any card in your hand.": gets_higher_than_all,
    },
    positions=120,
    plain=0.1,
)
