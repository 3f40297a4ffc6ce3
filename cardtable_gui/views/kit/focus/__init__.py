"""Where the keyboard is: Tab order, and focus that is never lost."""
