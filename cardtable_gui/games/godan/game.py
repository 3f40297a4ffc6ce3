"""The description of GODAN."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, cached_property
from random import Random
from typing import TYPE_CHECKING

from cardtable_gui.core.dealing import Dealer
from cardtable_gui.core.game import UNNAMED, Game, View
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName
from cardtable_gui.core.options import Choice, Option, Options
from cardtable_gui.core.strict_json import Json
from cardtable_gui.games.godan.house import HOUSES, NOTE, House, card_name, house_1, read

if TYPE_CHECKING:
    from cardtable_gui.core.events import Event
    from cardtable_gui.games.godan.actions import GodanAction
    from cardtable_gui.games.godan.moves import Moves
    from cardtable_gui.games.godan.state import GodanState


class Godan(Game["GodanAction"]):
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
    options = (
        Option(
            "sets",
            "choice",
            1,
            QT_TRANSLATE_NOOP("godan", "Sets"),
            QT_TRANSLATE_NOOP("godan", "In a set, everyone has the start card once."),
            (
                Choice(1, QT_TRANSLATE_NOOP("godan", "One set: one game per player")),
                Choice(2, QT_TRANSLATE_NOOP("godan", "Two sets: two games per player")),
            ),
        ),
        Option(
            "start_points",
            "int",
            100,
            QT_TRANSLATE_NOOP("godan", "Starting points"),
            QT_TRANSLATE_NOOP("godan", "Everyone’s points before the first game. The official rules say 100."),
            minimum=0,
            maximum=1000,
        ),
        Option(
            "addition_ends",
            "bool",
            True,
            QT_TRANSLATE_NOOP("godan", "Godan by adding cards"),
            QT_TRANSLATE_NOOP(
                "godan", "Adding cards to make a group of five ends the game, just like laying five at once."
            ),
        ),
    )
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

    def with_house_rules(self, content: Mapping[str, Json]) -> Godan:
        """The game with the rules of a house file. Raises `JsonError`."""
        return game_of(read(content))

    def deck(self, players: int, options: Options) -> tuple[int, ...]:
        """The 61 cards (GO1)."""
        del players, options
        return self.moves.deck

    def start(self, players: int, options: Options, dealer: Dealer, events: list[Event] | None = None) -> GodanState:
        """Deal the first game."""
        from cardtable_gui.games.godan.state import GodanState

        return GodanState(self, self.moves, players, options, dealer, events)

    def sample(self, view: View[GodanAction], rng: Random) -> GodanState:
        """A random state that agrees with the view; see the module `sampling`."""
        from cardtable_gui.games.godan.sampling import sample
        from cardtable_gui.games.godan.view import GodanView

        assert isinstance(view, GodanView)
        return sample(view, rng)

    def parse(self, text: str) -> GodanAction:
        """Read an action."""
        from cardtable_gui.games.godan import actions

        return actions.parse(text, self.index)

    def notation(self, action: GodanAction) -> str:
        """The action in canonical notation."""
        from cardtable_gui.games.godan import actions

        return actions.notation(action, self.faces)

    def is_open(self, action: GodanAction) -> bool:
        """A sent card stays hidden."""
        from cardtable_gui.games.godan.actions import Send

        return not isinstance(action, Send)

    def open_notation(self, action: GodanAction) -> str:
        """The action as everybody may read it: in full if `is_open`."""
        return self.notation(action) if self.is_open(action) else "send ?"

    def describe(self, action: GodanAction) -> Message:
        """The action as a short command."""
        from cardtable_gui.games.godan.actions import NOBODY, Send, Take, Work

        match action:
            case Take():
                return QT_TRANSLATE_NOOP("godan", "Take the card")
            case Send(card=card):
                return QT_TRANSLATE_NOOP("godan", "Pass {cards} on").put(cards=self.moves.named((card,)))
            case Work(cards=cards, seat=seat, others=others):
                if seat != NOBODY and others:
                    message = QT_TRANSLATE_NOOP("godan", "Rob {seat} of {others} with {cards}")
                elif seat != NOBODY:
                    message = QT_TRANSLATE_NOOP("godan", "Collect from {seat} with {cards}")
                elif others:
                    message = QT_TRANSLATE_NOOP("godan", "Discard {others} with {cards}")
                else:
                    message = QT_TRANSLATE_NOOP("godan", "Do a job with {cards}")
                if seat != NOBODY:
                    message = message.put(seat=SeatName(seat))
                if others:
                    message = message.put(others=self.moves.named(others))
                return message.put(cards=self.moves.named(cards))


@cache
def game_of(house: House) -> Godan:
    """The game with these house rules."""
    return Godan(house)


GAME = game_of(house_1())
