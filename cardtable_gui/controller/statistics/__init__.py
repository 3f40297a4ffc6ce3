"""Statistics of finished matches: the database made from the records, and the figures made from it."""
