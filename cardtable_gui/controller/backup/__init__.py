"""All data of the program in one file: saving it, and restoring it elsewhere."""
