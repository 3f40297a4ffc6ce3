"""What any window is made of: look, text, pictures, controls, focus, pages, dialogs. Knows no game and no match."""
