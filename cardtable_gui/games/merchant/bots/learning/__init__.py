"""How the network of Merchant of Goldfish's bots learns; imported by `training` alone."""
