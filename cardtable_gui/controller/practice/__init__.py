"""Practice: a player's own mistakes as exercises, and the sessions that ask for one move."""
