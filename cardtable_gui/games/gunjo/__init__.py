"""Gunjo Gradation (rules GG): play sets with ever higher totals."""
