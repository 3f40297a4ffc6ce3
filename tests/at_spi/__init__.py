"""Whole matches by assistive technology alone, over a real bus."""
