"""Files from strangers and of our own: records and house rules, read strictly and bounded."""
