"""Identities of cards on the screen: reconciling tokens with views and events."""

from collections.abc import Callable
from itertools import chain, islice, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable_gui.core.events import DealBegan, LogEntry, Moved, Shown, all_seen
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.messages import Message
from cardtable_gui.core.zones import Zone
from cardtable_gui.models.tokens import DECK, Token, TokenReconciler, TokensByZone, changed
from tests.support.play import Case, over_cases, random_match

LONG = 250
"""Random play may never end; this many steps cover everything that can happen."""
HAND, PILE, ROW = Zone("hand", 0), Zone("pile"), Zone("row")


class Shows:
    """A view that shows these cards and nothing else."""

    def __init__(self, **zones: list[str | None]) -> None:
        self._zones = {Zone(name, 0) if name == "hand" else Zone(name): cards for name, cards in zones.items()}

    def zones(self) -> list["Shows.One"]:
        return [Shows.One(zone, tuple(cards)) for zone, cards in self._zones.items()]

    class One:
        def __init__(self, zone: Zone, cards: tuple[str | None, ...]) -> None:
            self.zone, self.cards = zone, cards


def by_hand(_zone: Zone) -> Callable[[Token], int] | None:
    return None


def held(**zones: list[tuple[int, str | None]]) -> TokensByZone:
    names = {"hand": HAND, "deck": DECK}
    return {names.get(name, Zone(name)): tuple(Token(*one) for one in tokens) for name, tokens in zones.items()}


def settled(before: TokensByZone, view: Shows) -> TokensByZone:
    return TokenReconciler(by_hand).settled(before, view)  # type: ignore[arg-type]


def faces(arrangement: TokensByZone, zone: Zone) -> list[str | None]:
    return [token.face for token in arrangement[zone]]


def ids(arrangement: TokensByZone) -> list[int]:
    return [token.id for tokens in arrangement.values() for token in tokens]


def test_cards_that_lie_where_they_lay_keep_their_tokens() -> None:
    before = held(hand=[(1, "3"), (2, "5"), (3, "5")], pile=[(4, None)])
    assert settled(before, Shows(hand=["3", "5", "5"], pile=[None])) == before


def test_a_card_that_is_gone_from_a_zone_and_new_in_another_has_moved() -> None:
    before = held(hand=[(1, "3"), (2, "5")], row=[])
    assert settled(before, Shows(hand=["5"], row=["3"])) == held(hand=[(2, "5")], row=[(1, "3")])


def test_a_hidden_card_of_the_same_zone_is_turned_over_before_another_comes() -> None:
    before = held(hand=[(1, None)], pile=[(2, None)])
    assert settled(before, Shows(hand=["7"], pile=[None])) == held(hand=[(1, "7")], pile=[(2, None)])


def test_a_known_card_that_is_forgotten_keeps_its_token_and_loses_its_face() -> None:
    before = held(hand=[(1, "7"), (2, "9")])
    assert settled(before, Shows(hand=[None, "9"])) == held(hand=[(1, None), (2, "9")])


def test_cards_come_and_go_where_the_numbers_differ() -> None:
    reconciler = TokenReconciler(by_hand)
    before = reconciler.settled({}, Shows(hand=["3"], row=[]))  # type: ignore[arg-type]
    after = reconciler.settled(before, Shows(hand=["3", "4"], row=["5"]))  # type: ignore[arg-type]
    assert after[HAND][0] == before[HAND][0]
    assert faces(after, HAND) == ["3", "4"]
    assert len(set(ids(after))) == 3
    assert settled(after, Shows(hand=["4"], row=[])) == {HAND: (after[HAND][1],), ROW: ()}


def test_a_deal_gathers_all_cards_face_down_in_the_deck() -> None:
    before = held(hand=[(1, "3")], row=[(2, "5")])
    view = Shows(hand=["5"], deck=[None], row=[])
    steps = TokenReconciler(by_hand).animated_steps(
        before,
        [DealBegan(2, 0), Moved(("5",), DECK, HAND)],
        view,  # type: ignore[arg-type]
    )
    assert faces(steps[0].after, DECK) == [None, None]
    assert steps[0].after[HAND] == ()
    assert faces(steps[1].after, HAND) == ["5"]
    assert sorted(ids(steps[-1].after)) == [1, 2]


def test_a_moved_card_is_the_equal_one_else_a_hidden_one_from_the_top() -> None:
    before = held(hand=[(1, None), (2, "4"), (3, None)], row=[])
    for card, token in (("4", 2), ("8", 3), (None, 3)):
        view = Shows(hand=[None, None], row=[card])
        first, *_ = TokenReconciler(by_hand).animated_steps(before, [Moved((card,), HAND, ROW)], view)  # type: ignore[arg-type]
        assert first.moved == (token,)
        assert first.after[ROW] == (Token(token, card),)


def test_of_face_down_cards_the_chosen_one_moves() -> None:
    before = held(hand=[(1, "3")], pile=[(2, None), (3, None), (4, None)])
    event = Moved(("7",), PILE, HAND)
    (step,) = TokenReconciler(by_hand).animated_steps(before, [event], Shows(hand=["3", "7"], pile=[None, None]), {3})  # type: ignore[arg-type]
    assert step.after == held(hand=[(1, "3"), (3, "7")], pile=[(2, None), (4, None)])
    assert step.moved == (3,)


def test_shown_cards_turn_over_where_they_lie() -> None:
    view = Shows(hand=["4", "6"])
    before = held(hand=[(1, "4"), (2, None)])
    (step,) = TokenReconciler(by_hand).animated_steps(before, [Shown(HAND, ("4", "6"))], view)  # type: ignore[arg-type]
    assert step.after == held(hand=[(1, "4"), (2, "6")])
    assert step.moved == (2,)


def test_words_move_nothing() -> None:
    before = held(hand=[(1, "4")])
    told = LogEntry(0, Message("x", "y"))
    (step,) = TokenReconciler(by_hand).animated_steps(before, [told], Shows(hand=["4"]))  # type: ignore[arg-type]
    assert step.event is told
    assert step.after == before
    assert step.moved == ()


def test_what_events_leave_open_the_last_step_settles() -> None:
    view = Shows(hand=["4"])
    (step,) = TokenReconciler(by_hand).animated_steps(held(hand=[(1, None)]), [], view)  # type: ignore[arg-type]
    assert step.event is None
    assert step.after == held(hand=[(1, "4")])


def test_sorted_zones_stay_sorted_as_cards_arrive() -> None:
    order = TokenReconciler(lambda zone: (lambda token: int(token.face or 99)) if zone == HAND else None)
    before = held(hand=[(1, "2"), (2, "9")], row=[(3, "5")])
    view = Shows(hand=["2", "5", "9"], row=[])
    first, *rest = order.animated_steps(before, [Moved(("5",), ROW, HAND)], view)  # type: ignore[arg-type]
    assert faces(first.after, HAND) == ["2", "5", "9"]
    assert rest == []


def test_a_card_that_is_swapped_in_comes_to_lie_where_it_stays() -> None:
    before = held(hand=[(1, None), (2, None)], row=[(3, "3"), (4, "10")])
    view = Shows(hand=[None, None], row=["11", "10"])
    swap = [Moved(("11",), HAND, ROW), Moved(("3",), ROW, HAND)]
    given, taken, *rest = TokenReconciler(by_hand).animated_steps(before, swap, view)  # type: ignore[arg-type]
    assert faces(given.after, ROW) == ["3", "11", "10"]
    assert faces(taken.after, ROW) == ["11", "10"]
    assert faces(taken.after, HAND) == [None, "3"]
    assert [faces(step.after, HAND) for step in rest] == [[None, None]]
    assert [token.id for token in taken.after[HAND]] == [token.id for token in rest[0].after[HAND]]


def test_the_order_of_the_next_deal_does_not_touch_the_last_one() -> None:
    before = held(hand=[(1, "3"), (2, "5")], row=[])
    view = Shows(hand=["3", "5"], deck=[], row=[])
    events = [LogEntry(0, Message("x", "y")), DealBegan(2, 0), Moved(("5", "3"), DECK, HAND)]
    told, *_ = TokenReconciler(by_hand).animated_steps(before, events, view)  # type: ignore[arg-type]
    assert told.after[HAND] == before[HAND]


@given(st.lists(st.sampled_from(["a", "b", None]), max_size=6), st.lists(st.sampled_from(["a", "b", None]), max_size=6))
def test_settling_gives_exactly_what_the_view_shows(first: list[str | None], second: list[str | None]) -> None:
    reconciler = TokenReconciler(by_hand)
    before = reconciler.settled({}, Shows(hand=first, row=second))  # type: ignore[arg-type]
    after = reconciler.settled(before, Shows(hand=second, row=first))  # type: ignore[arg-type]
    assert faces(after, HAND) == second
    assert faces(after, ROW) == first
    assert len(set(ids(after))) == len(ids(after))
    assert sorted(ids(after)) == sorted(ids(before))


def order_of(view: AnyView) -> Callable[[Zone], Callable[[Token], int] | None]:
    def order(zone: Zone) -> Callable[[Token], int] | None:
        if zone.name not in {"hand", "market"}:
            return None
        return lambda token: len(view.game.faces) if token.face is None else view.game.index[token.face]

    return order


@pytest.mark.sampled
@over_cases
def test_whole_matches_end_every_step_as_the_view_has_it_and_show_nothing_else(case: Case) -> None:
    """The last step, without an event, turns cards over and sorts them, but moves none to another zone."""
    onlooker = None if case.players % 2 else 0
    positions = random_match(case, seed=4)
    view = next(positions).state.view(onlooker)
    reconciler = TokenReconciler(order_of(view))
    now = reconciler.settled({}, view)
    for position in islice(positions, LONG):
        view = position.state.view(onlooker)
        events = all_seen(position.events, onlooker)
        steps = reconciler.animated_steps(now, events, view)
        may_show = {token.face for tokens in now.values() for token in tokens}
        may_show.update(chain.from_iterable(event.cards for event in events if isinstance(event, Moved | Shown)))
        may_show.update(card for zone in view.zones() for card in zone.cards)
        for step in steps:
            assert len(set(ids(step.after))) == len(ids(step.after))
            assert {token.face for tokens in step.after.values() for token in tokens} <= may_show | {None}
        for before, step in pairwise(steps):
            assert step.event is not None or where(before.after) == where(step.after)
        now = steps[-1].after if steps else now
        assert {zone.zone: zone.cards for zone in view.zones() if zone.cards} == {
            zone: tuple(token.face for token in tokens) for zone, tokens in now.items() if tokens
        }


def where(arrangement: TokensByZone) -> dict[int, Zone]:
    return {token.id: zone for zone, tokens in arrangement.items() for token in tokens}


def test_changed_names_tokens_that_moved_turned_or_came() -> None:
    before = held(hand=[(1, "a"), (2, None), (3, "c")])
    after = held(hand=[(1, "a"), (2, "b")], row=[(3, "c"), (4, "d")])
    assert changed(before, after) == (2, 3, 4)
