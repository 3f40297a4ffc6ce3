"""Tests of Card Table; the folders mirror the package."""
