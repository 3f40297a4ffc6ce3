"""Small widgets of the start screen and the dialogs, in the style of the design tokens."""
