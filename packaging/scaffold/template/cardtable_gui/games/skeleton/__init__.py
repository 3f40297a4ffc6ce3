"""Skeleton Game (SK): play a card each, the highest takes the trick."""
