"""The rules core shared by all card games. It uses no Qt, no clock and no global randomness."""
