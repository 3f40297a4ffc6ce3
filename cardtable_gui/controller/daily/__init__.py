"""What comes anew every day: a deal of each game, and a puzzle. No Qt."""
