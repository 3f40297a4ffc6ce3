"""Records and house rules files: untrusted input, read strictly and with size limits."""
