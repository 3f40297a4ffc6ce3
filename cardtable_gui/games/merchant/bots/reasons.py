"""Reasons why an action of Merchant of Goldfish is good: true sentences, from the seat's view alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cardtable_gui.bots.in_words import how_often
from cardtable_gui.core import counts
from cardtable_gui.core.counts import ONE, Counts, number
from cardtable_gui.core.game import State
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message, SeatName
from cardtable_gui.games.merchant import candidates
from cardtable_gui.games.merchant.actions import Exchange, MerchantAction, Pass, Play, Skip, Take, texts
from cardtable_gui.games.merchant.deck import FACES
from cardtable_gui.games.merchant.moves import moves
from cardtable_gui.games.merchant.position import Position
from cardtable_gui.games.merchant.view import MerchantView

LIKELY = 0.4
"""A play with at least this chance to stay unbeaten gets that as a reason."""
HARDLY_BEATEN = 0.9
"""A set with at least this chance is one that hardly anyone can beat."""
RARELY = 0.25
"""A single card that at most this share of the cards in other hands beats is beaten rarely."""
FEW = 3
"""Whoever has at most so many cards left is about to go out."""
WORLDS = 60
"""So many worlds are looked at for such chances."""


def reasons(view: MerchantView, action: MerchantAction) -> Iterator[Message]:
    """Reasons for an action of the seat to move, the most important first."""
    match action:
        case Play():
            yield from _playing(view, action)
        case Exchange():
            yield from _exchanging(view, action)
        case Pass():
            yield from _passing(view)
        case Take(card=card):
            yield from _holding(view, view.own + ONE[card], (card,))
        case Skip():
            if not counts.both(view.own, view.market):
                yield QT_TRANSLATE_NOOP("merchant", "No card in the market matches any in your hand.")
            yield QT_TRANSLATE_NOOP("merchant", "Any card you take is one more to get rid of.")


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
    before = counts.size(view.own)
    if kept > before:
        return QT_TRANSLATE_NOOP("merchant", "Then you have %n card(s) to get rid of, not {before}.").put(
            n=kept, before=before
        )
    return QT_TRANSLATE_NOOP("merchant", "You still have %n card(s) to get rid of after that.").put(n=kept)


def unbeatable(view: MerchantView, face: int, size: int) -> bool:
    """Whether no other hand can beat so many cards of a face."""
    hidden = _hidden(view)
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
    rest = view.own - size * ONE[face]
    if not rest:
        yield QT_TRANSLATE_NOOP("merchant", "It empties your hand, so you go out.")
        return
    (*others, last) = counts.kinds(rest)
    if unbeatable(view, face, size) and view.turns + view.players < view.turn_limit:
        if others:
            yield QT_TRANSLATE_NOOP("merchant", "Nobody can beat it, so you’ll lead again.")
        else:
            message = QT_TRANSLATE_NOOP(
                "merchant", "Nobody can beat it, so you’ll lead again, and then {cards} will be your last play."
            )
            yield message.put(cards=_named(rest, last))
    elif not others:
        yield _one_more(rest)
    elif LIKELY <= (stands := _stands(view, face, size)) < HARDLY_BEATEN:
        message = QT_TRANSLATE_NOOP("game", "Judging by the cards you can’t see, it’s unbeatable {often}.")
        yield message.put(often=how_often(stands))
    elif stands >= HARDLY_BEATEN:
        yield QT_TRANSLATE_NOOP("game", "Hardly any other hand can beat it.")
    elif size == 1:
        yield from _higher_cards(view, face)
    yield from _stopping(view, size)
    plays, whole = _plays(view), number(view.own, face) == size
    if not view.number:
        if face == counts.lowest(view.own) and whole:
            yield QT_TRANSLATE_NOOP("merchant", "You get rid of your lowest cards, which beat the least.")
        if all(len(other.cards) < size for other in plays if other != play):
            yield QT_TRANSLATE_NOOP("game", "No other play gets rid of so many cards at once.")
    elif len(plays) == 1:
        yield QT_TRANSLATE_NOOP("merchant", "It’s the only play you have that beats the table.")
    elif face == min(other.cards[0] for other in plays):
        yield QT_TRANSLATE_NOOP("merchant", "It’s the lowest play that beats the table, so you keep your higher cards.")
    if whole and size > 1:
        yield QT_TRANSLATE_NOOP("game", "You get rid of a whole set at once.")
    elif whole and len(plays) > 1 and all(_breaks(view, other) for other in plays if other != play):
        yield QT_TRANSLATE_NOOP("game", "Any other play would break up one of your sets.")


def _higher_cards(view: MerchantView, face: int) -> Iterator[Message]:
    """How few of the cards in other hands, which are all that lie nowhere else, are higher than this number."""
    hidden = _hidden(view)
    higher = sum(number(hidden, each) for each in range(face + 1, FACES))
    if higher <= RARELY * counts.size(hidden):
        message = QT_TRANSLATE_NOOP(
            "merchant", "Of the %n card(s) in other hands, only {number} can beat your {card} as a single card."
        )
        yield message.put(n=counts.size(hidden), number=higher, card=str(face + 1))


def _breaks(view: MerchantView, play: Play) -> bool:
    """Whether cards of the play's number stay in hand."""
    return number(view.own, play.cards[0]) > len(play.cards)


def _stopping(view: MerchantView, size: int) -> Iterator[Message]:
    """That who is about to go out has too few cards to beat so many (MG5)."""
    left, seat = min((view.sizes[seat], seat) for seat in _others(view))
    if left <= FEW and left < size:
        message = QT_TRANSLATE_NOOP("game", "{name} has only %n card(s) left, not enough to beat this.")
        yield message.put(name=SeatName(seat), n=left)


def _passing(view: MerchantView) -> Iterator[Message]:
    plays = _plays(view)
    if not plays:
        if not _better_exchange(view):
            yield QT_TRANSLATE_NOOP(
                "merchant",
                "You can’t beat the table, and no exchange leaves you with fewer cards or fewer different numbers.",
            )
    elif all(_breaks(view, play) for play in plays):
        yield QT_TRANSLATE_NOOP("merchant", "Any play that beats the table would break up one of your sets.")
    elif {play.cards[0] for play in plays} == {counts.kinds(view.own)[-1]}:
        yield QT_TRANSLATE_NOOP(
            "merchant", "Only your highest cards would beat the table. Keep them to win the lead later."
        )


def _better_exchange(view: MerchantView) -> bool:
    """Whether an exchange would leave fewer cards or fewer different numbers."""
    table = moves()
    groups = len(counts.kinds(view.own))
    return any(
        len(action.take) < len(action.give) or len(counts.kinds(_after(view, action))) < groups
        for action in table.selection(view.legal_mask() & table.exchanges)
        if isinstance(action, Exchange)
    )


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
    give, take, after = exchange.give, exchange.take, _after(view, exchange)
    groups = len(counts.kinds(view.own)) - len(counts.kinds(after))
    if groups > 0 and len(counts.kinds(after)) == 1:
        yield _one_more(after)
    elif groups > 0:
        message = QT_TRANSLATE_NOOP(
            "merchant", "It leaves fewer different numbers, so you need %n fewer play(s) to empty your hand."
        )
        yield message.put(n=groups)
    yield from _holding(view, after, take)
    if len(take) == 1 < len(give) and take[0] > give[-1]:
        message = QT_TRANSLATE_NOOP("merchant", "You give away %n low card(s) for a single {card}.")
        yield message.put(n=len(give), card=str(take[0] + 1))
    elif len(take) < len(give) and take[0] > give[-1]:
        message = QT_TRANSLATE_NOOP("merchant", "You give away low cards, and get fewer but higher cards: {cards}.")
        yield message.put(cards=CardList(texts(take)))
    elif len(take) < len(give):
        yield QT_TRANSLATE_NOOP("merchant", "It leaves you with fewer cards.")


def _holding(view: MerchantView, after: Counts, new: tuple[int, ...]) -> Iterator[Message]:
    """What the new cards are worth together with those that were there."""
    by_number = sorted(set(new), key=lambda face: (number(after, face), face), reverse=True)
    grown = by_number[0]
    for face in by_number:
        if unbeatable(view, face, number(after, face)):
            message = QT_TRANSLATE_NOOP("game", "Then you hold {cards}, which no other hand can beat now.")
            yield message.put(cards=_named(after, face))
            return
    if number(after, grown) > 1 and _stands(view, grown, number(after, grown)) >= HARDLY_BEATEN:
        message = QT_TRANSLATE_NOOP("game", "Then you hold {cards}, which hardly any other hand can beat.")
        yield message.put(cards=_named(after, grown))
    elif number(view.own, grown) > 1:
        message = QT_TRANSLATE_NOOP("game", "It makes your set larger: then you hold {cards}.")
        yield message.put(cards=_named(after, grown))
    elif number(after, grown) > 1:
        message = QT_TRANSLATE_NOOP("game", "It makes a set: then you hold {cards}.")
        yield message.put(cards=_named(after, grown))
    if new[-1] > counts.kinds(view.own)[-1]:
        message = QT_TRANSLATE_NOOP("merchant", "You get {cards}, higher than any card in your hand.")
        yield message.put(cards=CardList(texts(new[-1:])))


def _after(view: MerchantView, exchange: Exchange) -> Counts:
    return view.own - counts.of(exchange.give) + counts.of(exchange.take)


def _one_more(rest: Counts) -> Message:
    """That one more play empties this hand, which holds cards of one number."""
    message = QT_TRANSLATE_NOOP("merchant", "Then you hold only {cards}: one more play, and you go out.")
    return message.put(cards=_named(rest, counts.lowest(rest)))


def _named(hand: Counts, face: int) -> CardList:
    """All cards of a number in a hand."""
    return CardList(texts((face,) * number(hand, face)))
