"""Meow Meow Daifugo (MM): shed cats in sets and sequences, alone too."""

from cardtable_gui.games import GamePackage
from cardtable_gui.games.meow.bots.policy import MeowPolicy
from cardtable_gui.games.meow.game import GAME
from cardtable_gui.games.meow.table import MeowTable

PACKAGE = GamePackage(GAME, MeowTable(), MeowPolicy())
