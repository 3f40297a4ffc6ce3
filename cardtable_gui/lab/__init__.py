"""The laboratory: how bots learn and are measured, and how puzzles and pictures are made.

Nothing that plays imports it, and a bundle may leave it out: `cardtable_gui.cli` finds its commands by name.
"""
