"""The contents of the frozen program."""
