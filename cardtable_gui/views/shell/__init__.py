"""Everything around the table: the window, its menus and panels, the start screen and the dialogs."""
