"""Small widgets: buttons, choices, fields, lists, and how they answer mouse, keys and touch."""
