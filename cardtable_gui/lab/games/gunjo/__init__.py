"""How Gunjo Gradation's bots learn, and what `balance` counts in the game."""
