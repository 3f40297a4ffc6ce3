"""The content of pages as data and texts: settings, facts, rules, the choices of a new match. Knows no widget."""
