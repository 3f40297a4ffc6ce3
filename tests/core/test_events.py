"""The visibility of events."""

from cardtable_gui.core.events import DealBegan, DealEnded, Event, LogEntry, Moved, Paid, Shown, all_seen, scored, seen
from cardtable_gui.core.messages import Message
from cardtable_gui.core.zones import Zone

DECK, HAND = Zone("deck"), Zone("hand", 1)
OWN, OTHERS = Message("test", "own"), Message("test", "others")
DRAWN = Moved(("3", "4"), DECK, HAND, frozenset({1}))


def test_who_may_not_see_cards_sees_backs() -> None:
    assert seen(DRAWN, 1) == Moved(("3", "4"), DECK, HAND)
    for seat in (0, 2, None):
        assert seen(DRAWN, seat) == Moved((None, None), DECK, HAND)


def test_what_everybody_may_see_spectators_see_too() -> None:
    for event in (Moved(("3",), HAND, DECK), Shown(HAND, ("3",)), Paid(2, HAND, DECK), DealBegan(1, 0)):
        assert seen(event, None) == event


def test_who_may_not_read_a_sentence_reads_the_other_or_none() -> None:
    told = LogEntry(1, OWN, frozenset({1}), OTHERS)
    assert seen(told, 1) == LogEntry(1, OWN)
    assert seen(told, 0) == LogEntry(1, OTHERS)
    secret = LogEntry(1, OWN, frozenset({1}))
    assert seen(secret, 0) is None
    assert all_seen([secret, DRAWN], 0) == [Moved((None, None), DECK, HAND)]


def test_nothing_that_was_made_ready_tells_who_else_sees_it() -> None:
    for seat in (0, 1, None):
        for event in all_seen([DRAWN, LogEntry(1, OWN, frozenset({1}), OTHERS)], seat):
            assert isinstance(event, Moved | LogEntry)
            assert event.seen_by is None


def test_the_results_of_a_deal_are_told_the_best_first_with_what_each_gained() -> None:
    events: list[Event] = []
    whys = [Message("test", why) for why in ("a", "b", "c")]
    scored(events, 2, (3, 7, 3), whys, (0, 5, 1))
    scored(events, 3, (1, 2, 3), whys)
    first, second = events
    assert isinstance(first, DealEnded)
    assert [(each.seat, each.gained, each.score, each.why.text) for each in first.results] == [
        (1, 5, 7, "b"),
        (0, 0, 3, "a"),
        (2, 1, 3, "c"),
    ]
    assert isinstance(second, DealEnded)
    assert [(each.seat, each.gained) for each in second.results] == [(2, 3), (1, 2), (0, 1)]
