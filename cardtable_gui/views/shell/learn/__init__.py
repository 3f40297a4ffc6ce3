"""Lessons: their page, the panel above the table, and what opens them."""
