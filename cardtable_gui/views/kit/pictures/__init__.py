"""Pictures of cards, covers and tables, rendered when they are needed and kept."""
