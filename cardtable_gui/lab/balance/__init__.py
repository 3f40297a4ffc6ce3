"""`balance`: what an author of rules looks at, counted in matches between bots."""
