"""Events are complete: a seat's visible events determine where all cards and tokens are, as in its view."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

from cardtable_gui.core.events import DealBegan, DealEnded, Event, LogEntry, Moved, Paid, Shown, all_seen
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.messages import Message
from cardtable_gui.core.table import CardPlace, Spread
from cardtable_gui.core.zones import Zone
from tests.support.play import Case, filled, over_all_cases, over_cases, random_match, sampled

DECK = Zone("deck")
FORGOTTEN = """Two actions leave the same view of a seat, which was told different things. Either it was told of what is
hidden, or the view forgets what was open: then keep that in a field of `Shared`, such as the last action."""


class Follower:
    """Reconstructs the table from events alone."""

    def __init__(self, case: Case, view: AnyView) -> None:
        self.cards = len(case.game.deck(case.players, case.options))
        self.zones: dict[Zone, list[str | None]] = {}
        self.tokens = {item.zone: item.amount for item in view.tokens()}

    def follow(self, event: Event) -> None:
        match event:
            case DealBegan():
                self.zones = {DECK: [None] * self.cards}
            case Moved(cards=cards, source=source, target=target):
                for card in cards:
                    self.take(source, card)
                self.zones.setdefault(target, []).extend(cards)
            case Shown(zone=zone, cards=cards):
                for card in cards:
                    self.take(zone, card)
                self.zones[zone].extend(cards)
            case Paid(amount=amount, source=source, target=target):
                assert amount > 0
                for zone, change in ((source, -amount), (target, amount)):
                    if zone in self.tokens:
                        self.tokens[zone] += change
            case _:
                pass

    def take(self, zone: Zone, card: str | None) -> None:
        """Take a card out of a zone: this one if it is known to be there, else a hidden one.

        After a hidden card has left, the cards known to be in the zone are no longer known.
        """
        there = self.zones[zone]
        if card is None:
            self.zones[zone] = [None] * (len(there) - 1)
        else:
            there.remove(card if card in there else None)


def agree(follower: Follower, view: AnyView, piles: set[str]) -> None:
    left = {zone for zone, cards in follower.zones.items() if cards}
    for item in view.zones():
        followed = follower.zones.get(item.zone, [])
        left.discard(item.zone)
        assert len(followed) == len(item.cards), item.zone
        visible = [card for card in item.cards if card is not None]
        assert Counter(visible) <= Counter(followed), item.zone
        if item.zone.name in piles and len(visible) == len(item.cards):
            assert tuple(followed) == item.cards, item.zone
    assert left == set()
    assert {item.zone: item.amount for item in view.tokens()} == follower.tokens


@over_all_cases
def test_following_the_events_gives_what_the_view_shows(case: Case) -> None:
    places = [*case.package.table.layout.seat, *(place for row in case.package.table.layout.centre for place in row)]
    piles = {place.name for place in places if isinstance(place, CardPlace) and place.spread is Spread.PILE}
    positions = random_match(case, 30)
    first = next(positions)
    seats = (None, *range(case.players))
    followers = {seat: Follower(case, first.state.view(seat)) for seat in seats}
    for position in [first, *positions]:
        for seat, follower in followers.items():
            if position.number:
                paid = list(all_seen(position.events, seat))
            else:
                paid = [event for event in all_seen(position.events, seat) if not isinstance(event, Paid)]
            for event in paid:
                follower.follow(event)
            if position.number < 60 or position.number % 10 == 0 or position.state.to_move is None:
                agree(follower, position.state.view(seat), piles)


@over_cases
def test_nobody_sees_more_than_the_audience(case: Case) -> None:
    for position in random_match(case, 31):
        for event in position.events:
            if isinstance(event, Moved | LogEntry) and event.seen_by is not None:
                for seat in (None, *range(case.players)):
                    seen = all_seen([event], seat)
                    if seat not in event.seen_by and isinstance(event, Moved):
                        assert seen == [Moved((None,) * len(event.cards), event.source, event.target)]
                    elif seat not in event.seen_by and isinstance(event, LogEntry):
                        assert all(isinstance(e, LogEntry) and e.message == event.otherwise for e in seen)


@over_cases
def test_every_action_is_told_in_words_that_are_complete(case: Case) -> None:
    for position in random_match(case, 32):
        for seat in (None, *range(case.players)):
            told = [event for event in all_seen(position.events, seat) if isinstance(event, LogEntry)]
            assert told
            assert all(filled(event.message) for event in told)


@over_cases
def test_events_cost_nothing_but_themselves(case: Case) -> None:
    """A match without an event list, as in search, takes the same course."""
    for position in random_match(case, 33):
        if position.number % 7 == 0 and position.state.to_move is not None:
            with_events, without = position.state.copy(), position.state.copy()
            action = position.state.legal_actions()[0]
            with_events.apply(action, [])
            without.apply(action)
            assert with_events.view(None) == without.view(None)


@over_cases
def test_what_a_seat_cannot_tell_apart_it_is_told_alike(case: Case) -> None:
    """Equal views mean equal seen events, even if hidden cards or other seats' hidden choices differ."""
    game = case.game
    compared = 0
    for position in sampled(random_match(case, 34), 30):
        state = position.state
        if state.to_move is None:
            continue
        for seat in (None, *range(case.players)):
            told: dict[AnyView, tuple[str, list[Event]]] = {}
            for world in (state, *(state.view(seat).sample(Random(number)) for number in range(3))):
                actions = world.legal_actions()
                for action in Random(position.number).sample(list(actions), min(len(actions), 6)):
                    after = world.copy()
                    events: list[Event] = []
                    after.apply(action, events)
                    if after.deal != state.deal:
                        # The view of a new deal does not hold what was visible in the old one.
                        continue
                    text = game.notation(action) if seat == state.to_move else game.open_notation(action)
                    seen = (text, [_without_reasons(event) for event in all_seen(events, seat)])
                    view = after.view(seat)
                    compared += view in told
                    assert told.setdefault(view, seen) == seen, FORGOTTEN
    assert compared


def _without_reasons(event: Event) -> Event:
    """Scoring may reveal what decided, such as the sums that break a tie."""
    if isinstance(event, DealEnded):
        return replace(event, results=tuple(replace(result, why=Message("", "")) for result in event.results))
    return event
