"""The rules core: what all card games share. Knows no Qt, no clock, no files and no global randomness."""
