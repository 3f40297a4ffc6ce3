"""One package a game, each named by its id. No Qt; games never import each other."""
