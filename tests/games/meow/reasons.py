"""What the reasons of hints in Meow Meow Daifugo say, held against the rules."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from random import Random

from cardtable_gui.core.messages import CardList, SeatName
from cardtable_gui.games.meow import cards as cats
from cardtable_gui.games.meow.actions import Pass, Play, Take
from cardtable_gui.games.meow.cards import ALL, ANYS, BIT, CIRCLES, NONE, NUMBER, Cards, faces, of, points
from cardtable_gui.games.meow.combinations import Kind
from cardtable_gui.games.meow.plays import answers, leads, readings
from cardtable_gui.games.meow.view import MeowView
from tests.support.hints import HintChecks, Position, ends_the_deal, is_about, one_play, stands


def viewed(position: Position) -> MeowView:
    assert isinstance(position.view, MeowView)
    return position.view


def card(position: Position) -> int:
    """The card that the hint takes, shows or puts away."""
    found: int = position.advice.action.card
    return found


def no_play_is_larger(position: Position) -> bool:
    return all(len(other.cards) <= len(position.advice.action.cards) for other in position.plays())  # type: ignore[attr-defined]


def none_is_lower(position: Position) -> bool:
    number = position.advice.action.combination.number
    return all(other.combination.number >= number for other in position.plays())  # type: ignore[attr-defined]


def low_and_none_is_lower(position: Position) -> bool:
    (face,) = position.advice.action.cards
    return (
        none_is_lower(position) and sum(NUMBER[other] > NUMBER[face] for other in range(len(NUMBER))) >= len(NUMBER) / 3
    )


def nothing_lower_to_show(position: Position) -> bool:
    return all(NUMBER[face] >= NUMBER[card(position)] for face in faces(viewed(position).own & ~ANYS))


def more_circles(position: Position) -> bool:
    (other,) = (face for face in faces(viewed(position).own & ANYS) if face != card(position))
    return position.told("n") == CIRCLES[card(position)] > CIRCLES[other]


def together(cards: Iterable[int]) -> bool:
    """Whether these cards can be played at once, by the rules of combinations."""
    return any(play.combination.kind is not Kind.NOTHING for play in readings(tuple(sorted(cards))))


def goes_together(position: Position) -> bool:
    """The named cards of the hand make a combination with the taken one."""
    cards = position.said("cards")
    assert isinstance(cards, CardList)
    held = [face for face in faces(viewed(position).own) if cats.name(face) in cards.cards]
    return len(held) == len(cards.cards) > 0 and together((*held, card(position)))


def goes_with_none(position: Position) -> bool:
    (face,) = position.advice.action.cards
    others = [other for other in faces(viewed(position).own) if other != face]
    rows = (row for size in (1, 2) for row in combinations(others, size))
    return not any(together((face, *row)) for row in rows)


def none_face_up_goes(position: Position) -> bool:
    view = viewed(position)
    rows = [row for size in (1, 2) for row in combinations(faces(view.own & ~ANYS), size)]
    return not any(together((face, *row)) for face in view.field for row in rows)


def so_many_go(position: Position) -> bool:
    """Each card that isn't held or played is tried with one or two of those that are kept."""
    kept = faces(left(position))
    rows = [row for size in (1, 2) for row in combinations(kept, size)]
    coming = [*faces(viewed(position).elsewhere()), *viewed(position).field]
    return position.told("n") == sum(any(together((face, *row)) for row in rows) for face in coming) > 0


def can_be_emptied(hand: Cards, plays: int) -> bool:
    """Whether so many plays can empty a hand: tried one after another."""
    if not hand:
        return True
    lowest = hand & -hand
    return plays > 0 and any(
        can_be_emptied(hand & ~lead.lot, plays - 1)
        for lead in leads(hand)
        if lead.lot & lowest and hand.bit_count() - lead.lot.bit_count() <= 9 * (plays - 1)
    )


def left(position: Position) -> Cards:
    """The hand after the action, before any reward."""
    view, action = viewed(position), position.advice.action
    return view.own & ~action.lot if isinstance(action, Play) else view.own | BIT[action.card]


def emptied_in(position: Position) -> bool:
    return can_be_emptied(left(position), position.told("n"))


def emptied_with_card(position: Position) -> bool:
    return isinstance(position.advice.action, Pass | Take) and emptied_in(position)


def then_one_play(position: Position) -> bool:
    return isinstance(position.advice.action, Play) and can_be_emptied(left(position), 1)


def enough_for_a_reward(position: Position) -> bool:
    return isinstance(position.advice.action, Play) and any(
        isinstance(action, Take) and action.card != NONE for action in position.after.legal_actions()
    )


def too_few(position: Position) -> bool:
    """In no world the named seat has a play on it, since it has so few cards."""
    named_seat = position.said("name")
    assert isinstance(named_seat, SeatName)
    action, seat = position.advice.action, named_seat.seat
    assert isinstance(action, Play)
    every = [of(row) for row in combinations(faces(ALL & ~viewed(position).own), viewed(position).sizes[seat])]
    return viewed(position).sizes[seat] == position.told("n") and not any(
        answers(hand, action.combination) for hand in every
    )


def unbeaten(position: Position) -> float:
    """In which share of worlds, other than those that the reason looked at, no other seat has a play on it."""
    assert isinstance(position.advice.action, Play)
    found, worlds = 0, 150
    for number in range(worlds):
        state = viewed(position).sample(Random(1000 + number))
        state.apply(position.advice.action)
        while state.to_move not in (position.seat, None):
            legal = state.legal_actions()
            if any(isinstance(action, Play) for action in legal):
                break
            state.apply(legal[0])
        found += state.to_move == position.seat
    return found / worlds


def circles_of(hand: Cards) -> int:
    return sum(CIRCLES[face] for face in faces(hand))


def points_gone(position: Position) -> bool:
    """Of the points that the hand would cost, and that what is left of it would."""
    before, after = points(circles_of(viewed(position).own)), points(circles_of(left(position)))
    return isinstance(position.advice.action, Play) and position.told("n") == before - after > 0


def saves_before_somebody_goes_out(position: Position) -> bool:
    named_seat = position.said("name")
    assert isinstance(named_seat, SeatName)
    view, action = viewed(position), position.advice.action
    assert isinstance(action, Play)
    lost = [points(sum(CIRCLES[face] for face in faces(hand))) for hand in (view.own, left(position))]
    few = view.sizes[named_seat.seat] <= 3 and named_seat.seat != position.seat
    return few and lost[0] - lost[1] == position.told("n") > 0


def so_many_gone(position: Position) -> bool:
    action = position.advice.action
    return isinstance(action, Play) and len(action.cards) == position.told("n")


def only_play(position: Position) -> bool:
    return isinstance(position.advice.action, Play) and one_play(position)


def no_fewer_circles(position: Position) -> bool:
    return CIRCLES[card(position)] == min(CIRCLES[face] for face in viewed(position).field)


def fewest_circles(position: Position) -> bool:
    field = viewed(position).field
    return no_fewer_circles(position) and [CIRCLES[face] for face in field].count(CIRCLES[card(position)]) == 1


def nothing_is_higher(position: Position) -> bool:
    """The taken card is shown, and no card of the game has a higher number than it."""
    told = position.said("number") == NUMBER[card(position)] == max(NUMBER[face] for face in faces(ALL & ~ANYS))
    cards = position.said("card")
    assert isinstance(cards, CardList)
    return told and cards.cards == (cats.name(card(position)),)


def passes(position: Position) -> bool:
    return isinstance(position.advice.action, Pass)


def only_with_any(position: Position) -> bool:
    return passes(position) and all(set(play.cards) & {30, 31} for play in position.plays())  # type: ignore[attr-defined]


def plays_need_the_highest(position: Position) -> bool:
    highest = max(NUMBER[face] for face in faces(viewed(position).own))
    return passes(position) and all(play.combination.number == highest for play in position.plays())  # type: ignore[attr-defined]


def plays_break_the_sequence(position: Position) -> bool:
    """The named cards of the hand are a sequence, and no play leaves three cards that are one."""
    told = position.said("cards")
    assert isinstance(told, CardList)
    own = faces(viewed(position).own & ~ANYS)
    row = [face for face in own if cats.name(face) in told.cards]
    lefts = [set(own) - set(play.cards) for play in position.plays()]  # type: ignore[attr-defined]
    return (
        passes(position)
        and len(row) == len(told.cards)
        and is_sequence(row)
        and not any(is_sequence(some) for kept in lefts for some in combinations(sorted(kept), 3))
        and not any(play.combination.kind is Kind.SEQUENCE for play in position.plays())  # type: ignore[attr-defined]
    )


def is_sequence(cards: Iterable[int]) -> bool:
    return any(play.combination.kind is Kind.SEQUENCE for play in readings(tuple(sorted(cards))))


def leads_and_goes_out(position: Position) -> bool:
    return stands(position) and then_one_play(position)


REASONS = HintChecks(
    {
        "You go out and win the round.": ends_the_deal,
        "You go out and finish the game.": lambda position: position.after.to_move is None,
        "Nobody can beat {combination}: everyone else has to pass, and you lead again.": stands,
        "Nobody can beat {combination}: you lead again, and then the rest goes in one play.": leads_and_goes_out,
        "Then the rest of your hand can go in one play.": then_one_play,
        "Apart from your next reward, the cards you keep can go in %n play(s).": emptied_in,
        "With {card} your whole hand can go in %n play(s).": emptied_with_card,
        "That’s enough cards to choose a face-up card as your reward.": enough_for_a_reward,
        "{name} has only %n card(s) left, not enough to beat this.": too_few,
        "{name} may go out soon, and without these cards you’d lose %n point(s) less.": saves_before_somebody_goes_out,
        "It goes with no other card in your hand.": goes_with_none,
        "You get rid of %n card(s) right away.": so_many_gone,
        "%n of the cards that you may still get go with what you keep.": so_many_go,
        "If someone else goes out, you lose %n point(s) less.": points_gone,
        "Hardly any other hand can beat it.": lambda position: unbeaten(position) > 0.75,
        "Judging by the cards you can’t see, it’s unbeatable {often}.": lambda position: is_about(
            unbeaten(position), position.said("often"), sampled=True
        ),
        "Only with a ? could you beat the table. Keep it for a larger play.": only_with_any,
        "Only your highest cards would beat the table. Keep them to win the lead later.": plays_need_the_highest,
        "Any play that beats the table would break up your sequence {cards}.": plays_break_the_sequence,
        "It’s your only play that beats the table.": only_play,
        "No other play gets rid of more cards at once.": no_play_is_larger,
        "No card of yours is lower, and this one would beat hardly anything later.": low_and_none_is_lower,
        "It’s the lowest play that beats the table, and you keep your higher cards.": none_is_lower,
        "It’s the lowest play that beats the table, and you keep your ?.": none_is_lower,
        "Of the face-up cards, it has the fewest circles.": fewest_circles,
        "Nothing beats a single {number}, so {card} can win you the lead.": nothing_is_higher,
        "No face-up card has fewer circles.": no_fewer_circles,
        "No face-up card goes with any in your hand.": none_face_up_goes,
        "The lowest number starts, and you have nothing lower.": nothing_lower_to_show,
        "It has %n circle(s), more than your other ?.": more_circles,
        "A ? goes with almost anything.": lambda position: bool(BIT[card(position)] & ANYS),
        "You can play {card} together with {cards}.": goes_together,
    },
    positions=80,
    plain=0.1,
)
