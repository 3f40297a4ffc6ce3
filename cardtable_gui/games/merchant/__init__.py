"""Merchant of Goldfish (MG): sets, and exchanges with an open market."""

from cardtable_gui.games import Box
from cardtable_gui.games.merchant.game import GAME
from cardtable_gui.games.merchant.knowledge import MerchantKnowledge
from cardtable_gui.games.merchant.table import MerchantTable

BOX = Box(GAME, MerchantTable(), MerchantKnowledge())
