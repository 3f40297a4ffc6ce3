"""The small widgets that the start screen and the dialogs are made of, in the look of the design tokens."""
