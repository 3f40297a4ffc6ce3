"""The table: one widget that draws any game from its data and its onlooker's view."""
