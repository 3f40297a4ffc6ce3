"""Meow Meow Daifugo (rules MM): shed cat cards in sets and sequences; has a solo game."""
