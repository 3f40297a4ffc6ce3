"""Meow Meow Daifugo's bots: policy, evaluation, and reasons for hints."""
