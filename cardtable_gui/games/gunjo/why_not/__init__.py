"""Why cards can't be used, and what would change it."""
