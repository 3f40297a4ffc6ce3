"""Achievements beside winning, as data. No Qt."""
