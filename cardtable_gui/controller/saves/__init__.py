"""Matches on disk: written, listed, locked and read again."""
