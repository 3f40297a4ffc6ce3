"""Reasons why an action of GODAN is good: true sentences, from the seat's view alone."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable_gui.core import counts
from cardtable_gui.core.counts import number
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName
from cardtable_gui.games.godan.actions import GodanAction, Send, Take, Work
from cardtable_gui.games.godan.prompts import ends, hand_after
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
    """The cost of the cards that the action leaves in hand, if the game ended (GO10)."""
    match action:
        case Send(card=card):
            kept = view.own - counts.ONE[card]
        case Work() if not ends(view, action):
            kept = hand_after(view, action)
        case _:
            return None
    cost = view.moves.cost(kept)
    message = QT_TRANSLATE_NOOP(
        "godan", "The cards left in your hand would cost you %n point(s) if the game ended now."
    )
    return message.put(n=cost) if cost else None


def _taking(view: GodanView) -> Iterator[Message]:
    """Sets can be laid later if at least as many weeks remain as there are sets."""
    sets, weeks = _sets(view), view.last_week - view.week
    if sets <= weeks:
        message = QT_TRANSLATE_NOOP(
            "godan", "After this week you have {weeks} left for your %n set(s), so you can wait."
        )
        yield message.put(n=sets, weeks=QT_TRANSLATE_NOOP("godan", "%n week(s)").put(n=weeks))
    gains = {face: gain for face in counts.kinds(view.own) if (gain := _gain_of_another(view, face)) and weeks}
    if gains:
        face = max(gains, key=lambda face: (gains[face], face))
        message = QT_TRANSLATE_NOOP("godan", "With another {card} your set would score %n point(s) more.")
        yield message.put(card=view.moves.named((face,)), n=gains[face])
    yield QT_TRANSLATE_NOOP("godan", "You get a new card, and pass on one that you can do without.")


def _sets(view: GodanView) -> int:
    """How many sets the seat to move could lay, one a week."""
    moves, field = view.moves, view.field(view.to_move or 0)
    return sum(
        number(view.own, face) >= (view.house.least if face >= moves.numbers else 1 if number(field, face) else 2)
        for face in counts.kinds(view.own)
    )


def _gain_of_another(view: GodanView, face: int) -> int:
    """What one more card of a number that is held would add to its group, if one may still come; 0: nothing."""
    moves = view.moves
    if face >= moves.numbers or number(view.own, face) < 2 or not number(view.unseen(), face):
        return 0
    scale = moves.worth[face]
    size = number(view.field(view.to_move or 0), face) + number(view.own, face)
    return scale[size + 1] - scale[size] if size + 1 < len(scale) else 0


def _sending(view: GodanView, card: int) -> Iterator[Message]:
    seat, moves = view.to_move or 0, view.moves
    field, held = view.field(seat), counts.kinds(view.own)
    lone = [face for face in held if number(view.own, face) == 1 and not number(field, face)]
    cost = {face: _cost(view, face) for face in held}
    worth = {
        face: moves.worth[face][min(number(view.own, face) + number(field, face), FULL)]
        for face in held
        if face < moves.numbers and face not in lone
    }
    if card in lone:
        others = [cost[face] for face in lone if face != card]
        if others and cost[card] > max(others):
            message = QT_TRANSLATE_NOOP("godan", "It’s the single card that would cost you most in hand: %n point(s).")
            yield message.put(n=cost[card])
        elif others and cost[card] == max(others):
            message = QT_TRANSLATE_NOOP("godan", "None of your other single cards would cost you more: %n point(s).")
            yield message.put(n=cost[card])
        if card < moves.numbers:
            yield QT_TRANSLATE_NOOP("godan", "You have no other {card} to go with it.").put(card=moves.named((card,)))
        elif view.house.least > 1:
            yield QT_TRANSLATE_NOOP("godan", "You can’t do a job with one {card} alone.").put(card=moves.named((card,)))
    elif card in worth and len(worth) > 1 and worth[card] == min(worth.values()):
        yield QT_TRANSLATE_NOOP("godan", "Of the numbers you have sets of, {card} scores the least.").put(
            card=moves.named((card,))
        )
    if seat == view.last:
        yield QT_TRANSLATE_NOOP("godan", "You’re last this week, so nobody gets this card.")
    elif not number(view.field(left := (seat + 1) % view.players), card):
        yield QT_TRANSLATE_NOOP("godan", "It doesn’t fit any group in {name}’s field.").put(name=SeatName(left))
    message = QT_TRANSLATE_NOOP("godan", "In your hand it would cost you %n point(s) at the end.")
    yield message.put(n=cost[card])


def _working(view: GodanView, work: Work) -> Iterator[Message]:
    moves = view.moves
    seat = view.to_move or 0
    face, laid = work.cards[0], len(work.cards)
    if ends(view, work):
        yield QT_TRANSLATE_NOOP("godan", "It ends the game at once, before anyone else can lay a card.")
    saved = sum(_cost(view, card) for card in work.cards)
    if face < moves.numbers:
        scale, group = moves.worth[face], number(view.field(seat), face)
        message = QT_TRANSLATE_NOOP(
            "godan", "Your group gains %n point(s), and you get rid of cards that would cost you {cost}."
        )
        yield message.put(n=scale[group + laid] - scale[group], cost=saved)
    elif face == moves.severance:
        if view.week < view.last_week:
            yield QT_TRANSLATE_NOOP("godan", "The last week comes earlier, so the others have less time.")
    elif face == moves.robbery:
        scale, there = moves.worth[work.others[0]], number(view.field(work.seat), work.others[0])
        group = number(view.field(seat), work.others[0])
        message = QT_TRANSLATE_NOOP("godan", "{name}’s group loses %n point(s), and yours gains {gain}.")
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


def _hurrying(view: GodanView) -> Iterator[Message]:
    """Why a set shouldn't stay in hand any longer."""
    moves, weeks = view.moves, view.last_week - view.week
    for seat in range(view.players):
        for face in range(moves.numbers):
            nearly = number(view.laid[seat], face) == number(view.field(seat), face) == FULL - 1
            if seat != view.to_move and nearly and view.addition_ends and number(view.unseen(), face):
                message = QT_TRANSLATE_NOOP(
                    "godan", "{name} needs only one more {card} to end the game, so don’t wait with your sets."
                )
                yield message.put(name=SeatName(seat), card=moves.named((face,)))
                return
    if not weeks:
        yield QT_TRANSLATE_NOOP("godan", "It’s your last turn in this game: what you don’t lay now costs you points.")
    elif _sets(view) > weeks:
        message = QT_TRANSLATE_NOOP(
            "godan", "You have %n set(s) to lay and only {weeks} after this one, so there’s no time to lose."
        )
        yield message.put(n=_sets(view), weeks=QT_TRANSLATE_NOOP("godan", "%n week(s)").put(n=weeks))


def _cost(view: GodanView, face: int) -> int:
    """The cost of a card left in hand (GO10)."""
    moves = view.moves
    return moves.hand_cost[face] if face < moves.numbers else view.house.role_in_hand
