"""Daily deals, puzzles, and codes to share."""
