"""One window for each data folder: a second start hands its file to the window that is open, and ends.

The window holds a lock (`address`) and listens (`start_listener`); a later start finds the lock taken and calls
(`second_start`). Both talk by a Unix socket or a named pipe of Windows, on this machine only.
"""
