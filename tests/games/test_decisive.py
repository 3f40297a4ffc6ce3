"""The cards that decided a deal, as each game's table tells them from what anybody may see."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from cardtable_gui import games
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.match_source import MatchSource
from cardtable_gui.controller.replay import Replay
from cardtable_gui.core.decisive import Decisive, best_of, last_play, lying_in, winner_of
from cardtable_gui.core.events import DealEnded, Event, Moved, Shown
from cardtable_gui.core.zones import Zone, hand_of
from cardtable_gui.i18n import text
from tests.support.sessions import EASY
from tests.support.stepped_clock import SteppedClock

pytestmark = pytest.mark.usefixtures("qapp")
FIELD = "field"


def ends(game: str, players: int, seeds: range) -> Iterator[tuple[MatchSource, DealEnded, list[Event]]]:
    """The ends of deals in random matches, with what a spectator saw of each deal."""
    for seed in seeds:
        match, rng = Match.new(game, [EASY] * players, seed=seed), Random(seed)
        while match.state.to_move is not None:
            match.act(rng.choice([*match.state.candidates()]))
        source = Replay(match, SteppedClock())
        source.jump(source.length)
        for step in match.steps:
            for event in step.events:
                if isinstance(event, DealEnded):
                    yield source, event, source.visible_in_deal_of(event)


def told(source: MatchSource, events: list[Event]) -> tuple[Decisive, ...]:
    """What the game's table tells of a deal."""
    return source.package.table.decisive(source.view, events)


@pytest.mark.parametrize("game", [package.game.id for package in games.packages()])
def test_a_deal_s_events_go_from_its_beginning_to_its_end(game: str) -> None:
    players = games.game(game).players[0]
    for _source, ended, events in ends(game, players, range(2)):
        assert events[-1] == ended
        assert type(events[0]).__name__ == "DealBegan"
        assert sum(isinstance(event, DealEnded) for event in events) == 1


@pytest.mark.parametrize("game", ["merchant", "meow", "gunjo"])
def test_who_went_out_did_so_with_the_last_cards_laid(game: str) -> None:
    found = 0
    for source, ended, events in ends(game, 3, range(4)):
        for decisive in told(source, events):
            found += 1
            seat = ended.results[0].seat if game == "meow" else winner_of(events)
            assert seat is not None
            assert decisive.cards == last_play(events, seat)
            empty = not sum(lying_in(events, hand_of(seat)).values())
            assert ("went out with" in text(decisive.how, source.names)) == empty
    assert found


def test_in_godan_it_is_a_group_that_lies_in_the_winner_s_field() -> None:
    found = 0
    for source, _ended, events in ends("godan", 3, range(6)):
        winner = winner_of(events)
        for decisive in told(source, events):
            found += 1
            (card,) = set(decisive.cards)
            assert lying_in(events, Zone(FIELD, winner))[card] == len(decisive.cards)
            assert ("godan" in decisive.how.text) == (len(decisive.cards) >= 5)
    assert found


def test_in_kobayakawa_the_winner_s_total_is_the_highest_and_the_lowest_card_has_help() -> None:
    found = 0
    for source, _ended, events in ends("kobayakawa", 4, range(6)):
        groups = told(source, events)
        fought = [event for event in events if isinstance(event, Shown)]
        assert len(groups) == len(fought)
        if not groups:
            continue
        found += 1
        totals = [sum(map(int, group.cards)) for group in groups]
        assert totals[0] == max(totals)
        assert [group.won for group in groups] == [True, *[False] * (len(groups) - 1)]
        helped = [group for group in groups if len(group.cards) == 2]
        lowest = min(int(group.cards[0]) for group in groups)
        assert [int(group.cards[0]) for group in helped] == [lowest]
    assert found


def test_nobody_is_best_if_all_gained_alike() -> None:
    for _source, ended, _events in ends("kobayakawa", 3, range(4)):
        gained = {result.gained for result in ended.results}
        assert bool(best_of(ended.results)) == (len(gained) > 1)


def test_hidden_cards_are_never_shown() -> None:
    moved = Moved((None, "7"), hand_of(0), Zone("table"))
    assert last_play([moved], 0) == ()
    assert last_play([Moved(("7",), hand_of(0), hand_of(1))], 0) == ()
    assert last_play([], 0) == ()
