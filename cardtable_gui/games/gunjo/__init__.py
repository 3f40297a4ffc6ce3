"""Gunjo Gradation (rules GG): play sets with ever higher totals."""

from cardtable_gui.games import GamePackage
from cardtable_gui.games.gunjo.bots.policy import GunjoPolicy
from cardtable_gui.games.gunjo.game import GAME
from cardtable_gui.games.gunjo.table import GunjoTable

PACKAGE = GamePackage(GAME, GunjoTable(), GunjoPolicy())
