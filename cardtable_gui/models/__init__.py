"""Item models of zones, scores, log, games and settings. QtCore only."""
