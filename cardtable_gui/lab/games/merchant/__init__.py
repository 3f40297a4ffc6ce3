"""How the bots of Merchant of Goldfish learn, and what `balance` counts in the game."""
