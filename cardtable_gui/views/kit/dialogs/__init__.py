"""Frames of dialogs, and the plain ones that every feature asks with."""
