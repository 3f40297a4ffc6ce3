"""Meow Meow Daifugo (MM): shed cats in sets and sequences, alone too."""

from cardtable_gui.games import Box
from cardtable_gui.games.meow.game import GAME
from cardtable_gui.games.meow.knowledge import MeowKnowledge
from cardtable_gui.games.meow.table import MeowTable

BOX = Box(GAME, MeowTable(), MeowKnowledge())
