"""The main window: its place, menus, look, focus and notices."""
