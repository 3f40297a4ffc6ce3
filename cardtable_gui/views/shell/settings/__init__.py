"""The dialogs of settings and keys."""
