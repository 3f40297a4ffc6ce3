"""The start screen: unfinished matches, the games by their covers, and the set-up of a match."""
