"""What is laid open at the end of a round of Gunjo Gradation."""

from __future__ import annotations

from random import Random

from cardtable_gui import games
from cardtable_gui.core.events import DealEnded, Event, Shown
from cardtable_gui.core.options import complete
from cardtable_gui.core.zones import hand_of


def test_the_hands_that_are_laid_open_carry_what_they_cost() -> None:
    game = games.game("gunjo")
    options = complete(game.options, {})
    state = game.start(4, options, game.numbered_dealer(4, options, 1))
    rng, rounds = Random(1), 0
    while state.to_move is not None:
        events: list[Event] = []
        state.act(rng.choice(state.legal_actions()), events)
        for ended in (event for event in events if isinstance(event, DealEnded)):
            rounds += 1
            shown = {event.zone: event.tags for event in events if isinstance(event, Shown)}
            costs = {hand_of(result.seat): result.counted for result in ended.results if hand_of(result.seat) in shown}
            assert costs == shown
            assert any(shown.values())
    assert rounds > 1
