"""Reasons why an action of Kobayakawa is good: true sentences, from the seat's view alone.

How strong a card is, is counted among the cards that the seat can't see, whoever holds them: in the fight
at hand (KB5), or in one of two.
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
    """The cost of a fight if it is lost, where that's more than the usual one (KB6, KB7, KB9)."""
    if action != FIGHT or _alone(view):
        return None
    if not view.last_round:
        lost = QT_TRANSLATE_NOOP("kobayakawa", "If you lose the fight, you’re out of the match.")
        return lost if _all_in(view) else None
    message = QT_TRANSLATE_NOOP("kobayakawa", "If you lose the fight, it costs you %n kamon(s).")
    return message.put(n=_stake(view))


def strength(card: int, others: Sequence[int], k: int, fighters: int = 1, earlier: float | None = None) -> float:
    """How often a card wins a fight against so many of these cards, drawn at random.

    A tie is always one of two cards. So many of the fighters come earlier in the round, and win it; None: half of them.
    """
    ties = _EVEN if earlier is None else 1 - earlier / fighters
    won, count = 0.0, 0
    for held in combinations(others, fighters):
        count += 1
        every = (card, *held)
        totals = [each + 1 + (k + 1 if each == min(every) else 0) for each in every]
        if totals[0] == max(totals):
            won += ties if totals.count(totals[0]) > 1 else 1
    return won / count if count else _EVEN


def _drawing(view: KobayakawaView, own: int) -> Iterator[Message]:
    unseen = view.unseen()
    now, better = strength(own, unseen, view.k), _improved(view, own)
    if better > 1 / 4 and now < WEAK:
        message = QT_TRANSLATE_NOOP(
            "kobayakawa",
            "With a Kobayakawa of {k}, your {card} is weak: one on one it wins {often}. A draw improves it {better}.",
        )
        yield message.put(k=_card(view.k), card=_card(own), often=how_often(now), better=how_often(better))
    yield from _with_a_new_one(view, own, better=False)
    if better > 1 / 4 and WEAK <= now < STRONG:
        message = QT_TRANSLATE_NOOP(
            "kobayakawa", "Your {card} is middling: one on one it wins {often}. A draw improves it {better}."
        )
        yield message.put(card=_card(own), often=how_often(now), better=how_often(better))
    drawn, flipped = _after_a_draw(view, own), _after_a_flip(view, own)
    # What a flip takes away was told.
    if now - flipped <= CLEARLY < drawn - flipped and how_often(drawn) != how_often(flipped):
        message = QT_TRANSLATE_NOOP(
            "kobayakawa", "On average you win {often} one on one after a draw, and {less} after a flip."
        )
        yield message.put(often=how_often(drawn), less=how_often(flipped))


def _flipping(view: KobayakawaView, own: int) -> Iterator[Message]:
    better = _improved(view, own)
    yield from _with_a_new_one(view, own, better=True)
    if better <= _EVEN:
        message = QT_TRANSLATE_NOOP(
            "kobayakawa", "A draw improves your {card} {better}, and shows everyone the card that you discard."
        )
        yield message.put(card=_card(own), better=how_often(better))


def _with_a_new_one(view: KobayakawaView, own: int, *, better: bool) -> Iterator[Message]:
    """What a flip would do to the own card, if it would clearly help it, or clearly harm it."""
    now, flipped = strength(own, view.unseen(), view.k), _after_a_flip(view, own)
    gain = flipped - now if better else now - flipped
    if gain > CLEARLY and how_often(now) != how_often(flipped):
        message = QT_TRANSLATE_NOOP(
            "kobayakawa",
            "With a Kobayakawa of {k}, your {card} wins {often} one on one, and {then} on average after a flip.",
        )
        yield message.put(k=_card(view.k), card=_card(own), often=how_often(now), then=how_often(flipped))


def _keeping(view: KobayakawaView, kept: int, thrown: int) -> Iterator[Message]:
    unseen, rivals = view.unseen(), len(view.order) - 1
    shares = [
        (strength(kept, unseen, view.k, some), strength(thrown, unseen, view.k, some)) for some in range(1, rivals + 1)
    ]
    better, worse = shares[0]
    if better > worse and how_often(better) != how_often(worse):
        message = QT_TRANSLATE_NOOP(
            "kobayakawa", "The {kept} is the stronger card: one on one it wins {often}, and the {thrown} {less}."
        )
        yield message.put(kept=_card(kept), thrown=_card(thrown), often=how_often(better), less=how_often(worse))
    elif better > worse:
        message = QT_TRANSLATE_NOOP("kobayakawa", "One on one, the {kept} wins a little more often than the {thrown}.")
        yield message.put(kept=_card(kept), thrown=_card(thrown))
    if rivals > 1 and worse - better <= CLEARLY and all(more > less for more, less in shares[1:]):
        message = QT_TRANSLATE_NOOP(
            "kobayakawa", "If several players fight, the {kept} wins more often than the {thrown}."
        )
        yield message.put(kept=_card(kept), thrown=_card(thrown))
    # Nobody flips after the last one.
    if view.turn < len(view.order) - 1 and view.deck_size:
        better, worse = _after_a_flip(view, kept), _after_a_flip(view, thrown)
        if better > worse and how_often(better) != how_often(worse):
            message = QT_TRANSLATE_NOOP(
                "kobayakawa",
                (
                    "If someone else flips after you, the {kept} wins {often} one on one on average, and the {thrown} "
                    "{less}."
                ),
            )
            yield message.put(kept=_card(kept), thrown=_card(thrown), often=how_often(better), less=how_often(worse))
    if thrown > kept:
        message = QT_TRANSLATE_NOOP(
            "kobayakawa", "The others see you discard the {thrown}, so they may think that you keep a higher card."
        )
        yield message.put(thrown=_card(thrown))


def _fighting(view: KobayakawaView, own: int) -> Iterator[Message]:
    if _alone(view):
        yield QT_TRANSLATE_NOOP("kobayakawa", "Nobody else fights: you win without showing your card.")
        return
    fighters = sum(map(bool, view.stakes))
    alone = strength(own, view.unseen(), view.k, 1, 0)
    if fighters:
        share, enough = _share(view, own), _enough(view)
        if share > enough + CLEARLY:
            message = QT_TRANSLATE_NOOP(
                "kobayakawa",
                "Against the %n opponent(s) already in the fight, your {card} wins {often}. With {won} to gain, one "
                "win in {one_in} is enough.",
            )
            yield _against(view, own, message).put(one_in=_won(view) // _stake(view) + 1)
        elif share >= enough - CLEARLY / 2:
            message = QT_TRANSLATE_NOOP(
                "kobayakawa",
                "Against the %n opponent(s) already in the fight, your {card} wins {often}. With {won} to gain, "
                "that’s about even.",
            )
            yield _against(view, own, message)
    elif alone >= STRONG:
        message = QT_TRANSLATE_NOOP("kobayakawa", "Your {card} is strong: one on one it wins {often}.")
        yield message.put(card=_card(own), often=how_often(alone))
    elif alone >= _EVEN:
        message = QT_TRANSLATE_NOOP("kobayakawa", "Your {card} is good enough: one on one it wins {often}.")
        yield message.put(card=_card(own), often=how_often(alone))
    ahead = _ahead_for_good(view)
    if view.last_round and ahead is not None:
        message = QT_TRANSLATE_NOOP("kobayakawa", "It’s the last round: if you fold, you stay behind {name}.")
        yield message.put(name=SeatName(ahead))
    if not fighters:
        yield QT_TRANSLATE_NOOP(
            "kobayakawa", "Nobody fights yet: if everyone after you folds, you win without showing your card."
        )


def _folding(view: KobayakawaView, own: int) -> Iterator[Message]:
    unseen, fighters = view.unseen(), sum(map(bool, view.stakes))
    alone, seat = strength(own, unseen, view.k, 1, 0), view.order[view.turn]
    if fighters:
        share, enough = _share(view, own), _enough(view)
        if share < enough - CLEARLY / 2:
            message = QT_TRANSLATE_NOOP(
                "kobayakawa",
                "Against the %n opponent(s) already in the fight, your {card} wins {often}. With {won} to gain, "
                "that isn’t often enough.",
            )
            yield _against(view, own, message)
    elif alone < WEAK:
        message = QT_TRANSLATE_NOOP(
            "kobayakawa", "With a Kobayakawa of {k}, your {card} is weak: one on one it wins {often}."
        )
        yield message.put(k=_card(view.k), card=_card(own), often=how_often(alone))
    later = len(view.order) - view.turn - 1
    if later and (still := fighters + later) > 1:
        share = strength(own, unseen, view.k, still, fighters)
        if share < 1 / (still + 1):
            message = QT_TRANSLATE_NOOP("kobayakawa", "If everyone who can still fight does, your {card} wins {often}.")
            yield message.put(card=_card(own), often=how_often(share))
    if _all_in(view):
        yield QT_TRANSLATE_NOOP("kobayakawa", "You’d stake all you have: if you lose, you’re out of the match.")
    if view.scores[seat] > max(view.scores[other] + view.stakes[other] for other in view.order if other != seat):
        yield QT_TRANSLATE_NOOP("kobayakawa", "You have the most kamons, so you needn’t risk any.")


def _share(view: KobayakawaView, own: int) -> float:
    """How often the own card wins against all who already fight; they come earlier, so that they win a tie."""
    fighters = sum(map(bool, view.stakes))
    return strength(own, view.unseen(), view.k, fighters, fighters)


def _won(view: KobayakawaView) -> int:
    """What the winner gets beside the own stake, if no more fight (KB6, KB7)."""
    return sum(view.stakes) + (KAMONS_LAST_ROUND if view.last_round else 1)


def _enough(view: KobayakawaView) -> float:
    """The share of fights won with which these bring in what the others cost."""
    return _stake(view) / (_won(view) + _stake(view))


def _against(view: KobayakawaView, own: int, message: Message) -> Message:
    return message.put(
        n=sum(map(bool, view.stakes)),
        card=_card(own),
        often=how_often(_share(view, own)),
        won=QT_TRANSLATE_NOOP("kobayakawa", "%n kamon(s)").put(n=_won(view)),
    )


def _improved(view: KobayakawaView, own: int) -> float:
    """How often a drawn card is better than the own one."""
    unseen, k = view.unseen(), view.k
    better = (strength(card, rest, k) > strength(own, rest, k) for card in unseen for rest in [_without(unseen, card)])
    return sum(better) / len(unseen)


def _after_a_draw(view: KobayakawaView, own: int) -> float:
    """How often the better of the own card and a drawn one wins one on one, on average."""
    unseen, k = view.unseen(), view.k
    return sum(
        max(strength(card, rest, k), strength(own, rest, k)) for card in unseen for rest in [_without(unseen, card)]
    ) / len(unseen)


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
    return min(KAMONS_LAST_ROUND if view.last_round else 1, view.scores[view.order[view.turn]])


def _all_in(view: KobayakawaView) -> bool:
    """Whether a fight that is lost puts the seat to move out of the match (KB9)."""
    return not view.last_round and view.scores[view.order[view.turn]] <= _stake(view)


def _alone(view: KobayakawaView) -> bool:
    """Whether the last player may bet, and nobody has fought."""
    return view.turn == len(view.order) - 1 and not any(view.stakes)


def _card(card: int) -> CardList:
    return CardList((text(card),))
