"""Where zones, cards and plates lie, computed from sizes alone."""
