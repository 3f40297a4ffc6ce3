"""The window: table, cards, dialogs, animation, keyboard, accessibility."""
