"""Everything that lies on the table: the widgets of zones, cards and players, kept up to date with the state."""
