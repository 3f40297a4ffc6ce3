"""Reasons why an action of Gunjo Gradation is good: true sentences, from the seat's view alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cardtable_gui.bots.in_words import NEVER, how_often
from cardtable_gui.core import counts
from cardtable_gui.core.counts import ONE, Counts, number
from cardtable_gui.core.game import State
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message, SeatName
from cardtable_gui.games.gunjo import moves
from cardtable_gui.games.gunjo.actions import Draw, Give, GunjoAction, Pass, Play, Stay, Swap
from cardtable_gui.games.gunjo.cards import (
    FACES,
    FINISHER,
    FINISHERS_NEEDED,
    JOINER,
    ODD_MAKER,
    PASSER,
    PENALTIES,
    TAKER,
    penalty,
    texts,
)
from cardtable_gui.games.gunjo.position import Position
from cardtable_gui.games.gunjo.view import GunjoView

LIKELY = 0.4
"""A play with at least this chance to stay unbeaten gets that as a reason."""
HARDLY_BEATEN = 0.9
"""A total with at least this chance is one that hardly anyone can beat."""
LOW = 4
"""The face of the highest card that is called low: at most three of ten numbers are as low."""
LONELY = 6
"""The face of the highest card that hardly beats anything alone: few plays have a lower total."""
FEW = 3
"""Whoever has at most so many cards left is about to go out."""
OFTEN = 0.3
"""What a draw brings less often is no reason for it."""
WORLDS = 60
"""So many worlds are looked at for such chances."""


def reasons(view: GunjoView, action: GunjoAction) -> Iterator[Message]:
    """Reasons for an action of the seat to move, the most important first."""
    match action:
        case Play():
            yield from _playing(view, action)
        case Draw():
            yield from _drawing(view)
        case Swap():
            yield from _swapping(view, action)
        case Give(card=card):
            yield from _giving(view, card)
        case Pass():
            yield from _passing(view)
            yield from _keeping(view)
        case Stay():
            yield from _keeping(view)


def risk(view: GunjoView, action: GunjoAction) -> Message | None:
    """The penalty of the hand that the action leaves, if somebody else goes out (GG8)."""
    kept = view.own
    match action:
        case Play() if action.face in (TAKER, PASSER):
            return None
        case Play():
            kept -= action.lot
            if not kept or (action.face == FINISHER and action.cards.count(FINISHER) >= FINISHERS_NEEDED):
                return None
        case Swap(give=give, take=take):
            kept += ONE[take] - ONE[give]
        case Draw() | Give():
            return None
        case _:
            pass
    message = QT_TRANSLATE_NOOP("gunjo", "If someone else goes out next, the hand you keep costs you %n point(s).")
    return message.put(n=penalty(kept))


def unbeatable(view: GunjoView, total: int) -> bool:
    """Whether no cards that others may hold or draw can beat this total."""
    hidden = _hidden(view)
    if view.free and number(hidden, FINISHER) >= FINISHERS_NEEDED:
        return False
    joiners = number(hidden, JOINER)
    return joiners <= total and all(
        number(hidden, face) * (face + 1) + joiners <= total for face in range(JOINER + 1, FACES)
    )


def _hidden(view: GunjoView) -> Counts:
    return view.unseen() + view.others()


def _plays(view: GunjoView) -> list[Play]:
    now = view.situation()
    return moves.plays(now.hand, now.total, now.odd, now.free)


def _playing(view: GunjoView, play: Play) -> Iterator[Message]:
    rest = view.own - play.lot
    plain = play.face != PASSER and not (play.face == TAKER and view.total)
    if play.face == FINISHER and play.cards.count(FINISHER) >= FINISHERS_NEEDED:
        yield QT_TRANSLATE_NOOP("gunjo", "Four or more 2s win the round at once.")
        return
    if not rest and plain:
        yield QT_TRANSLATE_NOOP("game", "You go out and win the round.")
        return
    if plain:
        yield from _lasting(view, play, rest)
    if play.face == ODD_MAKER and not view.odd:
        yield QT_TRANSLATE_NOOP("gunjo", "Only odd totals can be played on it, so fewer plays beat it.")
    plays = _plays(view)
    if plain:
        yield from _saving(view, play, rest)
    if view.total and len(plays) == 1:
        yield QT_TRANSLATE_NOOP("gunjo", "It’s your only play that beats {total}.").put(total=view.total)
    elif view.total and play.total == min(other.total for other in plays):
        yield QT_TRANSLATE_NOOP("gunjo", "It’s the lowest total you can beat {total} with.").put(total=view.total)
    if plain:
        yield from _emptying(view, play, rest, [other for other in plays if other != play])
    elif play.face == TAKER and any(number(rest, face) for face in view.latest):
        yield QT_TRANSLATE_NOOP("gunjo", "You take cards that match numbers in your hand.")


def _emptying(view: GunjoView, play: Play, rest: Counts, others: list[Play]) -> Iterator[Message]:
    """What the play does for the hand that is left."""
    size = play.cards.count(play.face)
    whole = not number(rest, play.face)
    if not view.total and others and all(len(other.cards) < len(play.cards) for other in others):
        yield QT_TRANSLATE_NOOP("game", "No other play gets rid of so many cards at once.")
    elif whole and size > 1:
        yield QT_TRANSLATE_NOOP("game", "You get rid of a whole set at once.")
    elif whole and others and all(_breaks(view, other) for other in others):
        yield QT_TRANSLATE_NOOP("game", "Any other play would break up one of your sets.")
    if not view.total and whole and len(play.cards) == 1 and FINISHER < play.face <= LONELY:
        message = QT_TRANSLATE_NOOP("gunjo", "A single {card} will beat hardly anything later, so lead with it now.")
        yield message.put(card=str(play.face + 1))


def _lasting(view: GunjoView, play: Play, rest: Counts) -> Iterator[Message]:
    """How likely the play stays unbeaten, and whether the next one is the last."""
    (*others, last) = counts.kinds(rest)
    if unbeatable(view, play.total):
        if others or last == PASSER:
            yield QT_TRANSLATE_NOOP("gunjo", "Nobody can beat {total}, so you’ll lead again.").put(total=play.total)
        else:
            message = QT_TRANSLATE_NOOP(
                "gunjo", "Nobody can beat {total}, so you’ll lead again, and then {cards} will be your last play."
            )
            yield message.put(total=play.total, cards=_named(rest, last))
        return
    if not others and last != PASSER:
        message = QT_TRANSLATE_NOOP("gunjo", "Then you hold only {cards}: one more play wins the round.")
        yield message.put(cards=_named(rest, last))
    stands = _stands(view, play.total, odd=view.odd or play.face == ODD_MAKER)
    if stands >= HARDLY_BEATEN:
        yield QT_TRANSLATE_NOOP("gunjo", "Hardly any other hand can beat {total}.").put(total=play.total)
    elif stands >= LIKELY:
        message = QT_TRANSLATE_NOOP("gunjo", "Judging by the cards you can’t see, {total} is unbeatable {often}.")
        yield message.put(total=play.total, often=how_often(stands))


def _saving(view: GunjoView, play: Play, rest: Counts) -> Iterator[Message]:
    """What the play saves if somebody else goes out (GG8)."""
    saved = penalty(view.own) - penalty(rest)
    least, seat = min((view.sizes[seat], seat) for seat in _others(view))
    dearest = max(PENALTIES[face] for face in counts.kinds(view.own))
    if saved and least <= FEW:
        message = QT_TRANSLATE_NOOP(
            "gunjo", "{name} may go out soon, and without these cards you’d lose %n point(s) less."
        )
        yield message.put(name=SeatName(seat), n=saved)
    elif saved and PENALTIES[play.face] == dearest and not number(rest, play.face):
        message = QT_TRANSLATE_NOOP("gunjo", "You get rid of {cards}, which would cost you %n point(s).")
        gone = (play.face,) * play.cards.count(play.face)
        yield message.put(cards=CardList(texts(gone)), n=PENALTIES[play.face])


def _breaks(view: GunjoView, play: Play) -> bool:
    """Whether cards of the play's number stay in hand."""
    return number(view.own, play.face) > play.cards.count(play.face)


def _passing(view: GunjoView) -> Iterator[Message]:
    if _plays(view):
        return
    if not any(number(view.own, face) for face in view.revealed):
        message = QT_TRANSLATE_NOOP(
            "gunjo", "You can’t beat {total}, and no face-up card matches a number in your hand."
        )
        yield message.put(total=view.total)
    elif all(number(view.own, face) > 1 for face in counts.kinds(view.own)):
        message = QT_TRANSLATE_NOOP("gunjo", "You can’t beat {total}, and any swap would break up one of your sets.")
        yield message.put(total=view.total)
    elif all(penalty(after) >= penalty(view.own) for after in _swapped(view)):
        message = QT_TRANSLATE_NOOP("gunjo", "You can’t beat {total}, and no swap would save you any points.")
        yield message.put(total=view.total)


def _swapped(view: GunjoView) -> Iterator[Counts]:
    """The hands that swaps would leave."""
    for give in counts.kinds(view.own):
        yield from (view.own - ONE[give] + ONE[take] for take in view.revealed if take != give)


def _keeping(view: GunjoView) -> Iterator[Message]:
    """What speaks against playing now."""
    plays = _plays(view)
    if not plays:
        return
    if all(_breaks(view, play) for play in plays):
        message = QT_TRANSLATE_NOOP("gunjo", "Any play that beats {total} would break up one of your sets.")
        yield message.put(total=view.total)
    elif {play.face for play in plays} == {counts.kinds(view.own)[-1]}:
        message = QT_TRANSLATE_NOOP(
            "gunjo", "Only your highest cards would beat {total}. Keep them to win the lead later."
        )
        yield message.put(total=view.total)


def _stands(view: GunjoView, total: int, *, odd: bool) -> float:
    """In which share of the worlds that agree with the view no other hand beats this total."""
    worlds = (view.sample(Random(number)) for number in range(WORLDS))
    return sum(not any(_beats(state, seat, total, odd) for seat in _others(view)) for state in worlds) / WORLDS


def _beats(state: State[GunjoAction], seat: int, total: int, odd: bool) -> bool:
    assert isinstance(state, Position)
    return bool(moves.plays(state.hands[seat], total, odd, state.free))


def _others(view: GunjoView) -> list[int]:
    return [seat for seat in range(view.players) if seat != view.seat]


def _drawing(view: GunjoView) -> Iterator[Message]:
    now, hidden = view.situation(), view.unseen()
    every = counts.size(hidden)
    if not _plays(view):
        fitting = sum(
            number(hidden, face)
            for face in counts.kinds(hidden)
            if moves.plays(now.hand + ONE[face], now.total, now.odd, now.free)
        )
        if fitting > NEVER * every:
            message = QT_TRANSLATE_NOOP(
                "gunjo", "You can’t beat {total} now, but the card you draw lets you do so {often}."
            )
            yield message.put(total=view.total, often=how_often(fitting / every))
    matching = sum(number(hidden, face) for face in counts.kinds(view.own))
    if matching > OFTEN * every:
        message = QT_TRANSLATE_NOOP(
            "gunjo", "The card you draw matches a number in your hand {often}; then it costs you nothing extra."
        )
        yield message.put(often=how_often(matching / every))


def _swapping(view: GunjoView, swap: Swap) -> Iterator[Message]:
    after = view.own + ONE[swap.take] - ONE[swap.give]
    total = number(after, swap.take) * (swap.take + 1)
    larger = number(after, swap.take) > 1
    if larger and unbeatable(view, total):
        message = QT_TRANSLATE_NOOP("game", "Then you hold {cards}, which no other hand can beat now.")
        yield message.put(cards=_named(after, swap.take))
    elif larger and _stands(view, total, odd=False) >= HARDLY_BEATEN:
        message = QT_TRANSLATE_NOOP("game", "Then you hold {cards}, which hardly any other hand can beat.")
        yield message.put(cards=_named(after, swap.take))
    elif number(view.own, swap.take) > 1:
        message = QT_TRANSLATE_NOOP("game", "It makes your set larger: then you hold {cards}.")
        yield message.put(cards=_named(after, swap.take))
    elif larger:
        yield QT_TRANSLATE_NOOP("game", "It makes a set: then you hold {cards}.").put(cards=_named(after, swap.take))
    saved = penalty(view.own) - penalty(after)
    if saved > 0:
        message = QT_TRANSLATE_NOOP("gunjo", "The hand you keep costs you %n point(s) less if someone else goes out.")
        yield message.put(n=saved)
    if swap.take > swap.give and not larger:
        yield QT_TRANSLATE_NOOP("gunjo", "The {take} beats more than the {give}.").put(
            take=CardList(texts((swap.take,))), give=CardList(texts((swap.give,)))
        )


def _giving(view: GunjoView, card: int) -> Iterator[Message]:
    held = counts.kinds(view.own)
    single = [face for face in held if number(view.own, face) == 1]
    if card in single:
        cost = PENALTIES[card]
        if len(single) > 1 and cost == max(PENALTIES[face] for face in single):
            message = QT_TRANSLATE_NOOP(
                "gunjo", "None of your single cards would cost you more than this one: %n point(s)."
            )
            yield message.put(n=cost)
        if len(single) < len(held):
            yield QT_TRANSLATE_NOOP("gunjo", "It’s your only card of that number, so no set is broken up.")
        if FINISHER < card <= LOW:
            yield QT_TRANSLATE_NOOP("gunjo", "It’s a low card that beats little.")


def _named(hand: Counts, face: int) -> CardList:
    """All cards of a number in a hand."""
    return CardList(texts((face,) * number(hand, face)))
