"""Running bots in a process or a thread, with time limits."""
