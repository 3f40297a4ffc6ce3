"""Reasons why an action of Merchant of Goldfish is good: true sentences, from the seat's view alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cardtable_gui.core import counts
from cardtable_gui.core.counts import Counts, number
from cardtable_gui.core.game import State
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message
from cardtable_gui.games.merchant import candidates
from cardtable_gui.games.merchant.actions import Exchange, MerchantAction, Pass, Play, Skip, Take, texts
from cardtable_gui.games.merchant.deck import FACES
from cardtable_gui.games.merchant.moves import moves
from cardtable_gui.games.merchant.position import Position
from cardtable_gui.games.merchant.view import MerchantView

LIKELY = 0.6
"""A play with at least this chance to stay unbeaten gets that as a reason."""
WORLDS = 60
"""So many worlds are looked at for that chance."""


def reasons(view: MerchantView, action: MerchantAction) -> Iterator[Message]:
    """Reasons for an action of the seat to move, the most important first."""
    match action:
        case Play():
            yield from _playing(view, action)
        case Exchange():
            yield from _exchanging(view, action)
        case Pass() if not _plays(view):
            yield QT_TRANSLATE_NOOP("merchant", "You can’t beat the table, and your hand is best left alone.")
        case Take(card=card) if number(view.own, card):
            yield QT_TRANSLATE_NOOP(
                "merchant", "It joins cards of the same value in your hand, which makes them harder to beat."
            )
        case Skip() if not counts.both(view.own, view.market):
            yield QT_TRANSLATE_NOOP("merchant", "No card in the market matches any in your hand.")
        case _:
            pass


def risk(view: MerchantView, action: MerchantAction) -> Message | None:
    """How many cards the action leaves in hand, if it adds or takes away any."""
    kept = counts.size(view.own)
    match action:
        case Play(cards=cards):
            kept -= len(cards)
        case Exchange(give=give, take=take):
            kept += len(take) - len(give)
        case Take():
            kept += 1
        case _:
            pass
    if not kept:
        return None
    return QT_TRANSLATE_NOOP("merchant", "You still have %n card(s) to get rid of after that.").put(n=kept)


def unbeatable(view: MerchantView, play: Play) -> bool:
    """Whether no other hand can beat this play."""
    hidden = _hidden(view)
    face, size = play.cards[0], len(play.cards)
    most = max((held for seat, held in enumerate(view.sizes) if seat != view.seat), default=0)
    same = number(hidden, face) > size and most > size
    return not same and all(number(hidden, higher) < size or most < size for higher in range(face + 1, FACES))


def _hidden(view: MerchantView) -> Counts:
    return view.unseen() + sum(seen for seat, seen in enumerate(view.seen) if seat != view.seat)


def _plays(view: MerchantView) -> list[Play]:
    if view.phase == "bonus":
        return []
    found = (
        candidates.follow(view.own, view.market, view.face, view.number) if view.number else candidates.lead(view.own)
    )
    return [action for action in found if isinstance(action, Play)]


def _playing(view: MerchantView, play: Play) -> Iterator[Message]:
    face, size = play.cards[0], len(play.cards)
    if counts.size(view.own) == size:
        yield QT_TRANSLATE_NOOP("merchant", "It empties your hand, so you go out.")
    elif unbeatable(view, play):
        if view.turns + view.players < view.turn_limit:
            yield QT_TRANSLATE_NOOP("merchant", "Nobody can beat it, so you’ll lead again.")
    elif LIKELY <= (stands := _stands(view, face, size)) < 0.95:
        message = QT_TRANSLATE_NOOP(
            "merchant", "About {tenths} times in 10 no other hand can beat it, judging by the cards you can’t see."
        )
        yield message.put(tenths=round(10 * stands))
    whole = number(view.own, face) == size
    if not view.number and face == counts.lowest(view.own) and whole:
        yield QT_TRANSLATE_NOOP("merchant", "You get rid of your lowest cards, which beat the least.")
    others = _plays(view)
    if view.number and len(others) == 1:
        yield QT_TRANSLATE_NOOP("merchant", "It’s the only play you have that beats the table.")
    elif view.number and face == min(other.cards[0] for other in others):
        yield QT_TRANSLATE_NOOP("merchant", "It’s the lowest play that beats the table, so you keep your higher cards.")
    if whole and size > 1:
        yield QT_TRANSLATE_NOOP("game", "You get rid of a whole set at once.")


def _stands(view: MerchantView, face: int, size: int) -> float:
    """In which share of the worlds that agree with the view no other hand beats these cards."""
    worlds = (view.sample(Random(number)) for number in range(WORLDS))
    return sum(not any(_beats(state, seat, face, size) for seat in _others(view)) for state in worlds) / WORLDS


def _beats(state: State[MerchantAction], seat: int, face: int, size: int) -> bool:
    assert isinstance(state, Position)
    table = moves()
    return bool(table.legal(state.hands[seat], counts.EMPTY, face, size, bonus=False) & table.plays)


def _others(view: MerchantView) -> list[int]:
    return [seat for seat, held in enumerate(view.sizes) if held and seat != view.seat]


def _exchanging(view: MerchantView, exchange: Exchange) -> Iterator[Message]:
    give, take = exchange.give, exchange.take
    fewer = len(give) - len(take)
    after = view.own - counts.of(give) + counts.of(take)
    groups = len(counts.kinds(view.own)) - len(counts.kinds(after))
    joining = tuple(face for face in sorted(set(take)) if number(view.own, face))
    if fewer > 0 and min(take) > max(give):
        message = QT_TRANSLATE_NOOP("merchant", "You get fewer but higher cards: {cards}.")
        yield message.put(cards=CardList(texts(take)))
    elif fewer > 0:
        yield QT_TRANSLATE_NOOP("merchant", "It leaves you with fewer cards.")
    elif groups > 0:
        yield QT_TRANSLATE_NOOP("merchant", "It leaves you with fewer different values to play.")
    elif joining:
        yield QT_TRANSLATE_NOOP("merchant", "You get more of what you hold: {cards}.").put(
            cards=CardList(texts(joining))
        )
