"""Trial games of Kobayakawa's bots: quick actions, which are always legal."""

from random import Random

import pytest

from cardtable_gui.bots.policy import Rating
from cardtable_gui.games.kobayakawa.bots.policy import _heuristic_action
from cardtable_gui.games.kobayakawa.bots.reasons import reasons
from cardtable_gui.games.kobayakawa.game import GAME
from cardtable_gui.i18n import text
from tests.games.kobayakawa.scenes import match
from tests.support.ruling import act


@pytest.mark.parametrize("drawn", [1, 2, 15])
def test_kb3_after_drawing_any_card_one_of_the_two_is_discarded(drawn: int) -> None:
    state = match(3, f"7 8 9 4 {drawn}")
    act(state, "draw")
    assert {GAME.notation(_heuristic_action(state, Random(seed))) for seed in range(20)} <= {
        "discard 7",
        f"discard {drawn}",
    }


@pytest.mark.parametrize(("own", "drawn"), [(7, 12), (12, 7)])
def test_a_reason_for_a_discard_compares_the_card_that_is_kept_with_the_other(own: int, drawn: int) -> None:
    state = match(3, f"{own} 8 9 4 {drawn}")
    act(state, "draw")
    said = [text(reason) for reason in reasons(state.view(0), [Rating(GAME.parse("discard 7"), 1.0)])]
    assert said
    assert "12 beats" in said[0]
    assert "; 7 beats only" in said[0]
