"""Sevens (SV): four suits grow outwards from their sevens."""

from cardtable_gui.games import Box
from tests.support.games.sevens.game import GAME
from tests.support.games.sevens.policy import SevensPolicy
from tests.support.games.sevens.table import SevensTable

BOX = Box(GAME, SevensTable(), SevensPolicy())
