"""What the table and the log are told."""

from collections import Counter
from random import Random

import pytest

from cardtable_gui.core.events import DealBegan, DealEnded, Event, MatchEnded, Moved, all_seen
from cardtable_gui.core.zones import Zone
from cardtable_gui.games.merchant.state import MerchantState
from cardtable_gui.i18n import text
from tests.games.merchant.scenes import scene, started
from tests.support.ruling import NAMES, act, told


def moves(events: list[Event]) -> list[tuple[str, str, str]]:
    return [
        (" ".join(card or "?" for card in event.cards), event.source.name, event.target.name)
        for event in events
        if isinstance(event, Moved)
    ]


class Follower:
    """A table that knows nothing but events."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.zones: dict[Zone, list[str | None]] = {}

    def hear(self, events: list[Event]) -> None:
        for event in all_seen(events, self.seat):
            if isinstance(event, DealBegan):
                self.zones = {}
            if isinstance(event, Moved):
                for card in event.cards:
                    if event.source != ("deck", None):
                        lying = self.zones[event.source]
                        lying.remove(card if card in lying else None)
                    self.zones.setdefault(event.target, []).append(card)

    def agrees(self, state: MerchantState) -> bool:
        for zone in state.view(self.seat).zones():
            heard = self.zones.get(zone.zone, [])
            own = zone.zone == ("hand", self.seat)
            if zone.zone.name == "discard" and tuple(heard) != zone.cards:
                return False
            if (own or zone.zone.seat is None) and Counter(heard) != Counter(zone.cards):
                return False
            if len(heard) != len(zone.cards):
                return False
        return True


@pytest.mark.parametrize("players", range(2, 7))
def test_who_hears_all_events_knows_where_every_card_lies(players: int) -> None:
    rng = Random(players)
    events: list[Event] = []
    state = started(players, players, events, series=3, turn_limit=120)
    follower = Follower(players - 1)
    follower.hear(events)
    while state.to_move is not None:
        events = []
        state.apply(rng.choice(state.legal_actions()), events)
        assert told(events)
        follower.hear(events)
        assert follower.agrees(state)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_telling_changes_nothing(players: int) -> None:
    rng = Random(players)
    events: list[Event] = []
    loud, quiet = started(players, 3, events, series=3, turn_limit=90), started(players, 3, series=3, turn_limit=90)
    while loud.to_move is not None:
        action = rng.choice(loud.legal_actions())
        loud.apply(action, events)
        quiet.apply(action)
        assert [loud.view(seat) for seat in range(players)] == [quiet.view(seat) for seat in range(players)]
    assert sum(isinstance(event, DealBegan) for event in events) == 3
    assert sum(isinstance(event, DealEnded) for event in events) == 3
    assert sum(isinstance(event, MatchEnded) for event in events) == 1


def test_a_hand_is_dealt_to_its_owners_eyes_only() -> None:
    events: list[Event] = []
    state = started(3, 1, events)
    mine = [event for event in all_seen(events, 1) if isinstance(event, Moved)]
    assert [event.target for event in mine] == [("hand", 0), ("hand", 1), ("hand", 2), ("market", None)]
    assert sorted(mine[1].cards, key=lambda card: int(card or 0)) == list(state.view(1).hand)
    assert set(mine[0].cards) == set(mine[2].cards) == {None}
    assert None not in mine[3].cards


def test_a_play_beats_what_lay_there() -> None:
    state = scene("6 9", "8", "5", market="1", table="5", owner=2)
    events = act(state, "play 6")
    assert moves(events) == [("5", "table", "discard"), ("6", "hand", "table")]
    assert told(events) == ["Aki plays 6."]


def test_an_exchange_is_seen_by_all() -> None:
    state = scene("3 4", "8", "9", market="7", table="5", owner=2)
    events = act(state, "pass 3 4 > 7")
    assert moves(all_seen(events, 2)) == [("3 4", "hand", "market"), ("7", "market", "hand")]
    assert told(events) == ["Aki exchanges 3 and 4 for 7."]


def test_a_reset_step_by_step() -> None:
    state = scene("3 4", "8", market="7 2", table="5 5", owner=1, discards="1")
    events = act(state, "pass")
    assert moves(events) == [("5 5", "table", "discard")]
    assert told(events) == ["Aki passes.", "Everyone else has passed, so Mio may take a card from the market."]
    events = act(state, "take 2")
    assert moves(events) == [("2", "market", "hand"), ("1 5 5", "discard", "market")]
    assert told(events) == ["Mio takes a card from the market: 2.", "The discard pile joins the market, and Mio leads."]


def test_a_bonus_not_taken() -> None:
    state = scene("3 4", "8", market="7 2", table="5 5", owner=1)
    assert told(act(state, "pass", "skip"))[2:] == [
        "Mio takes no card.",
        "The discard pile joins the market, and Mio leads.",
    ]


def test_the_ownerless_card_step_by_step() -> None:
    state = scene("9", "2 4", "5 1", market="8", table="7", owner=2)
    events = act(state, "play 9")
    assert told(events) == ["Aki plays 9.", "Aki goes out 1st!"]
    events = act(state, "pass", "pass")
    assert moves(events) == [("9", "table", "discard"), ("7 9", "discard", "market"), ("7", "market", "table")]
    assert told(events)[2:] == [
        "Nobody beats Aki’s last play, so the discard pile joins the market.",
        "The market’s lowest card, 7, goes on the table. It’s Mio’s turn.",
    ]
    events = act(state, "pass", "pass")
    assert moves(events) == [("7", "table", "discard"), ("7", "discard", "market")]
    assert told(events)[2:] == [
        "Everyone passes on the market’s card. The discard pile joins the market, and Mio leads."
    ]


def test_the_end_says_why() -> None:
    state = scene("9", "8 1", "", market="2", table="7", owner=1, gone=(2,))
    events = act(state, "play 9")
    ended = next(event for event in events if isinstance(event, DealEnded))
    assert [(result.seat, result.gained, result.score) for result in ended.results] == [(2, 2, 2), (0, 1, 1), (1, 0, 0)]
    assert [text(result.why, NAMES, "en") for result in ended.results] == [
        "went out 1st",
        "went out 2nd",
        "last, with 2 cards left",
    ]


def test_the_turn_limit_is_told() -> None:
    state = scene("9 9", "8 1", market="2", table="7", owner=1, turn_limit=40, turns=39)
    assert told(act(state, "pass"))[1:] == ["The round stops at the limit of 40 turns."]
