"""The tools behind `packaging/new_game.py`: the names of a new game, and its files."""
