"""Kobayakawa's bots: policy, evaluation, and reasons for hints."""
