"""GODAN (rules GO): cards are passed on face down; take one and send one, or work."""

from cardtable_gui.games import GamePackage
from cardtable_gui.games.godan.bots.policy import GodanPolicy
from cardtable_gui.games.godan.game import GAME
from cardtable_gui.games.godan.table import GodanTable

PACKAGE = GamePackage(GAME, GodanTable(), GodanPolicy())
