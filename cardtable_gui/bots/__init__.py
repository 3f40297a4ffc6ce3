"""Bot levels and search over what one seat may know. No Qt, no concrete game."""
