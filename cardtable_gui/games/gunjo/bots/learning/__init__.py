"""How Gunjo Gradation's bots learn."""
