"""Skeleton Game (SK): play a card each, the highest takes the trick."""

from cardtable_gui.games import Box
from cardtable_gui.games.skeleton.game import GAME
from cardtable_gui.games.skeleton.knowledge import SkeletonKnowledge
from cardtable_gui.games.skeleton.table import SkeletonTable

BOX = Box(GAME, SkeletonTable(), SkeletonKnowledge())
