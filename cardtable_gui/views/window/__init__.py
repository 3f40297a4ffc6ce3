"""The window as a whole: how it starts, what fills it, and how it ends.

`program` starts it, by the stages of `stages`: at first with a picture of the last start (`start_picture`), then with
the start screen (`shell.navigation.first_parts`), behind which `window_contents` follow; then come `chores` and the
`preparation` of what is likely to be asked for next. `crash_reports` tell of errors, `end_requests` of the system's
wish to end it.
"""
