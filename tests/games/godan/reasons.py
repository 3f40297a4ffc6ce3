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


def joins_a_group(position: Position) -> bool:
    face = position.advice.action.cards[0]
    return group_gains(position) and counts.number(viewed(position).field(position.seat), face) > 0


def begins_a_group(position: Position) -> bool:
    face = position.advice.action.cards[0]
    return group_gains(position) and counts.number(viewed(position).field(position.seat), face) == 0


def goes_on(position: Position) -> bool:
    """Another job would end the game at once, and what's left in hand would be dear; this one leaves sets to lay."""
    view, after = viewed(position), position.own_after
    if ends_the_deal(position) or not works(position):
        return False
    assert isinstance(after, GodanView)
    dear = []
    for job in view.legal_actions():
        if isinstance(job, Work):
            state, events = position.before.copy(), list[Event]()
            state.act(job, events)
            if any(isinstance(event, DealEnded) for event in events):
                gone = counts.of(job.cards) + (counts.of(job.others) if job.cards[0] == view.moves.cover_up else 0)
                dear.append(view.moves.cost(view.own - gone))
    left = view.moves.choices(position.seat, after.own, after.laid, after.taken)
    return after.week < after.last_week + (position.seat != view.last) and len(left) > 1 and max(dear, default=0) >= 30


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


def one_more_ends(view: GodanView, seat: int, face: int) -> bool:
    """Whether a seat, given such a card and its turn, ends the game with it."""
    state = view.sample(Random(1))
    assert isinstance(state, GodanState)
    state.to_move, state.drawn, state.week, state.last_week = seat, -1, 1, 9
    state.hands[seat] = counts.ONE[face]
    if Work((face,)) not in state.legal_actions():
        return False
    events: list[Event] = []
    state.apply(Work((face,)), events)
    return any(isinstance(event, DealEnded) for event in events)


def enders(view: GodanView, seat: int) -> list[tuple[int, int]]:
    """Who ends the game with one more card that they may have or get before this seat's next turn, by the rules."""
    found = []
    for other in range(view.players):
        for face in range(view.moves.numbers):
            may_come = counts.number(view.unseen() + view.known_of(other), face)
            if other != seat and may_come and one_more_ends(view, other, face):
                found.append((other, face))
    return found if view.week < view.last_week else []


def time_left(position: Position) -> bool:
    danger = enders(viewed(position), position.seat)
    return takes(position) and not danger and position.told("n") == sets(position) <= weeks(position)


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
    # One that comes for sure to nobody else is still to be drawn by somebody: one alone isn't waited for.
    return takes(position) and position.told("n") == more > 0 and counts.number(view.unseen(), face) > 1


def can_get_rid(position: Position) -> bool:
    """It goes with nothing, and of what goes with nothing none costs more."""
    face = face_of(position)
    return takes(position) and face in lone(position) and not dearer(position, face)


def sent(position: Position) -> int:
    assert isinstance(position.advice.action, Send)
    return position.advice.action.card


def lone(position: Position) -> list[int]:
    """The cards that nothing can be laid with, neither alone nor with those of their kind in hand."""
    view = viewed(position)
    works = view.moves.choices(position.seat, view.own, view.laid, view.taken)
    laid = {work.cards[0] for work in works if isinstance(work, Work)}
    several = {role for role in range(view.moves.numbers, len(view.house.faces)) if counts.number(view.own, role) > 1}
    return [face for face in counts.kinds(view.own) if face not in laid | several]


def cost_of(position: Position, face: int) -> int:
    return viewed(position).moves.cost(counts.ONE[face])


def dearer(position: Position, than: int) -> list[int]:
    """Those of the cards that go with nothing which cost more than this one."""
    return [face for face in lone(position) if cost_of(position, face) > cost_of(position, than)]


def none_is_dearer(position: Position) -> bool:
    card = sent(position)
    several = card in lone(position) and len(lone(position)) > 1
    return several and position.told("n") == cost_of(position, card) and not dearer(position, card)


def dearest_lone_one(position: Position) -> bool:
    costs = [cost_of(position, face) for face in lone(position)]
    return none_is_dearer(position) and costs.count(max(costs)) == 1


def only_lone_one(position: Position) -> bool:
    return lone(position) == [sent(position)]


def to_come(position: Position, face: int) -> int:
    """How many of the house's cards of this kind are neither in the own hand nor face up."""
    view = viewed(position)
    away = view.own + sum(view.laid) + sum(view.taken) + counts.of(view.discards)
    return counts.number(view.moves.all_cards, face) - counts.number(away, face)


def no_more_come(position: Position) -> bool:
    return no_other(position) and to_come(position, sent(position)) == 0


def nobody_gets_two(position: Position) -> bool:
    return no_more_come(position) and sent(position) >= viewed(position).moves.numbers


def hardest_to_match(position: Position) -> bool:
    others = [to_come(position, face) for face in lone(position) if face != sent(position)]
    return position.told("n") == to_come(position, sent(position)) < min(others)


def nothing_is_dearer(position: Position) -> bool:
    costs = [cost_of(position, face) for face in counts.kinds(viewed(position).own)]
    return position.told("n") == cost_of(position, sent(position)) == max(costs)


def keeps_a_job(position: Position) -> bool:
    """Were it this seat's turn again with what it keeps, it could lay these cards."""
    view = viewed(position)
    kept = view.own - counts.ONE[sent(position)]
    works = view.moves.choices(position.seat, kept, view.laid, view.taken)
    named = position.said("cards")
    return view.week < view.last_week and any(
        isinstance(work, Work) and view.moves.named(work.cards) == named for work in works
    )


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
    least = min(worth.values())
    return card == face_of(position) and worth[card] == least and list(worth.values()).count(least) == 1


def can_be_added(position: Position, seat: int, face: int) -> bool:
    view = viewed(position)
    works = view.moves.choices(seat, counts.ONE[face], view.laid, view.taken)
    return Work((face,)) in works


def nobody_gets_it(position: Position) -> bool:
    named, after = position.said("name"), position.own_after
    assert isinstance(named, SeatName)
    assert isinstance(after, GodanView)
    discarded = ends_the_deal(position) or after.discards[-1] == sent(position)
    return discarded and can_be_added(position, named.seat, sent(position))


def does_not_fit(position: Position) -> bool:
    """Another card of the hand would fit."""
    named, view = position.said("name"), viewed(position)
    assert isinstance(named, SeatName)
    fitting = [face for face in counts.kinds(view.own) if can_be_added(position, named.seat, face)]
    left = named.seat == (position.seat + 1) % view.players and position.seat != view.last
    return left and bool(fitting) and sent(position) not in fitting and sent(position) < view.moves.numbers


def needs_one_more(position: Position) -> bool:
    named = position.said("name")
    assert isinstance(named, SeatName)
    return works(position) and (named.seat, face_of(position)) in enders(viewed(position), position.seat)


REASONS = HintChecks(
    {
        "After this week you have {weeks} left for the %n job(s) you can do, so you can wait.": time_left,
        "With another {card} your set would score %n point(s) more.": another_scores,
        "Taking one lets you get rid of {card}, which goes with nothing you have.": can_get_rid,
        "No other {card} can come any more.": no_more_come,
        "It’s the last {card}, so nobody can do a job with it.": nobody_gets_two,
        "It’s your only card that goes with nothing you have.": only_lone_one,
        "Of the cards that go with nothing you have, it would cost you most in hand: %n point(s).": dearest_lone_one,
        "Of the cards that go with nothing you have, none would cost you more in hand than this one: %n point(s).": (
            none_is_dearer
        ),
        "Of the cards that go with nothing you have, it’s the hardest to match: only %n more can come.": (
            hardest_to_match
        ),
        "You have no other {card} to go with it.": no_other,
        "You can’t do a job with one {card} alone.": no_other,
        "Of the numbers you have sets of, {card} scores the least.": scores_least,
        "You keep {cards}, enough for a job.": keeps_a_job,
        "You’re last this week, so {name} can’t add it to a group.": nobody_gets_it,
        "It doesn’t fit any group in {name}’s field.": does_not_fit,
        "No card in your hand would cost you more at the end than this one: %n point(s).": nothing_is_dearer,
        "It ends the game at once, before anyone else can lay a card.": ends_the_deal,
        "The game goes on, so you can still lay more sets.": goes_on,
        "Your group gains %n point(s), and you get rid of cards that would cost you {cost}.": joins_a_group,
        "Your new group is worth %n point(s), and you get rid of cards that would cost you {cost}.": begins_a_group,
        "You get rid of cards that would cost you %n point(s).": saves,
        "{name} will owe you %n point(s).": collects,
        "{name}’s group loses %n point(s), and you gain {gain}.": robs_both_ways,
        "The last week comes earlier, so the others have less time.": weeks_are_fewer,
        "{name} needs only one more {card} to end the game, so don’t hold back your sets.": needs_one_more,
        "It’s your last turn in this game: what you don’t lay now costs you points.": (
            lambda position: works(position) and viewed(position).week == viewed(position).last_week
        ),
        "You have %n job(s) to do and only {weeks} after this one, so there’s no time to lose.": no_time_left,
    },
    positions=150,
    plain=0.1,
)
