"""A running match: seats, turns, undo, autosave, bot runner. QtCore at most."""
