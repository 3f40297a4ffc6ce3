"""Daily challenges: a deal of each game, and a puzzle. No Qt."""
