"""GODAN (GO): cards go round face down; take one and send one, or work."""

from cardtable_gui.games import Box
from cardtable_gui.games.godan.game import GAME
from cardtable_gui.games.godan.knowledge import GodanKnowledge
from cardtable_gui.games.godan.table import GodanTable

BOX = Box(GAME, GodanTable(), GodanKnowledge())
