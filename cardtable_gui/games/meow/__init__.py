"""Meow Meow Daifugo (rules MM): shed cat cards in sets and sequences; has a solo game."""

from cardtable_gui.games import GamePackage
from cardtable_gui.games.meow.bots.policy import MeowPolicy
from cardtable_gui.games.meow.game import GAME
from cardtable_gui.games.meow.table import MeowTable

PACKAGE = GamePackage(GAME, MeowTable(), MeowPolicy())
