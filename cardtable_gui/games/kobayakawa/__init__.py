"""Kobayakawa (rules KB): draw, bet, fight."""

from cardtable_gui.games import GamePackage
from cardtable_gui.games.kobayakawa.bots.policy import KobayakawaPolicy
from cardtable_gui.games.kobayakawa.game import GAME
from cardtable_gui.games.kobayakawa.table import KobayakawaTable

PACKAGE = GamePackage(GAME, KobayakawaTable(), KobayakawaPolicy(), f"{__name__}.bots.training")
