"""`arena`: how much stronger one level of bots is than another."""
