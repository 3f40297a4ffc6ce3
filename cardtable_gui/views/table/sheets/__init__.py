"""What temporarily covers the table: results, the curtain, questions, card details."""
