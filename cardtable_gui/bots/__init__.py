"""Bots: levels, policies and search from one seat's view. No Qt, no concrete game."""
