"""How bots play, and why a move is good."""
