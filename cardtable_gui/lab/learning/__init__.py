"""How bots learn: what the trainings of several games share."""
