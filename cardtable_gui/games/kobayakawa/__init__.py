"""Kobayakawa (KB): draw, bet, fight."""

from cardtable_gui.games import Box
from cardtable_gui.games.kobayakawa.game import GAME
from cardtable_gui.games.kobayakawa.knowledge import KobayakawaKnowledge
from cardtable_gui.games.kobayakawa.table import KobayakawaTable

BOX = Box(GAME, KobayakawaTable(), KobayakawaKnowledge())
