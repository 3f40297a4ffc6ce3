"""Old Maid (OM): pairs are laid down, and the odd card goes from hand to hand."""
