"""What lies over the table for a while: results, the curtain, questions, details."""
