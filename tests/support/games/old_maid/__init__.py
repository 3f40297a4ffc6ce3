"""Old Maid (OM): pairs are laid down, and the odd card goes from hand to hand."""

from cardtable_gui.games import Box
from tests.support.games.old_maid.game import GAME
from tests.support.games.old_maid.policy import OldMaidPolicy
from tests.support.games.old_maid.table import OldMaidTable

BOX = Box(GAME, OldMaidTable(), OldMaidPolicy())
