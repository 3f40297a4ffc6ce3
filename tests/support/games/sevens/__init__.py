"""Sevens (SV): four suits grow outwards from their sevens."""
