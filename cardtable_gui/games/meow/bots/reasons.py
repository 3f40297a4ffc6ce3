"""Reasons why an action of Meow Meow Daifugo is good: true sentences, from the seat's view alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cardtable_gui.bots.in_words import how_often
from cardtable_gui.core.game import State
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName
from cardtable_gui.games.meow.actions import MeowAction, Pass, Play, Return, Show, Take, named
from cardtable_gui.games.meow.bots.hand_costs import HandCosts
from cardtable_gui.games.meow.bots.weights import WEIGHTS
from cardtable_gui.games.meow.cards import ANYS, BIT, CIRCLES, HIGHEST, NONE, NUMBER, Cards, circles, faces, of, points
from cardtable_gui.games.meow.combinations import Kind
from cardtable_gui.games.meow.plays import answers, leads
from cardtable_gui.games.meow.position import Position
from cardtable_gui.games.meow.refusals import in_words
from cardtable_gui.games.meow.view import MeowView

_LOW = 4
"""Up to this number at least as many numbers are higher as are lower: such a card beats little."""
LIKELY = 0.4
"""A play with at least this chance to stay unbeaten gets that as a reason."""
HARDLY_BEATEN = 0.9
"""A play with at least this chance is one that hardly anyone can beat."""
WORLDS = 60
"""So many worlds are looked at for such chances."""
FEW = 3
"""Whoever has at most so many cards left is about to go out."""
SOON = 3
"""A hand that so many plays can empty is nearly gone."""


def reasons(view: MeowView, action: MeowAction) -> Iterator[Message]:
    """Reasons for an action of the seat to move, the most important first."""
    match action:
        case Show(card=card):
            if NUMBER[card] == min(NUMBER[face] for face in faces(view.own & ~ANYS)):
                yield QT_TRANSLATE_NOOP("meow", "The lowest number starts, and you have nothing lower.")
        case Return(card=card):
            if CIRCLES[card] == max(CIRCLES[face] for face in faces(view.own & ANYS)):
                message = QT_TRANSLATE_NOOP("meow", "It has %n circle(s), more than your other ?.")
                yield message.put(n=CIRCLES[card])
        case Play() if play_ends(view, action):
            yield (
                QT_TRANSLATE_NOOP("meow", "You go out and finish the game.")
                if view.alone
                else QT_TRANSLATE_NOOP("game", "You go out and win the round.")
            )
        case Play():
            yield from _playing(view, action)
        case Pass(card=card):
            yield from _taking(view, card)
            yield from _keeping(view)
        case Take(card=card):
            yield from _taking(view, card)
            if card == NONE and not any(_partners(view.own, face) for face in view.field):
                yield QT_TRANSLATE_NOOP("meow", "No face-up card goes with any in your hand.")


def risk(view: MeowView, action: MeowAction) -> Message | None:
    """The circles that a play leaves in hand, and what they cost if somebody else goes out (MM11)."""
    if view.alone or not isinstance(action, Play) or action.lot == view.own:
        return None
    left = circles(view.own & ~action.lot)
    message = QT_TRANSLATE_NOOP(
        "meow", "If someone else goes out next, the %n circle(s) in your hand cost you {points}."
    )
    return message.put(n=left, points=QT_TRANSLATE_NOOP("meow", "%n point(s)").put(n=points(left)))


def play_ends(view: MeowView, play: Play) -> bool:
    """Whether the play empties the hand."""
    return play.lot == view.own


def _playing(view: MeowView, play: Play) -> Iterator[Message]:
    rest = view.own & ~play.lot
    last = any(lead.lot == rest for lead in leads(rest))
    if view.alone:
        yield from _alone(view, play, rest)
        yield from _matching(view, play)
    else:
        yield from _lasting(view, play, last=last)
        yield from _saving(view, rest)
    plays = _plays(view)
    if view.phase == "lead":
        yield from _leading(view, play, plays)
    elif len(plays) == 1:
        yield QT_TRANSLATE_NOOP("meow", "It’s your only play that beats the table.")
    else:
        lowest = min(other.combination.number for other in plays)
        if play.combination.number == lowest < max(other.combination.number for other in plays):
            yield (
                QT_TRANSLATE_NOOP("meow", "It’s the lowest play that beats the table, and you keep your ?.")
                if view.own & ANYS and not play.lot & ANYS
                else QT_TRANSLATE_NOOP(
                    "meow", "It’s the lowest play that beats the table, and you keep your higher cards."
                )
            )
    if len(play.cards) == 1 and not view.own & ANYS and not _partners(rest, play.cards[0]):
        yield QT_TRANSLATE_NOOP("meow", "It goes with no other card in your hand.")
    if view.alone:
        yield QT_TRANSLATE_NOOP("game", "You get rid of %n card(s) right away.").put(n=len(play.cards))
    elif (saved := _saved(view, rest)) and _nearest(view)[0] > FEW:
        yield QT_TRANSLATE_NOOP("meow", "If someone else goes out, you lose %n point(s) less.").put(n=saved)


def _alone(view: MeowView, play: Play, rest: Cards) -> Iterator[Message]:
    """What a play is worth in the solo game (MM13)."""
    needed = fewest_plays(view, rest)
    if needed <= SOON:
        yield QT_TRANSLATE_NOOP("meow", "Apart from your next reward, the cards you keep can go in %n play(s).").put(
            n=needed
        )
    if view.field and play.combination.size > view.turns:
        yield QT_TRANSLATE_NOOP("meow", "That’s enough cards to choose a face-up card as your reward.")


def _matching(view: MeowView, play: Play) -> Iterator[Message]:
    """That the card played alone is the one which the fewest further cards would go with."""
    rivals = [other for other in _plays(view) if len(other.cards) == 1 and not other.lot & ANYS]
    if play not in rivals or view.own & ANYS:
        return
    fitting = {other: _fitting(view, view.own & ~other.lot) for other in rivals}
    if fitting[play] == max(fitting.values()) > min(fitting.values()):
        message = QT_TRANSLATE_NOOP("meow", "%n of the cards that you may still get go with what you keep.")
        yield message.put(n=fitting[play])


def _coming(view: MeowView) -> Cards:
    """The cards that may still be drawn or taken."""
    return view.elsewhere() | of(view.field)


def _fitting(view: MeowView, rest: Cards) -> int:
    """How many cards that may still come go with a card of this hand."""
    return sum(bool(BIT[face] & ANYS or _partners(rest, face)) for face in faces(_coming(view)))


def _lasting(view: MeowView, play: Play, *, last: bool) -> Iterator[Message]:
    """Whether the play can be beaten, and whether the next one is the last."""
    words = in_words(play.combination)
    if not answers(view.elsewhere(), play.combination):
        message = (
            QT_TRANSLATE_NOOP(
                "meow", "Nobody can beat {combination}: you lead again, and then the rest goes in one play."
            )
            if last
            else QT_TRANSLATE_NOOP(
                "meow", "Nobody can beat {combination}: everyone else has to pass, and you lead again."
            )
        )
        yield message.put(combination=words)
        return
    if last:
        yield QT_TRANSLATE_NOOP("meow", "Then the rest of your hand can go in one play.")
    left, seat = _nearest(view)
    # A doppelganger may count as two cards of its number (MM6).
    most = left + (play.combination.kind is not Kind.SEQUENCE)
    if left <= FEW and most < play.combination.size:
        message = QT_TRANSLATE_NOOP("game", "{name} has only %n card(s) left, not enough to beat this.")
        yield message.put(name=SeatName(seat), n=left)
    stands = _stands(view, play)
    if stands >= HARDLY_BEATEN:
        yield QT_TRANSLATE_NOOP("game", "Hardly any other hand can beat it.")
    elif stands >= LIKELY:
        message = QT_TRANSLATE_NOOP("game", "Judging by the cards you can’t see, it’s unbeatable {often}.")
        yield message.put(often=how_often(stands))


def _stands(view: MeowView, play: Play) -> float:
    """In which share of the worlds that agree with the view no other hand beats the play."""
    worlds = (view.sample(Random(number)) for number in range(WORLDS))
    return sum(not any(_beats(state, seat, play) for seat in _others(view)) for state in worlds) / WORLDS


def _beats(state: State[MeowAction], seat: int, play: Play) -> bool:
    assert isinstance(state, Position)
    return bool(answers(state.hands[seat], play.combination))


def _others(view: MeowView) -> list[int]:
    return [seat for seat in range(view.players) if seat != view.seat]


def _saved(view: MeowView, rest: Cards) -> int:
    """By how many points less than now the hand that is left would cost (MM11)."""
    return points(circles(view.own)) - points(circles(rest))


def _nearest(view: MeowView) -> tuple[int, int]:
    """The fewest cards in another hand, and whose it is."""
    return min((view.sizes[seat], seat) for seat in _others(view))


def _saving(view: MeowView, rest: Cards) -> Iterator[Message]:
    """What the play saves if somebody else goes out (MM11)."""
    left, seat = _nearest(view)
    saved = _saved(view, rest)
    if saved and left <= FEW:
        message = QT_TRANSLATE_NOOP(
            "meow", "{name} may go out soon, and without these cards you’d lose %n point(s) less."
        )
        yield message.put(name=SeatName(seat), n=saved)


def _leading(view: MeowView, play: Play, plays: list[Play]) -> Iterator[Message]:
    most = max(len(other.cards) for other in plays)
    if len(play.cards) == most > 1:
        yield QT_TRANSLATE_NOOP("meow", "No other play gets rid of more cards at once.")
    number = play.combination.number
    lone = number <= _LOW and number == min(other.combination.number for other in plays)
    # Alone, nothing has to be beaten, and circles cost nothing.
    if len(play.cards) == 1 and lone and not play.lot & ANYS and not view.alone:
        yield QT_TRANSLATE_NOOP("meow", "No card of yours is lower, and this one would beat hardly anything later.")


def _plays(view: MeowView) -> list[Play]:
    return [action for action in view.legal_actions() if isinstance(action, Play)]


def _taking(view: MeowView, card: int) -> Iterator[Message]:
    if card == NONE:
        return
    if BIT[card] & ANYS:
        yield QT_TRANSLATE_NOOP("meow", "A ? goes with almost anything.")
        return
    needed = fewest_plays(view, view.own | BIT[card])
    # Alone, each further turn brings a further card.
    if needed < (2 if view.alone else SOON):
        message = QT_TRANSLATE_NOOP("meow", "With {card} your whole hand can go in %n play(s).")
        yield message.put(card=named((card,)), n=needed)
    partners = _partners(view.own, card)
    if partners:
        message = QT_TRANSLATE_NOOP("meow", "You can play {card} together with {cards}.")
        yield message.put(card=named((card,)), cards=named(partners))
    if view.alone:
        return
    others = [face for face in view.field if face != card]
    if others and all(CIRCLES[card] < CIRCLES[face] for face in others):
        yield QT_TRANSLATE_NOOP("meow", "Of the face-up cards, it has the fewest circles.")
    elif others and CIRCLES[card] == min(CIRCLES[face] for face in view.field) < max(CIRCLES[face] for face in others):
        yield QT_TRANSLATE_NOOP("meow", "No face-up card has fewer circles.")
    if NUMBER[card] == HIGHEST:
        message = QT_TRANSLATE_NOOP("meow", "Nothing beats a single {number}, so {card} can win you the lead.")
        yield message.put(number=HIGHEST, card=named((card,)))


def _keeping(view: MeowView) -> Iterator[Message]:
    """What speaks against playing now."""
    plays = _plays(view)
    if not plays:
        return
    highest = max(NUMBER[face] for face in faces(view.own))
    if all(play.lot & ANYS for play in plays):
        yield QT_TRANSLATE_NOOP("meow", "Only with a ? could you beat the table. Keep it for a larger play.")
    elif all(play.combination.number == highest for play in plays):
        yield QT_TRANSLATE_NOOP(
            "meow", "Only your highest cards would beat the table. Keep them to win the lead later."
        )
    sequence = max(_sequences(view.own & ~ANYS), key=len, default=())
    if sequence and all(
        play.combination.kind is not Kind.SEQUENCE and not any(_sequences(view.own & ~ANYS & ~play.lot))
        for play in plays
    ):
        message = QT_TRANSLATE_NOOP("meow", "Any play that beats the table would break up your sequence {cards}.")
        yield message.put(cards=named(sorted(sequence, key=NUMBER.__getitem__)))


def _partners(hand: Cards, card: int) -> tuple[int, ...]:
    """The cards of a hand, without ?, that go with this one: those of its number, or the longest sequence."""
    same = tuple(face for face in faces(hand & ~ANYS & ~BIT[card]) if NUMBER[face] == NUMBER[card])
    longest = max((row for row in _sequences(hand & ~ANYS | BIT[card]) if card in row), key=len, default=())
    return tuple(face for face in longest if face != card) if len(longest) > len(same) + 1 else same


def _sequences(hand: Cards) -> Iterator[tuple[int, ...]]:
    """The sequences that these cards hold."""
    return (lead.cards for lead in leads(hand) if lead.combination.kind is Kind.SEQUENCE)


def fewest_plays(view: MeowView, hand: Cards) -> int:
    """How many plays can empty a hand."""
    return HandCosts(WEIGHTS[view.players])[hand].plays
