"""The rules of the games, beside the table and in a window of their own."""
