"""What helps a player at the table, as data."""
