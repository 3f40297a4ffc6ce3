"""Old Maid (OM): pairs are laid down, and the odd card goes from hand to hand."""

from cardtable_gui.games import GamePackage, late
from tests.support.games.old_maid.game import GAME

PACKAGE = GamePackage(GAME, late(f"{__name__}.table.OldMaidTable"), late(f"{__name__}.bots.policy.OldMaidPolicy"))
