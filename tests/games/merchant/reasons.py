"""What the reasons of hints in Merchant of Goldfish say, held against the rules."""

from __future__ import annotations

from random import Random

from cardtable_gui.core import counts
from cardtable_gui.core.messages import CardList
from cardtable_gui.games.merchant.actions import Exchange, Play, Take, texts
from cardtable_gui.games.merchant.state import MerchantState
from cardtable_gui.games.merchant.view import MerchantView
from tests.support.hints import HintChecks, Position, cannot_play, goes_out, is_play, one_play, stands


def viewed(position: Position) -> MerchantView:
    assert isinstance(position.view, MerchantView)
    return position.view


def played(position: Position) -> Play:
    assert isinstance(position.advice.action, Play)
    return position.advice.action


def none_is_lower(position: Position) -> bool:
    own = sum(position.advice.action.cards) / len(position.advice.action.cards)
    return all(sum(other.cards) / len(other.cards) >= own for other in position.plays())  # type: ignore[attr-defined]


def unbeaten_so_often(position: Position) -> bool:
    """In other worlds than those that the reason looked at, about so often nobody's next turn has a play."""
    view, unbeaten, worlds = viewed(position), 0, 150
    for number in range(worlds):
        state = view.sample(Random(1000 + number))
        assert isinstance(state, MerchantState)
        state.apply(played(position))
        hands = [seat for seat, size in enumerate(state.sizes) if size and seat != position.seat]
        for seat in hands:
            state.to_move = seat
            if any(map(is_play, state.legal_actions())):
                break
        else:
            unbeaten += 1
    return abs(unbeaten / worlds - position.told("tenths") / 10) < 0.2


def whole_set(position: Position) -> bool:
    face = played(position).cards[0]
    return len(played(position).cards) == counts.number(viewed(position).own, face) > 1


def lowest_of_all(position: Position) -> bool:
    kept = viewed(position).own - counts.of(played(position).cards)
    return not kept or counts.lowest(kept) > played(position).cards[0]


def joins(position: Position) -> bool:
    action = position.advice.action
    return isinstance(action, Take) and counts.number(viewed(position).own, action.card) > 0


def nothing_matches(position: Position) -> bool:
    view = viewed(position)
    return not {*counts.kinds(view.own)} & {*counts.kinds(view.market)}


def exchanged(position: Position) -> Exchange:
    assert isinstance(position.advice.action, Exchange)
    return position.advice.action


def fewer_cards(position: Position) -> bool:
    return len(exchanged(position).take) < len(exchanged(position).give)


def fewer_but_higher(position: Position) -> bool:
    taken = exchanged(position).take
    told = position.advice.reason is not None and position.advice.reason.places["cards"] == CardList(texts(taken))
    return told and fewer_cards(position) and min(taken) > max(exchanged(position).give)


def fewer_values(position: Position) -> bool:
    return len(set(position.own_after.hand)) < len(set(position.view.hand))


def more_of_the_same(position: Position) -> bool:
    assert position.advice.reason is not None
    cards = position.advice.reason.places["cards"]
    assert isinstance(cards, CardList)
    before, after = position.view.hand, position.own_after.hand
    return all(after.count(str(card)) > before.count(str(card)) > 0 for card in cards.cards)


REASONS = HintChecks(
    {
        "It empties your hand, so you go out.": goes_out,
        "Nobody can beat it, so you’ll lead again.": stands,
        "About {tenths} times in 10 no other hand can beat it, judging by the cards you can’t see.": unbeaten_so_often,
        "You can’t beat the table, and your hand is best left alone.": cannot_play,
        "It’s the only play you have that beats the table.": one_play,
        "It’s the lowest play that beats the table, so you keep your higher cards.": none_is_lower,
        "You get rid of your lowest cards, which beat the least.": lowest_of_all,
        "You get rid of a whole set at once.": whole_set,
        "It joins cards of the same value in your hand, which makes them harder to beat.": joins,
        "No card in the market matches any in your hand.": nothing_matches,
        "It leaves you with fewer cards.": fewer_cards,
        "You get fewer but higher cards: {cards}.": fewer_but_higher,
        "It leaves you with fewer different values to play.": fewer_values,
        "You get more of what you hold: {cards}.": more_of_the_same,
    },
    positions=120,
)
