"""The player's input at the table: presses, drags and keys become actions."""
