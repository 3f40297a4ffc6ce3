"""The menu bar and its actions."""
