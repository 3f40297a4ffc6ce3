"""The tools behind `packaging/new_game.py`: what a new game may be called, and its files."""
