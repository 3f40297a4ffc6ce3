"""Everything around the table, a folder for each feature."""
