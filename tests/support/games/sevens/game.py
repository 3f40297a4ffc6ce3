"""Sevens: the game's description."""

from __future__ import annotations

from random import Random

from cardtable_gui.core.dealing import Dealer
from cardtable_gui.core.events import Event
from cardtable_gui.core.game import Game, View
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.options import Option, Options
from tests.support.games.sevens import actions
from tests.support.games.sevens.actions import SevensAction
from tests.support.games.sevens.cards import COLOURS, RANKS, SUITS, TEXTS
from tests.support.games.sevens.sampling import sample
from tests.support.games.sevens.state import SevensState
from tests.support.games.sevens.view import SevensView


class Sevens(Game[SevensAction]):
    """From the sevens outwards, suit by suit; who can lay nothing has to pass."""

    id = "sample_sevens"
    title = QT_TRANSLATE_NOOP("sample_sevens", "Sevens")
    tagline = QT_TRANSLATE_NOOP(
        "sample_sevens", "From the sevens outwards: hold back what others wait for, and be out first."
    )
    kind = QT_TRANSLATE_NOOP("sample_sevens", "Lay and block")
    difficulty = 2
    players = (3, 6)
    minutes = (5, 15)
    faces = TEXTS
    suit_colours = COLOURS
    rules = tuple(f"SV{number}" for number in range(1, 7))
    options = (
        Option(
            "passes",
            "int",
            3,
            QT_TRANSLATE_NOOP("sample_sevens", "Passes"),
            QT_TRANSLATE_NOOP("sample_sevens", "How often each player may pass, where passes are counted."),
            minimum=0,
            maximum=9,
        ),
        Option(
            "free",
            "bool",
            True,
            QT_TRANSLATE_NOOP("sample_sevens", "Pass at will"),
            QT_TRANSLATE_NOOP("sample_sevens", "Off: only who can lay no card passes, any number of times."),
        ),
    )

    def deck(self, players: int, options: Options) -> tuple[int, ...]:
        """52 cards (SV1)."""
        del players, options
        return tuple(range(len(TEXTS)))

    def by_number(self, text: str) -> int:
        """The ace of each suit, then the twos, and so on."""
        face = self.index[text]
        return len(SUITS) * (face % len(RANKS)) + face // len(RANKS)

    def start(self, players: int, options: Options, dealer: Dealer, events: list[Event] | None = None) -> SevensState:
        """Deal, and lay the sevens."""
        return SevensState(self, players, options, dealer, events)

    def sample(self, view: View[SevensAction], rng: Random) -> SevensState:
        """A state that fits what the view's seat knows."""
        assert isinstance(view, SevensView)
        return sample(view, rng)

    def parse(self, text: str) -> SevensAction:
        """Read an action."""
        return actions.parse(text, self.index)

    def notation(self, action: SevensAction) -> str:
        """The action's canonical text."""
        return actions.notation(action)

    def describe(self, action: SevensAction) -> Message:
        """The action as a short command."""
        return actions.describe(action)


GAME = Sevens()
