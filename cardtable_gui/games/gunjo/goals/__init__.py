"""The game's achievements."""
