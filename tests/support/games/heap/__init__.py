"""Heap (HP): a card each turn on the heap, which is shuffled again whenever the deck is empty."""
