"""Skeleton Game (SK): play a card each, the highest takes the trick."""

from cardtable_gui.games import GamePackage, late
from cardtable_gui.games.skeleton.game import GAME

PACKAGE = GamePackage(
    GAME, late(f"{__name__}.table.SkeletonTable"), late(f"{__name__}.bots.policy.SkeletonPolicy")
)
