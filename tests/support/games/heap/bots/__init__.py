"""The bots: policy, and reasons for hints."""
