"""Matches around the table: opening and saving them, the table's page, the log."""
