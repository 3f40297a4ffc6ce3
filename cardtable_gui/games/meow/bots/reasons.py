"""Reasons why an action of Meow Meow Daifugo is good: true sentences, from the seat's view alone."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.games.meow.actions import MeowAction, Pass, Play, Return, Show, Take, named
from cardtable_gui.games.meow.cards import ANYS, BIT, CIRCLES, NONE, NUMBER, circles, faces, points
from cardtable_gui.games.meow.plays import beatable
from cardtable_gui.games.meow.refusals import in_words
from cardtable_gui.games.meow.view import MeowView

_LOW = 4
"""Up to this number at least as many numbers are higher as are lower: such a card beats little."""


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
        case Play():
            yield from _playing(view, action)
        case Pass(card=card) | Take(card=card) if card != NONE:
            yield from _taking(view, card)
        case _:
            pass
    if isinstance(action, Pass) and len(view.field) > 1 and not _plays(view):
        yield QT_TRANSLATE_NOOP(
            "meow", "You can’t beat the table, and no other face-up card did clearly better in trial games."
        )


def risk(view: MeowView, action: MeowAction) -> Message | None:
    """The circles that a play leaves in hand, and what they cost if somebody else goes out (MM11)."""
    if view.alone or not isinstance(action, Play) or action.lot == view.own:
        return None
    left = circles(view.own & ~action.lot)
    message = QT_TRANSLATE_NOOP(
        "meow", "If someone else goes out next, the %n circle(s) in your hand cost you {points}."
    )
    return message.put(n=left, points=QT_TRANSLATE_NOOP("meow", "%n point(s)").put(n=points(left)))


def _playing(view: MeowView, play: Play) -> Iterator[Message]:
    if play.lot == view.own:
        yield (
            QT_TRANSLATE_NOOP("meow", "You go out and finish the game.")
            if view.alone
            else QT_TRANSLATE_NOOP("game", "You go out and win the round.")
        )
        return
    others = _plays(view)
    if not view.alone and not beatable(play):
        message = QT_TRANSLATE_NOOP(
            "meow", "Nothing beats {combination}. Everyone else has to pass, and you lead again."
        )
        yield message.put(combination=in_words(play.combination))
    if len(others) == 1 and view.phase == "follow":
        yield QT_TRANSLATE_NOOP("meow", "It’s your only play that beats the table.")
    if view.phase == "lead":
        most = max(len(other.cards) for other in others)
        if len(play.cards) == most > 1:
            yield QT_TRANSLATE_NOOP("meow", "No other play gets rid of more cards at once.")
        number = play.combination.number
        lone = number <= _LOW and number == min(other.combination.number for other in others)
        # Alone, nothing has to be beaten, and circles cost nothing.
        if len(play.cards) == 1 and lone and not play.lot & ANYS and not view.alone:
            yield QT_TRANSLATE_NOOP("meow", "You have no lower card, and it won’t beat much later.")
    elif view.phase == "follow":
        lowest = min(other.combination.number for other in others)
        if play.combination.number == lowest < max(other.combination.number for other in others):
            yield (
                QT_TRANSLATE_NOOP("meow", "It’s the lowest play that beats the table, and you keep your ?.")
                if view.own & ANYS and not play.lot & ANYS
                else QT_TRANSLATE_NOOP(
                    "meow", "It’s the lowest play that beats the table, and you keep your higher cards."
                )
            )


def _plays(view: MeowView) -> list[Play]:
    return [action for action in view.legal_actions() if isinstance(action, Play)]


def _taking(view: MeowView, card: int) -> Iterator[Message]:
    own = view.own
    if BIT[card] & ANYS:
        yield QT_TRANSLATE_NOOP("meow", "A ? goes with almost anything.")
        return
    same = [face for face in faces(own & ~ANYS) if NUMBER[face] == NUMBER[card]]
    if same:
        message = QT_TRANSLATE_NOOP("meow", "You can play {card} together with {cards}.")
        yield message.put(card=named((card,)), cards=named(same))
    fewest = min(CIRCLES[face] for face in view.field)
    if not view.alone and CIRCLES[card] == fewest < max(CIRCLES[face] for face in view.field):
        yield QT_TRANSLATE_NOOP("meow", "No face-up card has fewer circles.")
