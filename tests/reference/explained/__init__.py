"""What may be said of chosen cards, decided by the independent implementations: one module a game."""
