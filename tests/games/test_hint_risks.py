"""What an explained hint says is at risk is true: it is compared with what the advised action really leaves."""

from collections import Counter
from collections.abc import Callable, Mapping

import pytest

from cardtable_gui.core import counts
from cardtable_gui.core.messages import Message
from cardtable_gui.games.gunjo.cards import penalty
from cardtable_gui.games.meow.cards import circles, points
from tests.support.hints import Position, positions


def _points(said: Message) -> object:
    cost = said.places["points"]
    assert isinstance(cost, Message)
    return cost.places["n"]


RISKS: Mapping[str, Callable[[Position, Message], bool]] = {
    "The cards left in your hand would cost you %n point(s) if the game ended now.": lambda position, said: (
        said.places["n"] == position.view.moves.cost(position.after.hands[position.seat])
    ),
    "If someone else goes out next, the hand you keep costs you %n point(s).": lambda position, said: (
        said.places["n"] == penalty(position.after.hands[position.seat])
    ),
    "You still have %n card(s) to get rid of after that.": lambda position, said: (
        said.places["n"] == counts.size(position.after.hands[position.seat])
    ),
    "If someone else goes out next, the %n circle(s) in your hand cost you {points}.": lambda position, said: (
        (said.places["n"], _points(said))
        == (circles(position.after.hands[position.seat]), points(circles(position.after.hands[position.seat])))
    ),
}


@pytest.mark.parametrize("game_id", ["godan", "gunjo", "merchant", "meow"])
def test_what_is_at_risk_is_what_the_action_leaves_in_hand(game_id: str) -> None:
    heard: Counter[str] = Counter()
    for position in positions(game_id, 40, {}):
        for said in position.advice.more:
            if said.text in RISKS:
                heard[said.text] += 1
                assert RISKS[said.text](position, said), f"{position.advice} in {position.view}"
    assert heard
