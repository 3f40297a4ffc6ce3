"""Meow Meow Daifugo in the laboratory: what `balance` counts in it."""
