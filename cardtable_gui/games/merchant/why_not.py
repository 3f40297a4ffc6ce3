"""Why some cards can't be played, exchanged or taken in Merchant of Goldfish, and what would change it."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable_gui.core import counts
from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message, SeatName
from cardtable_gui.core.picks import Picked
from cardtable_gui.core.why_not.finding import (
    ONE_OF,
    Fault,
    Finding,
    Possible,
    add,
    faces_in,
    if_unbeaten,
    judged,
    lacking,
    lead,
    leave,
    need,
    one_number,
)
from cardtable_gui.games.merchant import refusals
from cardtable_gui.games.merchant.actions import TAKES, Exchange, MerchantAction, Play, texts
from cardtable_gui.games.merchant.moves import MOST_SUM, enough, moves
from cardtable_gui.games.merchant.refusals import refusal
from cardtable_gui.games.merchant.view import MerchantView
from cardtable_gui.games.merchant.zones import DISCARD, MARKET, TABLE

_THEN_LEAD = QT_TRANSLATE_NOOP("merchant", "After that you lead and can play {cards}.")
_LEAVE_BOTH = QT_TRANSLATE_NOOP("merchant", "Leave out {cards} on both sides, and it works.")
_ADD_FROM_MARKET = QT_TRANSLATE_NOOP("merchant", "Add {cards} from the market, and it works.")
_ADD_EQUAL_FROM_MARKET = QT_TRANSLATE_NOOP("merchant", "Add another {card} from the market, and it works.")
_NOTHING_FOR_IT = QT_TRANSLATE_NOOP("merchant", "Nothing you hold can be exchanged for {cards}.")
_EXCHANGE_INSTEAD = QT_TRANSLATE_NOOP("merchant", "Or pass and get {cards} in exchange.")
_EXCHANGE_FOR_EXAMPLE = QT_TRANSLATE_NOOP("merchant", "Or pass and get {cards} in exchange, for example.")
_UNUSABLE = {TABLE: refusals.ON_TABLE, DISCARD: refusals.DISCARDED}


def judge(view: MerchantView, picked: Picked) -> Finding:
    """Judge cards of hand and market, as if in this seat's turn (MG4-MG7)."""
    return judged(view, picked, _usable, dealing="MG3", unusable=_UNUSABLE)


def _usable(view: MerchantView, picked: Picked, hand: tuple[int, ...]) -> Finding:
    if not view.own:
        return Fault(refusals.GONE_OUT)
    return _Judged(view, hand, faces_in(view, picked, MARKET)).finding()


class _Judged:
    """The picked cards of hand and market, faces ascending, in one view."""

    def __init__(self, view: MerchantView, give: tuple[int, ...], take: tuple[int, ...]) -> None:
        self._view = view
        self._give = give
        self._take = take
        self._waits = view.to_move != view.seat
        self._bonus = view.phase == "bonus" and not self._waits
        self._unbeaten = self._waits and view.number > 0 and view.owner == view.seat
        """Whether the cards on the table are the seat's own: if nobody beats them, it leads (MG7)."""
        self._number = 0 if self._unbeaten else view.number
        self._legal = moves().legal(view.own, view.market, view.face, self._number, self._bonus)

    def finding(self) -> Finding:
        if self._bonus:
            return self._bonus_card()
        if not self._take:
            return self._play()
        if not self._number:
            return self._waiting() if self._waits else Fault(refusals.NO_EXCHANGE, self._without_market())
        return self._exchange() if self._give else self._market()

    def _may(self, action: MerchantAction) -> bool:
        place = moves().index.get(action)
        return place is not None and bool(self._legal >> place & 1)

    def _why(self, action: MerchantAction) -> Refusal:
        """The refusal of an action that isn't legal in this seat's turn."""
        view = self._view
        phase = "bonus" if self._bonus else "follow" if self._number else "lead"
        return refusal(action, phase, view.own, view.market, view.face, self._number, view.players, view.series)

    def _bonus_card(self) -> Finding:
        if not self._give:
            if len(self._take) == 1:
                return Possible((TAKES[self._take[0]],))
            return Fault(refusals.ONE_BONUS.put(picked=len(self._take)), (ONE_OF,))
        return Fault(refusals.BONUS_FIRST, (_THEN_LEAD.put(cards=_cards(max(self._sets(), key=len))),))

    # ------------------------------------------------------------------------------------------------------- plays

    def _sets(self) -> Iterator[tuple[int, ...]]:
        """The picked hand cards by value."""
        for face in sorted(set(self._give)):
            yield (face,) * self._give.count(face)

    def _play(self) -> Finding:
        give = self._give
        if self._may(Play(give)):
            return Possible((Play(give),), if_unbeaten(_cards(give)) if self._unbeaten else None)
        if give[0] != give[-1]:
            waits_to_lead = self._waits and not self._number
            legal = [] if waits_to_lead else [cards for cards in self._sets() if self._may(Play(cards))]
            return Fault(self._why(Play(give)), (one_number(legal, give, _cards),))
        remedies = (*self._other_number(give[0], len(give)), lead(_cards(give)), *self._exchanged())
        return Fault(self._why(Play(give)), remedies)

    def _other_number(self, face: int, number: int) -> tuple[Message, ...]:
        """Another number of these cards of one value that beats the table, if the game has them."""
        view = self._view
        if not enough(view.players, face, view.face, view.number):
            return ()
        wanted = view.number + (face == view.face)
        if number > wanted:
            return (leave(_cards((face,) * (number - wanted))),)
        return self._more(face, number, wanted)

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
        """An example of cards for which the picked hand cards can be exchanged."""
        found = [each for each in self._exchanges(_total(self._give)) if each.give == self._give]
        words = _EXCHANGE_INSTEAD if len(found) == 1 else _EXCHANGE_FOR_EXAMPLE
        return (words.put(cards=_cards(found[0].take)),) if found else ()

    def _waiting(self) -> Finding:
        """Market cards while another seat leads, takes its bonus card, or is to beat the own cards."""
        view, give, take = self._view, _total(self._give), _total(self._take)
        remedies: tuple[Message, ...] = ()
        if max(give, take) > MOST_SUM:
            remedies = (refusals.TOO_MUCH.put(sum=max(give, take), most=MOST_SUM).message,)
        elif self._give and give != take:
            remedies = (refusals.SUMS_DIFFER.put(give=give, take=take).message,)
        if view.phase == "bonus":
            only = refusals.OTHERS_BONUS.put(name=SeatName(view.to_move or 0))
            return Fault(only, (refusals.EXCHANGE_LATER.message, *remedies))
        return Fault(refusals.EXCHANGE_LATER, remedies)

    def _without_market(self) -> tuple[Message, ...]:
        return (leave(_cards(self._take)),) if self._give and self._may(Play(self._give)) else ()

    def _exchange(self) -> Finding:
        give, take = self._give, self._take
        exchange = Exchange(give, take)
        if self._may(exchange):
            return Possible((exchange,))
        gives, takes = _total(give), _total(take)
        remedies = self._without_market()
        if gives != takes and max(gives, takes) <= MOST_SUM:
            remedies = self._completed(max(gives, takes)) or remedies
        elif gives == takes <= MOST_SUM:
            shared = refusals.on_both_sides(give, take)
            if self._may(Exchange(lacking(shared, give), lacking(shared, take))):
                remedies = (_LEAVE_BOTH.put(cards=_cards(shared)),)
        return Fault(self._why(exchange), remedies)

    def _completed(self, total: int) -> tuple[Message, ...]:
        """The cards to add to the side with the lower sum."""
        for found in self._exchanges(total)[:1]:
            if found.give != self._give:
                return (add(_cards(lacking(self._give, found.give)), _cards(self._give)),)
            more, taken = _cards(lacking(self._take, found.take)), _cards(self._take)
            return (add(more, taken, _ADD_FROM_MARKET, _ADD_EQUAL_FROM_MARKET),)
        return ()

    def _market(self) -> Finding:
        total = _total(self._take)
        if total > MOST_SUM:
            return Fault(self._why(Exchange((), self._take)))
        remedies = self._completed(total) or (_NOTHING_FOR_IT.put(cards=_cards(self._take)),)
        return Fault(refusals.ONLY_EXCHANGED, remedies)


def _cards(faces: tuple[int, ...]) -> CardList:
    return CardList(texts(faces))


def _total(faces: tuple[int, ...]) -> int:
    return sum(faces) + len(faces)
