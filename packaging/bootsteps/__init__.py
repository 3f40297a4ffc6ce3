"""The steps of `bootstrap.py`: pure standard library, since nothing else is installed yet."""
