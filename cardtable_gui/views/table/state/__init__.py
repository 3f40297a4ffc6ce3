"""What the table shows and what the player has picked, as data. Knows no widget."""
