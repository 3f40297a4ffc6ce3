"""Kobayakawa (rules KB): draw, bet, fight."""
