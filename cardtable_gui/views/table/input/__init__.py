"""What the player does at the table: presses, drags and keys, turned into actions."""
