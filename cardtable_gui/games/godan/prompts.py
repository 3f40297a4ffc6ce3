"""The prompt: what the seat to move has to decide, and what the picked cards would do."""

from __future__ import annotations

from cardtable_gui.core import counts
from cardtable_gui.core.counts import Counts
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName
from cardtable_gui.games.godan import refusals
from cardtable_gui.games.godan.actions import Work
from cardtable_gui.games.godan.picks import GodanPicks
from cardtable_gui.games.godan.setup import FULL
from cardtable_gui.games.godan.view import GodanView

MUCH = 30
"""Ending the game with cards in hand of at least this cost needs a confirmation."""


def prompt(picks: GodanPicks) -> Message:
    """The prompt for this moment."""
    match picks.view.phase:
        case "choose":
            return _choose(picks)
        case "send":
            return _send(picks)
        case _:
            return refusals.OVER.message


def warning(view: GodanView, work: Work) -> Message | None:
    """The confirmation to ask before a work that ends the game at once; None: it does not, or costs little."""
    if not ends(view, work):
        return None
    cost, points = view.moves.cost(hand_after(view, work)), points_after(view, work)
    if cost < MUCH and points >= 0:
        return _behind(view, points)
    message = QT_TRANSLATE_NOOP(
        "godan", "This ends the game at once. The cards in your hand cost you %n point(s), so you score {points}."
    )
    return message.put(n=cost, points=_with_minus(points))


def _behind(view: GodanView, points: int) -> Message | None:
    """The confirmation in the match's last game, if somebody is visibly ahead."""
    own = view.to_move or 0
    others = {
        seat: view.scores[seat] + view.worth(seat) + view.collections[seat]
        for seat in range(view.players)
        if seat != own
    }
    ahead = max(others, key=lambda seat: others[seat])
    total = view.scores[own] + points
    if view.deal < view.games or others[ahead] <= total:
        return None
    message = QT_TRANSLATE_NOOP(
        "godan", "This ends the match: you finish on {total}, {seat} on {other} minus the cards left in hand."
    )
    return message.put(total=_with_minus(total), seat=SeatName(ahead), other=_with_minus(others[ahead]))


def ends(view: GodanView, work: Work) -> bool:
    """Whether a legal work ends the game (GO8, GO9), other than by its last turn."""
    moves = view.moves
    face, laid = work.cards[0], len(work.cards)
    if face == moves.severance:
        cut = view.week < view.last_week <= view.week + laid - 1
        return laid >= moves.house.ends_with or (cut and view.to_move == view.last)
    if face >= moves.numbers:
        return False
    own = counts.number(view.laid[view.to_move or 0], face) + laid
    return laid == FULL or (own == FULL and view.addition_ends)


def hand_after(view: GodanView, work: Work) -> Counts:
    """The hand after a legal work."""
    gone = counts.of(work.cards)
    if work.cards[0] == view.moves.cover_up:
        gone += counts.of(work.others)
    return view.own - gone


def field_after(view: GodanView, work: Work) -> Counts:
    """The seat's own field after a legal work, without role cards."""
    field = view.field(view.to_move or 0)
    face = work.cards[0]
    if face < view.moves.numbers:
        return field + counts.of(work.cards)
    return field + counts.of(work.others) if face == view.moves.robbery else field


def points_after(view: GodanView, work: Work) -> int:
    """The score if the game ended with a legal work (GO10)."""
    moves = view.moves
    collected = view.collections[view.to_move or 0]
    if work.cards[0] == moves.collection:
        collected += moves.house.collection * len(work.cards)
    return moves.groups_worth(field_after(view, work)) + collected - moves.cost(hand_after(view, work))


def _choose(picks: GodanPicks) -> Message:
    view = picks.view
    if picks.incoming:
        if picks.seat == view.last:
            return QT_TRANSLATE_NOOP("godan", "Take this card into your hand, then discard one card face up.")
        message = QT_TRANSLATE_NOOP("godan", "Take this card into your hand, then pass one on to {left}.")
        return message.put(left=SeatName(picks.left))
    if picks.own:
        return _works(picks)
    if picks.loot:
        return QT_TRANSLATE_NOOP("godan", "To take these cards, also pick Robbery cards from your hand.")
    return _take_or_work(view)


def _take_or_work(view: GodanView) -> Message:
    if len(view.legal_actions()) == 1:
        if view.seat_draws:
            return QT_TRANSLATE_NOOP("godan", "You have no set for a job: take the top card of the deck.")
        return QT_TRANSLATE_NOOP("godan", "You have no set for a job: take the incoming card.")
    if view.seat_draws:
        return QT_TRANSLATE_NOOP(
            "godan", "Take the top card of the deck and pass one on, or do a job: lay a set in your field."
        )
    if view.to_move == view.last:
        return QT_TRANSLATE_NOOP(
            "godan", "Take the incoming card and discard one, or do a job: lay a set in your field."
        )
    return QT_TRANSLATE_NOOP("godan", "Take the incoming card and pass one on, or do a job: lay a set in your field.")


def _send(picks: GodanPicks) -> Message:
    view = picks.view
    send = picks.sends
    if picks.seat == view.last:
        if send is None:
            return QT_TRANSLATE_NOOP("godan", "You’re last this week: choose a card from your hand to discard face up.")
        message = QT_TRANSLATE_NOOP("godan", "Discard {cards} face up.")
    else:
        if send is None:
            message = QT_TRANSLATE_NOOP("godan", "Choose a card from your hand to pass on to {left}, face down.")
            return message.put(left=SeatName(picks.left))
        message = QT_TRANSLATE_NOOP("godan", "Pass {cards} on to {left}, face down.").put(left=SeatName(picks.left))
    return message.put(cards=view.moves.named((send.card,)))


def _works(picks: GodanPicks) -> Message:
    works = picks.works
    if not works:
        return refusals.ROB_ONE.message
    if len(works) > 1:
        return _several(picks, works[0])
    work = works[0]
    refusal = picks.refusal(work)
    return refusal.message if refusal is not None else _one(picks.view, work)


def _several(picks: GodanPicks, work: Work) -> Message:
    moves = picks.view.moves
    match work.cards[0]:
        case moves.collection:
            message = QT_TRANSLATE_NOOP("godan", "Who pays %n point(s)? Drop {cards} on that player’s field.")
            message = message.put(n=moves.house.collection * len(work.cards))
        case moves.robbery:
            message = QT_TRANSLATE_NOOP(
                "godan", "Who will you rob? Drop {cards} on a field, or first pick the cards to take."
            )
        case _:
            message = QT_TRANSLATE_NOOP("godan", "Do a job with {cards}, then choose what to discard.")
    return message.put(cards=moves.named(work.cards))


def _one(view: GodanView, work: Work) -> Message:
    moves = view.moves
    face = work.cards[0]
    if ends(view, work):
        message = QT_TRANSLATE_NOOP("godan", "Do a job with {cards}: the game ends at once, and you score {points}.")
        return message.put(cards=moves.named(work.cards), points=_with_minus(points_after(view, work)))
    if face < moves.numbers:
        return _numbers(view, work)
    if face == moves.severance:
        week = max(view.week, view.last_week - (len(work.cards) - 1))
        if week == view.week:
            message = QT_TRANSLATE_NOOP("godan", "Do a job with {cards}: this week will be the last.")
        else:
            message = QT_TRANSLATE_NOOP("godan", "Do a job with {cards}: week {week} will be the last.").put(week=week)
    elif face == moves.robbery:
        own = moves.worth[work.others[0]][counts.number(field_after(view, work), work.others[0])]
        message = QT_TRANSLATE_NOOP(
            "godan", "Rob {victim} of {loot} with {cards}: your group will be worth %n point(s)."
        )
        message = message.put(loot=moves.named(work.others), victim=SeatName(work.seat), n=own)
    elif face == moves.cover_up and work.others:
        saved = moves.cost(counts.of(work.others))
        message = QT_TRANSLATE_NOOP("godan", "Discard {others} with {cards}: that saves you %n point(s).")
        message = message.put(others=moves.named(work.others), n=saved)
    elif face == moves.collection:
        message = QT_TRANSLATE_NOOP("godan", "Do a job with {cards}: {payer} will pay you %n point(s).")
        message = message.put(payer=SeatName(work.seat), n=moves.house.collection * len(work.cards))
    else:
        message = QT_TRANSLATE_NOOP("godan", "Do a job with {cards}: that empties your hand.")
    return message.put(cards=moves.named(work.cards))


def _numbers(view: GodanView, work: Work) -> Message:
    moves = view.moves
    face, laid = work.cards[0], len(work.cards)
    group = counts.number(field_after(view, work), face)
    scale = moves.worth[face]
    if group == laid:
        message = QT_TRANSLATE_NOOP("godan", "Do a job with {cards}: the group will be worth %n point(s).")
    else:
        message = QT_TRANSLATE_NOOP("godan", "Add {cards}: the group goes from {before} to %n point(s).")
        message = message.put(before=scale[group - laid])
    return message.put(cards=moves.named(work.cards), n=scale[group])


def _with_minus(points: int) -> str:
    """The number with a true minus sign."""
    return f"−{-points}" if points < 0 else str(points)
