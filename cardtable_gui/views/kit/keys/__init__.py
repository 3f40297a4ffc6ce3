"""Key bindings and what presses them."""
