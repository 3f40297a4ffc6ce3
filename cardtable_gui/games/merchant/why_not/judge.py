"""Why some cards can't be played, exchanged or taken in Merchant of Goldfish, and what would change it."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable_gui.core import counts
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message
from cardtable_gui.core.picks import Picked
from cardtable_gui.core.why_not.finding import (
    ONE_OF,
    Fault,
    Finding,
    Possible,
    add,
    faces_in,
    judged,
    lacking,
    lead,
    leave,
    need,
)
from cardtable_gui.games.merchant.actions import TAKES, Exchange, MerchantAction, Play, texts
from cardtable_gui.games.merchant.deck import in_play
from cardtable_gui.games.merchant.moves import MOST_SUM, beatable, moves
from cardtable_gui.games.merchant.view import MerchantView
from cardtable_gui.games.merchant.zones import DISCARD, MARKET, TABLE

_SEVERAL = QT_TRANSLATE_NOOP("merchant", "A play takes cards of one value, and you’ve picked {cards}.")
_TOO_LOW = QT_TRANSLATE_NOOP("merchant", "Value {own} is too low: to beat {table}, it has to be above {value}.")
_SAME_FEW = QT_TRANSLATE_NOOP(
    "merchant", "With {card}s you’d have to lay more than the {there} on the table, not {picked}."
)
_OTHER_NUMBER = QT_TRANSLATE_NOOP(
    "merchant", "To beat {table} with a higher value, you need exactly {needed}, not {picked}."
)
_UNBEATABLE = QT_TRANSLATE_NOOP("merchant", "Nothing in the game beats {table}.")
_TOO_FEW_LEFT = QT_TRANSLATE_NOOP(
    "merchant", "Beside the cards on the table, the game has too few {card}s to beat {table}."
)
_BONUS_FIRST = QT_TRANSLATE_NOOP("merchant", "First take your bonus card from the market, or choose “Take no card”.")
_THEN_LEAD = QT_TRANSLATE_NOOP("merchant", "After that you lead and can play {cards}.")
_ONE_BONUS = QT_TRANSLATE_NOOP("merchant", "Your bonus is one card, and you’ve picked {picked}.")
_NO_EXCHANGE = QT_TRANSLATE_NOOP("merchant", "You exchange as you pass, and when you lead, you can’t pass.")
_SUMS_DIFFER = QT_TRANSLATE_NOOP("merchant", "You’d give {give} and take {take}, but both sums must be equal.")
_SUM_TOO_HIGH = QT_TRANSLATE_NOOP("merchant", "That adds up to {sum}, but an exchange goes up to {most}.")
_BOTH_SIDES = QT_TRANSLATE_NOOP("merchant", "You’d give and take {cards}, which changes nothing.")
_LEAVE_BOTH = QT_TRANSLATE_NOOP("merchant", "Leave out {cards} on both sides, and it works.")
_ADD_FROM_MARKET = QT_TRANSLATE_NOOP("merchant", "Add {cards} from the market, and it works.")
_ADD_EQUAL_FROM_MARKET = QT_TRANSLATE_NOOP("merchant", "Add another {card} from the market, and it works.")
_ONLY_EXCHANGED = QT_TRANSLATE_NOOP(
    "merchant", "Market cards can’t be played. As you pass, you can exchange cards for them."
)
_NOTHING_FOR_IT = QT_TRANSLATE_NOOP("merchant", "Nothing you hold can be exchanged for {cards}.")
_EXCHANGE_INSTEAD = QT_TRANSLATE_NOOP("merchant", "Or pass and exchange it for {cards}.")
_GONE_OUT = QT_TRANSLATE_NOOP("merchant", "You’ve gone out, so you’re done for this round.")
_ON_TABLE = QT_TRANSLATE_NOOP("merchant", "The cards on the table stay there until they’re beaten or everyone passes.")
_DISCARDED = QT_TRANSLATE_NOOP("merchant", "Discards go back to the market once everyone has passed.")
_UNUSABLE = {TABLE: Fault("MG7", _ON_TABLE), DISCARD: Fault("MG7", _DISCARDED)}


def judge(view: MerchantView, picked: Picked) -> Finding:
    """What hand and market cards can be used for in this seat's turn (MG4-MG7)."""
    return judged(view, picked, _usable, dealing="MG3", unusable=_UNUSABLE)


def _usable(view: MerchantView, picked: Picked, hand: tuple[int, ...]) -> Finding:
    if not view.own:
        return Fault("MG8", _GONE_OUT)
    return _Judged(view, hand, faces_in(view, picked, MARKET)).finding()


class _Judged:
    """The picked cards of hand and market, faces ascending, in one view."""

    def __init__(self, view: MerchantView, give: tuple[int, ...], take: tuple[int, ...]) -> None:
        self._view = view
        self._give = give
        self._take = take
        bonus = view.phase == "bonus" and view.to_move == view.seat
        self._bonus = bonus
        self._legal = moves().legal(view.own, view.market, view.face, view.number, bonus)
        self._table = CardList(texts((view.face,) * view.number))

    def finding(self) -> Finding:
        if self._bonus:
            return self._bonus_card()
        if not self._take:
            return self._play()
        if not self._view.number:
            return Fault("MG4", _NO_EXCHANGE, self._without_market())
        return self._exchange() if self._give else self._market()

    def _may(self, action: MerchantAction) -> bool:
        place = moves().index.get(action)
        return place is not None and bool(self._legal >> place & 1)

    def _bonus_card(self) -> Finding:
        if not self._give:
            if len(self._take) == 1:
                return Possible((TAKES[self._take[0]],))
            return Fault("MG7", _ONE_BONUS.put(picked=len(self._take)), (ONE_OF,))
        return Fault("MG7", _BONUS_FIRST, (_THEN_LEAD.put(cards=_cards(max(self._sets(), key=len))),))

    # ------------------------------------------------------------------------------------------------------- plays

    def _sets(self) -> Iterator[tuple[int, ...]]:
        """The picked hand cards by value."""
        for face in sorted(set(self._give)):
            yield (face,) * self._give.count(face)

    def _play(self) -> Finding:
        give = self._give
        if self._may(Play(give)):
            return Possible((Play(give),))
        if give[0] != give[-1]:
            legal = [cards for cards in self._sets() if self._may(Play(cards))]
            if legal:
                remedy = leave(_cards(lacking(max(legal, key=len), give)))
            else:
                remedy = lead(_cards(max(self._sets(), key=len)))
            return Fault("MG5", _SEVERAL.put(cards=_cards(give)), (remedy,))
        reason, remedies = self._not_beating(give[0], len(give))
        return Fault("MG5", reason, (*remedies, lead(_cards(give)), *self._exchanged()))

    def _not_beating(self, face: int, number: int) -> tuple[Message, tuple[Message, ...]]:
        """Why a set of one value does not beat the table, and what number of its cards would."""
        view = self._view
        if not beatable(view.players, view.face, view.number):
            return _UNBEATABLE.put(table=self._table), ()
        if face < view.face:
            return _TOO_LOW.put(own=face + 1, table=self._table, value=view.face + 1), ()
        there, wanted = (view.number, view.number + 1) if face == view.face else (0, view.number)
        if counts.number(in_play(view.players), face) - there < wanted:
            return _TOO_FEW_LEFT.put(card=str(face + 1), table=self._table), ()
        if face == view.face:
            reason = _SAME_FEW.put(card=str(face + 1), there=view.number, picked=number)
            return reason, self._more(face, number, wanted)
        reason = _OTHER_NUMBER.put(table=self._table, needed=view.number, picked=number)
        if number > view.number:
            return reason, (leave(_cards((face,) * (number - view.number))),)
        return reason, self._more(face, number, wanted)

    def _more(self, face: int, number: int, wanted: int) -> tuple[Message, ...]:
        """The cards that are missing to `wanted` ones."""
        held = counts.number(self._view.own, face)
        if held >= wanted:
            return (add(_cards((face,) * (wanted - number)), _cards((face,))),)
        return (need(wanted - held, str(face + 1)),)

    # --------------------------------------------------------------------------------------------------- exchanges

    def _exchanges(self, total: int) -> list[Exchange]:
        """The legal exchanges of this sum with at least the picked cards, the fewest cards first."""
        table = moves()
        mask = self._legal & table.using(self._give, self._take) & table.worth(total)
        found = [action for action in table.selection(mask) if isinstance(action, Exchange)]
        return sorted(found, key=lambda each: len(each.give) + len(each.take))

    def _exchanged(self) -> tuple[Message, ...]:
        """What the picked hand cards can be exchanged for, an example."""
        found = [each for each in self._exchanges(_total(self._give)) if each.give == self._give]
        return (_EXCHANGE_INSTEAD.put(cards=_cards(found[0].take)),) if found else ()

    def _without_market(self) -> tuple[Message, ...]:
        return (leave(_cards(self._take)),) if self._give and self._may(Play(self._give)) else ()

    def _exchange(self) -> Finding:
        give, take = self._give, self._take
        exchange = Exchange(give, take)
        if self._may(exchange):
            return Possible((exchange,))
        gives, takes = _total(give), _total(take)
        if max(gives, takes) > MOST_SUM:
            reason = _SUM_TOO_HIGH.put(sum=max(gives, takes), most=MOST_SUM)
            return Fault("MG6", reason, self._without_market())
        if gives != takes:
            reason = _SUMS_DIFFER.put(give=gives, take=takes)
            return Fault("MG6", reason, self._completed(max(gives, takes)) or self._without_market())
        shared = tuple(
            face for face in sorted(set(give) & set(take)) for _ in range(min(give.count(face), take.count(face)))
        )
        smaller = Exchange(lacking(shared, give), lacking(shared, take))
        remedies = (_LEAVE_BOTH.put(cards=_cards(shared)),) if self._may(smaller) else self._without_market()
        return Fault("MG6", _BOTH_SIDES.put(cards=_cards(shared)), remedies)

    def _completed(self, total: int) -> tuple[Message, ...]:
        """What to add to the side with the lower sum."""
        for found in self._exchanges(total)[:1]:
            if found.give != self._give:
                return (add(_cards(lacking(self._give, found.give)), _cards(self._give)),)
            more, taken = _cards(lacking(self._take, found.take)), _cards(self._take)
            return (add(more, taken, _ADD_FROM_MARKET, _ADD_EQUAL_FROM_MARKET),)
        return ()

    def _market(self) -> Finding:
        total = _total(self._take)
        if total > MOST_SUM:
            return Fault("MG6", _SUM_TOO_HIGH.put(sum=total, most=MOST_SUM))
        remedies = self._completed(total) or (_NOTHING_FOR_IT.put(cards=_cards(self._take)),)
        return Fault("MG6", _ONLY_EXCHANGED, remedies)


def _cards(faces: tuple[int, ...]) -> CardList:
    return CardList(texts(faces))


def _total(faces: tuple[int, ...]) -> int:
    return sum(faces) + len(faces)
