"""The description of Gunjo Gradation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable_gui.core.game import Game
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.options import Options
from cardtable_gui.games.gunjo.cards import FACES, deck
from cardtable_gui.games.gunjo.rule_set import RuleSet

if TYPE_CHECKING:
    from cardtable_gui.games.gunjo.actions import GunjoAction  # noqa: F401 - named in quotes below
    from cardtable_gui.games.gunjo.state import GunjoState  # noqa: F401 - named in quotes below


class Gunjo(Game["GunjoAction", "GunjoState"]):
    """Gunjo Gradation: play ever higher totals, as single cards or sets, and be the first without cards."""

    id = "gunjo"
    title = QT_TRANSLATE_NOOP("gunjo", "Gunjo Gradation")
    tagline = QT_TRANSLATE_NOOP(
        "gunjo",
        "Small fish band together to beat big ones. Raise the total and empty your hand.",
    )
    kind = QT_TRANSLATE_NOOP("gunjo", "Race to empty your hand")
    difficulty = 2
    designer = QT_TRANSLATE_NOOP("about", "Kamoto and Mr. Kou")
    publisher = QT_TRANSLATE_NOOP("about", "RMBC")
    players = (3, 6)
    minutes = (10, 20)
    faces = tuple(str(number) for number in range(1, FACES + 1))
    rules = tuple(f"GG{number}" for number in range(1, 17))
    options = tuple(RuleSet.declared.values())

    def deck(self, players: int, options: Options) -> tuple[int, ...]:
        """The basic cards, and those of the chosen expansions (GG1)."""
        del players
        return deck(_expansions(options))

    def deal_key(self, options: Options) -> str:
        """The expansions in use, which change the deck."""
        return "+".join(_expansions(options))


def _expansions(options: Options) -> tuple[str, ...]:
    chosen = options["expansions"]
    assert isinstance(chosen, tuple)
    return tuple(map(str, chosen))


GAME = Gunjo()
