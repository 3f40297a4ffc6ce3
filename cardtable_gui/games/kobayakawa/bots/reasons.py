"""Reasons why an action of Kobayakawa is good: true sentences, from the seat's view alone.

How strong a card is, is counted among the cards that the seat can't see, whoever holds them: a fight of two (KB5).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from cardtable_gui.bots.in_words import how_often
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message, SeatName
from cardtable_gui.games.kobayakawa.actions import DRAW, FIGHT, FLIP, Discard, KobayakawaAction, text
from cardtable_gui.games.kobayakawa.position import KAMONS_LAST_ROUND
from cardtable_gui.games.kobayakawa.view import KobayakawaView

WEAK = 0.4
"""A card that wins less often is called weak."""
STRONG = 0.6
"""A card that wins at least so often is called strong."""
CLEARLY = 0.08
"""Shares of fights that differ by less are about the same."""
_EVEN = 0.5


def reasons(view: KobayakawaView, action: KobayakawaAction) -> Iterator[Message]:
    """Reasons for an action of the seat to move, the most important first."""
    own = view.hands[view.order[view.turn]]
    match action:
        case Discard(card=thrown):
            yield from _keeping(view, view.drawn if thrown == own else own, thrown)
        case _ if action == DRAW:
            yield from _drawing(view, own)
        case _ if action == FLIP:
            yield from _flipping(view, own)
        case _ if action == FIGHT:
            yield from _fighting(view, own)
        case _:
            yield from _folding(view, own)


def risk(view: KobayakawaView, action: KobayakawaAction) -> Message | None:
    """The cost of a fight if it is lost (KB6, KB7)."""
    if action != FIGHT or _alone(view):
        return None
    message = QT_TRANSLATE_NOOP("kobayakawa", "If you lose the fight, it costs you %n kamon(s).")
    return message.put(n=_stake(view))


def strength(card: int, others: Sequence[int], k: int, fighters: int = 1) -> float:
    """How often a card wins a fight against so many of these cards, drawn at random; of a tie it wins a share."""
    won, count = 0.0, 0
    for held in combinations(others, fighters):
        count += 1
        every = (card, *held)
        totals = [each + 1 + (k + 1 if each == min(every) else 0) for each in every]
        if totals[0] == max(totals):
            won += 1 / totals.count(totals[0])
    return won / count if count else _EVEN


def _drawing(view: KobayakawaView, own: int) -> Iterator[Message]:
    unseen = view.unseen()
    now, better = strength(own, unseen, view.k), _improved(view, own)
    if now - _after_a_flip(view, own) > CLEARLY:
        message = QT_TRANSLATE_NOOP(
            "kobayakawa", "A Kobayakawa of {k} suits your {card}: a draw leaves it there, a flip takes it away."
        )
        yield message.put(k=_card(view.k), card=_card(own))
    if better > 1 / 4:
        if now < WEAK:
            message = QT_TRANSLATE_NOOP(
                "kobayakawa",
                "With a Kobayakawa of {k}, your {card} is weak: one on one it wins {often}. A draw improves it "
                "{better}.",
            )
            yield message.put(k=_card(view.k), card=_card(own), often=how_often(now), better=how_often(better))
        elif now < STRONG:
            message = QT_TRANSLATE_NOOP(
                "kobayakawa", "Your {card} is middling: one on one it wins {often}. A draw improves it {better}."
            )
            yield message.put(card=_card(own), often=how_often(now), better=how_often(better))
    yield QT_TRANSLATE_NOOP("kobayakawa", "You see a second card and keep the better one.")


def _flipping(view: KobayakawaView, own: int) -> Iterator[Message]:
    unseen = view.unseen()
    now = strength(own, unseen, view.k)
    if _after_a_flip(view, own) - now > CLEARLY:
        message = QT_TRANSLATE_NOOP(
            "kobayakawa", "A Kobayakawa of {k} doesn’t suit your {card}: a new one is better for you {often}."
        )
        share = sum(strength(own, _without(unseen, k), k) > now for k in unseen) / len(unseen)
        yield message.put(k=_card(view.k), card=_card(own), often=how_often(share))
    if now >= STRONG and _improved(view, own) < WEAK:
        message = QT_TRANSLATE_NOOP(
            "kobayakawa", "Your {card} is strong already: one on one it wins {often}. A draw improves it only {better}."
        )
        yield message.put(card=_card(own), often=how_often(now), better=how_often(_improved(view, own)))
    yield QT_TRANSLATE_NOOP("kobayakawa", "A draw would show everyone one of your two cards; a flip shows nothing.")


def _keeping(view: KobayakawaView, kept: int, thrown: int) -> Iterator[Message]:
    unseen, rivals = view.unseen(), len(view.order) - 1
    better, worse = strength(kept, unseen, view.k), strength(thrown, unseen, view.k)
    if better > worse and how_often(better) != how_often(worse):
        message = QT_TRANSLATE_NOOP(
            "kobayakawa", "The {kept} is the stronger card: one on one it wins {often}, and the {thrown} {less}."
        )
        yield message.put(kept=_card(kept), thrown=_card(thrown), often=how_often(better), less=how_often(worse))
    elif better > worse:
        message = QT_TRANSLATE_NOOP("kobayakawa", "One on one, the {kept} wins a little more often than the {thrown}.")
        yield message.put(kept=_card(kept), thrown=_card(thrown))
    if any(
        strength(kept, unseen, view.k, some) > strength(thrown, unseen, view.k, some) for some in (2, 3)[: rivals - 1]
    ):
        message = QT_TRANSLATE_NOOP("kobayakawa", "If several fight, the {kept} wins more often than the {thrown}.")
        yield message.put(kept=_card(kept), thrown=_card(thrown))
    if thrown > kept:
        message = QT_TRANSLATE_NOOP(
            "kobayakawa", "The others see you discard the {thrown}, and can’t tell that you keep a lower card."
        )
        yield message.put(thrown=_card(thrown))


def _fighting(view: KobayakawaView, own: int) -> Iterator[Message]:
    if _alone(view):
        yield QT_TRANSLATE_NOOP("kobayakawa", "Nobody else fights: you win without showing your card.")
        return
    unseen, fighters = view.unseen(), sum(map(bool, view.stakes))
    alone = strength(own, unseen, view.k)
    share = strength(own, unseen, view.k, max(1, fighters))
    won = sum(view.stakes) + (KAMONS_LAST_ROUND if view.last_round else 1)
    one_in = won // _stake(view) + 1
    if alone >= STRONG:
        message = QT_TRANSLATE_NOOP("kobayakawa", "Your {card} is strong: one on one it wins {often}.")
        yield message.put(card=_card(own), often=how_often(alone))
    elif alone >= _EVEN:
        message = QT_TRANSLATE_NOOP("kobayakawa", "Your {card} is good enough: one on one it wins {often}.")
        yield message.put(card=_card(own), often=how_often(alone))
    if fighters and share > 1 / one_in:
        message = QT_TRANSLATE_NOOP(
            "kobayakawa", "With {won} to win, a fight pays off if you win more than one in {n}."
        )
        yield message.put(won=QT_TRANSLATE_NOOP("kobayakawa", "%n kamon(s)").put(n=won), n=one_in)
    ahead = _ahead_for_good(view)
    if view.last_round and ahead is not None:
        message = QT_TRANSLATE_NOOP("kobayakawa", "It’s the last round: if you fold, you stay behind {name}.")
        yield message.put(name=SeatName(ahead))
    if not fighters:
        yield QT_TRANSLATE_NOOP(
            "kobayakawa", "Nobody fights yet: if everyone after you folds, you win without showing your card."
        )
    yield QT_TRANSLATE_NOOP("kobayakawa", "If you fold, you win nothing in this round.")


def _folding(view: KobayakawaView, own: int) -> Iterator[Message]:
    unseen, fighters = view.unseen(), sum(map(bool, view.stakes))
    alone, seat = strength(own, unseen, view.k), view.order[view.turn]
    if alone < WEAK:
        message = QT_TRANSLATE_NOOP(
            "kobayakawa", "With a Kobayakawa of {k}, your {card} is weak: one on one it wins {often}."
        )
        yield message.put(k=_card(view.k), card=_card(own), often=how_often(alone))
    elif alone < _EVEN:
        message = QT_TRANSLATE_NOOP("kobayakawa", "Your {card} loses more fights than it wins.")
        yield message.put(card=_card(own))
    if fighters > 1:
        share = strength(own, unseen, view.k, fighters)
        if share < _EVEN:
            message = QT_TRANSLATE_NOOP(
                "kobayakawa", "%n other player(s) already fight, and only one can win: your {card} would win {often}."
            )
            yield message.put(n=fighters, card=_card(own), often=how_often(share))
    elif (still := fighters + len(view.order) - view.turn - 1) > 1:
        share = strength(own, unseen, view.k, still)
        if share < 1 / (still + 1):
            message = QT_TRANSLATE_NOOP("kobayakawa", "If everyone who still can does fight, your {card} wins {often}.")
            yield message.put(card=_card(own), often=how_often(share))
    if not view.last_round and view.scores[seat] <= _stake(view):
        yield QT_TRANSLATE_NOOP("kobayakawa", "You’d stake all you have: if you lose, you’re out of the match.")
    if view.scores[seat] > max(view.scores[other] + view.stakes[other] for other in view.order if other != seat):
        yield QT_TRANSLATE_NOOP("kobayakawa", "You have the most kamons, so you needn’t risk any.")
    message = QT_TRANSLATE_NOOP("kobayakawa", "You keep %n kamon(s) that a fight could cost you.")
    yield message.put(n=_stake(view))


def _improved(view: KobayakawaView, own: int) -> float:
    """How often a drawn card is better than the own one."""
    unseen, k = view.unseen(), view.k
    better = (strength(card, rest, k) > strength(own, rest, k) for card in unseen for rest in [_without(unseen, card)])
    return sum(better) / len(unseen)


def _after_a_flip(view: KobayakawaView, own: int) -> float:
    """How often the own card wins one on one with a new Kobayakawa, on average."""
    unseen = view.unseen()
    return sum(strength(own, _without(unseen, k), k) for k in unseen) / len(unseen)


def _ahead_for_good(view: KobayakawaView) -> int | None:
    """A seat that still owns more than this one does now, even if it stakes and loses; None: there is none."""
    seat = view.order[view.turn]
    later = view.order[view.turn + 1 :]
    least = {other: view.scores[other] - (KAMONS_LAST_ROUND if other in later else 0) for other in view.order}
    return next((other for other in view.order if least[other] > view.scores[seat]), None)


def _without(cards: Sequence[int], card: int) -> list[int]:
    return [each for each in cards if each != card]


def _stake(view: KobayakawaView) -> int:
    """What a fight costs the seat to move (KB4, KB7)."""
    return min(KAMONS_LAST_ROUND if view.centre <= KAMONS_LAST_ROUND else 1, view.scores[view.order[view.turn]])


def _alone(view: KobayakawaView) -> bool:
    """Whether the last player may bet, and nobody has fought."""
    return view.turn == len(view.order) - 1 and not any(view.stakes)


def _card(card: int) -> CardList:
    return CardList((text(card),))
