"""The tiles of the start screen: one for each game."""
