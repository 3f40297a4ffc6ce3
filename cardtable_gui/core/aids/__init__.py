"""What helps a player, as data and figures."""
