"""Gunjo Gradation (GG): sets whose totals rise, from the shallows to the deep."""

from cardtable_gui.games import GamePackage
from cardtable_gui.games.gunjo.bots.policy import GunjoPolicy
from cardtable_gui.games.gunjo.game import GAME
from cardtable_gui.games.gunjo.table import GunjoTable

PACKAGE = GamePackage(GAME, GunjoTable(), GunjoPolicy())
