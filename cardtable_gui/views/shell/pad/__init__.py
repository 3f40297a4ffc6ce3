"""At a real table: the score pad for people who play with their own cards."""
