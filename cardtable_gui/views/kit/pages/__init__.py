"""Frames of pages."""
