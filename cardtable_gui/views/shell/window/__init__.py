"""The main window: geometry, menus, look, focus and notifications."""
