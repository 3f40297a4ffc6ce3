"""Old Maid (OM): pairs are laid down, and the odd card goes from hand to hand."""

from cardtable_gui.games import GamePackage
from tests.support.games.old_maid.bots.policy import OldMaidPolicy
from tests.support.games.old_maid.game import GAME
from tests.support.games.old_maid.table import OldMaidTable

PACKAGE = GamePackage(GAME, OldMaidTable(), OldMaidPolicy())
