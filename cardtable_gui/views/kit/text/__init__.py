"""Texts: shown as plain characters, broken between words, measured, and told to screen readers."""
