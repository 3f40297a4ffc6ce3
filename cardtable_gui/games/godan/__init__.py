"""GODAN (rules GO): cards are passed on face down; take one and send one, or work."""
