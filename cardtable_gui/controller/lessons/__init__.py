"""Lessons: their records, the session that teaches one, and what has been solved."""
