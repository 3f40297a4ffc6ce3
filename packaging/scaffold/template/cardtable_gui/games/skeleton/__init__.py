"""Skeleton Game (SK): play a card each, the highest takes the trick."""

from cardtable_gui.games import GamePackage
from cardtable_gui.games.skeleton.game import GAME
from cardtable_gui.games.skeleton.bots.policy import SkeletonPolicy
from cardtable_gui.games.skeleton.table import SkeletonTable

PACKAGE = GamePackage(GAME, SkeletonTable(), SkeletonPolicy())
