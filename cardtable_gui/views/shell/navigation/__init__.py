"""The main window, its pages, and the ways between them."""
