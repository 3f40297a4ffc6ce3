"""Matches of the past: the library of records, and what opens it and the statistics."""
