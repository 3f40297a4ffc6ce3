"""The window as a whole: how it starts, what fills it, and how it ends."""
