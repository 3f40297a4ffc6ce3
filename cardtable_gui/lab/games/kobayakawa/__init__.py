"""How Kobayakawa's bots learn, and what `balance` counts in the game."""
