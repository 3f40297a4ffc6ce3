"""Performance of the window and the table: see `measure`. Empty, because the measured programs import it."""
