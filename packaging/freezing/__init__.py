"""What goes into the frozen program, and what stays out."""
