"""Merchant of Goldfish (rules MG): play sets, and exchange cards with an open market."""

from cardtable_gui.games import GamePackage
from cardtable_gui.games.merchant.bots.policy import MerchantPolicy
from cardtable_gui.games.merchant.game import GAME
from cardtable_gui.games.merchant.table import MerchantTable

PACKAGE = GamePackage(GAME, MerchantTable(), MerchantPolicy(), f"{__name__}.bots.training")
