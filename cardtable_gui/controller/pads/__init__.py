"""The score pad: matches that are played with real cards, and scored here."""
