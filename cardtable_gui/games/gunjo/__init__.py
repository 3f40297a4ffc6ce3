"""Gunjo Gradation (GG): sets whose totals rise, from the shallows to the deep."""

from cardtable_gui.games import Box
from cardtable_gui.games.gunjo.game import GAME
from cardtable_gui.games.gunjo.knowledge import GunjoKnowledge
from cardtable_gui.games.gunjo.table import GunjoTable

BOX = Box(GAME, GunjoTable(), GunjoKnowledge())
