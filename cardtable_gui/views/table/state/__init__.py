"""The table's state as data: the shown view, the turn, the picked cards. Knows no widget."""
