"""Colours, sizes and motion, as settings and system ask for them."""
