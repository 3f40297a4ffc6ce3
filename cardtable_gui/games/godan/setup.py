"""The hand size and number of weeks, by the number of players (GO2)."""

HAND_SIZES = {3: 15, 4: 12, 5: 10, 6: 9}
WEEKS = {3: 10, 4: 10, 5: 10, 6: 7}
FULL = 5
"""The maximum size of a group; five of the owner's own cards end the game (GO6, GO8)."""
