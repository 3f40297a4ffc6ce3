"""Claims about play in the program's texts, recomputed by the command that is named beside each."""
