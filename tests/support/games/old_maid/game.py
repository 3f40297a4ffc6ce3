"""Old Maid: the game's description."""

from __future__ import annotations

from random import Random

from cardtable_gui.core.dealing import Dealer
from cardtable_gui.core.events import Event
from cardtable_gui.core.game import Game, View
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.options import Choice, Option, Options
from tests.support.games.old_maid import actions
from tests.support.games.old_maid.actions import Draw
from tests.support.games.old_maid.cards import COLOURS, JOKER, QUEEN_OF_CLUBS, RANKS, TEXTS, name_of, rank_of
from tests.support.games.old_maid.sampling import sample
from tests.support.games.old_maid.state import OldMaidState
from tests.support.games.old_maid.view import OldMaidView


class OldMaid(Game[Draw]):
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
    options = (
        Option(
            "odd",
            "choice",
            "joker",
            QT_TRANSLATE_NOOP("sample_old_maid", "The odd card"),
            QT_TRANSLATE_NOOP("sample_old_maid", "The card that has no partner: who keeps it loses."),
            (
                Choice("joker", QT_TRANSLATE_NOOP("sample_old_maid", "A joker is added")),
                Choice("queen", QT_TRANSLATE_NOOP("sample_old_maid", "The queen of clubs is left out")),
            ),
        ),
        Option(
            "without",
            "set",
            (),
            QT_TRANSLATE_NOOP("sample_old_maid", "Left out"),
            QT_TRANSLATE_NOOP("sample_old_maid", "All four cards of these ranks stay in the box: a shorter match."),
            tuple(Choice(rank, Message("sample_old_maid", rank)) for rank in RANKS[1:9]),
        ),
    )

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

    def start(self, players: int, options: Options, dealer: Dealer, events: list[Event] | None = None) -> OldMaidState:
        """Deal, and lay down pairs."""
        return OldMaidState(self, players, options, dealer, events)

    def sample(self, view: View[Draw], rng: Random) -> OldMaidState:
        """A state that fits what the view's seat knows."""
        assert isinstance(view, OldMaidView)
        return sample(view, rng)

    def parse(self, text: str) -> Draw:
        """Read an action."""
        return actions.parse(text)

    def notation(self, action: Draw) -> str:
        """The action's canonical text."""
        return actions.notation(action)

    def describe(self, action: Draw) -> Message:
        """The action as a short command."""
        return actions.describe(action)


GAME = OldMaid()
