"""What an explained hint says is at risk is true: it is compared with what the advised action really leaves."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from cardtable_gui.core import counts
from cardtable_gui.core.messages import Message
from cardtable_gui.games.gunjo.cards import penalty
from cardtable_gui.games.meow.cards import circles, points
from tests.support.hints import positions

RISKS: Mapping[str, Callable[[Any, int], object]] = {
    "If the game ended right after this, the cards left in your hand would cost you %n point(s).": lambda view, hand: (
        view.moves.cost(hand),
        None,
    ),
    "If someone else goes out next, the hand you keep costs you %n point(s).": lambda _, hand: (penalty(hand), None),
    "You still have %n card(s) to get rid of after that.": lambda _, hand: (counts.size(hand), None),
    "Then you have %n card(s) to get rid of, not {before}.": lambda _, hand: (counts.size(hand), None),
    "If someone else goes out next, the %n circle(s) in your hand cost you {points}.": lambda _, hand: (
        circles(hand),
        points(circles(hand)),
    ),
}
"""By a sentence the number in it, and the points it names, from a view and the hand that the action leaves."""


@pytest.mark.parametrize("game_id", ["godan", "gunjo", "merchant", "meow"])
def test_what_is_at_risk_is_what_the_action_leaves_in_hand(game_id: str) -> None:
    heard: Counter[str] = Counter()
    for position in positions(game_id, 40, {}):
        after: Any = position.after
        for said in position.advice.more:
            if said.text in RISKS:
                heard[said.text] += 1
                cost = said.places.get("points")
                told = said.places["n"], cost.places["n"] if isinstance(cost, Message) else None
                assert told == RISKS[said.text](position.view, after.hands[position.seat]), position.advice
    assert heard
