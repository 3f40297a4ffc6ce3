"""Cards on the table: their buttons, the marks on them, and the player's own hand."""
