"""A running match: seats, turns, undo, autosave, bots. Uses no Qt module but QtCore."""
