"""Saved matches: writing, listing, locking and reading them."""
