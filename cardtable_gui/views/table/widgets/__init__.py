"""The parts of the table that paint and take events. They know state and geometry, no rules and no session."""
