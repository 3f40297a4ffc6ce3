"""Aids for players, as data and figures."""
