"""A second, independent implementation of the games, and the driver that holds it against the engine.

It is written from the rules and the protocol alone, works on texts, and imports nothing of the program: what
both sides get wrong in the same way would have to be written twice.
"""
