"""The coach: what each decision of a match was worth, and what luck did apart from play."""
