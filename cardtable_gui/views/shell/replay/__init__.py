"""The controls around the table during a replay."""
