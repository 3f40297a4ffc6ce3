"""The table: one widget that draws any game from its data and the onlooker's view."""
