"""The description of Gunjo Gradation."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from cardtable_gui.core.dealing import Dealer
from cardtable_gui.core.game import Game, View
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.options import Choice, Option, Options
from cardtable_gui.games.gunjo.cards import FACES, deck

if TYPE_CHECKING:
    from cardtable_gui.core.events import Event
    from cardtable_gui.games.gunjo.actions import GunjoAction
    from cardtable_gui.games.gunjo.state import GunjoState


class Gunjo(Game["GunjoAction"]):
    """Gunjo Gradation: play ever higher totals, as single cards or sets, and be the first without cards."""

    id = "gunjo"
    title = QT_TRANSLATE_NOOP("gunjo", "Gunjo Gradation")
    tagline = QT_TRANSLATE_NOOP(
        "gunjo",
        "Small fish band together to beat big ones. Raise the total and empty your hand.",
    )
    kind = QT_TRANSLATE_NOOP("gunjo", "Race to empty your hand")
    difficulty = 2
    designer = QT_TRANSLATE_NOOP("about", "Kamoto, Mr. Kou")
    publisher = QT_TRANSLATE_NOOP("about", "RMBC")
    players = (3, 6)
    minutes = (10, 20)
    faces = tuple(str(number) for number in range(1, FACES + 1))
    rules = tuple(f"GG{number}" for number in range(1, 17))
    options = (
        Option(
            "expansions",
            "set",
            (),
            QT_TRANSLATE_NOOP("gunjo", "Expansion cards"),
            QT_TRANSLATE_NOOP("gunjo", "Adds cards with special effects to the deck."),
            (
                Choice("1", QT_TRANSLATE_NOOP("gunjo", "1: joins any set")),
                Choice("2", QT_TRANSLATE_NOOP("gunjo", "2: four at once win the round")),
                Choice("13", QT_TRANSLATE_NOOP("gunjo", "13: odd totals only")),
                Choice("14", QT_TRANSLATE_NOOP("gunjo", "14: picks up the latest play")),
                Choice("15", QT_TRANSLATE_NOOP("gunjo", "15: everyone passes a card to the left")),
            ),
        ),
        Option(
            "two_ignores_area",
            "bool",
            False,
            QT_TRANSLATE_NOOP("gunjo", "Four 2s beat everything"),
            QT_TRANSLATE_NOOP("gunjo", "You can play four or more 2s on any total, odd or even (a house rule)."),
        ),
        Option(
            "start_points",
            "int",
            30,
            QT_TRANSLATE_NOOP("gunjo", "Starting points"),
            QT_TRANSLATE_NOOP(
                "gunjo", "Everyone’s points before the first round. Any number other than 30 is a house rule."
            ),
            minimum=10,
            maximum=100,
            later=True,
            scores=True,
        ),
        Option(
            "rounds",
            "int",
            0,
            QT_TRANSLATE_NOOP("gunjo", "Rounds"),
            QT_TRANSLATE_NOOP(
                "gunjo", "0 stands for as many rounds as there are players. Any other number is a house rule."
            ),
            minimum=0,
            maximum=12,
            later=True,
            scores=True,
        ),
    )

    def deck(self, players: int, options: Options) -> tuple[int, ...]:
        """The basic cards, and those of the chosen expansions (GG1)."""
        del players
        return deck(_expansions(options))

    def deal_key(self, options: Options) -> str:
        """The expansions in use, which change the deck."""
        return "+".join(_expansions(options))

    def start(self, players: int, options: Options, dealer: Dealer, events: list[Event] | None = None) -> GunjoState:
        """Deal the first round."""
        from cardtable_gui.games.gunjo.state import GunjoState

        return GunjoState(self, players, options, dealer, events)

    def sample(self, view: View[GunjoAction], rng: Random) -> GunjoState:
        """A random state that agrees with the view; see the module `sampling`."""
        from cardtable_gui.games.gunjo.sampling import sample
        from cardtable_gui.games.gunjo.view import GunjoView

        assert isinstance(view, GunjoView)
        return sample(view, rng)

    def parse(self, text: str) -> GunjoAction:
        """Read an action."""
        from cardtable_gui.games.gunjo import actions

        return actions.parse(text, self.index)

    def notation(self, action: GunjoAction) -> str:
        """The action in canonical notation."""
        from cardtable_gui.games.gunjo import actions

        return actions.notation(action)

    def is_open(self, action: GunjoAction) -> bool:
        """A card that is passed on stays hidden from the others (GG15)."""
        from cardtable_gui.games.gunjo.actions import Give

        return not isinstance(action, Give)

    def open_notation(self, action: GunjoAction) -> str:
        """The action as everybody may read it: in full if `is_open`."""
        from cardtable_gui.games.gunjo import actions

        return actions.notation(action) if self.is_open(action) else "give ?"

    def describe(self, action: GunjoAction) -> Message:
        """The action as a short command."""
        from cardtable_gui.games.gunjo import actions

        return actions.describe(action)


def _expansions(options: Options) -> tuple[str, ...]:
    chosen = options["expansions"]
    assert isinstance(chosen, tuple)
    return chosen


GAME = Gunjo()
