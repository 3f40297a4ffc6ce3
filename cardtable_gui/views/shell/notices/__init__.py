"""Short messages over the window."""
