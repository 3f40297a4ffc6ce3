"""The tools behind `packaging/translations.py`: finding marked texts, keeping catalogues, checking both."""
