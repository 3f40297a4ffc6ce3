"""Who thinks for bots: a process, a thread, and how long they may."""
