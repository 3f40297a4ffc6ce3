"""What lies on the table: where it lies, how large it is, and how it is painted."""
