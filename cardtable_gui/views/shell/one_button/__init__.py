"""Playing with one button: a cursor steps through what can be done, and any key or click does it."""
