"""How GODAN's bots learn what they prefer; imported by `training` alone."""
