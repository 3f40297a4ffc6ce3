"""`puzzles`: positions with one clearly best action, found in matches between bots."""
