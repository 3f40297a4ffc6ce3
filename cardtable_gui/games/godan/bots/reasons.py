"""Reasons why an action of GODAN is good: true sentences, from the seat's view alone."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable_gui.core import counts
from cardtable_gui.core.counts import number
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName
from cardtable_gui.games.godan.actions import GodanAction, Send, Take, Work
from cardtable_gui.games.godan.prompts import ends, hand_after
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
    """Sets can be worked later if at least as many weeks remain as there are sets."""
    moves, field = view.moves, view.field(view.to_move or 0)
    sets = sum(
        number(view.own, face) > 1 or number(field, face) > 0 for face in counts.kinds(view.own) if face < moves.numbers
    ) + sum(number(view.own, face) >= view.house.least for face in counts.kinds(view.own) if face >= moves.numbers)
    weeks = view.last_week - view.week
    if not sets:
        yield QT_TRANSLATE_NOOP("godan", "You have no set to lay yet.")
    elif sets <= weeks:
        message = QT_TRANSLATE_NOOP(
            "godan", "After this week you have {weeks} left for your %n set(s), so you can wait."
        )
        yield message.put(n=sets, weeks=QT_TRANSLATE_NOOP("godan", "%n week(s)").put(n=weeks))


def _sending(view: GodanView, card: int) -> Iterator[Message]:
    seat, moves = view.to_move or 0, view.moves
    own = view.field(seat)
    lone = [face for face in counts.kinds(view.own) if number(view.own, face) == 1 and not number(own, face)]
    cost = {face: _cost(view, face) for face in counts.kinds(view.own)}
    if card in lone:
        if cost[card] == max(cost[face] for face in lone) and len(lone) > 1:
            message = QT_TRANSLATE_NOOP("godan", "It’s the single card that would cost you most in hand: %n point(s).")
            yield message.put(n=cost[card])
        yield QT_TRANSLATE_NOOP("godan", "You have no other {card} to go with it.").put(card=moves.named((card,)))
    if seat != view.last:
        left = (seat + 1) % view.players
        if not number(view.field(left), card):
            yield QT_TRANSLATE_NOOP("godan", "It doesn’t fit any group in {name}’s field.").put(name=SeatName(left))


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
        message = QT_TRANSLATE_NOOP("godan", "{name}’s group loses %n point(s).")
        yield message.put(name=SeatName(work.seat), n=scale[there] - scale[there - len(work.others)])
    elif face == moves.cover_up:
        saved += sum(_cost(view, card) for card in work.others)
        yield QT_TRANSLATE_NOOP("godan", "You get rid of cards that would cost you %n point(s).").put(n=saved)
    else:
        message = QT_TRANSLATE_NOOP("godan", "{name} will owe you %n point(s).")
        yield message.put(name=SeatName(work.seat), n=view.house.collection * laid)


def _cost(view: GodanView, face: int) -> int:
    """The cost of a card left in hand (GO10)."""
    moves = view.moves
    return moves.hand_cost[face] if face < moves.numbers else view.house.role_in_hand
