"""Merchant of Goldfish's bots: policy, evaluation, and reasons for hints."""
