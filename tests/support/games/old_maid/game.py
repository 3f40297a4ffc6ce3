"""Old Maid: the game's description."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable_gui.core.game import Game
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.options import Options
from tests.support.games.old_maid.cards import COLOURS, JOKER, QUEEN_OF_CLUBS, RANKS, TEXTS, name_of, rank_of
from tests.support.games.old_maid.rule_set import RuleSet

if TYPE_CHECKING:
    from tests.support.games.old_maid.actions import Draw  # noqa: F401 - named in quotes below
    from tests.support.games.old_maid.state import OldMaidState  # noqa: F401 - named in quotes below


class OldMaid(Game["Draw", "OldMaidState"]):
    """Pairs are laid down, hidden cards drawn from a neighbour's fan, and the odd card goes round."""

    id = "sample_old_maid"
    title = QT_TRANSLATE_NOOP("sample_old_maid", "Old Maid")
    tagline = QT_TRANSLATE_NOOP(
        "sample_old_maid", "Draw from your neighbour’s fan, lay down pairs, and do not keep the odd card."
    )
    kind = QT_TRANSLATE_NOOP("sample_old_maid", "Draw and pair")
    difficulty = 1
    players = (2, 6)
    minutes = (5, 10)
    faces = TEXTS
    suit_colours = COLOURS
    piles = frozenset({"deck", "hand"})
    rules = tuple(f"OM{number}" for number in range(1, 6))
    options = tuple(RuleSet.declared.values())

    def card_name(self, text: str) -> str | Message:
        """The joker has a name."""
        return name_of(text)

    def deck(self, players: int, options: Options) -> tuple[int, ...]:
        """52 cards and a joker, or 51; less the ranks that are left out (OM1)."""
        del players
        odd, without = options["odd"], options["without"]
        assert isinstance(without, tuple)
        suited = [card for card in range(JOKER) if RANKS[rank_of(card)] not in without]
        if odd == "joker":
            return (*suited, JOKER)
        return tuple(card for card in suited if card != QUEEN_OF_CLUBS)

    def deal_key(self, options: Options) -> str:
        """Both options change the deck."""
        without = options["without"]
        assert isinstance(without, tuple)
        return f"{options['odd']} {' '.join(without)}"


GAME = OldMaid()
