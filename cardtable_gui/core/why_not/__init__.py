"""“Why can't I play this?”: what the rules say of chosen cards, at any time, and what would change it."""
