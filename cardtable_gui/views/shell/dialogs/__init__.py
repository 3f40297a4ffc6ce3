"""The dialogs that the menus open, each created when it is first asked for."""
