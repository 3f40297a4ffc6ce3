"""The description of GODAN."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

from cardtable_gui.core.game import UNNAMED, Game
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.options import Options
from cardtable_gui.core.strict_json import Json
from cardtable_gui.games.godan.house import HOUSES, NOTE, House, Housed, card_name, house_1, read
from cardtable_gui.games.godan.rule_set import RuleSet

if TYPE_CHECKING:
    from cardtable_gui.games.godan.actions import GodanAction
    from cardtable_gui.games.godan.moves import Moves
    from cardtable_gui.games.godan.state import GodanState  # noqa: F401 - named in quotes below


class Godan(Housed, Game["GodanAction", "GodanState"]):
    """GODAN: take a card and send one on, or lay sets before the weeks are over. One instance per house."""

    id = "godan"
    title = QT_TRANSLATE_NOOP("godan", "GODAN")
    tagline = QT_TRANSLATE_NOOP(
        "godan",
        "Cards go round face down. Take one and pass one on, or cash in a set before someone cuts you off.",
    )
    kind = QT_TRANSLATE_NOOP("godan", "Set collection")
    difficulty = 4
    designer = UNNAMED
    players = (3, 6)
    minutes = (20, 40)
    rules = tuple(f"GO{number}" for number in range(1, 13))
    options = tuple(RuleSet.declared.values())
    piles = frozenset({"deck", "incoming"})
    houses = HOUSES
    houses_note = NOTE

    def __init__(self, house: House) -> None:
        """Make the game for a house; `game_of` keeps one instance of each."""
        self.house = house
        self.faces = house.faces

    @cached_property
    def moves(self) -> Moves:
        """The legal actions of this house."""
        from cardtable_gui.games.godan.moves import moves_of

        return moves_of(self.house)

    def __reduce__(self) -> tuple[Callable[[House], Godan], tuple[House]]:
        return game_of, (self.house,)

    def card_name(self, text: str) -> str | Message:
        """Role cards are called by their names."""
        return card_name(text)

    def describe_in(self, view: Any, action: GodanAction) -> Message:
        """The week's last player passes nothing on, but discards (GO4)."""
        from cardtable_gui.games.godan.actions import Send

        if isinstance(action, Send) and view.to_move == view.last:
            return QT_TRANSLATE_NOOP("game", "Discard {cards}").put(cards=self.named((action.card,)))
        return self.describe(action)

    def with_house_rules(self, content: Mapping[str, Json]) -> Godan:
        """The game with the rules of a house file. Raises `JsonError`."""
        return game_of(read(content))

    def deck(self, players: int, options: Options) -> tuple[int, ...]:
        """The 61 cards (GO1)."""
        del players, options
        return self.moves.deck


@cache
def game_of(house: House) -> Godan:
    """The game with these house rules."""
    return Godan(house)


GAME = game_of(house_1())
