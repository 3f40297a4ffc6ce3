"""What the reasons of hints in GODAN say, held against the rules."""

from __future__ import annotations

from random import Random

from cardtable_gui.core import counts
from cardtable_gui.core.events import DealEnded, Event
from cardtable_gui.core.messages import Message, SeatName
from cardtable_gui.games.godan.actions import Send, Take, Work
from cardtable_gui.games.godan.state import GodanState
from cardtable_gui.games.godan.view import GodanView
from tests.support.hints import HintChecks, Position, ends_the_deal


def group_gains(position: Position) -> bool:
    before, after = position.view, position.own_after
    if ends_the_deal(position):
        return True
    assert isinstance(before, GodanView)
    assert isinstance(after, GodanView)
    gain = after.worth(position.seat) - before.worth(position.seat)
    return (gain, before.moves.cost(before.own) - before.moves.cost(after.own)) == (
        position.told("n"),
        position.told("cost"),
    )


def collects(position: Position) -> bool:
    before, after = position.view, position.own_after
    assert isinstance(before, GodanView)
    assert isinstance(after, GodanView)
    gain = after.collections[position.seat] - before.collections[position.seat]
    return ends_the_deal(position) or gain == position.told("n")


def saves(position: Position) -> bool:
    before, after = position.view, position.own_after
    assert isinstance(before, GodanView)
    assert isinstance(after, GodanView)
    less = before.moves.cost(before.own) - before.moves.cost(after.own)
    return works(position) and (ends_the_deal(position) or less == position.told("n"))


def weeks_are_fewer(position: Position) -> bool:
    before, after = position.view, position.own_after
    assert isinstance(before, GodanView)
    assert isinstance(after, GodanView)
    return ends_the_deal(position) or after.last_week < before.last_week


def viewed(position: Position) -> GodanView:
    assert isinstance(position.view, GodanView)
    return position.view


def works(position: Position) -> bool:
    return isinstance(position.advice.action, Work)


def takes(position: Position) -> bool:
    return isinstance(position.advice.action, Take)


def robs_both_ways(position: Position) -> bool:
    before, after = position.view, position.own_after
    assert isinstance(before, GodanView)
    assert isinstance(after, GodanView)
    victim, seat = position.advice.action.seat, position.seat
    told = (before.worth(victim) - after.worth(victim), after.worth(seat) - before.worth(seat))
    return ends_the_deal(position) or told == (position.told("n"), position.told("gain"))


def sets(position: Position) -> int:
    """The different cards of which something can be laid now."""
    jobs = [action for action in position.view.legal_actions() if isinstance(action, Work)]
    robbery = viewed(position).moves.robbery
    held = counts.number(viewed(position).own, robbery) >= viewed(position).house.least
    return len({job.cards[0] for job in jobs} | ({robbery} if held else set()))


def weeks(position: Position) -> int:
    """How many weeks come after this one."""
    said = position.said("weeks")
    assert isinstance(said, Message)
    assert said.places["n"] == viewed(position).last_week - viewed(position).week
    return viewed(position).last_week - viewed(position).week


def time_left(position: Position) -> bool:
    return takes(position) and position.told("n") == sets(position) <= weeks(position)


def no_time_left(position: Position) -> bool:
    return works(position) and position.told("n") == sets(position) > weeks(position) > 0


def face_of(position: Position) -> int:
    """The card named in the reason."""
    cards = position.said("card")
    (face,) = [
        face for face in range(len(viewed(position).house.faces)) if viewed(position).moves.named((face,)) == cards
    ]
    return face


def another_scores(position: Position) -> bool:
    """The whole set is laid, with one more and without."""
    view, face = viewed(position), face_of(position)
    whole = view.field(position.seat) + counts.number(view.own, face) * counts.ONE[face]
    more = view.moves.groups_worth(whole + counts.ONE[face]) - view.moves.groups_worth(whole)
    return takes(position) and position.told("n") == more > 0


def sent(position: Position) -> int:
    assert isinstance(position.advice.action, Send)
    return position.advice.action.card


def lone(position: Position) -> list[int]:
    """The cards of which nothing can be laid, since there is only one."""
    view = viewed(position)
    every = view.own + view.field(position.seat)
    return [face for face in counts.kinds(view.own) if counts.number(every, face) == 1]


def cost_of(position: Position, face: int) -> int:
    return viewed(position).moves.cost(counts.ONE[face])


def none_is_dearer(position: Position) -> bool:
    costs = [cost_of(position, face) for face in lone(position)]
    return sent(position) in lone(position) and position.told("n") == cost_of(position, sent(position)) == max(costs)


def dearest_single(position: Position) -> bool:
    costs = [cost_of(position, face) for face in lone(position)]
    return none_is_dearer(position) and costs.count(max(costs)) == 1


def no_other(position: Position) -> bool:
    return sent(position) == face_of(position) and sent(position) in lone(position)


def scores_least(position: Position) -> bool:
    view, card = viewed(position), sent(position)
    numbers = [face for face in counts.kinds(view.own) if face < view.moves.numbers and face not in lone(position)]
    worth = {
        face: view.moves.groups_worth(
            min(counts.number(view.own + view.field(position.seat), face), 5) * counts.ONE[face]
        )
        for face in numbers
    }
    return card == face_of(position) and worth[card] == min(worth.values())


def nobody_gets_it(position: Position) -> bool:
    after = position.own_after
    assert isinstance(after, GodanView)
    return ends_the_deal(position) or after.discards[-1] == sent(position)


def does_not_fit(position: Position) -> bool:
    named = position.said("name")
    assert isinstance(named, SeatName)
    there = counts.number(viewed(position).field(named.seat), sent(position))
    return named.seat == (position.seat + 1) % viewed(position).players and not there


def needs_one_more(position: Position) -> bool:
    """The named seat, given such a card and its turn, ends the game with it."""
    named = position.said("name")
    assert isinstance(named, SeatName)
    state = viewed(position).sample(Random(1))
    assert isinstance(state, GodanState)
    state.to_move, state.drawn = named.seat, -1
    state.hands[named.seat] = counts.ONE[face_of(position)]
    events: list[Event] = []
    state.apply(Work((face_of(position),)), events)
    return works(position) and any(isinstance(event, DealEnded) for event in events)


REASONS = HintChecks(
    {
        "After this week you have {weeks} left for your %n set(s), so you can wait.": time_left,
        "With another {card} your set would score %n point(s) more.": another_scores,
        "You get a new card, and pass on one that you can do without.": takes,
        "It’s the single card that would cost you most in hand: %n point(s).": dearest_single,
        "None of your other single cards would cost you more: %n point(s).": none_is_dearer,
        "You have no other {card} to go with it.": no_other,
        "You can’t do a job with one {card} alone.": no_other,
        "Of the numbers you have sets of, {card} scores the least.": scores_least,
        "You’re last this week, so nobody gets this card.": nobody_gets_it,
        "It doesn’t fit any group in {name}’s field.": does_not_fit,
        "In your hand it would cost you %n point(s) at the end.": lambda position: (
            position.told("n") == cost_of(position, sent(position))
        ),
        "It ends the game at once, before anyone else can lay a card.": ends_the_deal,
        "Your group gains %n point(s), and you get rid of cards that would cost you {cost}.": group_gains,
        "You get rid of cards that would cost you %n point(s).": saves,
        "{name} will owe you %n point(s).": collects,
        "{name}’s group loses %n point(s), and yours gains {gain}.": robs_both_ways,
        "The last week comes earlier, so the others have less time.": weeks_are_fewer,
        "{name} needs only one more {card} to end the game, so don’t wait with your sets.": needs_one_more,
        "It’s your last turn in this game: what you don’t lay now costs you points.": (
            lambda position: works(position) and viewed(position).week == viewed(position).last_week
        ),
        "You have %n set(s) to lay and only {weeks} after this one, so there’s no time to lose.": no_time_left,
    },
    positions=150,
    plain=0.1,
)
