"""Sevens (SV): four suits grow outwards from their sevens."""

from cardtable_gui.games import GamePackage
from tests.support.games.sevens.bots.policy import SevensPolicy
from tests.support.games.sevens.game import GAME
from tests.support.games.sevens.table import SevensTable

PACKAGE = GamePackage(GAME, SevensTable(), SevensPolicy())
