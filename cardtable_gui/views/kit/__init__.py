"""The parts of any window: look, text, pictures, controls, focus, pages, dialogs. Knows no game and no match."""
