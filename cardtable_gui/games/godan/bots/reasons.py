"""Reasons why an action of GODAN is good: true sentences, from the seat's view alone."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable_gui.core import counts
from cardtable_gui.core.counts import number
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName
from cardtable_gui.games.godan.actions import GodanAction, Send, Take, Work
from cardtable_gui.games.godan.prompts import MUCH, ends, hand_after
from cardtable_gui.games.godan.setup import FULL
from cardtable_gui.games.godan.view import GodanView


def reasons(view: GodanView, action: GodanAction) -> Iterator[Message]:
    """Reasons for an action of the seat to move, the most important first."""
    match action:
        case Take():
            yield from _taking(view)
        case Send(card=card):
            yield from _sending(view, card)
        case Work() as work:
            yield from _working(view, work)


def risk(view: GodanView, action: GodanAction) -> Message | None:
    """What the cards that the action leaves in hand cost, if the game ended (GO10); before a send, who could end it."""
    match action:
        case Take():
            danger = _danger(view)
            if danger is None:
                return None
            message = QT_TRANSLATE_NOOP(
                "godan", "But don’t wait long: {name} needs only one more {card} to end the game."
            )
            return message.put(name=SeatName(danger[0]), card=view.moves.named(danger[1:]))
        case Send(card=card):
            kept = view.own - counts.ONE[card]
        case Work() if not ends(view, action):
            kept = hand_after(view, action)
        case _:
            return None
    cost = view.moves.cost(kept)
    message = QT_TRANSLATE_NOOP(
        "godan", "If the game ended right after this, the cards left in your hand would cost you %n point(s)."
    )
    return message.put(n=cost) if cost else None


def _taking(view: GodanView) -> Iterator[Message]:
    """Jobs can be done later if at least as many weeks remain as there are sets."""
    sets, weeks = _sets(view), view.last_week - view.week
    if sets <= weeks and _danger(view) is None:
        message = QT_TRANSLATE_NOOP(
            "godan", "After this week you have {weeks} left for the %n job(s) you can do, so you can wait."
        )
        yield message.put(n=sets, weeks=QT_TRANSLATE_NOOP("godan", "%n week(s)").put(n=weeks))
    gains = {face: gain for face in counts.kinds(view.own) if (gain := _gain_of_another(view, face)) and weeks}
    if gains:
        face = max(gains, key=lambda face: (gains[face], face))
        message = QT_TRANSLATE_NOOP("godan", "With another {card} your set would score %n point(s) more.")
        yield message.put(card=view.moves.named((face,)), n=gains[face])
    lone = _lone(view)
    if lone:
        message = QT_TRANSLATE_NOOP("godan", "Taking one lets you get rid of {card}, which goes with nothing you have.")
        yield message.put(card=view.moves.named((max(lone, key=lambda face: _cost(view, face)),)))


def _sets(view: GodanView) -> int:
    """How many sets the seat to move could lay, one a week."""
    return sum(_goes_with(view, face) for face in counts.kinds(view.own))


def _goes_with(view: GodanView, face: int) -> bool:
    """Whether a card that is held goes with others: those of its kind in hand, or a group of the own field (GO6)."""
    held = number(view.own, face)
    if face >= view.moves.numbers:
        return held >= view.house.least
    group = number(view.field(view.to_move or 0), face)
    return 0 < group < FULL or (held > 1 and not group)


def _lone(view: GodanView) -> list[int]:
    """The cards in hand that go with nothing."""
    return [face for face in counts.kinds(view.own) if not _goes_with(view, face)]


_LITTLE = 5
"""A third card of a number brings no more than this, which isn't waited for."""
_FEW = 2
"""With fewer cards of a kind unseen, one isn't waited for."""


def _gain_of_another(view: GodanView, face: int) -> int:
    """What one more card of a number that is held would add to its group, if one may well come; 0: nothing."""
    moves = view.moves
    if face >= moves.numbers or number(view.own, face) < 2 or number(view.unseen(), face) < _FEW:
        return 0
    scale = moves.worth[face]
    size = number(view.field(view.to_move or 0), face) + number(view.own, face)
    gain = scale[size + 1] - scale[size] if size + 1 < len(scale) else 0
    return gain if gain > _LITTLE else 0


def _sending(view: GodanView, card: int) -> Iterator[Message]:
    moves, lone = view.moves, _lone(view)
    named = moves.named((card,))
    weeks = view.last_week - view.week
    if weeks and card in lone:
        yield from _parting_with_a_lone_one(view, card, lone)
    elif weeks:
        worth = {
            face: _whole(view, face) for face in counts.kinds(view.own) if face < moves.numbers if face not in lone
        }
        if card in worth and sum(each <= worth[card] for each in worth.values()) == 1 < len(worth):
            yield QT_TRANSLATE_NOOP("godan", "Of the numbers you have sets of, {card} scores the least.").put(
                card=named
            )
        role = _job_kept(view, card)
        if role is not None:
            message = QT_TRANSLATE_NOOP("godan", "You keep {cards}, enough for a job.")
            yield message.put(cards=moves.named((role,) * number(view.own, role)))
    yield from _to_the_left(view, card)
    if not (weeks and card in lone) and _cost(view, card) == max(_cost(view, face) for face in counts.kinds(view.own)):
        message = QT_TRANSLATE_NOOP(
            "godan", "No card in your hand would cost you more at the end than this one: %n point(s)."
        )
        yield message.put(n=_cost(view, card))


def _parting_with_a_lone_one(view: GodanView, card: int, lone: list[int]) -> Iterator[Message]:
    """Why this one of the cards that go with nothing."""
    named, cost = view.moves.named((card,)), _cost(view, card)
    left = {face: number(view.unseen() + view.others(), face) for face in lone}
    others = [face for face in lone if face != card]
    alone = card >= view.moves.numbers and view.house.least > 1
    if not left[card] and alone:
        yield QT_TRANSLATE_NOOP("godan", "It’s the last {card}, so nobody can do a job with it.").put(card=named)
    elif not left[card]:
        yield QT_TRANSLATE_NOOP("godan", "No other {card} can come any more.").put(card=named)
    if not others:
        yield QT_TRANSLATE_NOOP("godan", "It’s your only card that goes with nothing you have.")
        return
    most = max(_cost(view, face) for face in others)
    if cost > most:
        message = QT_TRANSLATE_NOOP(
            "godan", "Of the cards that go with nothing you have, it would cost you most in hand: %n point(s)."
        )
        yield message.put(n=cost)
    elif cost == most:
        message = QT_TRANSLATE_NOOP(
            "godan",
            (
                "Of the cards that go with nothing you have, none would cost you more in hand than this one: %n "
                "point(s)."
            ),
        )
        yield message.put(n=cost)
    if cost < most and 0 < left[card] < min(left[face] for face in others):
        message = QT_TRANSLATE_NOOP(
            "godan", "Of the cards that go with nothing you have, it’s the hardest to match: only %n more can come."
        )
        yield message.put(n=left[card])
    elif cost < most and left[card] and card < view.moves.numbers:
        yield QT_TRANSLATE_NOOP("godan", "You have no other {card} to go with it.").put(card=named)
    elif cost < most and left[card]:
        yield QT_TRANSLATE_NOOP("godan", "You can’t do a job with one {card} alone.").put(card=named)


def _whole(view: GodanView, face: int) -> int:
    """What a number scores with all the cards of it that the seat to move has (GO7)."""
    held = number(view.own, face) + number(view.field(view.to_move or 0), face)
    return view.moves.worth[face][min(held, FULL)]


def _job_kept(view: GodanView, card: int) -> int | None:
    """A role card other than this one that is good for points as a job; None: there is none."""
    moves = view.moves
    for role in (moves.robbery, moves.collection):
        if role != card and number(view.own, role) >= view.house.least and (role != moves.robbery or _loot(view)):
            return role
    return None


def _loot(view: GodanView) -> bool:
    """Whether a Robbery would find something that goes with the own field (GO9)."""
    seat = view.to_move or 0
    fields = [view.field(other) for other in range(view.players) if other != seat]
    return any(
        number(field, face) and number(view.field(seat), face) < FULL
        for field in fields
        for face in range(view.moves.numbers)
    )


def _to_the_left(view: GodanView, card: int) -> Iterator[Message]:
    """What the others can't do with the card."""
    seat, numbers = view.to_move or 0, view.moves.numbers
    if card >= numbers:
        return
    if seat == view.last:
        seats = [(seat + step) % view.players for step in range(1, view.players)]
        wanting = next((other for other in seats if 0 < number(view.field(other), card) < FULL), None)
        if wanting is not None and view.week < view.last_week:
            message = QT_TRANSLATE_NOOP("godan", "You’re last this week, so {name} can’t add it to a group.")
            yield message.put(name=SeatName(wanting))
        return
    left = view.field((seat + 1) % view.players)
    fitting = [face for face in counts.kinds(view.own) if face < numbers and 0 < number(left, face) < FULL]
    if fitting and not number(left, card):
        yield QT_TRANSLATE_NOOP("godan", "It doesn’t fit any group in {name}’s field.").put(
            name=SeatName((seat + 1) % view.players)
        )


def _working(view: GodanView, work: Work) -> Iterator[Message]:
    moves = view.moves
    seat = view.to_move or 0
    face, laid = work.cards[0], len(work.cards)
    if ends(view, work):
        yield QT_TRANSLATE_NOOP("godan", "It ends the game at once, before anyone else can lay a card.")
    elif _ends_too_early(view, work):
        yield QT_TRANSLATE_NOOP("godan", "The game goes on, so you can still lay more sets.")
    saved = sum(_cost(view, card) for card in work.cards)
    if face < moves.numbers:
        scale, group = moves.worth[face], number(view.field(seat), face)
        message = QT_TRANSLATE_NOOP(
            "godan", "Your group gains %n point(s), and you get rid of cards that would cost you {cost}."
        )
        if not group:
            message = QT_TRANSLATE_NOOP(
                "godan", "Your new group is worth %n point(s), and you get rid of cards that would cost you {cost}."
            )
        yield message.put(n=scale[group + laid] - scale[group], cost=saved)
    elif face == moves.severance:
        if view.week < view.last_week:
            yield QT_TRANSLATE_NOOP("godan", "The last week comes earlier, so the others have less time.")
    elif face == moves.robbery:
        scale, there = moves.worth[work.others[0]], number(view.field(work.seat), work.others[0])
        group = number(view.field(seat), work.others[0])
        message = QT_TRANSLATE_NOOP("godan", "{name}’s group loses %n point(s), and you gain {gain}.")
        yield message.put(
            name=SeatName(work.seat),
            n=scale[there] - scale[there - len(work.others)],
            gain=scale[group + len(work.others)] - scale[group],
        )
    elif face == moves.cover_up:
        saved += sum(_cost(view, card) for card in work.others)
        yield QT_TRANSLATE_NOOP("godan", "You get rid of cards that would cost you %n point(s).").put(n=saved)
    else:
        message = QT_TRANSLATE_NOOP("godan", "{name} will owe you %n point(s).")
        yield message.put(name=SeatName(work.seat), n=view.house.collection * laid)
    yield from _hurrying(view)


def _ends_too_early(view: GodanView, work: Work) -> bool:
    """Whether another job would end the game with a dear hand, and this one leaves sets to lay in a later week."""
    if view.week == view.last_week or _danger(view) is not None:
        return False
    works = [each for each in view.legal_actions() if isinstance(each, Work) and ends(view, each)]
    kept, numbers = hand_after(view, work), range(view.moves.numbers)
    more = any(number(kept, face) > 1 and face != work.cards[0] for face in numbers)
    return more and any(view.moves.cost(hand_after(view, each)) >= MUCH for each in works)


def _hurrying(view: GodanView) -> Iterator[Message]:
    """Why a set shouldn't stay in hand any longer."""
    weeks, danger = view.last_week - view.week, _danger(view)
    if danger is not None:
        message = QT_TRANSLATE_NOOP(
            "godan", "{name} needs only one more {card} to end the game, so don’t hold back your sets."
        )
        yield message.put(name=SeatName(danger[0]), card=view.moves.named(danger[1:]))
    elif not weeks:
        yield QT_TRANSLATE_NOOP("godan", "It’s your last turn in this game: what you don’t lay now costs you points.")
    elif _sets(view) > weeks:
        message = QT_TRANSLATE_NOOP(
            "godan", "You have %n job(s) to do and only {weeks} after this one, so there’s no time to lose."
        )
        yield message.put(n=_sets(view), weeks=QT_TRANSLATE_NOOP("godan", "%n week(s)").put(n=weeks))


def _danger(view: GodanView) -> tuple[int, int] | None:
    """A seat that has laid four of a number which may still get the fifth, and the number; None: there is none (GO8).

    It comes to them in time only if another turn of the own follows.
    """
    if view.week == view.last_week or not view.addition_ends:
        return None
    for step in range(1, view.players):
        seat = ((view.to_move or 0) + step) % view.players
        there = view.unseen() + view.known_of(seat)
        for face in range(view.moves.numbers):
            if number(view.laid[seat], face) == number(view.field(seat), face) == FULL - 1 and number(there, face):
                return seat, face
    return None


def _cost(view: GodanView, face: int) -> int:
    """The cost of a card left in hand (GO10)."""
    moves = view.moves
    return moves.hand_cost[face] if face < moves.numbers else view.house.role_in_hand
