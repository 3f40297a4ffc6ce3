"""The achievements: what can be achieved in one match of each game, and what was."""
