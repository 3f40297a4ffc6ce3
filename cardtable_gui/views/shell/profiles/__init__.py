"""The dialog of profiles: people, with a name and a mark."""
