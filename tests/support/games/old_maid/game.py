"""Old Maid: the game's description."""

from __future__ import annotations

from cardtable_gui.core import plain_deck
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.options import Options
from tests.support.games.old_maid.cards import JOKER, QUEEN_OF_CLUBS, TEXTS, rank_of
from tests.support.games.old_maid.rule_set import RuleSet


class OldMaid(AnyGame):
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
    suit_colours = plain_deck.COLOURS
    piles = frozenset({"deck", "hand"})
    rules = tuple(f"OM{number}" for number in range(1, 6))
    options = tuple(RuleSet.declared.values())

    def card_name(self, text: str) -> str | Message:
        """The joker has a name."""
        return QT_TRANSLATE_NOOP("sample_old_maid", "Joker") if text == TEXTS[JOKER] else text

    def deck(self, players: int, options: Options) -> tuple[int, ...]:
        """52 cards and a joker, or 51; less the ranks that are left out (OM1)."""
        del players
        odd, without = options["odd"], options["without"]
        assert isinstance(without, tuple)
        suited = [card for card in range(JOKER) if plain_deck.ACE_LOW[rank_of(card)] not in without]
        if odd == "joker":
            return (*suited, JOKER)
        return tuple(card for card in suited if card != QUEEN_OF_CLUBS)

    def deal_key(self, options: Options) -> str:
        """Both options change the deck."""
        without = options["without"]
        assert isinstance(without, tuple)
        return f"{options['odd']} {' '.join(map(str, without))}"


GAME = OldMaid()
